import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { AttachmentSection } from '#kit/screen/attachments/attachment-section.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { sendOrKeep } from '#kit/screen/outbox/outbox.ts'
import { NoSignal, SavedHere, useSendLabel } from '#kit/screen/outbox/saved-here.tsx'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { TextLink } from '#kit/screen/shell/go.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { projectSource, useSiteProjects, useWorkItemsAtHand } from '#modules/projects/screens/face.tsx'
import { addSiteReport, siteReportOfDay } from '../diary/contract.ts'
import { dropUntoldRows } from './diary/drop-blank.ts'
import { SiteReportSections } from './diary/sections.tsx'
import { blankRows, blankSiteReport, siteReportFaults, siteReportInput, type SiteReportValues } from './diary/values.ts'

const BACK = '/dokumentasi-proyek/'
const DRAFT = 'dokumentasi-proyek/tambah'

/** Tambah laporan harian; `proyek` and `tanggal` name whose and of which day. Who has one project need not choose it. */
export function AddSiteReport() {
  const { proyek, tanggal }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const projects = useSiteProjects(proyek)
  return (
    <AskedPage asked={projects.asked} title="Laporan harian" back={BACK}>
      {(all) => (
        <SavedHere title="Laporan harian" back={BACK} another="Tulis laporan lain">
          {(kept) => (
            <NewReport
              project={projects.first(all)}
              date={typeof tanggal === 'string' ? tanggal : today()}
              onKept={kept}
            />
          )}
        </SavedHere>
      )}
    </AskedPage>
  )
}

interface NewReportProps {
  readonly project: Choice | null
  readonly date: string
  readonly onKept: () => void
}

function NewReport({ project, date, onKept }: NewReportProps) {
  const navigate = useNavigate()
  const key = useSaveKey()
  const form = useForm({
    initial: blankSiteReport(project, date),
    draft: DRAFT,
    mayWait: true,
    prepare: dropUntoldRows,
    check: siteReportFaults,
    save: (values, then) =>
      sendOrKeep(
        addSiteReport,
        {
          ...siteReportInput(values),
          ...{ projectId: values.projectId?.id ?? '', date: values.date, files: [...values.files] },
          shows: shown(values),
          send: then !== 'also',
        },
        {
          key: `${key.of(values)}${then === 'also' ? 'd' : ''}`,
          title: `Laporan harian ${values.projectId?.label ?? ''}, ${dayFormat(values.date as Day, 'short')}`,
          ...{ draft: DRAFT, values, photosAt: 'files' },
        },
      ),
    saved: (answer, then) => {
      if (!answer) return onKept()
      notify(then === 'also' ? 'Draf disimpan.' : 'Laporan dikirim ke kantor.')
      const to = `/dokumentasi-proyek/detail/${answer.projectId}`
      void navigate({ to, search: { tanggal: answer.date }, replace: true })
    },
  })
  return (
    <FormPage
      form={form}
      title="Laporan harian"
      back={BACK}
      saveLabel={useSendLabel('Kirim')}
      also="Simpan sebagai draf"
    >
      <NoSignal />
      <Which />
      <SiteReportSections />
      <Photos />
    </FormPage>
  )
}

// What a photo shows is one of the works of the day; one that was taken out of the form is shown by none.
function Photos() {
  const lines = useValue<SiteReportValues['lines']>('lines')
  const options = worksOf(lines).map(({ id, label, code }) => ({ value: id, label: `${code ?? ''} ${label}`.trim() }))
  return <AttachmentSection tag={{ name: 'shows', label: 'Menunjukkan pekerjaan', options }} />
}

// A draft of before may hold none.
function shown({ lines, shows = [] }: SiteReportValues) {
  const works = new Set(worksOf(lines).map(({ id }) => id))
  return shows.filter(({ value }) => works.has(value)).map(({ fileId, value }) => ({ fileId, workItemId: value }))
}

const worksOf = (lines: SiteReportValues['lines']) => [
  ...new Map(lines.flatMap(({ workItemId }) => (workItemId ? [[workItemId.id, workItemId] as const] : []))).values(),
]

function Which() {
  const { store } = useFormScope()
  const project = useValue<Choice | null>('projectId')
  const date = useValue<string>('date')
  useWorkItemsAtHand(project?.id)
  const asked = { projectId: project?.id ?? '', date }
  const { data } = useAsk(siteReportOfDay, asked, { when: Boolean(project && date), isQuiet: true })
  const taken = data?.report
  // Work items are those of one project.
  const forget = () => store.write('lines', [{ ...blankRows.lines(), key: 'first' }])
  return (
    <FormSection title="Proyek dan hari">
      <FieldRow>
        <PickField name="projectId" label="Proyek" source={projectSource()} onPicked={forget} />
        <DateField name="date" label="Tanggal" today={today()} />
      </FieldRow>
      {taken && (
        <p role="status" className="text-small">
          Hari itu sudah ditulis {taken.writerNames}.{' '}
          <TextLink to={`/dokumentasi-proyek/detail/${taken.projectId}`} search={{ tanggal: taken.date }}>
            Buka laporannya
          </TextLink>
        </p>
      )}
    </FormSection>
  )
}
