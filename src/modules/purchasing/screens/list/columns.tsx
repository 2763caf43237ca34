import { daysBetween, type Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { Fraction } from '#kit/screen/detail/progress.tsx'
import { PhoneLink } from '#kit/screen/format/phone-link.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { whenColumns } from '#kit/screen/list/audit-columns.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import { beginning } from '#kit/screen/list/paper-beginning.tsx'
import { tagsColumn } from '#kit/screen/list/tags-column.tsx'
import { Badge, QuietBadge } from '#kit/screen/ui/badge.tsx'
import type { PurchaseRow } from '../../orders/detail.ts'
import { payingSaid, purchaseSaid } from '../words.ts'

const dense = (day: string) => dayFormat(day as Day, 'dense', today())
const nothing = <span className="text-subtle-foreground">—</span>

/** Of what should have come and did not: whom to call, how late it is, and what they said last time. */
export const lateColumns = (all: readonly ListColumn<PurchaseRow>[]): readonly ListColumn<PurchaseRow>[] => [
  ...all.filter(({ id }) => ['label', 'supplierName', 'received'].includes(id)),
  {
    id: 'expectedDate',
    title: 'Seharusnya tiba',
    width: 152,
    sort: 'up',
    priority: 1,
    card: 'status',
    cell: (row) => (
      <span className="figures">
        {row.expectedDate && dense(row.expectedDate)}{' '}
        <span className="font-medium text-danger">{row.daysLate} hari lalu</span>
      </span>
    ),
    onCard: (row) => <span className="font-medium text-danger">Terlambat {row.daysLate} hari</span>,
  },
  {
    id: 'contactName',
    title: 'Kontak',
    width: 128,
    priority: 5,
    cell: (row) => row.contactName ?? nothing,
  },
  {
    id: 'contactPhone',
    title: 'Telepon',
    width: 128,
    priority: 2,
    card: 'meta',
    cell: (row) => <PhoneLink value={row.contactPhone} quiet />,
  },
  {
    id: 'followUpNote',
    title: 'Kata supplier terakhir',
    width: 200,
    priority: 3,
    cell: (row) => (row.followUpNote ? <span title={row.followUpNote}>{row.followUpNote}</span> : nothing),
  },
  ...all.filter(({ id }) => ['warehouseName', 'total'].includes(id)),
]

/** The columns of the list of orders, and where each goes on a phone's card. */
export const purchaseColumns: readonly ListColumn<PurchaseRow>[] = [
  ...beginning<PurchaseRow>({ id: 'supplierName', title: 'Supplier', of: (row) => row.supplierName, sort: 'up' }),
  {
    id: 'warehouseName',
    title: 'Untuk',
    width: 132,
    priority: 5,
    card: 'meta',
    cell: (row) => <span title={row.warehouseName}>{row.warehouseName}</span>,
    onCard: (row) => `${row.lineCount} item`,
  },
  { id: 'lineCount', title: 'Item', width: 52, align: 'right', priority: 8, cell: (row) => row.lineCount },
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
    id: 'paid',
    title: 'Dibayar (Rp)',
    width: 116,
    align: 'right',
    priority: 9,
    isSpare: true,
    cell: (row) => <Money value={row.paid} />,
    figure: (row) => row.paid,
  },
  {
    id: 'openDue',
    title: 'Sisa (Rp)',
    width: 112,
    align: 'right',
    priority: 4,
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
    id: 'received',
    title: 'Terima',
    width: 68,
    priority: 4,
    cell: (row) =>
      row.receiving === 'not-needed' ? nothing : <Fraction done={row.linesReceived} of={row.linesToReceive} />,
  },
  {
    id: 'status',
    title: 'Status',
    width: 176,
    priority: 2,
    card: 'status',
    cell: (row) => <Badge tone={purchaseSaid(row).tone}>{purchaseSaid(row).text}</Badge>,
  },
  { id: 'bill', title: 'Pembayaran', width: 136, priority: 3, card: 'meta', cell: paying, onCard: payingOnCard },
  {
    id: 'nextDue',
    title: 'Jatuh tempo',
    width: 96,
    sort: 'up',
    priority: 6,
    isSpare: true,
    cell: (row) => (row.nextDue ? <span className="figures">{dense(row.nextDue)}</span> : nothing),
  },
  {
    id: 'expectedDate',
    title: 'Perkiraan tiba',
    width: 108,
    sort: 'up',
    priority: 7,
    isSpare: true,
    cell: expected,
  },
  { id: 'createdBy', title: 'Dibuat oleh', width: 128, priority: 10, isSpare: true, cell: (row) => row.createdBy },
  tagsColumn<PurchaseRow>(),
  ...whenColumns<PurchaseRow>(),
]

function paying(row: PurchaseRow) {
  if (row.state !== 'posted') return nothing
  const { text, tone, notYet } = payingSaid(row, lateDays(row))
  return (
    <QuietBadge tone={tone} notYet={notYet}>
      {text}
      {isWaiting(row) && row.nextDue && <span className="text-muted-foreground">{dense(row.nextDue)}</span>}
    </QuietBadge>
  )
}

// A phone's third line is grey: plain words, and only what is late is said louder.
function payingOnCard(row: PurchaseRow) {
  if (row.state !== 'posted') return null
  const { text, tone } = payingSaid(row, lateDays(row))
  if (tone === 'danger') return <span className="font-medium text-danger">{text}</span>
  return isWaiting(row) && row.nextDue ? `${text} ${dense(row.nextDue)}` : text
}

function expected(row: PurchaseRow) {
  if (!row.expectedDate) return nothing
  if (!row.isLate) return <span className="figures">{dense(row.expectedDate)}</span>
  return (
    <span className="font-medium text-danger figures" title={`Terlambat ${row.daysLate} hari`}>
      {dense(row.expectedDate)}
    </span>
  )
}

/** How long the earliest open bill is overdue. */
export function lateDays(row: Pick<PurchaseRow, 'nextDue' | 'openDue'>): number {
  return row.nextDue && row.openDue !== '0' ? daysBetween(row.nextDue as Day, today()) : 0
}

function isWaiting(row: PurchaseRow): boolean {
  return Boolean(row.nextDue) && row.bill === 'billed' && lateDays(row) <= 0
}
