import { addDays, daysBetween, type Day } from '#ground/day.ts'
import { rupiah } from '#ground/format.ts'
import type { Aging } from '#kit/posting/aging.ts'
import { Money } from '../format/money.tsx'
import { today } from '../format/zone.ts'
import { Go } from '../shell/go.tsx'
import type { ListColumn } from './column.ts'
import { moneyColumn, quietDay } from './paper-cells.tsx'

/** Somebody with what is open between us, by age. */
interface Aged extends Aging {
  readonly oldestDue: string
  /** Settled by a giro that no bank has paid yet. */
  readonly giro: string
}

/** When the claims behind a figure fell or fall due; absent: any day. */
export interface DueWithin {
  readonly dueDateFrom?: Day
  readonly dueDateTo?: Day
}

interface Bucket {
  readonly key: keyof Aging
  readonly title: string
  readonly priority: number
  /** Days late, from and to. */
  readonly from?: number
  readonly to?: number
}

const buckets: readonly Bucket[] = [
  { key: 'notDue', title: 'Belum tempo', priority: 3, to: 0 },
  { key: 'upTo30', title: '1–30 hari', priority: 4, from: 1, to: 30 },
  { key: 'upTo60', title: '31–60 hari', priority: 5, from: 31, to: 60 },
  { key: 'upTo90', title: '61–90 hari', priority: 6, from: 61, to: 90 },
  { key: 'over90', title: '> 90 hari', priority: 2, from: 91 },
]
const everything: Bucket = { key: 'total', title: 'Jumlah (Rp)', priority: 1 }

interface AgingWords<Row> {
  /** The column of the name, as the server sorts by it. */
  readonly id: string
  readonly title: string
  readonly nameOf: (row: Row) => string
  /** What the claims are called: 'Tagihan'. */
  readonly claims: string
  /** The list of the claims behind a figure. */
  readonly claimsOf: (row: Row, due: DueWithin) => { readonly to: string; readonly search: Record<string, string> }
  /** The end of another day than today. */
  readonly on: Day | undefined
}

/** Who owes, by how late; each figure of today leads to the claims behind it, those of another day stand still. */
export function agingColumns<Row extends Aged>(words: AgingWords<Row>): readonly ListColumn<Row>[] {
  return [
    {
      id: words.id,
      title: words.title,
      sort: 'up',
      priority: 1,
      isMain: true,
      card: 'title',
      cell: (row) => <span title={words.nameOf(row)}>{words.nameOf(row)}</span>,
    },
    ...buckets.map((bucket) => figureColumn(bucket, words)),
    figureColumn(everything, words),
    {
      ...moneyColumn<Row>(
        { id: 'giro', title: 'Giro belum cair', priority: 7, sort: 'down', card: 'meta' },
        (row) => row.giro,
        (row) => (row.giro === '0' ? null : <span>Giro belum cair {rupiah(row.giro)}</span>),
      ),
      width: 112,
      cell: ({ giro }) => (giro === '0' ? <span className="text-subtle-foreground">–</span> : <Money value={giro} />),
    },
    {
      id: 'oldestDue',
      title: 'Tempo tertua',
      width: 104,
      priority: 8,
      sort: 'up',
      card: 'subtitle',
      cell: (row) => quietDay(row.oldestDue),
      onCard: (row) => <Oldest due={row.oldestDue as Day} on={words.on ?? today()} />,
    },
  ]
}

const CARDS: Partial<Record<keyof Aging, 'amount' | 'remainder'>> = { total: 'amount', over90: 'remainder' }

function figureColumn<Row extends Aged>(bucket: Bucket, words: AgingWords<Row>): ListColumn<Row> {
  const { key, title, priority } = bucket
  const card = CARDS[key]
  const onCard = (row: Row) => (row[key] === '0' ? null : <span>&gt; 90 hari {rupiah(row[key])}</span>)
  return {
    ...moneyColumn<Row>(
      { id: key, title, priority, sort: 'down', ...(card && { card }) },
      (row) => row[key],
      ...(key === 'total' ? [] : [onCard]),
    ),
    width: 106,
    cell: (row) => <Figure row={row} bucket={bucket} words={words} />,
  }
}

interface FigureProps<Row> {
  readonly row: Row
  readonly bucket: Bucket
  readonly words: AgingWords<Row>
}

// A number of the row opens the claims it is the sum of; of another day what is open now is not what was open then.
function Figure<Row extends Aged>({ row, bucket, words }: FigureProps<Row>) {
  const amount = row[bucket.key]
  if (amount === '0') return <span className="text-subtle-foreground">–</span>
  if (words.on !== undefined) return <Money value={amount} />
  const { to, search } = words.claimsOf(row, dueWithin(bucket))
  const what = bucket.key === 'total' ? 'jumlah' : bucket.title.toLowerCase()
  return (
    <Go
      to={to}
      search={search}
      className="relative z-1 rounded-sm underline-offset-3 hover:text-primary hover:underline"
      title={`${words.claims} ${words.nameOf(row)}, ${what}`}
    >
      <Money value={amount} />
    </Go>
  )
}

function dueWithin({ from, to }: Bucket): DueWithin {
  return {
    ...(from !== undefined && { dueDateTo: addDays(today(), -from) }),
    ...(to !== undefined && { dueDateFrom: addDays(today(), -to) }),
  }
}

function Oldest({ due, on }: { readonly due: Day; readonly on: Day }) {
  const late = daysBetween(due, on)
  if (late <= 0) return <>Belum ada yang lewat tempo</>
  return <span className="font-medium text-danger">Terlama lewat {late} hari</span>
}
