import { useState, type ClipboardEvent, type CSSProperties, type KeyboardEvent } from 'react'
import { dayFormat } from '#ground/day-format.ts'
import { weekdayOf, type Day } from '#ground/day.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { isBlock } from '#kit/screen/grid/paste.ts'
import { useSheetCursor, type Spot } from '#kit/screen/grid/use-sheet-cursor.ts'
import { cx } from '#kit/screen/ui/cx.ts'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { saveSheet } from '../../sheets/contract.ts'
import type { CrewWeek } from '../../weeks/contract.ts'
import { halves, markText, type Marked } from '../../words.ts'
import { pastedWords, readPaperWeek, type PastedWeek } from './pasted.ts'
import { hasReports, headsIn, ReportedRow } from './reported-row.tsx'
import { weekAct } from './strokes.ts'
import { useWeekMarks } from './use-week-marks.ts'

const WEEKDAYS = ['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min']

/** The week as a sheet: arrows move, a key marks and goes down; it is saved by itself. */
export function WeekSheet({ week, updatedAt }: { readonly week: CrewWeek; readonly updatedAt: number }) {
  const mayMark = useMay(saveSheet)
  const { ownMark, mark, refusal, isSaving } = useWeekMarks(week, updatedAt)
  const { table, spot, goTo, point } = useSheetCursor(() => ({ row: 0, column: 6 }))
  const [isOvertime, setOvertime] = useState(false)
  const [pasted, setPasted] = useState<PastedWeek>()
  const { rows, days } = week
  const markAt = (row: number, column: number): Marked | undefined => {
    const [worker, day] = [rows[row], days[column]]
    return worker && day ? (ownMark(worker.workerId, day.day) ?? worker.marks[day.day]) : undefined
  }
  const press = (event: KeyboardEvent) => {
    const [worker, day] = [rows[spot.row], days[spot.column]]
    if (!worker || !day) return
    const around = { rows: rows.length, columns: days.length, mark: markAt(spot.row, spot.column) }
    const act = weekAct(event, spot, { ...around, isRest: day.rest !== null, isOvertime })
    if (!act) return
    event.preventDefault()
    setOvertime('await' in act)
    if ('go' in act) return goTo(act.go)
    if ('await' in act || !mayMark) return
    mark(worker.workerId, day.day, act.mark)
    goTo({ row: Math.min(spot.row + 1, rows.length - 1), column: spot.column })
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!mayMark || !isBlock(text)) return
    event.preventDefault()
    const into = { names: rows.map(({ name }) => name), spot }
    const found = readPaperWeek(text, { ...into, days: days.map(({ day, rest }) => ({ day, isRest: rest !== null })) })
    setPasted(found)
    for (const each of found.marks) mark(rows[each.row]?.workerId ?? '', days[each.column]?.day ?? '', each.mark)
  }
  return (
    <>
      {pasted && (
        <Notice tone={pasted.doubts.length > 0 ? 'warning' : 'info'} className="m-3 flex-none">
          {pastedWords(pasted)}
        </Notice>
      )}
      {refusal && (
        <Notice tone="danger" className="m-3 flex-none">
          {refusal}
        </Notice>
      )}
      <div className="min-h-0 flex-1 overflow-auto overscroll-contain">
        <table
          ref={table}
          role="grid"
          aria-label={`Absensi ${week.project}`}
          aria-readonly={!mayMark}
          className="w-full border-separate border-spacing-0"
          onKeyDown={press}
          onPaste={paste}
          onClick={point}
        >
          <WeekHead days={days} />
          <tbody>
            {rows.map((worker, row) => (
              <tr key={worker.workerId}>
                <th
                  scope="row"
                  className="sticky left-0 z-1 h-11 border-b border-border-subtle bg-card px-4 text-left font-normal"
                >
                  <span className="block max-w-52 truncate font-semibold max-md:max-w-28" title={worker.name}>
                    {worker.name}
                  </span>
                  <span className="block max-w-52 truncate text-xs text-muted-foreground max-md:max-w-28">
                    {[worker.trade, worker.foremanName !== worker.name && worker.foremanName]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </th>
                {days.map(({ day, rest }, column) => (
                  <WeekCell
                    key={day}
                    {...{ row, column }}
                    label={`${worker.name}, ${dayFormat(day as Day, 'weekday')}`}
                    mark={markAt(row, column)}
                    isWaiting={ownMark(worker.workerId, day) !== undefined || worker.marks[day]?.approvedBy === null}
                    elsewhere={worker.elsewhere[day] ?? 0}
                    isRest={rest !== null}
                    isAt={spot.row === row && spot.column === column}
                  />
                ))}
                <td className="border-b border-l border-border-subtle px-3 text-center font-semibold figures">
                  {halves(days.reduce((all, _, column) => all + (markAt(row, column)?.halfDays ?? 0), 0))}
                </td>
              </tr>
            ))}
          </tbody>
          {/* The rows at the foot stay in sight together. */}
          <tfoot style={{ '--under': hasReports(week) ? '2.25rem' : '0px' } as CSSProperties}>
            <tr>
              <th
                scope="row"
                className="sticky bottom-(--under) left-0 z-3 h-9 border-t border-border bg-row-hover px-4 text-left text-small font-medium"
              >
                Hari orang
              </th>
              {days.map(({ day }, column) => (
                <td
                  key={day}
                  className="sticky bottom-(--under) z-2 border-t border-border bg-row-hover text-center figures"
                >
                  {sumText(rows.map((_, row) => markAt(row, column)))}
                </td>
              ))}
              <td className="sticky bottom-(--under) z-2 border-t border-border bg-row-hover text-center font-semibold figures">
                {halves(
                  rows.reduce(
                    (all, _, row) =>
                      all + days.reduce((sum, _day, column) => sum + (markAt(row, column)?.halfDays ?? 0), 0),
                    0,
                  ),
                )}
              </td>
            </tr>
            <ReportedRow
              week={week}
              heads={days.map((_, column) => headsIn(rows.map((_row, row) => markAt(row, column))))}
            />
          </tfoot>
        </table>
      </div>
      <p className="flex-none border-t border-border-subtle px-4 py-2 text-xs text-muted-foreground" aria-live="polite">
        {isSaving ? 'Menyimpan…' : isOvertime ? 'Berapa jam lembur? Tekan 1 sampai 8.' : footOf(week, spot, mayMark)}
      </p>
    </>
  )
}

