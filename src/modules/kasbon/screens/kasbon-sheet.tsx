import { useNavigate } from '@tanstack/react-router'
import { addDays, type Day } from '#ground/day.ts'
import { dayFormat, rupiah } from '#ground/format.ts'
import { money } from '#ground/money.ts'
import { lastDay, periodOf } from '#ground/period.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { RadioCards, SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { addKasbon } from '../contract.ts'
import { kasbonSchedule } from '../rules.ts'
import { kasbonEvery, type KasbonEvery, type KasbonRole } from '../words.ts'
import { employeeHolders, workerHolders } from './holder-sources.ts'

/** Whom a kasbon is for. */
export interface KasbonFor {
  readonly role: KasbonRole
  readonly id: string
  readonly name: string
}

interface Values {
  readonly role: KasbonRole
  readonly holder: Choice | null
  readonly date: string
  readonly amount: string
  readonly times: string
  readonly every: KasbonEvery
  readonly firstDue: string
  readonly purpose: string
}

const inputOf = ({ role, holder, date, amount, times, every, firstDue, purpose }: Values) => ({
  employeeId: role === 'employee' ? (holder?.id ?? null) : null,
  workerId: role === 'worker' ? (holder?.id ?? null) : null,
  ...{ date, amount, every, firstDue, purpose },
  times: /^\d{1,3}$/.test(times) ? Number(times) : Number.NaN,
})

/** Asks for a kasbon: of one person, or of whoever is chosen; it waits for another person's yes. */
export function KasbonSheet({ holder, onClose }: { readonly holder?: KasbonFor; readonly onClose: () => void }) {
  const navigate = useNavigate()
  const key = useSaveKey()
  const role = holder?.role ?? 'employee'
  const form = useForm<Values, { id: string }>({
    initial: {
      role,
      holder: holder ? { id: holder.id, label: holder.name } : null,
      ...{ date: today(), amount: '', times: '1', purpose: '' },
      ...{ every: role === 'worker' ? 'minggu' : 'bulan', firstDue: firstDueOf(role) },
    },
    check: (values) => ({
      ...shapeErrors(addKasbon.input, inputOf(values)),
      ...(!values.holder && { holder: ['Pilih siapa yang menerima.'] }),
    }),
    save: (values) => doAct(addKasbon, inputOf(values), key.of(values)),
    saved: ({ id }) => {
      notify('Kasbon diajukan.')
      onClose()
      void navigate({ to: `/slip-gaji/detail/${id}`, search: { jenis: 'kasbon' } as never })
    },
  })
  return (
    <FormSheet
      form={form}
      title={holder ? `Kasbon ${holder.name}` : 'Catat kasbon'}
      saveLabel="Ajukan"
      onClose={onClose}
    >
      {!holder && <Holder />}
      <FieldRow>
        <MoneyField name="amount" label="Jumlah" />
        <DateField name="date" label="Tanggal" today={today()} />
      </FieldRow>
      <TextField name="purpose" label="Keperluan" maxLength={200} />
      <FieldRow>
        <TextField name="times" label="Berapa kali dipotong" inputMode="numeric" maxLength={2} />
        <SelectField
          name="every"
          label="Setiap"
          options={Object.entries(kasbonEvery).map(([value, label]) => ({ value, label }))}
        />
      </FieldRow>
      <DateField name="firstDue" label="Potongan pertama" today={today()} />
      <Plan />
    </FormSheet>
  )
}

function Holder() {
  const role = useValue<KasbonRole>('role')
  return (
    <>
      <RadioCards
        name="role"
        label="Untuk"
        columns={2}
        options={[
          { value: 'employee', label: 'Karyawan', note: 'Dipotong dari gaji bulanan' },
          { value: 'worker', label: 'Pekerja', note: 'Dipotong dari upah mingguan' },
        ]}
      />
      <PickField
        key={role}
        name="holder"
        label={role === 'employee' ? 'Karyawan' : 'Pekerja'}
        source={role === 'employee' ? employeeHolders : workerHolders}
      />
    </>
  )
}

/** Says what the schedule will be, before it is saved. */
function Plan() {
  const [amount, times] = [useValue<string>('amount'), Number(useValue<string>('times'))]
  const [every, firstDue] = [useValue<KasbonEvery>('every'), useValue<string>('firstDue')]
  const isWhole = /^\d+$/.test(amount) && Number.isInteger(times) && times >= 1 && times <= 60
  if (!isWhole || !/^\d{4}-\d\d-\d\d$/.test(firstDue)) return null
  const plan = kasbonSchedule({ amount: money(amount), times, every, firstDue: firstDue as Day })
  const [first, last] = [plan[0], plan.at(-1)]
  if (!first || !last) return null
  return (
    <output className="block text-small text-muted-foreground figures">
      {times === 1
        ? `Dipotong sekali, ${rupiah(first.amount)} pada ${dayFormat(first.dueOn, 'short')}.`
        : `${times} × ${rupiah(first.amount)}, dari ${dayFormat(first.dueOn, 'short')} sampai ${dayFormat(last.dueOn, 'short')}.`}{' '}
      Paling banyak setengah upah tiap kali; yang belum terpotong ikut berikutnya.
    </output>
  )
}

// The end of this month, or Saturday.
function firstDueOf(role: KasbonRole): string {
  const now = today()
  if (role === 'employee') return lastDay(periodOf(now))
  const ahead = (13 - new Date(`${now}T00:00:00Z`).getUTCDay()) % 7
  return addDays(now, ahead)
}
