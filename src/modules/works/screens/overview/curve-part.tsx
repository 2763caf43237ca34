import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { dayAt, monthsBetween, scaleOf } from '#kit/screen/chart/scale.ts'
import { useWidth } from '#kit/screen/chart/use-width.ts'
import type { Asked } from '#kit/screen/client/use-ask.ts'
import { shortPercent } from '#kit/screen/document/short-percent.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import type { ProjectSchedule } from '../../schedule/contract.ts'
import { OverviewPart } from './overview-part.tsx'

const HEIGHT = 240
const [TOP, FOOT, LEFT, RIGHT] = [8, 24, 40, 8]

/** The S-curve of a project in small: planned and built up to each week; the weeks in numbers stand in its own tab. */
export function CurvePart({ asked, page }: { readonly asked: Asked<ProjectSchedule>; readonly page: string }) {
  return (
    <AskedCard asked={asked} rows={5}>
      {(schedule) => {
        const last = schedule.weeks.findLast(({ actual }) => actual !== null)
        const aside = last && `Rencana ${shortPercent(last.plan)} · Realisasi ${shortPercent(last.actual ?? '0')}`
        return (
          <OverviewPart title="Kurva S" aside={aside} more={{ text: 'Jadwal', to: `${page}?bagian=jadwal` }}>
            {schedule.weeks.length > 0 ? (
              <Curve schedule={schedule} />
            ) : (
              <p className="pb-2 text-muted-foreground">
                {schedule.draft
                  ? 'Jadwal masih draf. Kurva S tampak sesudah jadwalnya disetujui.'
                  : 'Belum ada jadwal. Setujui RAB, lalu susun jadwalnya di bagian Jadwal & kurva S.'}
              </p>
            )}
          </OverviewPart>
        )
      }}
    </AskedCard>
  )
}

function Curve({ schedule: { weeks, holds } }: { readonly schedule: ProjectSchedule }) {
  const [frame, width] = useWidth()
  const from = holds?.weekOne ?? weeks[0]?.to ?? ''
  const to = weeks.at(-1)?.to ?? from
  // Only for drawing: a picture needs no exact decimals.
  const y = scaleOf(0, 100, HEIGHT - FOOT, TOP)
  const across = scaleOf(0, Math.max(1, dayAt(from, to)), LEFT, width - RIGHT)
  const x = (day: string) => across(dayAt(from, day))
  const drawn = (points: readonly (readonly [string, string])[]) =>
    points.reduce((path, [day, value]) => `${path} L${x(day)} ${y(Number(value))}`, `M${LEFT} ${y(0)}`)
  const built = weeks.flatMap(({ to: day, actual }) => (actual === null ? [] : [[day, actual] as const]))
  const last = built.at(-1)
  const line = drawn(built)
  return (
    <section ref={frame} className="min-w-0" aria-label="Grafik kurva S">
      <svg width={width} height={HEIGHT} role="img" aria-label={said(weeks)} className="block max-w-full">
        {[0, 25, 50, 75, 100].map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} stroke="var(--border-subtle)" />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end" className="fill-muted-foreground text-2xs figures">
              {`${tick}%`}
            </text>
          </g>
        ))}
        {monthsBetween(from, to, Math.max(2, Math.floor(width / 72))).map((month) => (
          <text key={month} x={x(month)} y={HEIGHT - 6} textAnchor="middle" className="fill-muted-foreground text-2xs">
            {dayFormat(month as Day, 'dense').slice(2)}
          </text>
        ))}
        {last && <path d={`${line} L${x(last[0])} ${y(0)} Z`} fill="var(--chart-1)" opacity={0.1} />}
        <g fill="none" strokeLinejoin="round" strokeWidth={2}>
          <path
            d={drawn(weeks.map(({ to: day, plan }) => [day, plan] as const))}
            stroke="var(--chart-8)"
            strokeDasharray="5 4"
          />
          {last && <path d={line} stroke="var(--chart-1)" />}
        </g>
        {last && <circle cx={x(last[0])} cy={y(Number(last[1]))} r={4} fill="var(--chart-1)" />}
      </svg>
    </section>
  )
}

function said(weeks: ProjectSchedule['weeks']): string {
  const last = weeks.findLast(({ actual }) => actual !== null)
  if (!last) return `Rencana ${weeks.length} minggu, belum ada realisasi`
  return `Sampai minggu ${last.week}: rencana ${shortPercent(last.plan)}, realisasi ${shortPercent(last.actual ?? '0')}`
}
