import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { whenColumns } from '#kit/screen/list/audit-columns.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import { beginning } from '#kit/screen/list/paper-beginning.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import type { RequestRow } from '../../requests/detail.ts'
import { requestSaid } from '../words.ts'

const dense = (day: string) => dayFormat(day as Day, 'dense', today())

/** The columns of the list of requests. */
export const requestColumns: readonly ListColumn<RequestRow>[] = [
  ...beginning<RequestRow>({ id: 'warehouseName', title: 'Untuk', of: (row) => row.warehouseName }),
  { id: 'requesterName', title: 'Peminta', width: 152, priority: 4, card: 'meta', cell: (row) => row.requesterName },
  {
    id: 'lineCount',
    title: 'Item',
    width: 56,
    align: 'right',
    priority: 6,
    card: 'meta',
    cell: (row) => row.lineCount,
    onCard: (row) => `${row.lineCount} item`,
  },
  {
    id: 'neededBy',
    title: 'Dibutuhkan',
    width: 100,
    sort: 'up',
    priority: 2,
    card: 'remainder',
    cell: needed,
    onCard: (row) => <>Perlu {needed(row)}</>,
  },
  {
    id: 'estimate',
    title: 'Perkiraan (Rp)',
    width: 124,
    align: 'right',
    sort: 'down',
    priority: 2,
    card: 'amount',
    cell: (row) => <Money value={row.estimate} />,
    onCard: (row) => <Money value={row.estimate} rp />,
    total: (sum) => <Money value={sum} />,
  },
  {
    id: 'status',
    title: 'Status',
    width: 152,
    priority: 1,
    card: 'status',
    cell: (row) => <Badge tone={requestSaid(row).tone}>{requestSaid(row).text}</Badge>,
  },
  { id: 'createdBy', title: 'Dibuat oleh', width: 128, priority: 10, isSpare: true, cell: (row) => row.createdBy },
  ...whenColumns<RequestRow>(),
]

function needed(row: RequestRow) {
  return <span className={row.isLate ? 'font-medium text-danger figures' : 'figures'}>{dense(row.neededBy)}</span>
}
