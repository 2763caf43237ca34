import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useCan } from '#kit/screen/client/use-can.ts'
import { optionsOf } from '#kit/screen/document/said.ts'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { listAhead } from '#kit/screen/list/list-ahead.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { projectSource } from '#modules/projects/screens/face.tsx'
import { exportSiteReports, listSiteReports } from '../diary/contract.ts'
import { safetyWords, siteReportStates } from '../diary/words.ts'
import { siteReportListColumns, siteReportPage } from './diary/list-columns.tsx'
import { SiteReportRowMenu } from './diary/row-menu.tsx'

listAhead('/dokumentasi-proyek/', listSiteReports)

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'belum-diperiksa', label: 'Belum diperiksa', set: { state: 'sent' } },
  { id: 'draf', label: 'Draf', set: { state: 'draft' } },
  { id: 'kendala', label: 'Ada kendala', set: { hasBlockers: 'true' } },
  { id: 'klaim-waktu', label: 'Klaim waktu', set: { claimsTime: 'true' } },
]

/** /dokumentasi-proyek/: what was told of the sites, day by day. */
export function SiteReportList() {
  const [project] = useState(projectSource)
  const filters: readonly ListFilter[] = [
    { key: 'date', label: 'Periode', kind: 'days', quick: true },
    { key: 'projectId', label: 'Proyek', kind: 'one', quick: true, source: project },
    { key: 'state', label: 'Status', kind: 'many', words: optionsOf(siteReportStates) },
    { key: 'k3', label: 'K3', kind: 'many', words: optionsOf(safetyWords) },
  ]
  const add = useCan('create dokumentasi-proyek') ? (
    <GoButton to="/dokumentasi-proyek/tambah" variant="filled" icon={<Plus />}>
      Tulis laporan
    </GoButton>
  ) : undefined
  return (
    <ListPage
      title="Dokumentasi Proyek"
      path="/dokumentasi-proyek/"
      noun="laporan harian"
      endpoint={listSiteReports}
      exporting={exportSiteReports}
      columns={siteReportListColumns}
      views={views}
      filters={filters}
      searchFor="Cari catatan dan kejadian…"
      defaultSort="-date"
      nameOf={(row) => `${row.projectName}, ${row.date}`}
      linkOf={siteReportPage}
      menuOf={(row) => <SiteReportRowMenu row={row} />}
      createAt="/dokumentasi-proyek/tambah"
      primary={add}
      first={{
        title: 'Belum ada laporan harian.',
        text: 'Ceritakan satu hari di proyek: cuaca, tenaga, pekerjaan, kendala, dan fotonya. Cukup beberapa ketukan di ponsel.',
        actions: add,
      }}
    />
  )
}
