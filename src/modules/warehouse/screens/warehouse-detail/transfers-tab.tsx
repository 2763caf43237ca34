import { useOwnColumns } from '#kit/screen/list/own-columns.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { numberLink, OnDay, StatusCell } from '#kit/screen/document/cells.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { listTransfers, type TransferRow } from '#modules/warehouse/transfers/contract.ts'
import { transferSaid } from '../words.ts'
import { AllOfThem } from './all-of-them.tsx'
import { TabFace } from './tab-face.tsx'

/** Goods that came from another warehouse or go to one. */
export function TransfersTab({ warehouseId }: { readonly warehouseId: string }) {
  const columns = useOwnColumns(columnsAt(warehouseId))
  const asked = useAsk(listTransfers, { gudang: warehouseId, size: 50 })
  return (
    <TabFace asked={asked} empty="Belum ada transfer." hint="Pindahkan barang dengan Catat mutasi, jenis Transfer.">
      {(answer) => (
        <>
          <PlainTable label="Transfer" rows={answer.rows} keyOf={(row) => row.id} columns={columns} />
          <AllOfThem jenis="transfer" search={{ gudang: warehouseId }} noun="transfer" of={answer} />
        </>
      )}
    </TabFace>
  )
}

function columnsAt(warehouseId: string) {
  return [
    {
      id: 'number',
      title: 'Nomor',
      width: 136,
      cell: (row: TransferRow) => (
        <Go to={`/gudang/detail/${warehouseId}`} search={{ transfer: row.id }} className={numberLink}>
          {row.number || 'Draf'}
        </Go>
      ),
    },
    { id: 'date', title: 'Tanggal', width: 96, isWide: true, cell: (row: TransferRow) => <OnDay day={row.date} /> },
    {
      id: 'place',
      title: 'Gudang',
      under: 'number',
      cell: (row: TransferRow) => (
        <span className="block md:truncate">
          {row.fromId === warehouseId ? `ke ${row.toName}` : `dari ${row.fromName}`}
        </span>
      ),
    },
    {
      id: 'value',
      needs: 'view biaya',
      title: 'Nilai (Rp)',
      width: 124,
      align: 'right' as const,
      isWide: true,
      cell: (row: TransferRow) => <Money value={row.value} />,
    },
    {
      id: 'status',
      title: 'Status',
      width: 144,
      cell: (row: TransferRow) => <StatusCell {...transferSaid[row.status]} />,
    },
  ]
}
