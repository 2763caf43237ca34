interface BarTipProps {
  /** 'Februari 2026' */
  readonly title: string
  readonly rows: readonly {
    readonly name: string
    readonly value: string
    readonly fill: string
    readonly isLine: boolean
  }[]
  /** The middle of its place, how far its edge is from there, and how wide the chart is; in pixels. */
  readonly at: number
  readonly beside: number
  readonly width: number
}

const WIDTH = 232

/** The values of one place of a chart in full, beside its bars. Read aloud by the chart itself. */
export function BarTip({ title, rows, at, beside, width }: BarTipProps) {
  const right = at + beside + 8
  const left = right + WIDTH <= width ? right : Math.max(0, at - beside - 8 - WIDTH)
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute top-0 z-10 rounded-lg bg-popover px-3 py-2.5 text-xs shadow-popover"
      style={{ left, width: WIDTH }}
    >
      <p className="font-semibold">{title}</p>
      {rows.map(({ name, value, fill, isLine }) => (
        <p key={name} className="mt-1 flex items-center gap-2">
          <i
            className={isLine ? 'h-0.5 w-2 flex-none rounded-xs' : 'size-2 flex-none rounded-xs'}
            style={{ background: fill }}
          />
          <span className="whitespace-nowrap text-muted-foreground">{name}</span>
          <span className="ml-auto font-medium figures">{value}</span>
        </p>
      ))}
    </div>
  )
}
