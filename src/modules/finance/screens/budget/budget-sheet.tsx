import { periodFormat } from '#ground/day-format.ts'
import type { Period } from '#ground/period.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { saveOverheadBudget, type BudgetRow, type OverheadBudget } from '../../budget/contract.ts'
import { yearFrom } from '../../budget/rules.ts'

interface SheetProps {
  readonly data: OverheadBudget
  readonly row: BudgetRow
  readonly onClose: () => void
}

/** Types what an account may cost in each month of the book year. */
export function BudgetSheet({ data, row, onClose }: SheetProps) {
  const periods = yearFrom(data.first)
  const form = useForm({
    initial: { months: row.months.map((amount) => (amount === '0' ? '' : amount)) },
    save: ({ months }) =>
      ask(saveOverheadBudget, {
        ...{ first: data.first, version: data.version },
        rows: [{ account: row.account, months: months.map((amount) => amount || '0') }],
      }),
    saved: () => {
      refetchTouched(saveOverheadBudget.touches)
      notify(`Anggaran ${row.name} disimpan.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Anggaran ${row.name}`} onClose={onClose}>
      <SameForAll />
      <div className="grid grid-cols-2 gap-4">
        {periods.map((period, at) => (
          <MoneyField key={period} name={`months.${at}`} label={periodFormat(period as Period)} optional />
        ))}
      </div>
    </FormSheet>
  )
}

function SameForAll() {
  const { store } = useFormScope()
  const first = useValue<string>('months.0')
  const fill = () => {
    for (let at = 1; at < 12; at += 1) store.write(`months.${at}`, first)
  }
  return (
    <Button className="justify-self-start" disabled={first === ''} onClick={fill}>
      Samakan dengan bulan pertama
    </Button>
  )
}
