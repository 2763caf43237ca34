import { doAct } from '#kit/screen/client/do-act.ts'
import { RadioCards } from '#kit/screen/form/choice-fields.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextArea } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { changeStatus, type Project } from '../../contract.ts'
import { needsReason } from '../../rules.ts'
import { projectStatuses, type ProjectStatus } from '../../words.ts'
import { HangingList } from './hanging-list.tsx'

const told: Readonly<Partial<Record<ProjectStatus, string>>> = {
  kontrak: 'Kontrak sudah didapat, pekerjaan belum dimulai.',
  berjalan: 'Pekerjaan di lokasi dimulai atau dilanjutkan.',
  ditunda: 'Berhenti sementara; biaya masih bisa dicatat.',
  bast1: 'Serah terima pertama; masa pemeliharaan dimulai.',
  bast2: 'Serah terima akhir sesudah masa pemeliharaan.',
  selesai: 'Proyek tidak menerima biaya lagi dan gudangnya ditutup.',
  kalah: 'Tidak dapat pekerjaannya. Gudangnya ditutup.',
  putus: 'Kontrak diputus sebelum selesai. Gudangnya ditutup.',
  batal: 'Tidak jadi dikerjakan. Gudangnya ditutup.',
}

/** Ubah status: what may follow the state a project is in, and why where it stops the work. */
export function StatusSheet({ project, onClose }: { readonly project: Project; readonly onClose: () => void }) {
  const { id, version } = project
  const form = useForm({
    initial: { status: project.next[0] ?? project.status, reason: '' },
    check: ({ status, reason }): Record<string, string[]> =>
      needsReason(status, project.status) && !reason.trim() ? { reason: ['Tulis alasannya.'] } : {},
    save: ({ status, reason }) => doAct(changeStatus, { id, version, status, reason: reason.trim() || null }),
    saved: () => {
      notify('Status proyek diubah.')
      onClose()
    },
  })
  const options = project.next.map((value) => ({ value, label: projectStatuses[value], note: told[value] }))
  return (
    <FormSheet form={form} title={`Ubah status ${project.name}`} saveLabel="Ubah status" onClose={onClose}>
      <RadioCards name="status" label="Menjadi" options={options} />
      <Hanging project={project} onGo={onClose} />
      <Reason from={project.status} />
    </FormSheet>
  )
}

/** Belum beres: what hangs on a project that would be finished; the sheet says it before the server does. */
function Hanging({ project, onGo }: { readonly project: Project; readonly onGo: () => void }) {
  const status = useValue<ProjectStatus>('status')
  return status === 'selesai' && <HangingList projectId={project.id} onGo={onGo} />
}

function Reason({ from }: { readonly from: ProjectStatus }) {
  const status = useValue<ProjectStatus>('status')
  return <TextArea name="reason" label="Alasan" optional={!needsReason(status, from)} rows={2} maxLength={300} />
}
