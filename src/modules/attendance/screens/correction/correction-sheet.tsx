import { doAct } from '#kit/screen/client/do-act.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { employeeChoices } from '#modules/people/screens/face.tsx'
import { askCorrection } from '../../corrections/contract.ts'
import { dayMarks, type DayMark } from '../../days/contract.ts'
import type { LeaveHalf } from '../../leave/contract.ts'
import { halfWords } from '../leave/leave-words.ts'

const USUAL = 'biasa'
const MARKS = [
  { value: USUAL, label: 'Seperti biasa' },
  ...Object.entries(dayMarks).map(([value, label]) => ({ value, label })),
]
const HALVES = Object.entries(halfWords).map(([value, label]) => ({ value, label }))
const isHalved = (mark: string) => mark !== USUAL && mark !== 'B'

interface CorrectionSheetProps {
  /** Whose day, where it is known already. */
  readonly of?: { readonly employee: Choice; readonly day: string }
  readonly onClose: () => void
}

/** Asks that an employee's day be put right. */
export function CorrectionSheet({ of, onClose }: CorrectionSheetProps) {
  const key = useSaveKey()
  const form = useForm({
    initial: {
      employee: of?.employee ?? null,
      ...{ day: of?.day ?? (today() as string), mark: USUAL, half: '', reason: '' },
    },
    check: ({ employee, day, reason }): Record<string, string[]> => ({
      ...(!employee && { employee: ['Pilih karyawannya.'] }),
      ...(!day && { day: ['Pilih tanggalnya.'] }),
      ...(!reason.trim() && { reason: ['Tulis alasannya.'] }),
    }),
    save: (values) => {
      const { employee, day, mark, half, reason } = values
      return doAct(
        askCorrection,
        {
          ...{ employeeId: employee?.id ?? '', day, reason: reason.trim() },
          mark: mark === USUAL ? null : (mark as DayMark),
          half: isHalved(mark) ? ((half || null) as LeaveHalf | null) : null,
        },
        key.of(values),
      )
    },
    saved: () => {
      notify('Koreksi diajukan. Menunggu persetujuan orang lain.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Ajukan koreksi" onClose={onClose} saveLabel="Ajukan">
      <PickField name="employee" label="Karyawan" source={employeeChoices()} />
      <DateField name="day" label="Tanggal" today={today()} />
      <SelectField name="mark" label="Seharusnya" options={MARKS} />
      <Half />
      <TextField
        name="reason"
        label="Alasan"
        maxLength={200}
        hint="Misalnya: lupa scan pulang, ada di proyek sampai pukul 17."
      />
    </FormSheet>
  )
}

function Half() {
  const mark = useValue<string>('mark')
  if (!isHalved(mark)) return null
  return <SelectField name="half" label="Bagian hari" optional empty="Sehari penuh" options={HALVES} />
}
