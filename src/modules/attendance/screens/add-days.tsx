import { useNavigate } from '@tanstack/react-router'
import type { Day } from '#ground/day.ts'
import { periodOf } from '#ground/period.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { FormSection } from '#kit/screen/form/form-section.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { dayMarks, employeeDays, markEmployeeDays, type DayMark } from '../days/contract.ts'
import { dayIn } from './day/day-ref.ts'
import { isOutside } from './month/employee-row.tsx'
import { dayInWords } from './month/mark-words.ts'

const BACK = '/absensi/'
const USUAL = 'biasa'

/** Catat absensi karyawan: everybody of a day is there; only the exceptions are chosen. */
export function AddDays() {
  return useMay(markEmployeeDays) ? (
    <RosterForm />
  ) : (
    <Page title="Catat absensi" back={BACK}>
      <Card flush>
        <Empty
          title="Absensi karyawan dicatat oleh yang punya hak Ubah Absensi."
          text="Kehadiran pekerja lapangan dicatat di bagian Pekerja."
          actions={
            <GoButton to={BACK} search={{ tab: 'pekerja' }}>
              Ke absensi pekerja
            </GoButton>
          }
        />
      </Card>
    </Page>
  )
}

interface Values {
  readonly day: string
  /** What was chosen, by employee; who is not in it stays as they are. */
  readonly marks: Readonly<Record<string, string>>
}

const chosenIn = (marks: Values['marks']) => Object.entries(marks).filter(([, mark]) => mark !== '')

function RosterForm() {
  const navigate = useNavigate()
  const initial: Values = { day: today(), marks: {} }
  const form = useForm({
    initial,
    draft: 'absensi/tambah',
    check: ({ day, marks }): Record<string, string[]> => ({
      ...(!day && { day: ['Pilih tanggalnya.'] }),
      ...(chosenIn(marks).length === 0 && { day: ['Belum ada yang diubah. Pilih siapa yang tidak seperti biasa.'] }),
    }),
    save: ({ day, marks }) =>
      doAct(markEmployeeDays, {
        marks: chosenIn(marks).map(([employeeId, mark]) => ({
          ...{ employeeId, day },
          mark: mark === USUAL ? null : (mark as DayMark),
        })),
      }),
    saved: ({ saved }) => {
      notify(`${saved} absensi disimpan.`)
      const month = periodOf(form.store.read('day') as Day)
      void navigate({ to: BACK, search: { tab: 'karyawan', bulan: month } as never, replace: true })
    },
  })
  return (
    <FormPage form={form} title="Catat absensi" back={BACK}>
      <FormSection title="Hari" help="Semua karyawan dianggap seperti biasa; pilih hanya yang lain.">
        <DateField name="day" label="Tanggal" today={today()} />
      </FormSection>
      <Roster />
    </FormPage>
  )
}

function Roster() {
  const day = useValue<string>('day') || today()
  const asked = useAsk(employeeDays, { month: day.slice(0, 7) }, { keep: true })
  return (
    <AskedCard asked={asked} title="Karyawan">
      {(matrix) => {
        const found = matrix.people.flatMap(({ id }) => dayIn(matrix, id, day) ?? [])
        const there = found.filter(({ person }) => !isOutside(person, day))
        return (
          <FormSection title="Karyawan" help={`${there.length} orang`}>
            {there.length === 0 && <p className="text-muted-foreground">Tidak ada karyawan di hari itu.</p>}
            {there.map((one) => (
              <SelectField
                key={`${one.person.id} ${day}`}
                name={`marks.${one.person.id}`}
                label={one.person.name}
                empty={`${dayInWords(one.day, one.mark)} (tetap)`}
                options={[
                  ...(one.mark ? [{ value: USUAL, label: `${dayInWords(one.day, null)} (seperti biasa)` }] : []),
                  ...Object.entries(dayMarks).map(([value, label]) => ({ value, label })),
                ]}
              />
            ))}
          </FormSection>
        )
      }}
    </AskedCard>
  )
}
