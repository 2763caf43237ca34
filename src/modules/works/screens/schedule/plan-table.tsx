import { rangeFormat } from '#ground/day-format.ts'
import type { Day } from '#ground/day.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { Percent } from '#kit/screen/format/quantity.tsx'
import type { PlanOfLine, ScheduledLine } from '../../schedule/contract.ts'

/** When each line is built, in words: for who reads no chart, and for a draft that has no curve yet. */
export function PlanTable({ lines, isDraft }: { readonly lines: readonly ScheduledLine[]; readonly isDraft: boolean }) {
  const planOf = (row: ScheduledLine) => (isDraft ? row.draft : row.plan)
  const columns: readonly PlainColumn<ScheduledLine>[] = [
    { id: 'code', title: 'No.', width: 88, isWide: true, cell: (row) => <span className="code">{row.code}</span> },
    { id: 'name', title: 'Pekerjaan', cell: (row) => <span className="block truncate">{row.name}</span> },
    {
      ...{ id: 'weight', title: 'Bobot', width: 96, align: 'right', isWide: true },
      cell: (row) => <Percent value={row.weight} />,
    },
    { id: 'when', title: 'Waktu', width: 220, cell: (row) => whenText(planOf(row)) },
    { id: 'weeks', title: 'Minggu', width: 96, isWide: true, cell: (row) => weeksText(planOf(row)) },
    { id: 'done', title: 'Selesai', width: 96, align: 'right', cell: (row) => <Percent value={row.done} /> },
  ]
  return <PlainTable label="Jadwal" columns={columns} rows={lines} keyOf={(row) => row.workItemId} />
}

function whenText(plan: PlanOfLine | null): string {
  if (!plan) return 'Belum dijadwalkan'
  if (plan.startDate === null || plan.endDate === null) return 'Porsi per minggu'
  return rangeFormat(plan.startDate as Day, plan.endDate as Day)
}

function weeksText(plan: PlanOfLine | null): string {
  if (!plan) return ''
  return plan.firstWeek === plan.lastWeek ? String(plan.firstWeek) : `${plan.firstWeek}–${plan.lastWeek}`
}
