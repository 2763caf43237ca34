import { addDays, daysBetween, type Day } from '#ground/day.ts'
import { rupiah } from '#ground/format.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { today } from '#kit/screen/format/zone.ts'
import type { ListColumn } from '#kit/screen/list/column.ts'
import { moneyColumn, quietDay } from '#kit/screen/list/paper-cells.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import type { Aging, PayableAgingRow } from '../../payables/contract.ts'

type Age = keyof Aging

interface Bucket {
  readonly key: Age
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

/** Whom we owe, by how late we are; each figure of today leads to the bills behind it, those of another day stand still. */
export const agingColumns = (on?: Day): readonly ListColumn<PayableAgingRow>[] => [
  {
    id: 'supplierName',
    title: 'Supplier',
    sort: 'up',
    priority: 1,
    isMain: true,
    card: 'title',
    cell: (row) => <span title={row.supplierName}>{row.supplierName}</span>,
  },
  ...buckets.map((bucket) => bucketColumn(bucket, on)),
  {
    ...moneyColumn<PayableAgingRow>(
      { id: 'total', title: 'Jumlah (Rp)', priority: 1, card: 'amount', sort: 'down' },
      (row) => row.total,
    ),
    cell: (row) => (
      <Figure row={row} bucket={{ key: 'total', title: 'Jumlah', priority: 1 }} isStill={on !== undefined} />
    ),
  },
  {
    id: 'oldestDue',
    title: 'Tempo tertua',
    width: 116,
    priority: 7,
    sort: 'up',
    card: 'subtitle',
    cell: (row) => quietDay(row.oldestDue),
    onCard: (row) => <Oldest row={row} on={on ?? today()} />,
  },
]

function bucketColumn(bucket: Bucket, on: Day | undefined): ListColumn<PayableAgingRow> {
  const isLate = bucket.key !== 'notDue'
  return {
    ...moneyColumn<PayableAgingRow>(
      {
        id: bucket.key,
        title: bucket.title,
        priority: bucket.priority,
        sort: 'down',
        ...(bucket.key === 'over90' && { card: 'remainder' as const }),
      },
      (row) => row[bucket.key],
      (row) => (isLate && row[bucket.key] !== '0' ? <span>&gt; 90 hari {rupiah(row[bucket.key])}</span> : null),
    ),
    cell: (row) => <Figure row={row} bucket={bucket} isStill={on !== undefined} />,
  }
}

interface FigureProps {
  readonly row: PayableAgingRow
  readonly bucket: Bucket
  /** As of another day: what is open now is not what was open then. */
  readonly isStill: boolean
}

// A number of the row opens the bills it is the sum of; the row itself opens the supplier.
function Figure({ row, bucket, isStill }: FigureProps) {
  const amount = row[bucket.key]
  if (amount === '0') return <span className="text-subtle-foreground">–</span>
  if (isStill) return <Money value={amount} />
  return (
    <Go
      to="/pembelian-barang/"
      search={billsOf(row, bucket)}
      className="relative z-1 rounded-sm underline-offset-3 hover:text-primary hover:underline"
      title={`Tagihan ${row.supplierName}, ${bucket.title.toLowerCase()}`}
    >
      <Money value={amount} />
    </Go>
  )
}

function billsOf(row: PayableAgingRow, { from, to }: Bucket): Record<string, string> {
  return {
    tab: 'pembelian',
    jenis: 'tagihan',
    view: 'belum-lunas',
    supplierId: row.id,
    'supplierId.label': row.supplierName,
    ...(from !== undefined && { dueDateTo: addDays(today(), -from) }),
    ...(to !== undefined && { dueDateFrom: addDays(today(), -to) }),
  }
}

function Oldest({ row, on }: { readonly row: PayableAgingRow; readonly on: Day }) {
  const late = daysBetween(row.oldestDue as Day, on)
  if (late <= 0) return <>Belum ada yang lewat tempo</>
  return <span className="font-medium text-danger">Terlama lewat {late} hari</span>
}
