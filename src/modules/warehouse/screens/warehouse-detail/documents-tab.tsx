import { useOwnColumns } from '#kit/screen/list/own-columns.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { numberLink, OnDay, StatusCell } from '#kit/screen/document/cells.tsx'
import { Money, Nothing } from '#kit/screen/format/money.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { stockDocumentTypes } from '#modules/warehouse/contract.ts'
import { listStockDocuments, type StockDocumentListRow as Row } from '#modules/warehouse/documents/contract.ts'
import { documentSaid } from '../words.ts'
import { AllOfThem } from './all-of-them.tsx'
import { TabFace } from './tab-face.tsx'

const columns = [
  {
    id: 'number',
    title: 'Nomor',
    width: 136,
    cell: (row: Row) => (
      <Go to={`/gudang/detail/${row.warehouseId}`} search={{ dokumen: row.id }} className={numberLink}>
        {row.number || 'Draf'}
      </Go>
    ),
  },
  { id: 'date', title: 'Tanggal', width: 96, isWide: true, cell: (row: Row) => <OnDay day={row.date} /> },
  { id: 'type', title: 'Jenis', under: 'number', cell: (row: Row) => stockDocumentTypes[row.type] },
  { id: 'by', title: 'Oleh', width: 120, isWide: true, cell: (row: Row) => row.by ?? <Nothing /> },
  {
    id: 'value',
    needs: 'view biaya',
    title: 'Nilai (Rp)',
    width: 124,
    align: 'right' as const,
    isWide: true,
    cell: (row: Row) => <Money value={row.value} />,
  },
  { id: 'state', title: 'Status', width: 112, cell: (row: Row) => <StatusCell {...documentSaid[row.state]} /> },
]

/** Goods in and out that no order explains. */
export function DocumentsTab({ warehouseId }: { readonly warehouseId: string }) {
  const shown = useOwnColumns(columns)
  const asked = useAsk(listStockDocuments, { warehouseId, size: 50 })
  return (
    <TabFace
      asked={asked}
      empty="Belum ada mutasi."
      hint="Saldo awal, pemakaian, barang rusak dan hilang dicatat di sini."
    >
      {(answer) => (
        <>
          <PlainTable label="Mutasi" rows={answer.rows} keyOf={(row) => row.id} columns={shown} />
          <AllOfThem jenis="dokumen" search={{ warehouseId }} noun="dokumen stok" of={answer} />
        </>
      )}
    </TabFace>
  )
}
