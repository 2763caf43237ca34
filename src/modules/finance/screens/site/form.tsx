import { rupiah } from '#ground/format.ts'
import type { AnswerFrom } from '#kit/http/endpoint.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { today } from '#kit/screen/format/zone.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { costHeads, type CostHead } from '#modules/projects/contract.ts'
import { projectSource, useWorkItemsAtHand, workItemSource } from '#modules/projects/screens/face.tsx'
import type { SiteExpense, startSiteExpense } from '../../site/contract.ts'

/** What the form holds of an expense of a site. */
export interface SiteExpenseValues {
  readonly projectId: Choice | null
  readonly date: string
  readonly head: string
  readonly amount: string
  readonly workItemId: Choice | null
  /** A cash account, or the float of the site. */
  readonly paidFrom: string
  readonly partyName: string
  readonly memo: string
  readonly files: readonly string[]
}

const heads = Object.entries(costHeads).map(([value, label]) => ({ value, label }))

/** The form of an expense of a site: the amount first, then what it was for. */
export function SiteExpenseSections({ start }: { readonly start: AnswerFrom<typeof startSiteExpense> }) {
  const { store } = useFormScope()
  const project = useValue<Choice | null>('projectId')
  const paidFrom = useValue<string>('paidFrom')
  useWorkItemsAtHand(project?.id)
  const ofSite = start.floats.filter(({ projectId, id }) => projectId === project?.id || id === paidFrom)
  const options = [
    ...ofSite.map(({ id, balance }) => ({
      value: id,
      label: balance ? `Kas lapangan saya (${rupiah(balance)})` : 'Kas lapangan saya',
    })),
    ...start.cashAccounts.map(({ id, name }) => ({ value: id, label: name })),
  ]
  // The office opens what the holder of another float wrote.
  if (paidFrom && !options.some(({ value }) => value === paidFrom))
    options.push({ value: paidFrom, label: 'Kas lapangan' })
  return (
    <FormSection
      title="Biaya proyek"
      help="Kantor menyetujuinya dulu; sesudah itu tercatat di kas dan menjadi biaya proyek."
    >
      <FieldRow>
        <MoneyField name="amount" label="Jumlah" />
        <TextField name="memo" label="Untuk apa" maxLength={200} />
      </FieldRow>
      <FieldRow>
        <PickField
          name="projectId"
          label="Proyek"
          source={projectSource()}
          onPicked={(picked) => {
            store.write('workItemId', null)
            store.write('paidFrom', usualPlace(start, picked?.id))
          }}
        />
        {project && <PickField name="workItemId" label="Pekerjaan" optional source={workItemSource(project.id)} />}
      </FieldRow>
      <FieldRow>
        <SelectField name="head" label="Kategori" options={heads} />
        <SelectField name="paidFrom" label="Dibayar dari" options={options} />
      </FieldRow>
      <FieldRow>
        <DateField name="date" label="Tanggal" today={today()} />
        <TextField name="partyName" label="Toko atau penerima" optional maxLength={120} />
      </FieldRow>
    </FormSection>
  )
}

/** Where an expense is paid from unless one says otherwise: the float of the site, else the first cash account. */
export function usualPlace(start: AnswerFrom<typeof startSiteExpense>, projectId: string | undefined): string {
  return start.floats.find((one) => one.projectId === projectId)?.id ?? start.cashAccounts[0]?.id ?? ''
}

/** What is sent of an expense. */
export function siteExpenseInput(values: SiteExpenseValues, start: AnswerFrom<typeof startSiteExpense>) {
  const { projectId, workItemId, head, date, amount, paidFrom, partyName, memo } = values
  const isCash = start.cashAccounts.some(({ id }) => id === paidFrom)
  return {
    ...{ projectId: projectId?.id ?? '', workItemId: workItemId?.id ?? null, head: head as CostHead, date, amount },
    ...(isCash ? { cashAccountId: paidFrom } : { floatId: paidFrom }),
    ...{ partyName: partyName || null, memo },
  }
}

/** What is wrong with an expense before it is sent. */
export function siteExpenseFaults(values: SiteExpenseValues): Record<string, string[]> {
  return {
    ...(!values.projectId && { projectId: ['Pilih proyeknya.'] }),
    ...(!values.amount && { amount: ['Isi jumlahnya.'] }),
    ...(!values.memo.trim() && { memo: ['Tulis uang ini untuk apa.'] }),
    ...(!values.head && { head: ['Pilih kategorinya.'] }),
    ...(!values.paidFrom && { paidFrom: ['Pilih kas atau banknya.'] }),
  }
}

/** An expense as the form shows it. */
export function siteExpenseValues(expense: SiteExpense): SiteExpenseValues {
  const { workItemId: item } = expense
  return {
    ...{ projectId: { id: expense.projectId, label: expense.projectName }, date: expense.date },
    ...{ head: expense.head ?? '', amount: expense.amount, paidFrom: expense.floatId ?? expense.cashAccountId },
    workItemId: item ? { id: item, label: expense.workItemName ?? '' } : null,
    ...{ partyName: expense.partyName ?? '', memo: expense.memo ?? '', files: [] },
  }
}
