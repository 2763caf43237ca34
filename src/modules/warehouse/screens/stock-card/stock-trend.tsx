import { addDays, daysBetween, type Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import { qtyFormat } from '#ground/format.ts'
import { scaleOf, ticksOf } from '#kit/screen/chart/scale.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { StockDetail } from '#modules/warehouse/contract.ts'

const DAYS = 90
const WIDTH = 640
const HEIGHT = 120

/** What was on hand over ninety days as one stepped line, with the minimum as a dashed one. */
export function StockTrend({ stock }: { readonly stock: StockDetail }) {
  const end = today()
  const start = addDays(end, -DAYS)
  // Only for drawing: a picture needs no exact decimals.
  const points = [
    { at: 0, qty: Number(stock.trend.openingQty) },
    ...stock.trend.days.map(({ day, qty }) => ({ at: daysBetween(start, day as Day), qty: Number(qty) })),
  ]
  const minimum = Number(stock.minQty ?? '0')
  const qtys = points.map((point) => point.qty)
  const ticks = ticksOf(Math.min(0, ...qtys), Math.max(1, minimum, ...qtys), 2)
  const [least, most] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  // A paper of a day still to come ends with today: nothing is drawn beyond its frame.
  const x = (at: number) => (Math.min(Math.max(at, 0), DAYS) / DAYS) * WIDTH
  const y = scaleOf(least, most, HEIGHT, 0)
  const first = points[0] ?? { at: 0, qty: 0 }
  const line =
    points.slice(1).reduce((path, point) => `${path} H${x(point.at)} V${y(point.qty)}`, `M0 ${y(first.qty)}`) +
    ` H${WIDTH}`
  return (
    <figure className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <div
        aria-hidden
        className="-my-2 flex flex-col-reverse justify-between text-right text-2xs/4 text-subtle-foreground figures"
      >
        {ticks.map((tick) => (
          <span key={tick}>{qtyFormat(String(tick))}</span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-30 w-full overflow-visible"
        role="img"
        aria-label={`Stok sekarang ${qtyFormat(stock.onHand)} ${stock.unit}${stock.minQty ? `, batas minimum ${qtyFormat(stock.minQty)}` : ''}`}
      >
        {ticks.map((tick) => (
          <line
            key={tick}
            x1="0"
            x2={WIDTH}
            y1={y(tick)}
            y2={y(tick)}
            stroke="var(--border-subtle)"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path d={`${line} V${y(0)} H0 Z`} fill="var(--chart-1)" opacity=".08" />
        <path d={line} fill="none" stroke="var(--chart-1)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        {minimum > 0 && (
          <line
            x1="0"
            x2={WIDTH}
            y1={y(minimum)}
            y2={y(minimum)}
            stroke="var(--chart-8)"
            strokeWidth="1.5"
            strokeDasharray="4 4"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <figcaption className="col-start-2 mt-2 flex justify-between text-2xs text-subtle-foreground">
        <span>{dayFormat(start, 'dense')}</span>
        {minimum > 0 && <span>– – batas minimum {qtyFormat(stock.minQty ?? '0')}</span>}
        <span>{dayFormat(end, 'dense')}</span>
      </figcaption>
    </figure>
  )
}
