import { scaleOf, ticksOf } from './scale.ts'
import { useWidth } from './use-width.ts'

/** One place on the axis: its bars side by side, and the point of the line over them. Plain decimals. */
export interface BarGroup {
  readonly name: string
  readonly bars: readonly string[]
  readonly line?: string
}

interface BarChartProps {
  /** What it shows, read aloud; the same values stand in a table beside it. */
  readonly label: string
  readonly groups: readonly BarGroup[]
  /** Names of the bars, then of the line. */
  readonly names: readonly string[]
  readonly valueText: (value: string) => string
  /** Short, for the axis. */
  readonly tickText: (value: string) => string
}

const HEIGHT = 240
const PAD = { top: 12, right: 8, bottom: 26, left: 60 }
const FILLS = ['var(--chart-3)', 'var(--chart-2)', 'var(--chart-5)']
const LINE = 'var(--chart-1)'

/** Bars side by side per place, with a line over them. */
export function BarChart({ label, groups, names, valueText, tickText }: BarChartProps) {
  const [frame, width] = useWidth()
  const values = groups.flatMap((group) => [...group.bars, group.line ?? '0'].map(Number))
  const ticks = ticksOf(Math.min(0, ...values), Math.max(0, ...values))
  const y = scaleOf(ticks[0] ?? 0, ticks.at(-1) ?? 1, HEIGHT - PAD.bottom, PAD.top)
  const step = (width - PAD.left - PAD.right) / Math.max(1, groups.length)
  const barCount = Math.max(1, ...groups.map((group) => group.bars.length))
  const bar = Math.min(16, (step * 0.64) / barCount)
  const middle = (at: number) => PAD.left + step * (at + 0.5)
  const points = groups.flatMap((group, at) =>
    group.line === undefined ? [] : [`${middle(at)},${y(Number(group.line))}`],
  )
  return (
    <figure ref={frame} className="min-w-0">
      <svg width={width} height={HEIGHT} role="img" aria-label={label} className="block max-w-full overflow-visible">
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={PAD.left}
              x2={width - PAD.right}
              y1={y(tick)}
              y2={y(tick)}
              stroke={tick === 0 ? 'var(--border-strong)' : 'var(--border-subtle)'}
            />
            <text x={PAD.left - 8} y={y(tick) + 4} textAnchor="end" className="fill-muted-foreground text-xs figures">
              {tickText(String(tick))}
            </text>
          </g>
        ))}
        {groups.map((group, at) => (
          <g key={group.name}>
            <title>
              {`${group.name}: ${[...group.bars, ...(group.line === undefined ? [] : [group.line])]
                .map((value, index) => `${names[index]} ${valueText(value)}`)
                .join(', ')}`}
            </title>
            {group.bars.map((value, index) => (
              <rect
                key={names[index]}
                x={middle(at) - (bar * barCount) / 2 + bar * index + 1}
                width={Math.max(1, bar - 2)}
                y={Math.min(y(0), y(Number(value)))}
                height={Math.abs(y(Number(value)) - y(0))}
                rx={2}
                fill={FILLS[index % FILLS.length]}
              />
            ))}
            {(groups.length <= 6 || step > 34 || at % 2 === groups.length % 2) && (
              <text x={middle(at)} y={HEIGHT - 6} textAnchor="middle" className="fill-muted-foreground text-xs">
                {group.name}
              </text>
            )}
          </g>
        ))}
        {points.length > 1 && (
          <polyline points={points.join(' ')} fill="none" stroke={LINE} strokeWidth={2} strokeLinejoin="round" />
        )}
      </svg>
      <figcaption className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted-foreground">
        {names.map((name, at) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <i
              aria-hidden
              className={at < barCount ? 'size-2.5 rounded-sm' : 'h-0.5 w-4 rounded-sm'}
              style={{ background: at < barCount ? FILLS[at % FILLS.length] : LINE }}
            />
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
