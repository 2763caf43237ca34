import { scaleOf } from '#kit/screen/chart/scale.ts'
import type { ProjectSchedule, ScheduledLine } from '../../schedule/contract.ts'
import { LEFT, twoPlaces, WEEK } from './values.ts'

const ROW = 30
const LEAST = 240

interface CurveChartProps {
  readonly schedule: ProjectSchedule
  readonly lines: readonly ScheduledLine[]
}

/** Bars of the work items and the S-curve over the same weeks; the same numbers stand in the table under it. */
export function CurveChart({ schedule, lines }: CurveChartProps) {
  const { weeks, baseline } = schedule
  const width = weeks.length * WEEK
  const height = Math.max(LEAST, lines.length * ROW)
  const y = scaleOf(0, 100, height - 6, 6)
  // Only for drawing: a picture needs no exact decimals.
  const path = (values: readonly string[]) =>
    values.reduce((drawn, value, at) => `${drawn} L${(at + 1) * WEEK} ${y(Number(value))}`, `M0 ${y(0)}`)
  const told = weeks.flatMap(({ actual }) => (actual === null ? [] : [actual]))
  const last = weeks[told.length - 1]
  return (
    <div className="flex" style={{ height }}>
      <ul className="sticky left-0 z-1 flex-none border-r border-border bg-card" style={{ width: LEFT }}>
        {lines.map((line) => (
          <li key={line.workItemId} className="flex items-center gap-2 pr-2 pl-5 text-small" style={{ height: ROW }}>
            <span className="min-w-0 flex-1 truncate" title={`${line.code} ${line.name}`}>
              {line.name}
            </span>
            <span className="text-xs text-muted-foreground figures max-md:hidden">{twoPlaces(line.weight)}</span>
          </li>
        ))}
      </ul>
      <svg width={width} height={height} role="img" aria-label={said(schedule)} className="block flex-none">
        {weeks.map(({ week }) => (
          <line key={week} x1={week * WEEK} x2={week * WEEK} y1={0} y2={height} stroke="var(--border-subtle)" />
        ))}
        {lines.map((line, at) => (
          <Bar key={line.workItemId} line={line} top={at * ROW + 9} />
        ))}
        {changes(weeks).map(({ at, text }) => (
          <g key={at}>
            <line x1={at} x2={at} y1={0} y2={height} stroke="var(--chart-4)" strokeDasharray="3 3" />
            <text x={at + 4} y={12} className="text-2xs" fill="var(--chart-4)">
              {text}
            </text>
          </g>
        ))}
        <g fill="none" strokeLinejoin="round">
          {baseline.length > 0 && <path d={path(baseline)} stroke="var(--chart-8)" strokeWidth={1.5} opacity={0.6} />}
          {[path(weeks.map(({ plan }) => plan)), path(told)].map((drawn) => (
            <path key={drawn} d={drawn} stroke="var(--card)" strokeWidth={5} />
          ))}
          <path d={path(weeks.map(({ plan }) => plan))} stroke="var(--chart-8)" strokeWidth={2} strokeDasharray="5 4" />
          <path d={path(told)} stroke="var(--chart-1)" strokeWidth={2} />
        </g>
        {last?.actual && last.deviation && (
          <g stroke="var(--danger)" strokeWidth={2}>
            {last.deviation.startsWith('-') && (
              <line
                x1={told.length * WEEK}
                x2={told.length * WEEK}
                y1={y(Number(last.plan))}
                y2={y(Number(last.actual))}
              />
            )}
            <circle cx={told.length * WEEK} cy={y(Number(last.actual))} r={3.5} fill="var(--chart-1)" stroke="none" />
          </g>
        )}
      </svg>
    </div>
  )
}

function Bar({ line, top }: { readonly line: ScheduledLine; readonly top: number }) {
  const { plan, baseline } = line
  if (!plan) return null
  const x = (plan.firstWeek - 1) * WEEK + 2
  const width = (plan.lastWeek - plan.firstWeek + 1) * WEEK - 4
  const done = (width * Math.min(100, Number(line.done))) / 100
  return (
    <g>
      <rect x={x} y={top} width={width} height={10} rx={2} fill="var(--chart-1)" opacity={0.16} />
      <rect
        x={x}
        y={top}
        width={done}
        height={10}
        rx={2}
        fill={done === width ? 'var(--chart-3)' : 'var(--chart-1)'}
        opacity={0.5}
      />
      {baseline && (
        <rect
          x={(baseline.firstWeek - 1) * WEEK + 2}
          y={top + 13}
          width={(baseline.lastWeek - baseline.firstWeek + 1) * WEEK - 4}
          height={3}
          fill="var(--chart-8)"
          opacity={0.6}
        />
      )}
    </g>
  )
}

// Where another bill or another plan begins to hold.
function changes(weeks: ProjectSchedule['weeks']) {
  return weeks.flatMap((row, at) => {
    const before = weeks[at - 1]
    if (!before || (before.billRevision === row.billRevision && before.planRevision === row.planRevision)) return []
    const text = before.billRevision === row.billRevision ? 'Jadwal baru' : 'RAB baru'
    return [{ at: (row.week - 1) * WEEK, text }]
  })
}

function said({ weeks }: ProjectSchedule): string {
  const last = weeks.findLast(({ actual }) => actual !== null)
  if (!last) return `Kurva S rencana ${weeks.length} minggu, belum ada realisasi`
  return `Kurva S sampai minggu ${last.week}: rencana ${twoPlaces(last.plan)} %, realisasi ${twoPlaces(last.actual ?? '0')} %, deviasi ${twoPlaces(last.deviation ?? '0')} poin`
}
