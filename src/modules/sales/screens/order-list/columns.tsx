import { dayFormat } from '#ground/format.ts'
import { daysBetween, type Day } from '#ground/day.ts'
import { Fraction } from '#kit/screen/detail/progress.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { whenColumns } from '#kit/screen/list/audit-columns.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import { beginning } from '#kit/screen/list/paper-beginning.tsx'
import { tagsColumn } from '#kit/screen/list/tags-column.tsx'
import { Badge, QuietBadge } from '#kit/screen/ui/badge.tsx'
import type { OrderRow } from '../../orders/contract.ts'
import { billingSaid, orderSaid } from '../words.ts'

const dense = (day: string) => dayFormat(day as Day, 'dense', today())

/** The columns of the order list, and where each goes on a phone's card. */
export const orderColumns: readonly ListColumn<OrderRow>[] = [
  ...beginning<OrderRow>({ id: 'customerName', title: 'Pelanggan', of: (row) => row.customerName, sort: 'up' }),
  {
    id: 'total',
    title: 'Total (Rp)',
    width: 116,
    align: 'right',
    sort: 'down',
    priority: 1,
    card: 'amount',
    cell: (row) => <Money value={row.total} />,
    onCard: (row) => <Money value={row.total} rp />,
    total: (sum) => <Money value={sum} />,
  },
  {
    id: 'openDue',
    title: 'Sisa (Rp)',
    width: 112,
    align: 'right',
    priority: 3,
    card: 'remainder',
    cell: (row) => <Money value={row.openDue} />,
    onCard: (row) =>
      row.openDue === '0' ? null : (
        <>
          Sisa <Money value={row.openDue} rp />
        </>
      ),
    total: (sum) => <Money value={sum} />,
  },
  {
    id: 'delivered',
    title: 'Kirim',
    width: 68,
    priority: 4,
    card: 'meta',
    onCard: (row) => (row.delivery === 'not-needed' ? null : `Kirim ${row.linesDelivered}/${row.linesToDeliver}`),
    cell: (row) =>
      row.delivery === 'not-needed' ? (
        <span className="text-subtle-foreground">—</span>
      ) : (
        <Fraction done={row.linesDelivered} of={row.linesToDeliver} />
      ),
  },
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
