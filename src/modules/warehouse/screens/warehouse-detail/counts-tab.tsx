import { useOwnColumns } from '#kit/screen/list/own-columns.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { numberLink, OnDay, StatusCell } from '#kit/screen/document/cells.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { listCounts, type CountRow } from '#modules/warehouse/opname/contract.ts'
import { countSaid } from '../words.ts'
import { AllOfThem } from './all-of-them.tsx'
import { TabFace } from './tab-face.tsx'

const columns = [
  {
    id: 'number',
    title: 'Nomor',
    width: 136,
    cell: (row: CountRow) => (
      <Go to={`/gudang/detail/${row.warehouseId}`} search={{ opname: row.id }} className={numberLink}>
        {row.number || 'Draf'}
      </Go>
    ),
  },
  { id: 'date', title: 'Tanggal', width: 96, isWide: true, cell: (row: CountRow) => <OnDay day={row.date} /> },
  {
    id: 'counted',
    title: 'Dihitung',
    under: 'number',
    cell: (row: CountRow) => (
      <span className="figures">
        {row.countedCount} dari {row.lineCount}
      </span>
    ),
  },
  {
    id: 'difference',
    title: 'Selisih',
    width: 80,
    align: 'right' as const,
    isWide: true,
    cell: (row: CountRow) => row.differenceCount,
  },
  {
    id: 'value',
    needs: 'view biaya',
    title: 'Nilai selisih (Rp)',
    width: 132,
    align: 'right' as const,
    isWide: true,
    cell: (row: CountRow) => <Money value={row.value} />,
  },
  { id: 'state', title: 'Status', width: 192, cell: (row: CountRow) => <StatusCell {...countSaid[row.state]} /> },
]

/** What was counted here. */
export function CountsTab({ warehouseId }: { readonly warehouseId: string }) {
  const shown = useOwnColumns(columns)
  const asked = useAsk(listCounts, { warehouseId, size: 50 })
  return (
    <TabFace asked={asked} empty="Belum pernah dihitung." hint="Mulai opname untuk mencocokkan stok dengan fisiknya.">
      {(answer) => (
        <>
          <PlainTable label="Opname" rows={answer.rows} keyOf={(row) => row.id} columns={shown} />
          <AllOfThem jenis="opname" search={{ warehouseId }} noun="opname" of={answer} />
        </>
      )}
    </TabFace>
  )
}
