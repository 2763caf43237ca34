import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { TimeField, wrongHours } from '#kit/screen/form/time-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import type { WorkHours, WorkPattern } from '../../patterns/rules.ts'
import { WEEKDAYS } from './words.ts'

/** The hours of a week as they are typed: one day for all, and one that is shorter. */
export const hoursInitial = {
  ...{ start: '08.00', end: '17.00', rest: '60', grace: '10', days: '5' },
  ...{ shortDay: '', shortEnd: '' },
}
type Typed = typeof hoursInitial

const DAYS = [
  { value: '5', label: 'Senin–Jumat' },
  { value: '6', label: 'Senin–Sabtu' },
  { value: '7', label: 'Setiap hari' },
]

/** What is wrong with hours that were typed. */
export function hoursCheck(values: Typed): Record<string, string[]> {
  const whole = (name: 'rest' | 'grace', most: number) =>
    /^\d{1,3}$/.test(values[name]) && Number(values[name]) <= most ? {} : { [name]: [`Tulis menit, 0 sampai ${most}.`] }
  return {
    ...(!values.start && { start: ['Tulis jam masuknya.'] }),
    ...(!values.end && { end: ['Tulis jam pulangnya.'] }),
    ...(values.shortDay !== '' && !values.shortEnd && { shortEnd: ['Tulis jam pulang di hari itu.'] }),
    ...whole('rest', 480),
    ...whole('grace', 120),
    ...wrongHours(values, ['start', 'end', 'shortEnd']),
  }
}

/** The week that was typed. */
export function hoursOf({ start, end, rest, grace, days, shortDay, shortEnd }: Typed): {
  hours: (WorkHours | null)[]
  grace: number
} & WorkPattern {
  const hours = WEEKDAYS.map((_, at): WorkHours | null => {
    if (at >= Number(days)) return null
    return { start, end: shortDay === String(at) ? shortEnd : end, rest: Number(rest) }
  })
  return { hours, grace: Number(grace) }
}

/** Fields of the hours of a week; an end before the start is on the next day. */
export function HoursFields() {
  const shortDay = useValue<string>('shortDay')
  return (
    <>
      <SelectField name="days" label="Hari kerja" options={DAYS} />
      <FieldRow>
        <TimeField name="start" label="Masuk" />
        <TimeField name="end" label="Pulang" hint="Lebih awal dari jam masuk berarti besoknya." />
      </FieldRow>
      <FieldRow>
        <TextField name="rest" label="Istirahat (menit)" maxLength={3} inputMode="numeric" />
        <TextField name="grace" label="Toleransi terlambat (menit)" maxLength={3} inputMode="numeric" />
      </FieldRow>
      <FieldRow>
        <SelectField
          name="shortDay"
          label="Hari terpendek"
          optional
          empty="Tidak ada"
          options={WEEKDAYS.map((label, at) => ({ value: String(at), label }))}
        />
        {shortDay !== '' && <TimeField name="shortEnd" label="Pulang di hari itu" />}
      </FieldRow>
    </>
  )
}
