import { dayFormat } from '#ground/day-format.ts'
import type { Day } from '#ground/day.ts'
import { useWidth } from '#kit/screen/chart/use-width.ts'
import { today } from '#kit/screen/format/zone.ts'
import { cx } from '#kit/screen/ui/cx.ts'
import type { ProjectSchedule, WeekOfCurve } from '../../schedule/contract.ts'
import { CurveChart } from './curve-chart.tsx'
import { CurveTable } from './curve-table.tsx'
import { roomFor, type WeekRoom } from './values.ts'

/** Lines whose bars stand in the chart at once; the table has them all. */
const MOST_BARS = 60

/** Bars, curve and the weeks in numbers in one frame: what belongs to a week stands under it. */
export function CurveView({ schedule }: { readonly schedule: ProjectSchedule }) {
  const [frame, width] = useWidth()
  const { weeks, lines } = schedule
  const room = roomFor(width, weeks.length)
  return (
    <>
      <section
        ref={frame}
        className="relative overflow-x-auto border-t border-border -outline-offset-2"
        aria-label="Kurva S"
        tabIndex={0}
      >
        <Weeks weeks={weeks} room={room} />
        <CurveChart schedule={schedule} lines={lines.slice(0, MOST_BARS)} room={room} />
        <CurveTable weeks={weeks} room={room} />
      </section>
      {lines.length > MOST_BARS && (
        <p className="px-5 py-3 text-small text-muted-foreground">
          {`Grafik memuat ${MOST_BARS} pekerjaan pertama; semuanya ada di Tabel.`}
        </p>
      )}
    </>
  )
}

// Read aloud with the table: here for the eye, over the bars.
function Weeks({ weeks, room }: { readonly weeks: readonly WeekOfCurve[]; readonly room: WeekRoom }) {
  const now = weekNow(weeks)
  return (
    <div aria-hidden className="flex h-11 w-max border-b border-border bg-row-hover text-xs text-muted-foreground">
      <span
        className="sticky left-0 z-1 flex items-center justify-between border-r border-border bg-row-hover pr-2 pl-5 font-medium"
        style={{ width: room.left }}
      >
        Pekerjaan
        <span className="max-md:hidden">Bobot (%)</span>
      </span>
      {weeks.map(({ week, to }) => (
        <span
          key={week}
          className={cx('grid content-center text-center', week === now && 'shadow-[inset_0_2px_var(--primary)]')}
          style={{ width: room.week }}
        >
          <span className="text-2xs whitespace-nowrap figures">{dayFormat(to as Day, 'dense')}</span>
          <span className={cx('font-semibold figures', week === now ? 'text-primary' : 'text-foreground')}>{week}</span>
        </span>
      ))}
    </div>
  )
}

// The first week that is not over.
const weekNow = (weeks: readonly WeekOfCurve[]) => weeks.find(({ to }) => to >= today())?.week
