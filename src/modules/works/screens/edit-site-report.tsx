import { useNavigate, useSearch } from '@tanstack/react-router'
import { ask } from '#kit/screen/client/ask.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { momentText, today } from '#kit/screen/format/zone.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { openSiteReport, siteReportOfDay, updateSiteReport, type SiteReport } from '../diary/contract.ts'
import { dropUntoldRows } from './diary/drop-blank.ts'
import { NoReport } from './diary/no-report.tsx'
import { SiteReportSections } from './diary/sections.tsx'
import { comparedSiteReport, siteReportFaults, siteReportInput, siteReportValues } from './diary/values.ts'

/** /dokumentasi-proyek/edit/{proyekId}?tanggal=: the draft of that day, of today where none is said. */
export function EditSiteReport({ proyekId }: { readonly proyekId: string }) {
  const { tanggal }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const date = typeof tanggal === 'string' ? tanggal : today()
  const asked = useAsk(siteReportOfDay, { projectId: proyekId, date })
  const back = `/dokumentasi-proyek/detail/${proyekId}`
  return (
    <AskedPage asked={asked} title="Ubah laporan harian" back={back} fresh>
      {({ report }) =>
        report?.can.includes('edit') ? (
          <DraftForm key={report.id} report={report} />
        ) : (
          <NotToWrite report={report} projectId={proyekId} date={date} />
        )
      }
    </AskedPage>
  )
}

function NotToWrite(given: { readonly report: SiteReport | null; readonly projectId: string; readonly date: string }) {
  const { report, projectId, date } = given
  if (!report) return <NoReport projectId={projectId} date={date} />
  const back = `/dokumentasi-proyek/detail/${projectId}`
  const shown = dayFormat(date as Day, 'short')
  return (
    <Page title="Ubah laporan harian" back={back}>
      <Card flush>
        <Empty
          title={`Laporan ${shown} sudah dikirim.`}
          text="Kantor bisa mengembalikannya bila ada yang harus diubah."
          actions={
            <GoButton to={back} search={{ tanggal: date }}>
              Buka laporannya
            </GoButton>
          }
        />
      </Card>
    </Page>
  )
}

function DraftForm({ report }: { readonly report: SiteReport }) {
  const navigate = useNavigate()
  const key = useSaveKey()
  const { id, projectId, date } = report
  const form = useForm({
    initial: siteReportValues(report),
    draft: `dokumentasi-proyek/${id}`,
    prepare: dropUntoldRows,
    check: siteReportFaults,
    save: (values, then) =>
      doAct(
        updateSiteReport,
        { ...siteReportInput(values), id, version: values.version ?? report.version, send: then !== 'also' },
        `${key.of(values)}${then === 'also' ? 'd' : ''}`,
      ),
    saved: (_, then) => {
      notify(then === 'also' ? 'Draf disimpan.' : 'Laporan dikirim ke kantor.')
      void navigate({ to: `/dokumentasi-proyek/detail/${projectId}`, search: { tanggal: date }, replace: true })
    },
  })
  return (
    <FormPage
      form={form}
      title={`Laporan ${dayFormat(date as Day, 'short')}`}
      back={`/dokumentasi-proyek/detail/${projectId}`}
      meta={`${report.projectName} · terakhir diubah oleh ${report.updatedBy} ${momentText(report.updatedAt)}`}
      saveLabel="Kirim"
      also="Simpan sebagai draf"
      conflict={{ latest: async () => siteReportValues(await ask(openSiteReport, { id })), labels: comparedSiteReport }}
    >
      <SiteReportSections />
    </FormPage>
  )
}
