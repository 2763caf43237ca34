import { periodFormat } from '#ground/day-format.ts'
import type { Period } from '#ground/period.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan, useMay } from '#kit/screen/client/use-can.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { listSlips, type SlipListRow } from '../runs/contract.ts'
import { slipKinds } from '../runs/words.ts'
import { PayrollBadge } from './words.tsx'

/** So many slips stand on the page of an employee; all of them in Slip Gaji. */
const SHOWN = 12

const amount = (id: 'earned' | 'cut' | 'net', title: string, isWide: boolean): PlainColumn<SlipListRow> => ({
  ...{ id, title, width: 124, align: 'right', isWide },
  cell: (row) => <Money value={row[id] ?? null} />,
})
const months: PlainColumn<SlipListRow> = {
  id: 'month',
  title: 'Periode',
  cell: ({ id, month, kind }) => (
    <Go to={`/slip-gaji/detail/${id}`} className="for-thumb rounded-sm font-medium underline-offset-3 hover:underline">
      {periodFormat(month as Period, 'short')}
      {kind !== 'monthly' && ` · ${slipKinds[kind]}`}
    </Go>
  ),
}
const state: PlainColumn<SlipListRow> = {
  ...{ id: 'state', title: 'Status', width: 128 },
  cell: (row) => <PayrollBadge {...row} />,
}
const sums = [
  amount('earned', 'Bruto (Rp)', true),
  amount('cut', 'Potongan (Rp)', true),
  amount('net', 'Diterima (Rp)', false),
]

/** Riwayat gaji: the last slips of an employee, on their page; amounts for who may see wages. */
export function SlipHistoryCard({ employeeId }: { readonly employeeId: string }) {
  const may = useMay(listSlips)
  const seesPay = useCan('view gaji')
  const asked = useAsk(listSlips, { employeeId }, { when: may })
  if (!may) return null
  return (
    <AskedCard asked={asked} title="Riwayat gaji" rows={4}>
      {({ rows }) => (
        <Card title="Riwayat gaji" flush={rows.length > 0}>
          {rows.length === 0 ? (
            <p className="text-muted-foreground">Belum ada slip.</p>
          ) : (
            <PlainTable
              label="riwayat gaji"
              rows={rows.slice(0, SHOWN)}
              keyOf={({ id }) => id}
              columns={[months, ...(seesPay ? sums : []), state]}
            />
          )}
        </Card>
      )}
    </AskedCard>
  )
}
