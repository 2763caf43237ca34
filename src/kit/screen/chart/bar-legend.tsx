import { BAR_FILLS, LINE_COLOUR } from './bar-chart.tsx'

interface BarLegendProps {
  /** Names of the bars, then of the line. */
  readonly names: readonly string[]
  readonly barCount: number
}

/** What the bars and the line of a chart are called. */
export function BarLegend({ names, barCount }: BarLegendProps) {
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted-foreground">
      {names.map((name, at) => (
        <span key={name} className="inline-flex items-center gap-1.5">
          <i
            aria-hidden
            className={at < barCount ? 'size-2 rounded-xs' : 'h-0.5 w-3 rounded-xs'}
            style={{ background: at < barCount ? BAR_FILLS[at % BAR_FILLS.length] : LINE_COLOUR }}
          />
          {name}
        </span>
      ))}
    </span>
  )
}
