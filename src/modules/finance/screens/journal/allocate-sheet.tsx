import { periodFormat } from '#ground/day-format.ts'
import { monthsBack } from '#ground/months.ts'
import type { Day } from '#ground/day.ts'
import { lastDay, periodOf, type Period } from '#ground/period.ts'
import type { AnswerFrom } from '#kit/http/endpoint.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { rowKey } from '#kit/screen/form/rows.ts'
import type { FieldErrors } from '#kit/screen/form/store.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { proposeAllocation, sharedBy, sharedInto, type SharedBy } from '../../allocation/contract.ts'
import type { LineAccount } from '../../entries/contract.ts'
import { blankManualLine, type ManualLineValues } from './values.ts'

/** A proposal as the form of a journal takes it. */
export interface AllocationTaken {
  readonly memo: string
  /** The last day of the month that is shared out, today at the latest. */
  readonly date: string
  readonly lines: readonly ManualLineValues[]
}

interface AllocateSheetProps {
  readonly accounts: readonly LineAccount[]
  readonly onTake: (taken: AllocationTaken) => void
  readonly onClose: () => void
}

const MONTHS = 12

/** Bagi ke proyek: general cost of a month becomes the lines of a journal, a project each. */
export function AllocateSheet({ accounts, onTake, onClose }: AllocateSheetProps) {
  const now = today() as Day
  const months = Array.from({ length: MONTHS }, (_, back) => periodOf(monthsBack(now, back)))
  const form = useForm({
    initial: { account: '', period: months[0] as string, by: 'biaya' as SharedBy, into: '5-5000', amount: '' },
    check: ({ account }): FieldErrors => (account ? {} : { account: ['Pilih akun bebannya.'] }),
    save: ({ account, period, by, into, amount }) =>
      doAct(proposeAllocation, { account, period, by, into: into as keyof typeof sharedInto, amount: amount || null }),
    saved: (answer) => {
      onTake(takenOf(answer, form.store.read('period') as Period))
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Bagi biaya umum ke proyek" saveLabel="Isi baris" onClose={onClose}>
      <SelectField
        name="account"
        label="Akun beban"
        empty="Pilih…"
        options={accounts
          .filter(({ code }) => code.startsWith('6-'))
          .map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
      />
      <FieldRow>
        <SelectField
          name="period"
          label="Bulan"
          options={months.map((month) => ({ value: month, label: periodFormat(month) }))}
        />
        <MoneyField name="amount" label="Jumlah" optional hint="Kosong: semua yang belum dibagi bulan itu." />
      </FieldRow>
      <SelectField name="by" label="Dasar pembagian" options={optionsOf(sharedBy)} />
      <SelectField name="into" label="Masuk ke proyek sebagai" options={optionsOf(sharedInto)} />
    </FormSheet>
  )
}

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

function takenOf(answer: AnswerFrom<typeof proposeAllocation>, period: Period): AllocationTaken {
  const end = lastDay(period)
  const line = (values: Partial<ManualLineValues>) => ({ ...blankManualLine(), key: rowKey(), ...values })
  return {
    memo: `Pembagian ${answer.accountName} ${periodFormat(period)}`,
    date: end < today() ? end : today(),
    lines: [
      ...answer.shares.map(({ projectId, projectName, amount }) =>
        line({ account: answer.into, debit: amount, projectId: { id: projectId, label: projectName } }),
      ),
      line({ account: answer.account, credit: answer.amount }),
    ],
  }
}
