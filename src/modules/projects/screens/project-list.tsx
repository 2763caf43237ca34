import Plus from 'lucide-react/icons/plus'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { ImportButton } from '#kit/screen/import/import-button.tsx'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { listAhead } from '#kit/screen/list/list-ahead.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { projects, projectTowns } from '../contract.ts'
import { projectStatuses } from '../words.ts'
import { projectColumns } from './project-list/columns.tsx'

// Fetched when a row's acts are asked for: the list comes first.
const ProjectRowMenu = later(() => import('./project-list/row-menu.tsx').then((parts) => parts.ProjectRowMenu))

listAhead('/daftar-proyek/', projects.list)

const importable = [{ name: 'proyek', label: 'Proyek', permissions: ['create daftar-proyek'] }]

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'berjalan', label: 'Berjalan', set: { status: 'berjalan' } },
  { id: 'prospek', label: 'Prospek', set: { status: 'prospek' } },
  { id: 'terlambat', label: 'Terlambat', set: { isLate: 'true' } },
  { id: 'selesai', label: 'Selesai', set: { status: 'selesai' } },
]

/** What we build, and where it stands. */
export function ProjectList() {
  const towns = useAsk(projectTowns, {}, { freshFor: 60_000 })
  const mayCreate = useCan('create daftar-proyek')
  const add = mayCreate ? (
    <GoButton to="/daftar-proyek/tambah" variant="filled" icon={<Plus />}>
      Tambah proyek
    </GoButton>
  ) : undefined
  return (
    <ListPage
      title="Daftar Proyek"
      path="/daftar-proyek/"
      noun="proyek"
      endpoint={projects.list}
      exporting={projects.export}
      columns={projectColumns}
      views={views}
      filters={filtersWith(towns.data ?? [])}
      searchFor="Cari nama, kode, kota, mandor…"
      defaultSort="code"
      nameOf={(row) => row.name}
      linkOf={(row) => `/daftar-proyek/detail/${row.id}`}
      editOf={(row) => `/daftar-proyek/edit/${row.id}`}
      menuOf={(row) => <ProjectRowMenu row={row} />}
      createAt="/daftar-proyek/tambah"
      primary={add}
      actions={<ImportButton of={importable} />}
      first={{
        title: 'Belum ada proyek.',
        text: 'Daftarkan proyek pertama: cukup nama dan pemberi kerjanya. Gudang di lokasinya dibuat otomatis.',
        actions: add,
      }}
    />
  )
}

function filtersWith(towns: readonly string[]): readonly ListFilter[] {
  return [
    {
      key: 'status',
      label: 'Status',
      kind: 'many',
      quick: true,
      words: Object.entries(projectStatuses).map(([value, label]) => ({ value, label })),
    },
    { key: 'city', label: 'Lokasi', kind: 'many', quick: true, words: towns.map((value) => ({ value, label: value })) },
    { key: 'isLate', label: 'Terlambat', kind: 'flag' },
    { key: 'startDate', label: 'Mulai', kind: 'days' },
    { key: 'endDate', label: 'Selesai', kind: 'days' },
  ]
}
