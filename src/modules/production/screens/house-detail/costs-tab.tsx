import { periodFormat } from '#ground/day-format.ts'
import type { Period } from '#ground/period.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { houseCosts, type HouseCost } from '../../houses/contract.ts'

const columns: readonly PlainColumn<HouseCost>[] = [
  { id: 'period', title: 'Bulan', cell: (row) => periodFormat(row.period as Period, 'short') },
  {
    id: 'materials',
    title: 'Bahan (Rp)',
    width: 112,
    align: 'right',
    isWide: true,
    cell: (row) => <Money value={row.materials} />,
  },
  {
    id: 'labour',
    title: 'Upah (Rp)',
    width: 104,
    align: 'right',
    isWide: true,
    cell: (row) => <Money value={row.labour} />,
  },
  {
    id: 'overhead',
    title: 'Overhead (Rp)',
    width: 104,
    align: 'right',
    isWide: true,
    cell: (row) => <Money value={row.overhead} />,
  },
  { id: 'output', title: 'Nilai hasil (Rp)', width: 116, align: 'right', cell: (row) => <Money value={row.output} /> },
  { id: 'loss', title: 'Rugi (Rp)', width: 112, align: 'right', cell: (row) => <Money value={row.loss} /> },
]

/** What the house cost, month by month. */
export function CostsTab({ houseId }: { readonly houseId: string }) {
  const asked = useAsk(houseCosts, { id: houseId })
  return (
    <AskedCard asked={asked} empty={{ text: 'Belum ada biaya produksi.', is: (rows) => rows.length === 0 }}>
      {(rows) => <PlainTable label="Biaya per bulan" columns={columns} rows={rows} keyOf={(row) => row.period} />}
    </AskedCard>
  )
}
