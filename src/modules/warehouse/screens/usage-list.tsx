import Plus from 'lucide-react/icons/plus'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Qty } from '#kit/screen/format/quantity.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import type { ListFilter } from '#kit/screen/list/filter.ts'
import { listAhead } from '#kit/screen/list/list-ahead.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { moneyColumn, orDash, quietDay } from '#kit/screen/list/paper-cells.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { itemSource } from '#modules/catalog/screens/face.tsx'
import { projectSource } from '#modules/projects/screens/face.tsx'
import { exportUsage, listUsage, type UsageRow } from '../usage/contract.ts'
import { ByProjectPage } from './usage/by-project.tsx'
import { SiteMaterialsPanel } from './usage/site-materials.tsx'

listAhead('/laporan-bahan-baku/', listUsage)

const views = [
  { value: 'pemakaian', label: 'Pemakaian' },
  { value: 'rekap', label: 'Rekap per proyek' },
  { value: 'banding', label: 'Rencana & pemakaian' },
] as const

interface UsageListProps {
  /** Plan against use of a project, which a later department knows. */
  readonly compare: (projectId: string) => ReactNode
}

/**
 * /laporan-bahan-baku/: what was used on the sites; with `view=rekap` what came, was used and is left at one of them, with
 * `view=banding` what its plan gives beside what was used.
 */
export function UsageList({ compare }: UsageListProps) {
  const { view }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const [project] = useState(projectSource)
  const [item] = useState(() => itemSource({ only: true }))
  const above = (
    <div className="mb-4">
      <Segmented
        label="Tampilan"
        value={views.find(({ value }) => value === view)?.value ?? 'pemakaian'}
        options={views}
        onChange={(next) =>
          void navigate({ to: '/laporan-bahan-baku/', search: next === 'pemakaian' ? {} : { view: next } })
        }
      />
    </div>
  )
  const add = useCan('create laporan-bahan-baku') ? (
    <GoButton to="/laporan-bahan-baku/tambah" variant="filled" icon={<Plus />}>
      Catat pemakaian
    </GoButton>
  ) : undefined
  const filters: readonly ListFilter[] = [
    { key: 'date', label: 'Periode', kind: 'days', quick: true },
    { key: 'projectId', label: 'Proyek', kind: 'one', quick: true, source: project },
    { key: 'itemId', label: 'Bahan', kind: 'one', source: item },
  ]
  if (view === 'rekap' || view === 'banding') {
    const text = `Lalu terlihat bahan yang ${view === 'rekap' ? 'datang, terpakai, dan sisa di lapangan' : 'direncanakan dan yang terpakai'}.`
    return (
      <ByProjectPage above={above} primary={add} text={text}>
        {(id) => (view === 'rekap' ? <SiteMaterialsPanel projectId={id} /> : compare(id))}
      </ByProjectPage>
    )
  }
  return (
    <ListPage
      title="Laporan Bahan Baku"
      path="/laporan-bahan-baku/"
      noun="pemakaian"
      endpoint={listUsage}
      exporting={exportUsage}
      above={above}
      columns={usageListColumns}
      filters={filters}
      searchFor="Cari bahan, nomor, proyek…"
      defaultSort="-date"
      nameOf={(row) => row.itemName}
      linkOf={(row) => `/laporan-bahan-baku/detail/${row.documentId}`}
      createAt="/laporan-bahan-baku/tambah"
      primary={add}
      first={{
        title: 'Belum ada pemakaian bahan.',
        text: 'Catat bahan yang keluar dari gudang proyek dan dipakai. Biayanya langsung menjadi biaya proyek.',
        actions: add,
      }}
    />
  )
}

const usageListColumns: readonly ListColumn<UsageRow>[] = [
  { id: 'date', title: 'Tanggal', width: 84, sort: 'down', priority: 2, cell: (row) => quietDay(row.date) },
  {
    id: 'itemName',
    title: 'Bahan',
    priority: 1,
    isMain: true,
    card: 'title',
    cell: (row) => <span title={row.itemName}>{row.itemName}</span>,
    onCard: (row) => row.itemName,
  },
  {
    id: 'projectName',
    title: 'Proyek',
    width: 176,
    priority: 3,
    card: 'subtitle',
    cell: (row) => orDash(row.projectName),
    onCard: (row) => row.projectName,
  },
  { id: 'workItemName', title: 'Pekerjaan', width: 168, priority: 5, cell: (row) => orDash(row.workItemName) },
  {
    id: 'qty',
    title: 'Dipakai',
    width: 120,
    align: 'right',
    priority: 2,
    card: 'amount',
    cell: (row) => <Qty value={row.qty} unit={row.unit} />,
    onCard: (row) => <Qty value={row.qty} unit={row.unit} />,
  },
  {
    ...moneyColumn<UsageRow>({ id: 'value', title: 'Nilai (Rp)', priority: 3 }, (row) => row.value ?? '0'),
    needs: 'view biaya',
  },
  { id: 'warehouseName', title: 'Gudang', width: 148, priority: 6, cell: (row) => orDash(row.warehouseName) },
  {
    id: 'number',
    title: 'Nomor',
    width: 140,
    priority: 4,
    card: 'meta',
    cell: (row) => <span className="code text-muted-foreground">{row.number}</span>,
    onCard: (row) => quietDay(row.date),
  },
  { id: 'by', title: 'Dicatat oleh', width: 132, priority: 7, cell: (row) => orDash(row.by) },
]
