import { dayFormat } from '#ground/day-format.ts'
import type { Day } from '#ground/day.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import type { CashOutlook, CashWeek } from '../../outlook/contract.ts'

/** Which figure is opened: what comes in or goes out in a week. */
export interface CashWanted {
  readonly week: CashWeek
  readonly isIn: boolean
}

interface OutlookTableProps {
  readonly outlook: CashOutlook
  readonly onWant: (wanted: CashWanted) => void
}

/** The weeks ahead in numbers; what comes in and goes out opens its rows. */
export function OutlookTable({ outlook, onWant }: OutlookTableProps) {
  const opening = (id: 'cashIn' | 'cashOut', title: string): PlainColumn<CashWeek> => ({
    ...{ id, title, align: 'right', width: 150 },
    cell: (week) =>
      week[id] === '0' ? (
        <span className="text-subtle-foreground figures">0</span>
      ) : (
        <button
          type="button"
          className="for-thumb rounded-sm underline-offset-3 hover:underline"
          onClick={() => onWant({ week, isIn: id === 'cashIn' })}
        >
          <Money value={week[id]} />
        </button>
      ),
  })
  return (
    <PlainTable
      label="Kas ke depan"
      rows={outlook.weeks}
      keyOf={(week) => week.from}
      columns={[
        { id: 'week', title: 'Minggu', cell: (week) => weekText(week) },
        ...(outlook.isIncomeHidden ? [] : [opening('cashIn', 'Masuk (Rp)')]),
        opening('cashOut', 'Keluar (Rp)'),
        {
          ...{ id: 'left', title: 'Kumulatif (Rp)', align: 'right' as const, width: 160, isWide: true },
          cell: (week) => <Money value={week.left} />,
        },
      ]}
    />
  )
}

/** Writes a week as a table names it, or with its year ('short') where it stands alone. */
export function weekText({ from, to }: CashWeek, style: 'dense' | 'short' = 'dense'): string {
  if (to === null) return `Sejak ${dayFormat(from as Day, style)}`
  return `${dayFormat(from as Day, 'dense')} – ${dayFormat(to as Day, style)}`
}
