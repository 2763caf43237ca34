import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { employeeChoices } from '#modules/people/screens/face.tsx'
import { leaveOfEmployee, requestLeave, type LeaveHalf } from '../../leave/contract.ts'
import { leaveTypes, type LeaveTypeCode } from '../../leave/words.ts'
import { daysWords, halfWords } from './leave-words.ts'

const TYPES = Object.entries(leaveTypes).map(([value, { name }]) => ({ value, label: name }))
const HALVES = Object.entries(halfWords).map(([value, label]) => ({ value, label }))

/** Asks for leave of an employee; what is left stands beside it. */
export function LeaveSheet({ onClose }: { readonly onClose: () => void }) {
  const key = useSaveKey()
  const form = useForm({
    initial: {
      employee: null as Choice | null,
      ...{ type: 'tahunan' as LeaveTypeCode, from: today() as string, until: today() as string, half: '', reason: '' },
    },
    check: ({ employee, from, until }): Record<string, string[]> => ({
      ...(!employee && { employee: ['Pilih karyawannya.'] }),
      ...(!from && { from: ['Pilih tanggalnya.'] }),
      ...((!until || until < from) && { until: ['Pilih tanggal sesudah mulainya.'] }),
    }),
    save: (values) => {
      const { employee, half, reason, ...asked } = values
      return doAct(
        requestLeave,
        {
          ...asked,
          employeeId: employee?.id ?? '',
          half: (half || null) as LeaveHalf | null,
          reason: reason.trim() || null,
        },
        key.of(values),
      )
    },
    saved: () => {
      notify('Cuti diajukan. Menunggu persetujuan orang lain.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Ajukan cuti" onClose={onClose} saveLabel="Ajukan">
      <PickField name="employee" label="Karyawan" source={employeeChoices()} />
      <Left />
      <SelectField name="type" label="Jenis" options={TYPES} />
      <FieldRow>
        <DateField name="from" label="Dari" today={today()} />
        <DateField name="until" label="Sampai" today={today()} />
      </FieldRow>
      <OneDay />
      <TextField name="reason" label="Keterangan" optional maxLength={200} />
    </FormSheet>
  )
}

function Left() {
  const employee = useValue<Choice | null>('employee')
  const asked = useAsk(leaveOfEmployee, { employeeId: employee?.id ?? '' }, { when: Boolean(employee) })
  if (!employee || !asked.data) return null
  return <p className="text-muted-foreground">{`Sisa cuti tahunan ${daysWords(asked.data.left)}`}</p>
}

// A half is of one day.
function OneDay() {
  const [from, until] = [useValue<string>('from'), useValue<string>('until')]
  if (from !== until) return null
  return <SelectField name="half" label="Bagian hari" optional empty="Sehari penuh" options={HALVES} />
}
