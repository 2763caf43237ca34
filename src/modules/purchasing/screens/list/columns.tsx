import { daysBetween, type Day } from '#ground/day.ts'
import { dayFormat, rupiah } from '#ground/format.ts'
import { Share } from '#kit/screen/detail/progress.tsx'
import { PhoneLink } from '#kit/screen/format/phone-link.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { whenColumns } from '#kit/screen/list/audit-columns.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import { beginning } from '#kit/screen/list/paper-beginning.tsx'
import { tagsColumn } from '#kit/screen/list/tags-column.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { Badge, QuietBadge } from '#kit/screen/ui/badge.tsx'
import type { PurchaseRow } from '../../orders/detail.ts'
import { payingSaid, purchaseSaid } from '../words.ts'

const dense = (day: string) => dayFormat(day as Day, 'dense', today())
const nothing = <span className="text-subtle-foreground">—</span>

/** Of what should have come and did not: whom to call, how late it is, and what they said last time. */
export const lateColumns = (all: readonly ListColumn<PurchaseRow>[]): readonly ListColumn<PurchaseRow>[] => [
  ...all.filter(({ id }) => ['label', 'supplierName', 'receivedShare'].includes(id)),
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
    id: 'receivedShare',
    title: 'Diterima',
    width: 84,
    priority: 4,
    cell: (row) =>
      row.state === 'posted' && row.receiving !== 'not-needed' ? (
        <Share percent={row.receivedShare} title={receivedSaid(row)} />
      ) : (
        nothing
      ),
  },
  amountColumn('receivedValue', 'Diterima', 'penerimaan'),
  amountColumn('billedTotal', 'Ditagih', 'tagihan'),
  amountColumn('paid', 'Dibayar', 'pembayaran'),
  amountColumn('toBill', 'Belum ditagih', 'tagihan'),
  {
    ...amountColumn('leftDue', 'Sisa bayar', 'pembayaran'),
    priority: 4,
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

type Amount = 'receivedValue' | 'billedTotal' | 'paid' | 'toBill' | 'leftDue' | 'openDue'

// A figure of the strip on the order's page, chosen by hand unless the list needs it.
function amountColumn(id: Amount, word: string, part: string): ListColumn<PurchaseRow> {
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
function Figure({ row, part, value }: { readonly row: PurchaseRow; readonly part?: string; readonly value: string }) {
  if (row.state !== 'posted') return part ? nothing : <Money value={value} />
  return (
    <Go to={`/pembelian-barang/detail/${row.id}${part ? `?bagian=${part}` : ''}`} className="hover:underline">
      <Money value={value} />
    </Go>
  )
}

function receivedSaid(row: PurchaseRow): string {
  return `Diterima ${rupiah(row.receivedValue)}, ${row.linesReceived} dari ${row.linesToReceive} item lengkap`
}

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
