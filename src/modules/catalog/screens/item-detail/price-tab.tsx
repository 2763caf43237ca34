import { addDays, type Day } from '#ground/day.ts'
import { compactRupiah, percentFormat, rupiah } from '#ground/format.ts'
import { price, type Price } from '#ground/price.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { LineChart, type ChartLine } from '#kit/screen/chart/line-chart.tsx'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money, Nothing } from '#kit/screen/format/money.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { type Item } from '../../contract.ts'
import { priceHistory, type PaidPrice, type PriceHistory } from '../../prices/contract.ts'
import { driftOf } from '../../rules.ts'

/** What was paid in twelve months: a line for each supplier, and every purchase in a table. */
export function PriceTab({ item }: { readonly item: Item }) {
  const asked = useAsk(priceHistory, { id: item.id })
  if (asked.failure && !asked.data) return <Unanswered asked={asked} />
  if (!asked.data) return <Loading rows={6} />
  const { data } = asked
  if (data.paid.length === 0) {
    return (
      <Empty
        title="Belum ada harga beli dalam 12 bulan."
        text="Harga tercatat sendiri saat barang ini diterima dari supplier."
      />
    )
  }
  return (
    <>
      <div className="px-5 pt-5 pb-4">
        <LineChart
          label={`Harga beli per ${data.unit} dalam 12 bulan, ${data.paid.length} pembelian`}
          lines={linesOf(data)}
          from={beginOf(data)}
          to={data.to}
          valueText={rupiah}
          tickText={compactRupiah}
        />
      </div>
      <PlainTable label="riwayat harga beli" columns={columns} rows={newestFirst(data.paid)} keyOf={(row) => row.key} />
    </>
  )
}

const LEAST_DAYS = 90

/** Where the axis begins: with the first price of the year, and never less than a season ago. */
export function beginOf({ from, to, paid }: Pick<PriceHistory, 'from' | 'to' | 'paid'>): string {
  const season = addDays(to as Day, -LEAST_DAYS)
  const first = addDays((paid[0]?.on ?? from) as Day, -7)
  const begin = first < season ? first : season
  return begin > from ? begin : from
}

type PaidRow = PaidPrice & { readonly key: string; readonly before: Price | undefined }

const columns: readonly PlainColumn<PaidRow>[] = [
  {
    id: 'on',
    title: 'Tanggal',
    width: 120,
    under: 'supplier',
    cell: (row) => <DateText value={row.on} style="short" />,
  },
  { id: 'supplier', title: 'Supplier', cell: (row) => row.supplierName ?? <Nothing /> },
  { id: 'price', title: 'Harga (Rp)', width: 140, align: 'right', cell: (row) => <Money value={row.price} /> },
  { id: 'drift', title: 'Perubahan', width: 110, align: 'right', under: 'price', cell: (row) => <Drift row={row} /> },
]

function Drift({ row }: { readonly row: PaidRow }) {
  const drift = row.before === undefined ? null : driftOf(row.before, price(row.price))
  if (drift === null) return <Nothing />
  if (drift === '0') return <span className="text-subtle-foreground">tetap</span>
  const isUp = !drift.startsWith('-')
  return (
    <span className={isUp ? 'text-warning' : 'text-success'}>
      {isUp ? '+' : ''}
      {percentFormat(drift)}
    </span>
  )
}

function newestFirst(paid: readonly PaidPrice[]): readonly PaidRow[] {
  return paid
    .map((row, at) => {
      const before = paid[at - 1]
      return { ...row, key: String(at), before: before && price(before.price) }
    })
    .toReversed()
    .slice(0, 100)
}

const MOST_LINES = 5

/** The suppliers bought from most each have a line; all others share one. */
function linesOf({ paid, suppliers }: PriceHistory): readonly ChartLine[] {
  const often = suppliers.toSorted((a, b) => b.times - a.times).slice(0, MOST_LINES)
  const points = (rows: readonly PaidPrice[]) => rows.map((row) => ({ x: row.on, y: row.price }))
  const known = often.map((supplier) => ({
    name: supplier.supplierName ?? 'Tanpa supplier',
    points: points(paid.filter((row) => row.supplierId === supplier.supplierId)),
  }))
  const others = paid.filter((row) => !often.some((supplier) => supplier.supplierId === row.supplierId))
  return others.length > 0 ? [...known, { name: 'Lainnya', points: points(others) }] : known
}
