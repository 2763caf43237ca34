import { doAct } from '#kit/screen/client/do-act.ts'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { signProgress, type ProgressReport } from '../../progress/contract.ts'

interface WeekSignedSheetProps {
  readonly projectId: string
  readonly report: ProgressReport
  readonly onClose: () => void
}

/** Tanda tangan: who signed an approved opname for the contractor, the supervisor and the customer. */
export function WeekSignedSheet({ projectId, report, onClose }: WeekSignedSheetProps) {
  const key = useSaveKey()
  const { signed } = report
  const form = useForm({
    initial: {
      ...{ contractor: signed?.contractor ?? '', supervisor: signed?.supervisor ?? '', owner: signed?.owner ?? '' },
      on: signed?.on ?? today(),
    },
    check: ({ contractor, owner }): Record<string, string[]> => ({
      ...(!contractor.trim() && { contractor: ['Tulis namanya.'] }),
      ...(!owner.trim() && { owner: ['Tulis namanya.'] }),
    }),
    save: (values) => {
      const input = {
        ...{ id: projectId, reportId: report.id, version: report.version },
        ...values,
        supervisor: values.supervisor || null,
      }
      return doAct(signProgress, input, key.of(input))
    },
    saved: () => {
      notify('Tanda tangan dicatat.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Tanda tangan opname minggu ${report.week}`} onClose={onClose}>
      <TextField name="contractor" label="Kontraktor" maxLength={120} />
      <TextField name="supervisor" label="Konsultan pengawas" optional maxLength={120} />
      <TextField name="owner" label="Pemberi kerja" maxLength={120} />
      <DateField name="on" label="Tanggal" today={today()} />
    </FormSheet>
  )
}
