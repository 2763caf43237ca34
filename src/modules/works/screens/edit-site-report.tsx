import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { useKept } from '#kit/screen/device/use-kept.ts'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { momentText, today } from '#kit/screen/format/zone.ts'
import { dropWaiting, sendOrKeep, useWaiting } from '#kit/screen/outbox/outbox.ts'
import { NoSignal, SavedHere, useSendLabel } from '#kit/screen/outbox/saved-here.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { useWorkItemsAtHand } from '#modules/projects/screens/face.tsx'
import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { openSiteReport, siteReportOfDay, updateSiteReport, type SiteReport } from '../diary/contract.ts'
import { dropUntoldRows } from './diary/drop-blank.ts'
import { NoReport } from './diary/no-report.tsx'
import { SiteReportSections } from './diary/sections.tsx'
import { draftOf, keptReport, TypedHere } from './diary/typed-here.tsx'
import {
  comparedSiteReport,
  siteReportFaults,
  siteReportInput,
  siteReportValues,
  type SiteReportValues,
} from './diary/values.ts'

/** /dokumentasi-proyek/edit/{proyekId}?tanggal=: the draft of that day, of today where none is said; also without a signal. */
export function EditSiteReport({ proyekId }: { readonly proyekId: string }) {
  const { tanggal }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const date = typeof tanggal === 'string' ? tanggal : today()
  const answer = useAsk(siteReportOfDay, { projectId: proyekId, date }, { isQuiet: true })
  const asked = useKept(keptReport(proyekId, date), answer)
  const back = `/dokumentasi-proyek/detail/${proyekId}`
  return (
    <AskedPage asked={asked} title="Ubah laporan harian" back={back} fresh>
      {({ report }) =>
        report?.can.includes('edit') ? (
          <SavedHere
            key={report.id}
            title={`Laporan ${dayFormat(date as Day, 'short')}`}
            back={back}
            another="Ubah isian ini"
          >
            {(kept) => <DraftForm report={report} onKept={kept} />}
          </SavedHere>
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
      <TypedHere reportId={report.id} />
    </Page>
  )
}

interface DraftFormProps {
  readonly report: SiteReport
  readonly onKept: () => void
}

function DraftForm({ report: given, onKept }: DraftFormProps) {
  // What others save meanwhile is told by the server, not taken in behind what was typed.
  const [report] = useState(given)
  const navigate = useNavigate()
  const key = useSaveKey()
  const { id, projectId, date } = report
  useWorkItemsAtHand(projectId)
  const draft = draftOf(id)
  // What waits here for a signal is written anew, not a second time.
  const [waiting] = useState(() => useWaiting.getState().list.find((save) => save.draft === draft && !save.fault))
  const form = useForm({
    initial: (waiting?.values as SiteReportValues | undefined) ?? siteReportValues(report),
    ...{ draft, mayWait: true },
    prepare: dropUntoldRows,
    check: siteReportFaults,
    save: (values, then) => {
      if (waiting) dropWaiting(waiting)
      const version = values.version ?? report.version
      return sendOrKeep(
        updateSiteReport,
        { ...siteReportInput(values), id, version, send: then !== 'also' },
        {
          key: `${key.of(values)}${then === 'also' ? 'd' : ''}`,
          title: `Laporan harian ${report.projectName}, ${dayFormat(date as Day, 'short')}`,
          ...{ draft, values },
        },
      )
    },
    saved: (answer, then) => {
      if (!answer) return onKept()
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
      saveLabel={useSendLabel('Kirim')}
      also="Simpan sebagai draf"
      conflict={{ latest: async () => siteReportValues(await ask(openSiteReport, { id })), labels: comparedSiteReport }}
    >
      <NoSignal />
      <SiteReportSections />
    </FormPage>
  )
}
