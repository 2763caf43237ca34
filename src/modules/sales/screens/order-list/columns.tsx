import { dayFormat, rupiah } from '#ground/format.ts'
import { daysBetween, type Day } from '#ground/day.ts'
import { Share } from '#kit/screen/detail/progress.tsx'
import { Money, Nothing } from '#kit/screen/format/money.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { whenColumns } from '#kit/screen/list/audit-columns.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import { beginning } from '#kit/screen/list/paper-beginning.tsx'
import { tagsColumn } from '#kit/screen/list/tags-column.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { Badge, QuietBadge } from '#kit/screen/ui/badge.tsx'
import type { OrderRow } from '../../orders/contract.ts'
import { billingSaid, orderSaid } from '../words.ts'

const dense = (day: string) => dayFormat(day as Day, 'dense', today())

/** The columns of the order list, and where each goes on a phone's card. */
export const orderColumns: readonly ListColumn<OrderRow>[] = [
  ...beginning<OrderRow>({ id: 'customerName', title: 'Pelanggan', of: (row) => row.customerName, sort: 'up' }),
  {
    id: 'total',
    title: 'Dipesan (Rp)',
    width: 116,
    align: 'right',
    sort: 'down',
    priority: 1,
    card: 'amount',
    cell: (row) => <Figure row={row} value={row.total} />,
    onCard: (row) => <Money value={row.total} rp />,
    total: (sum) => <Money value={sum} />,
  },
  {
    id: 'sentShare',
    title: 'Dikirim',
    width: 80,
    priority: 4,
    card: 'meta',
    onCard: (row) => (hasSendings(row) ? `Dikirim ${row.sentShare}%` : null),
    cell: (row) => (hasSendings(row) ? <Share percent={row.sentShare} title={sentSaid(row)} /> : <Nothing />),
  },
  amountColumn('sentValue', 'Dikirim', 'pengiriman'),
  amountColumn('billedTotal', 'Ditagih', 'tagihan'),
  amountColumn('paidTotal', 'Dibayar', 'tagihan'),
  amountColumn('toBill', 'Belum ditagih', 'tagihan'),
  {
    ...amountColumn('leftDue', 'Sisa bayar', 'tagihan'),
    priority: 3,
    isSpare: false,
    card: 'remainder',
    onCard: (row) =>
      row.leftDue === '0' ? null : (
        <>
          Sisa bayar <Money value={row.leftDue} rp />
        </>
      ),
  },
  amountColumn('openDue', 'Sisa tagihan', 'tagihan'),
  {
    id: 'status',
    title: 'Status',
    width: 140,
    priority: 2,
    card: 'status',
    cell: (row) => <Badge tone={orderSaid(row).tone}>{orderSaid(row).text}</Badge>,
  },
  {
    id: 'bill',
    title: 'Tagihan',
    width: 136,
    priority: 3,
    card: 'meta',
    cell: billing,
    onCard: billingOnCard,
  },
  {
    id: 'nextDue',
    title: 'Jatuh tempo',
    width: 96,
    sort: 'up',
    priority: 6,
    isSpare: true,
    cell: (row) => (row.nextDue ? <span className="figures">{dense(row.nextDue)}</span> : '—'),
  },
  {
    id: 'promisedDate',
    title: 'Janji kirim',
    width: 96,
    priority: 7,
    isSpare: true,
    cell: (row) => (row.promisedDate ? <span className="figures">{dense(row.promisedDate)}</span> : '—'),
  },
  {
    id: 'customerPoNo',
    title: 'No. PO',
    width: 132,
    priority: 7,
    isSpare: true,
    cell: (row) => <span className="code">{row.customerPoNo ?? '—'}</span>,
  },
  {
    id: 'lineCount',
    title: 'Item',
    width: 56,
    align: 'right',
    priority: 8,
    isSpare: true,
    cell: (row) => row.lineCount,
  },
  {
    id: 'salespersonName',
    title: 'Sales',
    width: 120,
    priority: 8,
    isSpare: true,
    cell: (row) => row.salespersonName ?? '—',
  },
  tagsColumn<OrderRow>(),
  ...whenColumns<OrderRow>(),
]

type Amount = 'sentValue' | 'billedTotal' | 'paidTotal' | 'toBill' | 'leftDue' | 'openDue'

// A figure of the strip on the order's page, chosen by hand unless the list needs it.
function amountColumn(id: Amount, word: string, part: string): ListColumn<OrderRow> {
  return {
    id,
    title: `${word} (Rp)`,
    width: word.length > 10 ? 140 : 120,
    align: 'right',
    priority: 9,
    isSpare: true,
    cell: (row) => <Figure row={row} part={part} value={row[id]} />,
    total: (sum) => <Money value={sum} />,
  }
}

// Leads to the papers it is made of; a draft has none.
function Figure({ row, part, value }: { readonly row: OrderRow; readonly part?: string; readonly value: string }) {
  if (row.state !== 'posted') return part ? <Nothing /> : <Money value={value} />
  return (
    <Go to={`/order/detail/${row.id}${part ? `?bagian=${part}` : ''}`} className="hover:underline">
      <Money value={value} />
    </Go>
  )
}

function hasSendings(row: OrderRow): boolean {
  return row.state === 'posted' && row.delivery !== 'not-needed'
}

function sentSaid(row: OrderRow): string {
  return `Dikirim ${rupiah(row.sentValue)}, ${row.linesDelivered} dari ${row.linesToDeliver} item lengkap`
}

function billing(row: OrderRow) {
  if (row.state !== 'posted') return <span className="text-subtle-foreground">—</span>
  const { tone, notYet, text } = billingSaid(row, lateDays(row))
  return (
    <QuietBadge tone={tone} notYet={notYet}>
      {text}
      {isWaiting(row) && row.nextDue && <span className="text-muted-foreground">{dense(row.nextDue)}</span>}
    </QuietBadge>
  )
}

// A phone's third line is grey: plain words, and only what is late is said louder.
function billingOnCard(row: OrderRow) {
  if (row.state !== 'posted') return null
  const { tone, text } = billingSaid(row, lateDays(row))
  if (tone === 'danger') return <span className="font-medium text-danger">{text}</span>
  return isWaiting(row) && row.nextDue ? `${text} ${dense(row.nextDue)}` : text
}

function lateDays(row: OrderRow): number | undefined {
  return row.isOverdue && row.nextDue ? daysBetween(row.nextDue as Day, today()) : undefined
}

function isWaiting(row: OrderRow): boolean {
  return Boolean(row.nextDue) && !row.isOverdue && row.billing === 'full' && row.paying !== 'full'
}
