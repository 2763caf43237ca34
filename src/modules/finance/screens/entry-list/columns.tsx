import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import Paperclip from 'lucide-react/icons/paperclip'
import { Money, Nothing } from '#kit/screen/format/money.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { whenColumns } from '#kit/screen/list/audit-columns.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import { moneyColumn, orDash, quietDay } from '#kit/screen/list/paper-cells.tsx'
import type { CashEntryListRow } from '../../entries/contract.ts'
import { cashEntryKinds } from '../../words.ts'
import { CashEntryBadge } from '../words.tsx'

const said = (row: CashEntryListRow) => row.memo ?? row.partyName ?? row.categories ?? cashEntryKinds[row.kind]

/** The list of money in, out and moved, column by column. */
export const cashEntryListColumns: readonly ListColumn<CashEntryListRow>[] = [
  {
    id: 'label',
    title: 'Nomor',
    width: 132,
    sort: 'down',
    priority: 3,
    cell: (row) => <span className="code text-muted-foreground">{row.label}</span>,
  },
  { id: 'date', title: 'Tanggal', width: 84, sort: 'down', priority: 2, cell: (row) => quietDay(row.date) },
  {
    id: 'memo',
    title: 'Keterangan',
    priority: 1,
    isMain: true,
    card: 'title',
    cell: (row) => <span title={said(row)}>{said(row)}</span>,
    onCard: said,
  },
  {
    id: 'categories',
    title: 'Kategori',
    width: 168,
    priority: 4,
    card: 'subtitle',
    cell: (row) => orDash(row.categories),
    onCard: (row) => `${row.categories ?? ''} · ${dayFormat(row.date as Day, 'dense', today())}`,
  },
  {
    id: 'cashAccountName',
    title: 'Kas / Bank',
    width: 148,
    priority: 4,
    card: 'meta',
    cell: (row) => orDash(row.cashAccountName),
  },
  { id: 'partyName', title: 'Pihak', width: 132, priority: 7, cell: (row) => orDash(row.partyName) },
  { id: 'projectNames', title: 'Proyek', width: 148, priority: 6, cell: (row) => orDash(row.projectNames) },
  moneyColumn<CashEntryListRow>({ id: 'cashIn', title: 'Masuk (Rp)', priority: 2 }, (row) => row.cashIn),
  moneyColumn<CashEntryListRow>(
    { id: 'cashOut', title: 'Keluar (Rp)', priority: 2, card: 'amount' },
    (row) => row.cashOut,
    (row) => <Money value={row.kind === 'keluar' ? `-${row.amount}` : row.amount} rp />,
  ),
  {
    id: 'hasProof',
    title: 'Bukti',
    width: 64,
    priority: 5,
    cell: (row) =>
      row.hasProof ? <Paperclip className="size-4 text-muted-foreground" aria-label="Ada bukti" /> : <Nothing />,
  },
  {
    id: 'state',
    title: 'Status',
    width: 112,
    priority: 2,
    card: 'status',
    cell: (row) => <CashEntryBadge state={row.state} />,
  },
  { id: 'reference', title: 'Referensi', width: 132, priority: 8, isSpare: true, cell: (row) => orDash(row.reference) },
  ...whenColumns<CashEntryListRow>(),
]
