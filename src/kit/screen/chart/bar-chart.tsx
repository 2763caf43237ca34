import { BarTip } from './bar-tip.tsx'
import { scaleOf, ticksOf } from './scale.ts'
import { usePlace } from './use-place.ts'
import { useWidth } from './use-width.ts'

/** One place on the axis: its bars side by side, and the point of the line over them. Plain decimals. */
export interface BarGroup {
  readonly name: string
  /** In full, over its values: 'Februari 2026'. */
  readonly title: string
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

/** As high as six rows of the queue beside it; lower where it is narrow. */
const HEIGHT = { wide: 298, narrow: 220 }
const PAD = { top: 12, right: 8, bottom: 26, left: 60 }
export const BAR_FILLS = ['var(--chart-3)', 'var(--chart-2)', 'var(--chart-5)']
export const LINE_COLOUR = 'var(--chart-1)'

/** Bars side by side per place, with a line over them; pointer, finger and arrow keys show the values of one place. */
export function BarChart({ label, groups, names, valueText, tickText }: BarChartProps) {
  const [frame, width] = useWidth()
  const height = width < 480 ? HEIGHT.narrow : HEIGHT.wide
  const values = groups.flatMap((group) => [...group.bars, group.line ?? '0'].map(Number))
  const ticks = ticksOf(Math.min(0, ...values), Math.max(0, ...values))
  const y = scaleOf(ticks[0] ?? 0, ticks.at(-1) ?? 1, height - PAD.bottom, PAD.top)
  const step = (width - PAD.left - PAD.right) / Math.max(1, groups.length)
  const barCount = Math.max(1, ...groups.map((group) => group.bars.length))
  const bar = Math.min(13, (step * 0.64) / barCount)
  // A name needs room, about that of '29 Nov'; where bars stand closer, some have none.
  const every = groups.length <= 6 || step > 34 ? 1 : Math.max(2, Math.ceil(42 / step))
  const middle = (at: number) => PAD.left + step * (at + 0.5)
  const points = groups.flatMap((group, at) =>
    group.line === undefined ? [] : [`${middle(at)},${y(Number(group.line))}`],
  )
  const [place, follow] = usePlace(groups.length, (x) => Math.floor((x - PAD.left) / step))
  const chosen = place === undefined ? undefined : groups[place]
  const told = (group: BarGroup) =>
    [...group.bars, ...(group.line === undefined ? [] : [group.line])].map((value, index) => ({
      name: names[index] ?? '',
      value: valueText(value),
      fill: index < barCount ? (BAR_FILLS[index % BAR_FILLS.length] ?? '') : LINE_COLOUR,
      isLine: index >= barCount,
    }))
  const spoken = (group: BarGroup) =>
    `${group.title}: ${told(group)
      .map(({ name, value }) => `${name} ${value}`)
      .join(', ')}`
  const last = groups.at(-1)
  return (
    <figure ref={frame} className="min-w-0">
      <div
        role="slider"
        tabIndex={0}
        aria-label={`${label}. Panah kiri dan kanan memilih batangnya`}
        aria-valuemin={1}
        aria-valuemax={Math.max(1, groups.length)}
        aria-valuenow={(place ?? groups.length - 1) + 1}
        aria-valuetext={(chosen ?? last) && spoken((chosen ?? last) as BarGroup)}
        className="relative rounded-sm"
        {...follow}
      >
        <svg width={width} height={height} aria-hidden className="block max-w-full overflow-visible">
          {place !== undefined && (
            <rect
              x={PAD.left + step * place}
              y={0}
              width={step}
              height={height - PAD.bottom}
              rx={4}
              fill="var(--muted)"
            />
          )}
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                x1={PAD.left}
                x2={width - PAD.right}
                y1={y(tick)}
                y2={y(tick)}
                stroke={tick === 0 ? 'var(--border)' : 'var(--border-subtle)'}
              />
              <text
                x={PAD.left - 8}
                y={y(tick) + 4}
                textAnchor="end"
                className="fill-subtle-foreground text-2xs figures"
              >
                {tickText(String(tick))}
              </text>
            </g>
          ))}
          {groups.map((group, at) => (
            <g key={group.name}>
              {group.bars.map((value, index) => (
                <path
                  key={names[index]}
                  d={barPath(
                    middle(at) - (bar * barCount) / 2 + bar * index + 1,
                    Math.max(1, bar - 2),
                    y(0),
                    y(Number(value)),
                  )}
                  fill={BAR_FILLS[index % BAR_FILLS.length]}
                />
              ))}
              {(groups.length - at) % every === 0 && (
                <text
                  x={middle(at)}
                  y={height - 6}
                  textAnchor="middle"
                  className={
                    at === place ? 'fill-foreground text-2xs font-semibold' : 'fill-subtle-foreground text-2xs'
                  }
                >
                  {group.name}
                </text>
              )}
            </g>
          ))}
          {points.length > 1 && (
            <g fill="none" strokeLinejoin="round">
              {/* A halo in the card's colour keeps the line apart from the bars it crosses. */}
              <polyline points={points.join(' ')} stroke="var(--card)" strokeWidth={5} />
              <polyline points={points.join(' ')} stroke={LINE_COLOUR} strokeWidth={2} />
            </g>
          )}
          {place !== undefined && chosen?.line !== undefined && (
            <circle
              cx={middle(place)}
              cy={y(Number(chosen.line))}
              r={4}
              fill={LINE_COLOUR}
              stroke="var(--card)"
              strokeWidth={2}
            />
          )}
        </svg>
        {place !== undefined && chosen && (
          <BarTip title={chosen.title} rows={told(chosen)} at={middle(place)} beside={step / 2} width={width} />
        )}
      </div>
    </figure>
  )
}

/** A bar from the base line, its far end rounded by 2. */
function barPath(left: number, width: number, base: number, end: number): string {
  const round = Math.min(2, Math.abs(base - end), width / 2)
  const inward = end <= base ? round : -round
  return `M${left},${base}V${end + inward}q0,${-inward} ${round},${-inward}h${width - 2 * round}q${round},0 ${round},${inward}V${base}z`
}
