import CalendarDays from 'lucide-react/icons/calendar-days'
import Eye from 'lucide-react/icons/eye'
import { MenuGo } from '#kit/screen/list/menu-go.tsx'
import type { SiteReportRow } from '../../diary/contract.ts'
import { siteReportPage } from './list-columns.tsx'

/** What can be done with a report in the list. */
export function SiteReportRowMenu({ row }: { readonly row: SiteReportRow }) {
  return (
    <>
      <MenuGo to={siteReportPage(row)} icon={<Eye />}>
        Lihat
      </MenuGo>
      <MenuGo to={`/dokumentasi-proyek/detail/${row.projectId}`} icon={<CalendarDays />}>
        Buku harian proyek
      </MenuGo>
    </>
  )
}
