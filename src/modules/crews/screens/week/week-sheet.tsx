import { useNavigate } from '@tanstack/react-router'
import { useState, type ClipboardEvent, type CSSProperties, type KeyboardEvent } from 'react'
import { useMay } from '#kit/screen/client/use-can.ts'
import { isBlock } from '#kit/screen/grid/paste.ts'
import { useSheetCursor, type Spot } from '#kit/screen/grid/use-sheet-cursor.ts'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { openCrewDay } from '../../days/contract.ts'
import { saveSheet } from '../../sheets/contract.ts'
import type { CrewWeek, WeekMark } from '../../weeks/contract.ts'
import type { Marked } from '../../words.ts'
import { CrewRows } from './crew-rows.tsx'
import { pastedWords, readPaperWeek, type PastedWeek } from './pasted.ts'
import { hasReports, headsIn, ReportedRow } from './reported-row.tsx'
import { weekAct } from './strokes.ts'
import { dayText, daysOf, hoursOf } from './sums.ts'
import { useDayApproval } from './use-day-approval.ts'
import { useWeekMarks } from './use-week-marks.ts'
import { WeekHead } from './week-head.tsx'

const footLook = 'sticky bottom-(--under) z-2 border-t border-border bg-row-hover text-center figures'

/** The week as a sheet: arrows move, a key marks or approves and goes down, Enter opens the day; it is saved by itself. */
export function WeekSheet({ week, updatedAt }: { readonly week: CrewWeek; readonly updatedAt: number }) {
  const mayMark = useMay(saveSheet)
  const { ownMark, mark, refusal, isSaving } = useWeekMarks(week, updatedAt)
  const { table, spot, goTo, point } = useSheetCursor(() => ({ row: 0, column: 6 }))
  const { mayDecide, decide, said, hush } = useDayApproval(week)
  const mayOpen = useMay(openCrewDay)
  const navigate = useNavigate()
  const [isOvertime, setOvertime] = useState(false)
  const [pasted, setPasted] = useState<PastedWeek>()
  const { rows, days } = week
  const markAt = (row: number, column: number): Marked | undefined => {
    const [worker, day] = [rows[row], days[column]]
    return worker && day ? (ownMark(worker.workerId, day.day) ?? worker.marks[day.day]) : undefined
  }
  const kept = ({ row, column }: Spot) => rows[row]?.marks[days[column]?.day ?? '']
  const isHeld = (row: number, column: number) =>
    ownMark(rows[row]?.workerId ?? '', days[column]?.day ?? '') !== undefined
  const crews = [...Map.groupBy(rows.keys(), (row) => rows[row]?.foremanName ?? '')]
  const all = rows.flatMap((_, row) => days.map((_day, column) => markAt(row, column)))
  const openDay = (day: WeekMark | undefined) => {
    if (day) void navigate({ to: `/absensi/detail-pekerja/${day.id}` })
  }
  const decideAt = (day: WeekMark | undefined) => {
    if (!day || isHeld(spot.row, spot.column)) return
    void decide(day)
    goTo({ row: Math.min(spot.row + 1, rows.length - 1), column: spot.column })
  }
  const press = (event: KeyboardEvent) => {
    const [worker, day] = [rows[spot.row], days[spot.column]]
    if (!worker || !day) return
    const around = { rows: rows.length, columns: days.length, mark: markAt(spot.row, spot.column) }
    hush()
    const act = weekAct(event, spot, { ...around, isRest: day.rest !== null, isOvertime })
    if (!act) return
    event.preventDefault()
    setOvertime('await' in act)
    if ('go' in act) return goTo(act.go)
    if ('open' in act) return mayOpen ? openDay(kept(spot)) : undefined
    if ('decide' in act) return mayDecide ? decideAt(kept(spot)) : undefined
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
          {crews.map(([foreman, crew]) => (
            <CrewRows
              key={foreman}
              {...{ week, crew, spot, markAt, isHeld }}
              isNamed={crews.length > 1 || foreman !== ''}
            />
          ))}
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
                <td key={day} className={footLook}>
                  {dayText(rows.map((_, row) => markAt(row, column)))}
                </td>
              ))}
              <td className={`${footLook} font-semibold`}>{daysOf(all)}</td>
              <td className={footLook}>{hoursOf(all)}</td>
            </tr>
            <ReportedRow
              week={week}
              heads={days.map((_, column) => headsIn(rows.map((_row, row) => markAt(row, column))))}
            />
          </tfoot>
        </table>
      </div>
      <p className="flex-none border-t border-border-subtle px-4 py-2 text-xs text-muted-foreground" aria-live="polite">
        {isSaving
          ? 'Menyimpan…'
          : isOvertime
            ? 'Berapa jam lembur? Tekan 1 sampai 8.'
            : (said ?? footOf(kept(spot), { mayMark, mayDecide, mayOpen }))}
      </p>
    </>
  )
}

interface FootRights {
  readonly mayMark: boolean
  readonly mayDecide: boolean
  readonly mayOpen: boolean
}

function footOf(mark: WeekMark | undefined, { mayMark, mayDecide, mayOpen }: FootRights): string {
  const by = mark ? `Dicatat ${mark.by}${mark.approvedBy ? `, disetujui ${mark.approvedBy}` : ''}` : ''
  const keys = [
    mayMark && '1 hari · H ½ · X 1½ · 0 alpa · L lalu angka: lembur · S sakit · I izin',
    mayDecide && 'Spasi: setujui atau buka lagi',
    mayOpen && 'Enter: halaman harinya',
    mayMark && 'Ctrl V: tempel dari Excel',
  ]
  return [by, keys.filter(Boolean).join(' · ')].filter(Boolean).join(' — ')
}
