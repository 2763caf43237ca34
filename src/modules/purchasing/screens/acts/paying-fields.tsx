import { payMethodWords, type PayMethod } from '#ground/pay-method.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { optionsOf } from '#kit/screen/document/said.ts'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { UsualField } from '#kit/screen/form/usual-field.tsx'
import { CashAccountField, freshGiro, GiroFields, giroInput, type GiroValues } from '#modules/journal/screens/face.tsx'
import type { SupplierPaymentStart } from '../../payments/contract.ts'

/** How money leaves, as it is typed. */
export interface PayingValues {
  readonly date: string
  readonly method: PayMethod
  readonly cashAccountId: string
  readonly supplierBankAccountId: string
  readonly reference: string
  readonly paidTo: string
  readonly adminFee: string
  readonly giro: GiroValues
  readonly notes: string
}

/** Today, by transfer, from the usual account to the usual one. */
export function freshPaying(start: SupplierPaymentStart): PayingValues {
  return {
    date: today(),
    method: start.bankAccounts.length > 0 ? 'transfer' : 'tunai',
    cashAccountId: '',
    supplierBankAccountId: '',
    reference: '',
    paidTo: '',
    adminFee: '',
    giro: freshGiro(),
    notes: '',
  }
}

/** What is sent. */
export function payingInput(values: PayingValues) {
  return {
    date: values.date || null,
    method: values.method,
    cashAccountId: values.cashAccountId || null,
    supplierBankAccountId: values.method === 'transfer' ? values.supplierBankAccountId || null : null,
    reference: values.reference,
    paidTo: values.paidTo,
    adminFee: values.adminFee || undefined,
    notes: values.notes,
    ...giroInput(values),
  }
}

/** When, how, from which account to which. */
export function PayingFields({ start }: { readonly start: SupplierPaymentStart }) {
  const method = useValue<PayMethod>('method')
  const kind = method === 'tunai' ? 'kas' : 'bank'
  const accounts = start.cashAccounts.toSorted((a, b) => Number(b.kind === kind) - Number(a.kind === kind))
  const usual = start.bankAccounts.find((one) => one.isDefault) ?? start.bankAccounts[0]
  return (
    <>
      <FieldRow>
        <DateField name="date" label="Tanggal" today={today()} />
        <SelectField name="method" label="Cara bayar" options={optionsOf(payMethodWords)} />
      </FieldRow>
      <GiroFields
        drawnOn={
          <CashAccountField
            label="Rekening penarik"
            accounts={accounts.filter((one) => one.kind === 'bank')}
            usual="bank"
          />
        }
      >
        <CashAccountField label="Dari akun" accounts={accounts} usual={kind} />
        <FieldRow>
          <TextField name="reference" label="No. referensi" optional maxLength={60} />
          <MoneyField name="adminFee" label="Biaya admin bank" optional />
        </FieldRow>
      </GiroFields>
      {method === 'transfer' && (
        <UsualField
          name="supplierBankAccountId"
          label="Ke rekening"
          options={start.bankAccounts.map((one) => ({ value: one.id, label: accountText(one) }))}
          usual={usual?.id}
          none="Belum ada rekening yang disetujui"
        />
      )}
      {method === 'tunai' && <TextField name="paidTo" label="Diterima oleh" optional maxLength={120} />}
    </>
  )
}

function accountText({ bank, accountNo, holder }: SupplierPaymentStart['bankAccounts'][number]): string {
  return `${bank} ${accountNo} a.n. ${holder}`
}
