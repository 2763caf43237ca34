import Plus from 'lucide-react/icons/plus'
import { useCan } from '#kit/screen/client/use-can.ts'
import { optionsOf } from '#kit/screen/document/said.ts'
import { Money, Nothing } from '#kit/screen/format/money.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { listAhead } from '#kit/screen/list/list-ahead.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { moneyColumn } from '#kit/screen/list/paper-cells.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { projectStatuses } from '#modules/projects/contract.ts'
import { incomeRights } from '../projects/columns.ts'
import { exportProjectMoney, listProjectMoney, type ProjectMoneyRow } from '../projects/contract.ts'

listAhead('/laporan-keuangan-proyek/', listProjectMoney)

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'berjalan', label: 'Berjalan', set: { status: 'berjalan' } },
]
const filters: readonly ListFilter[] = [
  { key: 'status', label: 'Status', kind: 'many', quick: true, words: optionsOf(projectStatuses) },
]

/** /laporan-keuangan-proyek/: every project with what it brought and what it cost. */
export function ProjectMoneyList() {
  const seesIncome = useCan(incomeRights)
  const seesCost = useCan('view biaya')
  const add = useCan('create laporan-keuangan-proyek') ? (
    <GoButton to="/laporan-keuangan-proyek/tambah" variant="filled" icon={<Plus />}>
      Catat biaya
    </GoButton>
  ) : undefined
  return (
    <ListPage
      title="Laporan Keuangan Proyek"
      path="/laporan-keuangan-proyek/"
      noun="proyek"
      endpoint={listProjectMoney}
      exporting={exportProjectMoney}
      columns={[...names, ...(seesIncome ? income : []), ...(seesCost ? costs : [])]}
      views={views}
      filters={filters}
      searchFor="Cari nama, kode, kota…"
      defaultSort="name"
      nameOf={(row) => row.name}
      linkOf={(row) => `/laporan-keuangan-proyek/detail/${row.id}`}
      createAt="/laporan-keuangan-proyek/tambah"
      primary={add}
      first={{
        title: 'Belum ada proyek.',
        text: 'Uang setiap proyek tampil di sini begitu proyeknya dibuat dan ada tagihan atau biaya untuknya.',
      }}
    />
  )
}

const names: readonly ListColumn<ProjectMoneyRow>[] = [
  {
    id: 'code',
    title: 'Kode',
    width: 96,
    sort: 'up',
    priority: 6,
    cell: (row) => <span className="code text-muted-foreground">{row.code}</span>,
  },
  { id: 'name', title: 'Proyek', sort: 'up', priority: 1, isMain: true, card: 'title', cell: (row) => row.name },
  {
    id: 'customerName',
    title: 'Pemberi kerja',
    width: 160,
    priority: 9,
    card: 'subtitle',
    cell: (row) => <span className="text-muted-foreground">{row.customerName}</span>,
    onCard: (row) => row.customerName,
  },
  {
    id: 'status',
    title: 'Status',
    width: 104,
    sort: 'up',
    priority: 8,
    card: 'meta',
    cell: (row) => projectStatuses[row.status],
    onCard: (row) => projectStatuses[row.status],
  },
]

const sum = (row: ProjectMoneyRow, key: 'billed' | 'received' | 'retention' | 'revenue') => row[key] ?? '0'

const income: readonly ListColumn<ProjectMoneyRow>[] = [
  {
    ...moneyColumn<ProjectMoneyRow>(
      { id: 'contract', title: 'Nilai kontrak', priority: 4 },
      (row) => row.contract ?? '0',
    ),
    cell: (row) => (row.contract ? <Money value={row.contract} /> : <Nothing />),
  },
  moneyColumn<ProjectMoneyRow>({ id: 'billed', title: 'Ditagih + PPN', priority: 3 }, (row) => sum(row, 'billed')),
  moneyColumn<ProjectMoneyRow>({ id: 'received', title: 'Diterima', priority: 3 }, (row) => sum(row, 'received')),
  moneyColumn<ProjectMoneyRow>({ id: 'retention', title: 'Retensi', priority: 7 }, (row) => sum(row, 'retention')),
  moneyColumn<ProjectMoneyRow>({ id: 'revenue', title: 'Pendapatan', priority: 2 }, (row) => sum(row, 'revenue')),
]

const costs: readonly ListColumn<ProjectMoneyRow>[] = [
  ...(
    [
      ['material', 'Material'],
      ['wages', 'Upah'],
      ['subcontract', 'Subkon'],
      ['equipment', 'Alat'],
      ['overhead', 'Umum'],
    ] as const
  ).map(([id, title]) =>
    moneyColumn<ProjectMoneyRow>({ id, title, priority: 8, isSpare: true }, (row) => row[id] ?? '0'),
  ),
  moneyColumn<ProjectMoneyRow>({ id: 'cost', title: 'Biaya', priority: 2 }, (row) => row.cost ?? '0'),
  moneyColumn<ProjectMoneyRow>(
    { id: 'margin', title: 'Laba proyek', priority: 1, card: 'amount' },
    (row) => row.margin ?? '0',
  ),
]
