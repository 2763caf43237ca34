import { scaleOf, type Scale } from '#kit/screen/chart/scale.ts'
import type { ProjectSchedule, ScheduledLine, WeekOfCurve } from '../../schedule/contract.ts'
import { twoPlaces } from '../../schedule/rules.ts'
import type { WeekRoom } from './values.ts'

const ROW = 36
const LEAST = 240

interface CurveChartProps {
  readonly schedule: ProjectSchedule
  readonly lines: readonly ScheduledLine[]
  readonly room: WeekRoom
}

/** Bars of the work items and the S-curve over the same weeks; the same numbers stand in the table under it. */
export function CurveChart({ schedule, lines, room }: CurveChartProps) {
  const { weeks, baseline } = schedule
  const { week: wide } = room
  const width = weeks.length * wide
  const height = Math.max(LEAST, lines.length * ROW)
  const y = scaleOf(0, 100, height - 6, 6)
  // Only for drawing: a picture needs no exact decimals.
  const path = (values: readonly string[]) =>
    values.reduce((drawn, value, at) => `${drawn} L${(at + 1) * wide} ${y(Number(value))}`, `M0 ${y(0)}`)
  const told = weeks.flatMap(({ actual }) => (actual === null ? [] : [actual]))
  const last = weeks[told.length - 1]
  return (
    <div className="flex" style={{ height }}>
      <ul className="sticky left-0 z-1 flex-none border-r border-border bg-card" style={{ width: room.left }}>
        {lines.map((line) => (
          <li
            key={line.workItemId}
            className="flex items-center gap-2 border-b border-border-subtle pr-2 pl-5 text-small last:border-b-0"
            style={{ height: ROW }}
          >
            <span className="min-w-0 flex-1 truncate" title={`${line.code} ${line.name}`}>
              {line.name}
            </span>
            <span className="text-xs text-muted-foreground figures max-md:hidden">{twoPlaces(line.weight)}</span>
          </li>
        ))}
      </ul>
      <svg width={width} height={height} role="img" aria-label={said(schedule)} className="block flex-none">
        {lines.slice(1).map((line, at) => (
          <line
            key={line.workItemId}
            x2={width}
            y1={(at + 1) * ROW - 0.5}
            y2={(at + 1) * ROW - 0.5}
            stroke="var(--border-subtle)"
          />
        ))}
        {weeks.map(({ week }) => (
          <line key={week} x1={week * wide} x2={week * wide} y1={0} y2={height} stroke="var(--border-subtle)" />
        ))}
        {lines.map((line, at) => (
          <Bar key={line.workItemId} line={line} top={at * ROW + 11} wide={wide} />
        ))}
        {changes(weeks, wide).map(({ at, text }) => (
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
          <Deviation last={last} at={told.length * wide} y={y} isAtEnd={told.length * wide > width - LABEL - 12} />
        )}
        {[0, 50, 100].map((share) => (
          <text
            key={share}
            x={width - 4}
            y={Math.max(14, y(share) - 3)}
            textAnchor="end"
            className="fill-subtle-foreground text-2xs figures"
            stroke="var(--card)"
            strokeWidth={4}
            paintOrder="stroke"
          >
            {share}
          </text>
        ))}
      </svg>
    </div>
  )
}

/** The width of the words of a deviation, in pixels. */
const LABEL = 60

interface DeviationProps {
  readonly last: WeekOfCurve
  readonly at: number
  readonly y: Scale
  /** There is no room at the right of it. */
  readonly isAtEnd: boolean
}

// How far what was built lies below what was planned, as a span with its figure.
function Deviation({ last, at, y, isAtEnd }: DeviationProps) {
  const [plan, actual] = [y(Number(last.plan)), y(Number(last.actual))]
  const left = isAtEnd ? at - LABEL - 10 : at + 10
  return (
    <g>
      {last.status !== 'sesuai' && (
        <>
          <line x1={at} x2={at} y1={plan} y2={actual} stroke="var(--danger)" strokeWidth={2} />
          <rect x={left} y={(plan + actual) / 2 - 10} width={LABEL} height={20} rx={4} fill="var(--danger)" />
          <text
            x={left + LABEL / 2}
            y={(plan + actual) / 2 + 4}
            textAnchor="middle"
            className="text-2xs font-semibold figures"
            fill="var(--danger-foreground)"
          >
            {twoPlaces(last.deviation ?? '0')}
          </text>
        </>
      )}
      <circle cx={at} cy={actual} r={3.5} fill="var(--chart-1)" />
    </g>
  )
}

interface BarProps {
  readonly line: ScheduledLine
  readonly top: number
  /** Of a week. */
  readonly wide: number
}

function Bar({ line, top, wide }: BarProps) {
  const { plan, baseline } = line
  if (!plan) return null
  const x = (plan.firstWeek - 1) * wide + 2
  const width = (plan.lastWeek - plan.firstWeek + 1) * wide - 4
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
          x={(baseline.firstWeek - 1) * wide + 2}
          y={top + 13}
          width={(baseline.lastWeek - baseline.firstWeek + 1) * wide - 4}
          height={3}
          fill="var(--chart-8)"
          opacity={0.6}
        />
      )}
    </g>
  )
}

// Where another bill or another plan begins to hold.
function changes(weeks: ProjectSchedule['weeks'], wide: number) {
  return weeks.flatMap((row, at) => {
    const before = weeks[at - 1]
    if (!before || (before.billRevision === row.billRevision && before.planRevision === row.planRevision)) return []
    const text = before.billRevision === row.billRevision ? 'Jadwal baru' : 'RAB baru'
    return [{ at: (row.week - 1) * wide, text }]
  })
}

function said({ weeks }: ProjectSchedule): string {
  const last = weeks.findLast(({ actual }) => actual !== null)
  if (!last) return `Kurva S rencana ${weeks.length} minggu, belum ada realisasi`
  return `Kurva S sampai minggu ${last.week}: rencana ${twoPlaces(last.plan)} %, realisasi ${twoPlaces(last.actual ?? '0')} %, deviasi ${twoPlaces(last.deviation ?? '0')} poin`
}
