import { dayFormat } from '#ground/day-format.ts'
import type { Day } from '#ground/day.ts'
import { useWidth } from './use-width.ts'
import { dayAt, monthsBetween, scaleOf, ticksOf, type ChartPoint } from './scale.ts'

/** One line: told apart by its colour, by its dash and by its name. */
export interface ChartLine {
  readonly name: string
  /** Oldest first. */
  readonly points: readonly ChartPoint[]
}

interface LineChartProps {
  /** What it shows, read aloud: 'Harga beli per kg, 12 bulan'. The same values stand in a table beside it. */
  readonly label: string
  readonly lines: readonly ChartLine[]
  /** The first and the last day of the axis. */
  readonly from: string
  readonly to: string
  readonly valueText: (value: string) => string
  /** Short, for the axis. */
  readonly tickText: (value: string) => string
}

const HEIGHT = 220
const PAD = { top: 12, right: 12, bottom: 26, left: 60 }
const COLOURS = [
  'var(--chart-1)',
  'var(--chart-2)',
  'var(--chart-3)',
  'var(--chart-4)',
  'var(--chart-5)',
  'var(--chart-6)',
]
const DASHES = [undefined, '6 3', '2 3', '8 3 2 3', '10 4', '4 2']

/** Values over days as lines. Drawn by hand: a price holds until the next one, so the line goes in steps, and on to the last day. */
export function LineChart({ label, lines, from, to, valueText, tickText }: LineChartProps) {
  const [frame, width] = useWidth()
  const values = lines.flatMap((line) => line.points.map((point) => Number(point.y)))
  if (values.length === 0) return null
  const ticks = ticksOf(Math.min(...values), Math.max(...values))
  const y = scaleOf(ticks[0] ?? 0, ticks.at(-1) ?? 1, HEIGHT - PAD.bottom, PAD.top)
  const days = scaleOf(0, dayAt(from, to), PAD.left, width - PAD.right)
  const x = (day: string) => days(dayAt(from, day))
  return (
    <figure ref={frame} className="min-w-0">
      <svg width={width} height={HEIGHT} role="img" aria-label={label} className="block max-w-full overflow-visible">
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={PAD.left} x2={width - PAD.right} y1={y(tick)} y2={y(tick)} stroke="var(--border-subtle)" />
            <text x={PAD.left - 8} y={y(tick) + 4} textAnchor="end" className="fill-muted-foreground text-xs figures">
              {tickText(String(tick))}
            </text>
          </g>
        ))}
        {monthsBetween(from, to, Math.max(2, Math.floor(width / 96))).map((month) => (
          <text
            key={month}
            x={x(month)}
            y={HEIGHT - 6}
            textAnchor="middle"
            className="fill-muted-foreground text-xs figures"
          >
            {monthText(month)}
          </text>
        ))}
        {lines.map((line, at) => (
          <g key={line.name} stroke={COLOURS[at % COLOURS.length]} fill="none" strokeWidth={2}>
            <path
              d={`${stepsOf(line.points, x, y)}H${x(to)}`}
              strokeDasharray={DASHES[at % DASHES.length]}
              strokeLinejoin="round"
            />
            {line.points.map((point, index) => (
              // Several prices of one day stand above each other.
              <circle key={index} cx={x(point.x)} cy={y(Number(point.y))} r={3.5} fill="var(--card)">
                <title>{`${line.name}, ${dayFormat(point.x as Day, 'short')}: ${valueText(point.y)}`}</title>
              </circle>
            ))}
          </g>
        ))}
      </svg>
      {lines.length > 1 && (
        <figcaption className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted-foreground">
          {lines.map((line, at) => (
            <span key={line.name} className="inline-flex items-center gap-1.5">
              <svg width="20" height="6" aria-hidden>
                <line
                  x1="0"
                  x2="20"
                  y1="3"
                  y2="3"
                  stroke={COLOURS[at % COLOURS.length]}
                  strokeWidth="2"
                  strokeDasharray={DASHES[at % DASHES.length]}
                />
              </svg>
              {line.name}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  )
}

function stepsOf(points: readonly ChartPoint[], x: (day: string) => number, y: (value: number) => number): string {
  return points
    .map((point, at) => {
      const [left, top] = [x(point.x), y(Number(point.y))]
      return at === 0 ? `M${left},${top}` : `H${left}V${top}`
    })
    .join('')
}

function monthText(day: string): string {
  const [, month = '', year = ''] = dayFormat(day as Day, 'short').split(' ')
  return month === 'Jan' ? `${month} ${year}` : month
}
