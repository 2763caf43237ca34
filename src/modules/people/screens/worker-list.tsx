import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Money, Nothing } from '#kit/screen/format/money.tsx'
import { PhoneLink } from '#kit/screen/format/phone-link.tsx'
import { ImportButton } from '#kit/screen/import/import-button.tsx'
import { whenColumns } from '#kit/screen/list/audit-columns.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { orDash } from '#kit/screen/list/paper-cells.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { workerKinds } from '../words.ts'
import { workers, type WorkerListRow } from '../workers/contract.ts'
import { Standing } from './standing.tsx'

const opening = ['approve slip-gaji', 'view gaji']
const importable = [
  { name: 'pekerja', label: 'Pekerja', permissions: ['create management-karyawan'] },
  { name: 'saldo-awal-upah', label: 'Saldo awal upah belum diambil', permissions: opening },
  {
    name: 'saldo-awal-retensi-borongan',
    label: 'Saldo awal retensi borongan',
    permissions: [...opening, 'view absensi'],
  },
]

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'mandor', label: 'Mandor', set: { isForeman: 'true' } },
  { id: 'lengkapi', label: 'Data belum lengkap', set: { isIncomplete: 'true' } },
]

const filters: readonly ListFilter[] = [
  {
    key: 'kind',
    label: 'Jenis',
    kind: 'many',
    quick: true,
    words: Object.entries(workerKinds).map(([value, label]) => ({ value, label })),
  },
]

const columns: readonly ListColumn<WorkerListRow>[] = [
  {
    id: 'code',
    title: 'Nomor',
    width: 104,
    sort: 'up',
    priority: 3,
    cell: (row) => <span className="code text-muted-foreground">{row.code}</span>,
  },
  { id: 'name', title: 'Nama', sort: 'up', priority: 1, isMain: true, card: 'title', cell: (row) => row.name },
  {
    id: 'kind',
    title: 'Jenis',
    width: 104,
    priority: 4,
    cell: (row) => <Badge tone={row.kind === 'harian' ? 'info' : 'violet'}>{workerKinds[row.kind]}</Badge>,
  },
  {
    id: 'trade',
    title: 'Keahlian',
    width: 128,
    priority: 4,
    card: 'subtitle',
    cell: (row) => orDash(row.trade),
    onCard: (row) => row.trade || null,
  },
  { id: 'foremanName', title: 'Mandor', width: 132, priority: 5, cell: (row) => orDash(row.foremanName) },
  { id: 'projectName', title: 'Proyek sekarang', width: 160, priority: 6, cell: (row) => orDash(row.projectName) },
  {
    id: 'dailyRate',
    title: 'Upah harian',
    width: 120,
    align: 'right',
    priority: 3,
    needs: 'view gaji',
    cell: (row) => (row.dailyRate ? <Money value={row.dailyRate} /> : <Nothing />),
  },
  { id: 'phone', title: 'HP', width: 136, priority: 7, cell: (row) => <PhoneLink value={row.phone} quiet /> },
  {
    id: 'isIncomplete',
    title: 'Status',
    width: 152,
    priority: 2,
    card: 'status',
    cell: (row) => <Standing isIncomplete={row.isIncomplete} />,
  },
  ...whenColumns<WorkerListRow>(),
]

/** Who works on the sites, with whom and for how much a day. */
export function WorkerList({ above }: { readonly above: ReactNode }) {
  const mayCreate = useCan('create management-karyawan')
  const add = mayCreate ? (
    <GoButton to="/management-karyawan/tambah-pekerja" variant="filled" icon={<Plus />}>
      Tambah pekerja
    </GoButton>
  ) : undefined
  return (
    <ListPage
      title="Pekerja"
      path="/management-karyawan/"
      keptAs="/management-karyawan/pekerja"
      noun="pekerja"
      endpoint={workers.list}
      exporting={workers.export}
      columns={columns}
      views={views}
      filters={filters}
      above={above}
      searchFor="Cari nama, nomor, keahlian…"
      defaultSort="name"
      nameOf={(row) => row.name}
      linkOf={(row) => `/management-karyawan/detail-pekerja/${row.id}`}
      editOf={(row) => `/management-karyawan/edit-pekerja/${row.id}`}
      createAt="/management-karyawan/tambah-pekerja"
      primary={add}
      actions={<ImportButton of={importable} />}
      first={{
        title: 'Belum ada pekerja.',
        text: 'Tambahkan mandor dulu, lalu tukang dan kenek yang bekerja dengannya. Nama dan upahnya sudah cukup.',
        actions: add,
      }}
    />
  )
}
