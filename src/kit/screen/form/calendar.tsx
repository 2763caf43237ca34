import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState, type KeyboardEvent } from 'react'
import { periodFormat, dayFormat } from '#ground/day-format.ts'
import { addDays, weekdayOf, type Day } from '#ground/day.ts'
import { firstDay, lastDay, periodOf } from '#ground/period.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { cx } from '../ui/cx.ts'

interface MonthCalendarProps {
  readonly value: Day | '' | null | undefined
  readonly today: Day
  readonly min?: Day
  readonly max?: Day
  readonly onPick: (day: Day) => void
}

const WEEK = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu']
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const JUMPS = [
  { label: 'Hari ini', days: 0 },
  { label: 'Besok', days: 1 },
  { label: '+7 hari', days: 7 },
  { label: '+30 hari', days: 30 },
]

/** One month in Indonesian, weeks from Monday; arrows move by day and week, PageUp and PageDown by month. */
export function MonthCalendar({ value, today, min, max, onPick }: MonthCalendarProps) {
  const chosen = /^\d{4}-\d\d-\d\d$/.test(value ?? '') ? (value as Day) : undefined
  const [cursor, setCursor] = useState<Day>(chosen ?? today)
  const isOutside = (day: Day) => (min !== undefined && day < min) || (max !== undefined && day > max)

  const move = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    const month = event.key === 'PageUp' ? -1 : event.key === 'PageDown' ? 1 : 0
    if (by === undefined && month === 0) return
    event.preventDefault()
    setCursor(by === undefined ? sameDateOf(cursor, month) : addDays(cursor, by))
  }
  return (
    <>
      <div className="mb-2 flex items-center justify-between md:h-8">
        <IconButton
          size="sm"
          plain
          label="Bulan sebelumnya"
          icon={<ChevronLeft />}
          onClick={() => setCursor(sameDateOf(cursor, -1))}
        />
        <b aria-live="polite">{periodFormat(periodOf(cursor))}</b>
        <IconButton
          size="sm"
          plain
          label="Bulan berikutnya"
          icon={<ChevronRight />}
          onClick={() => setCursor(sameDateOf(cursor, 1))}
        />
      </div>
      <table className="w-full table-fixed text-center" onKeyDown={move} aria-label={periodFormat(periodOf(cursor))}>
        <thead>
          <tr>
            {WEEK.map((name) => (
              <th key={name} scope="col" abbr={name} className="h-7 text-xs font-normal text-subtle-foreground">
                {name.slice(0, 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(cursor).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="p-0">
                  <DayButton
                    day={day}
                    cursor={cursor}
                    today={today}
                    chosen={chosen}
                    disabled={isOutside(day)}
                    onPick={onPick}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="-mx-3 mt-2 -mb-1 flex gap-1 border-t border-border-subtle px-3 pt-2">
        {JUMPS.map((jump) => (
          <button
            key={jump.label}
            type="button"
            disabled={isOutside(addDays(today, jump.days))}
            onClick={() => onPick(addDays(today, jump.days))}
            className="h-7 rounded-md px-2 text-xs font-medium text-muted-foreground first:text-primary hover:bg-muted disabled:opacity-50 max-md:h-11 max-md:flex-1 max-md:text-small"
          >
            {jump.label}
          </button>
        ))}
      </div>
    </>
  )
}

interface DayButtonProps {
  readonly day: Day
  readonly cursor: Day
  readonly today: Day
  readonly chosen: Day | undefined
  readonly disabled: boolean
  readonly onPick: (day: Day) => void
}

function DayButton({ day, cursor, today, chosen, disabled, onPick }: DayButtonProps) {
  const isOther = periodOf(day) !== periodOf(cursor)
  return (
    <button
      type="button"
      ref={(button) => {
        if (day === cursor && button?.closest('table')?.contains(document.activeElement)) button.focus()
      }}
      tabIndex={day === cursor ? 0 : -1}
      disabled={disabled}
      aria-label={dayFormat(day, 'weekday')}
      aria-pressed={day === chosen}
      aria-current={day === today ? 'date' : undefined}
      onClick={() => onPick(day)}
      className={cx(
        'size-9 rounded-md text-small figures hover:bg-muted disabled:opacity-40 max-md:size-11 max-md:text-base',
        day === chosen
          ? 'bg-primary font-semibold text-primary-foreground hover:bg-primary-hover'
          : isOther
            ? 'text-subtle-foreground'
            : weekdayOf(day) === 6
              ? 'text-danger'
              : '',
        day === today && day !== chosen && 'font-semibold shadow-[inset_0_0_0_1px_var(--border-strong)]',
      )}
    >
      {Number(day.slice(8))}
    </button>
  )
}

function weeksOf(cursor: Day): Day[][] {
  const first = firstDay(periodOf(cursor))
  const start = addDays(first, -weekdayOf(first))
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (__, at) => addDays(start, week * 7 + at)))
}

/** The same date in a neighbouring month, or that month's last day. */
function sameDateOf(day: Day, by: -1 | 1 | number): Day {
  const period = periodOf(day)
  const other = periodOf(by < 0 ? addDays(firstDay(period), -1) : addDays(lastDay(period), 1))
  const wished = addDays(firstDay(other), Number(day.slice(8)) - 1)
  return wished > lastDay(other) ? lastDay(other) : wished
}
