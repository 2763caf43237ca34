import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { FormPage, useLeave } from '#kit/screen/form/form-page.tsx'
import { FormSection } from '#kit/screen/form/form-section.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useValue } from '#kit/screen/form/form-context.ts'
import { TextLink } from '#kit/screen/shell/go.tsx'
import { leaveOfEmployee } from '../leave/contract.ts'
import { daysWords } from './leave/leave-words.ts'
import { dayMarks, markEmployeeDays, type DayMark } from '../days/contract.ts'
import { AskedDay } from './day/asked-day.tsx'
import { dayRef, type FoundDay } from './day/day-ref.ts'
import { dayInWords } from './month/mark-words.ts'

/** /absensi/edit/{absensiId}. */
export function EditDay({ absensiId }: { readonly absensiId: string }) {
  return (
    <AskedDay absensiId={absensiId} title="Ubah absensi">
      {(found) => <DayForm key={absensiId} found={found} />}
    </AskedDay>
  )
}

const USUAL = 'biasa'

function DayForm({ found: { person, day, mark } }: { readonly found: FoundDay }) {
  const back = `/absensi/detail/${dayRef(person.id, day.day)}`
  const leave = useLeave(back)
  const form = useForm({
    draft: `absensi/${dayRef(person.id, day.day)}`,
    initial: { mark: (mark ?? USUAL) as string },
    save: (values) =>
      doAct(markEmployeeDays, {
        marks: [{ employeeId: person.id, day: day.day, mark: values.mark === USUAL ? null : (values.mark as DayMark) }],
      }),
    saved: () => {
      notify('Absensi disimpan.')
      leave()
    },
  })
  const options = [
    { value: USUAL, label: `${dayInWords(day, null)} (seperti biasa)` },
    ...Object.entries(dayMarks).map(([value, label]) => ({ value, label })),
  ]
  return (
    <FormPage form={form} title={`Ubah absensi ${person.name}`} back={back}>
      <FormSection title={dayFormat(day.day as Day, 'weekday')} help={day.name ?? undefined}>
        <SelectField name="mark" label="Kehadiran" options={options} />
        <LeaveLeft employeeId={person.id} />
      </FormSection>
    </FormPage>
  )
}

// A leave that is asked and approved takes from the right; a mark alone does not.
function LeaveLeft({ employeeId }: { readonly employeeId: string }) {
  const mark = useValue<string>('mark')
  const asked = useAsk(leaveOfEmployee, { employeeId }, { when: mark === 'C' })
  if (mark !== 'C' || !asked.data) return null
  return (
    <p className="text-muted-foreground">
      {`Sisa cuti tahunan ${daysWords(asked.data.left)}. Supaya jatahnya berkurang, `}
      <TextLink to="/absensi/?tab=karyawan&bagian=cuti">ajukan cutinya</TextLink>.
    </p>
  )
}