function WeekHead({ days }: { readonly days: CrewWeek['days'] }) {
  return (
    <thead>
      <tr>
        <th
          scope="col"
          className="sticky top-0 left-0 z-3 h-11 border-b border-border bg-card px-4 text-left text-small font-medium text-muted-foreground"
        >
          Nama
        </th>
        {days.map(({ day, rest }) => (
          <th
            key={day}
            scope="col"
            title={rest ?? undefined}
            className={cx(
              'sticky top-0 z-2 h-11 min-w-14 border-b border-l border-b-border border-l-border-subtle bg-card text-center text-small font-semibold figures',
              rest !== null && 'text-danger',
            )}
          >
            <span className="block text-xs font-normal">{WEEKDAYS[weekdayOf(day as Day)]}</span>
            {Number(day.slice(8))}
          </th>
        ))}
        <th
          scope="col"
          className="sticky top-0 z-2 h-11 border-b border-l border-border bg-card px-3 text-xs font-medium text-muted-foreground"
        >
          Hari
        </th>
      </tr>
    </thead>
  )
}

interface WeekCellProps {
  readonly row: number
  readonly column: number
  readonly label: string
  readonly mark: Marked | undefined
  /** Not approved yet. */
  readonly isWaiting: boolean
  readonly elsewhere: number
  readonly isRest: boolean
  readonly isAt: boolean
}

function WeekCell({ row, column, label, mark, isWaiting, elsewhere, isRest, isAt }: WeekCellProps) {
  const text = mark ? markText(mark) : elsewhere > 0 ? `(${halves(elsewhere)})` : ''
  const words = mark
    ? `${text}${isWaiting ? ', belum disetujui' : ', disetujui'}`
    : elsewhere > 0
      ? `${halves(elsewhere)} di proyek lain`
      : 'belum ditandai'
  const isUsual = mark !== undefined && text === '1'
  return (
    <td
      tabIndex={isAt ? 0 : -1}
      data-row={row}
      data-column={column}
      aria-label={`${label}: ${words}`}
      className={cx(
        'h-11 cursor-cell border-b border-l border-border-subtle p-0 text-center figures focus:outline-2 focus:-outline-offset-2 focus:outline-ring',
        isRest && 'bg-muted/50',
      )}
    >
      <span
        className={cx(
          'mx-auto grid h-7 min-w-7 w-fit place-items-center rounded px-1.5 text-small',
          !mark && 'text-muted-foreground',
          mark && isWaiting && 'font-semibold underline decoration-dotted underline-offset-4',
          mark &&
            !isUsual &&
            (mark.absence
              ? 'bg-info-soft text-info'
              : mark.halfDays + mark.restHours === 0
                ? 'bg-danger-soft text-danger'
                : 'bg-warning-soft text-warning'),
        )}
      >
        {text}
      </span>
    </td>
  )
}

function sumText(marks: readonly (Marked | undefined)[]): string {
  const days = marks.reduce((all, mark) => all + (mark?.halfDays ?? 0), 0)
  const hours = marks.reduce((all, mark) => all + (mark?.restHours ?? 0), 0)
  return hours > 0 ? `${halves(hours)} j` : halves(days)
}

function footOf({ rows, days }: CrewWeek, { row, column }: Spot, mayMark: boolean): string {
  const mark = rows[row]?.marks[days[column]?.day ?? '']
  const by = mark ? `Dicatat ${mark.by}${mark.approvedBy ? `, disetujui ${mark.approvedBy}` : ''}` : ''
  const keys = mayMark
    ? '1 hari · H ½ · X 1½ · 0 alpa · L lalu angka: lembur · S sakit · I izin · Ctrl V: tempel dari Excel'
    : ''
  return [by, keys].filter(Boolean).join(' — ')
}
