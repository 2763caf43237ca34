import { useNavigate, useSearch } from '@tanstack/react-router'
import { AttachmentSection } from '#kit/screen/attachments/attachment-section.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { TextLink } from '#kit/screen/shell/go.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { pickProject } from '#modules/projects/picks/contract.ts'
import { projectSource } from '#modules/projects/screens/face.tsx'
import { addSiteReport, siteReportOfDay } from '../diary/contract.ts'
import { dropUntoldRows } from './diary/drop-blank.ts'
import { SiteReportSections } from './diary/sections.tsx'
import { blankRows, blankSiteReport, siteReportFaults, siteReportInput } from './diary/values.ts'

const BACK = '/dokumentasi-proyek/'

/** Tambah laporan harian; `proyek` and `tanggal` name whose and of which day. Who has one project need not choose it. */
export function AddSiteReport() {
  const { proyek, tanggal }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const id = typeof proyek === 'string' ? proyek : undefined
  const projects = useAsk(pickProject, { id })
  return (
    <AskedPage asked={projects} title="Laporan harian" back={BACK}>
      {([first, second]) => (
        <NewReport
          project={first && !second ? { id: first.id, label: first.name, code: first.code } : null}
          date={typeof tanggal === 'string' ? tanggal : today()}
        />
      )}
    </AskedPage>
  )
}

function NewReport({ project, date }: { readonly project: Choice | null; readonly date: string }) {
  const navigate = useNavigate()
  const key = useSaveKey()
  const form = useForm({
    initial: blankSiteReport(project, date),
    draft: 'dokumentasi-proyek/tambah',
    prepare: dropUntoldRows,
    check: siteReportFaults,
    save: (values, then) =>
      doAct(
        addSiteReport,
        {
          ...siteReportInput(values),
          ...{ projectId: values.projectId?.id ?? '', date: values.date, files: [...values.files] },
          send: then !== 'also',
        },
        `${key.of(values)}${then === 'also' ? 'd' : ''}`,
      ),
    saved: (answer, then) => {
      notify(then === 'also' ? 'Draf disimpan.' : 'Laporan dikirim ke kantor.')
      const to = `/dokumentasi-proyek/detail/${answer.projectId}`
      void navigate({ to, search: { tanggal: answer.date }, replace: true })
    },
  })
  return (
    <FormPage form={form} title="Laporan harian" back={BACK} saveLabel="Kirim" also="Simpan sebagai draf">
      <Which />
      <SiteReportSections />
      <AttachmentSection />
    </FormPage>
  )
}

function Which() {
  const { store } = useFormScope()
  const project = useValue<Choice | null>('projectId')
  const date = useValue<string>('date')
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
