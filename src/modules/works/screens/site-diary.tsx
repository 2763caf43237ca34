import { useSearch } from '@tanstack/react-router'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useKept } from '#kit/screen/device/use-kept.ts'
import { today } from '#kit/screen/format/zone.ts'
import { openDiary, siteReportOfDay } from '../diary/contract.ts'
import { DiaryMonth } from './diary/diary-month.tsx'
import { NoReport } from './diary/no-report.tsx'
import { SiteReportPage } from './diary/report-page.tsx'
import { keptReport } from './diary/typed-here.tsx'

/** /dokumentasi-proyek/detail/{proyekId}: the diary of a project by month; with `tanggal` the report of that day. */
export function SiteDiary({ proyekId }: { readonly proyekId: string }) {
  const { tanggal, bulan }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  if (typeof tanggal === 'string') return <OfDay projectId={proyekId} date={tanggal} />
  const month = typeof bulan === 'string' ? bulan : today().slice(0, 7)
  return <OfMonth projectId={proyekId} month={month} />
}

function OfMonth({ projectId, month }: { readonly projectId: string; readonly month: string }) {
  const asked = useAsk(openDiary, { projectId, month }, { keep: true })
  return (
    <AskedPage asked={asked} title="Buku harian" back="/dokumentasi-proyek/">
      {(diary) => <DiaryMonth diary={diary} />}
    </AskedPage>
  )
}

function OfDay({ projectId, date }: { readonly projectId: string; readonly date: string }) {
  const asked = useKept(keptReport(projectId, date), useAsk(siteReportOfDay, { projectId, date }))
  const back = `/dokumentasi-proyek/detail/${projectId}`
  return (
    <AskedPage asked={asked} title="Laporan harian" back={back}>
      {({ report }) => (report ? <SiteReportPage report={report} /> : <NoReport projectId={projectId} date={date} />)}
    </AskedPage>
  )
}
