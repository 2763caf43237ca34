import { doAct } from '#kit/screen/client/do-act.ts'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { employeeChoices } from '#modules/people/screens/face.tsx'
import {
  addPattern,
  addPatternHours,
  setEmployeePattern,
  type PatternShown,
  type Rederived,
} from '../../patterns/contract.ts'
import { hoursCheck, HoursFields, hoursInitial, hoursOf } from './hours-fields.tsx'

/** Says what a change meant for days that were read from machines. */
export function tellRederived({ days, closed }: Rederived): void {
  const stay = closed.slice(0, 3).map(({ name, month }) => `${name} ${month}`)
  notify(
    [
      'Disimpan.',
      days > 0 && `${days} hari dihitung lagi.`,
      stay.length > 0 &&
        `Tetap karena gajinya sudah diajukan: ${stay.join(', ')}${closed.length > 3 ? ' dan lainnya' : ''}.`,
    ]
      .filter(Boolean)
      .join(' '),
  )
}

/** Adds a pattern of work. */
export function PatternSheet({ onClose }: { readonly onClose: () => void }) {
  const form = useForm({
    initial: { name: '', ...hoursInitial },
    check: (values) => ({ ...(!values.name.trim() && { name: ['Tulis namanya.'] }), ...hoursCheck(values) }),
    save: ({ name, ...values }) => doAct(addPattern, { name, ...hoursOf(values) }),
    saved: () => {
      notify('Jam kerja disimpan.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Jam kerja baru" onClose={onClose}>
      <TextField name="name" label="Nama" maxLength={40} placeholder="Kantor" />
      <HoursFields />
    </FormSheet>
  )
}

/** Adds hours of a pattern that hold from a day on, or for a while, as in Ramadan. */
export function HoursSheet({ pattern, onClose }: { readonly pattern: PatternShown; readonly onClose: () => void }) {
  const form = useForm({
    initial: { label: '', from: today() as string, until: '', ...hoursInitial },
    check: (values) => ({ ...(!values.from && { from: ['Pilih tanggalnya.'] }), ...hoursCheck(values) }),
    save: ({ label, from, until, ...values }) =>
      doAct(addPatternHours, { id: pattern.id, name: label, from, until: until || null, ...hoursOf(values) }),
    saved: (told) => {
      tellRederived(told)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Jam lain untuk ${pattern.name}`} onClose={onClose}>
      <TextField name="label" label="Keterangan" optional maxLength={40} placeholder="Ramadan" />
      <FieldRow>
        <DateField name="from" label="Berlaku dari" today={today()} />
        <DateField name="until" label="Sampai" optional hint="Kosong: seterusnya." today={today()} />
      </FieldRow>
      <HoursFields />
    </FormSheet>
  )
}

/** Says who works by a pattern from a day on. */
export function MemberSheet({ pattern, onClose }: { readonly pattern: PatternShown; readonly onClose: () => void }) {
  const form = useForm({
    initial: { employee: null as Choice | null, from: today() as string },
    check: ({ employee, from }): Record<string, string[]> => ({
      ...(!employee && { employee: ['Pilih karyawannya.'] }),
      ...(!from && { from: ['Pilih tanggalnya.'] }),
    }),
    save: ({ employee, from }) => doAct(setEmployeePattern, { id: pattern.id, employeeId: employee?.id ?? '', from }),
    saved: (told) => {
      tellRederived(told)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Karyawan dengan jam ${pattern.name}`} onClose={onClose}>
      <PickField name="employee" label="Karyawan" source={employeeChoices()} />
      <DateField name="from" label="Mulai" today={today()} />
    </FormSheet>
  )
}
