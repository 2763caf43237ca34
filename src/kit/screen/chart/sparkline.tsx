import { scaleOf } from './scale.ts'

interface SparklineProps {
  /** Plain decimals, oldest first. */
  readonly values: readonly string[]
  /** A colour of the charts: 'var(--chart-3)'. */
  readonly colour: string
}

const WIDTH = 80
const HEIGHT = 28
const EDGE = 3

/** The way of a number in one small line, its last point marked. It adorns a figure that is written beside it. */
export function Sparkline({ values, colour }: SparklineProps) {
  const numbers = values.map(Number)
  if (numbers.length < 2) return null
  const y = scaleOf(Math.min(...numbers), Math.max(...numbers), HEIGHT - EDGE, EDGE)
  const x = scaleOf(0, numbers.length - 1, EDGE, WIDTH - EDGE)
  const points = numbers.map((value, at) => [x(at), y(value)] as const)
  const [lastX = 0, lastY = 0] = points.at(-1) ?? []
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden className="block flex-none overflow-visible">
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke={colour}
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={lastX} cy={lastY} r={2.5} fill={colour} />
    </svg>
  )
}
