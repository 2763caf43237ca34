import { useState, type KeyboardEvent } from 'react'
import { dayFormat } from '#ground/format.ts'
import { weekdayOf, type Day } from '#ground/day.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { useSheetCursor, type Spot } from '#kit/screen/grid/use-sheet-cursor.ts'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { cx } from '#kit/screen/ui/cx.ts'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { markEmployeeDays, type DayMark, type DayMatrix } from '../../days/contract.ts'
import { dayRef } from '../day/day-ref.ts'
import { EmployeeRow, isOutside } from './employee-row.tsx'
import { MarkKeys } from './mark-keys.tsx'
import { siteDays } from './site-days.ts'
import { monthAct } from './strokes.ts'
import { useMarking, type Half } from './use-marking.ts'

const WEEKDAYS = ['Sn', 'Sl', 'Rb', 'Km', 'Jm', 'Sb', 'Mg']
const SUMS = ['Hadir', 'Sakit', 'Cuti', 'Izin', 'Alpa']

/** The month as a sheet: arrows move, a letter marks and goes down; it is saved by itself. */
export function DayMatrixSheet({ matrix, updatedAt }: { readonly matrix: DayMatrix; readonly updatedAt: number }) {
  const { people, days } = matrix
  const now = today()
  const atSites = siteDays(people)
  const mayMark = useMay(markEmployeeDays)
  const { kept, mark, isSaving, refusal } = useMarking(updatedAt)
  const { table, spot, goTo, point } = useSheetCursor(() => ({
    row: 0,
    column: Math.max(
      0,
      days.findIndex(({ day }) => day === now),
    ),
  }))

  // What the next letter is for: the whole day, its morning, or its afternoon.
  const [half, setHalf] = useState<Half>()
  const turn = () => setHalf((now) => (now === undefined ? 'first' : now === 'first' ? 'second' : undefined))
  const set = (to: DayMark | null) => {
    const [person, day] = [people[spot.row], days[spot.column]]
    if (!mayMark || !person || !day || isOutside(person, day.day)) return
    mark(person.id, day.day, to, to === null || to === 'B' ? undefined : half)
    setHalf(undefined)
    goTo({ row: Math.min(spot.row + 1, people.length - 1), column: spot.column })
  }
  const press = (event: KeyboardEvent) => {
    const act = monthAct(event, spot, { rows: people.length, columns: days.length })
    if (!act) return
    event.preventDefault()
    if ('go' in act) goTo(act.go)
    else if ('half' in act) turn()
    else set(act.mark)
  }

  return (
    <>
      {refusal && (
        <Notice tone="danger" className="m-3 flex-none">
          {refusal}
        </Notice>
      )}
      <div className="min-h-0 flex-1 overflow-auto overscroll-contain">
        {/* Keys and clicks of the days, which are its own cells. */}
        <table
          ref={table}
          role="grid"
          aria-label="Absensi karyawan"
          aria-readonly={!mayMark}
          className="w-full border-separate border-spacing-0"
          onKeyDown={press}
          onClick={point}
        >
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky top-0 left-0 z-3 h-11 border-b border-border bg-card pl-4 text-left text-small font-medium text-muted-foreground"
              >
                Nama
              </th>
              {days.map(({ day, kind, name }) => (
                <th
                  key={day}
                  scope="col"
                  title={[name, ...(atSites[day] ?? [])].filter(Boolean).join(' · ') || undefined}
                  className={cx(
                    'sticky top-0 z-2 h-11 border-b border-l border-b-border border-l-border-subtle bg-card p-0 text-center text-small font-semibold figures',
                    kind !== 'work' && 'text-danger',
                    day === now && 'border-t-2 border-t-primary text-primary',
                  )}
                >
                  <span className="block text-xs font-normal">{WEEKDAYS[weekdayOf(day as Day)]}</span>
                  {Number(day.slice(8))}
                  {atSites[day] && (
                    <span
                      aria-label={atSites[day].join(', ')}
                      role="img"
                      className="absolute top-0.5 right-0.5 size-1.5 rounded-full bg-warning"
                    />
                  )}
                </th>
              ))}
              {SUMS.map((title, column) => (
                <th
                  key={title}
                  scope="col"
                  className={cx(
                    'sticky top-0 z-2 h-11 border-b border-border bg-card px-0.5 text-center text-xs font-medium text-muted-foreground',
                    column === 0 && 'border-l border-l-border',
                  )}
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((person, row) => (
              <EmployeeRow
                key={person.id}
                {...{ person, row, days, updatedAt }}
                today={now}
                own={kept[person.id]}
                at={spot.row === row ? spot.column : undefined}
              />
            ))}
          </tbody>
        </table>
      </div>
      <MarkKeys
        onMark={mayMark ? set : undefined}
        half={half}
        onHalf={turn}
        said={isSaving ? 'Menyimpan…' : <Said matrix={matrix} spot={spot} />}
      />
    </>
  )
}

function Said({
  matrix: { people, days },
  spot: { row, column },
}: {
  readonly matrix: DayMatrix
  readonly spot: Spot
}) {
  const [person, day] = [people[row], days[column]]
  if (!person || !day) return null
  const { name } = person.site[day.day] ?? day
  const told = [dayFormat(day.day as Day, 'weekday'), person.name, name].filter(Boolean).join(' · ')
  return <NameLink to={`/absensi/detail/${dayRef(person.id, day.day)}`}>{told}</NameLink>
}
