import { pphWords } from '#ground/pph.ts'
import { payMethodWords, type PayMethod } from '#ground/pay-method.ts'
import { optionsOf } from '#kit/screen/document/said.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { UsualField } from '#kit/screen/form/usual-field.tsx'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { CashAccountField } from '#modules/journal/screens/face.tsx'
import { briefSupplier, type SupplierBrief } from '#modules/parties/suppliers/contract.ts'
import type { PurchaseStart } from '../../orders/detail.ts'

/** Pembayaran awal: an advance that leaves in the same act as the order. */
export function FirstPaymentSection({ start }: { readonly start: PurchaseStart }) {
  const amount = useValue<string | undefined>('payment.amount')
  const method = useValue<PayMethod | undefined>('payment.method')
  const supplier = useValue<Choice | null>('supplier')
  const isPaying = amount !== undefined && amount !== '' && amount !== '0'
  return (
    <FormSection title="Pembayaran awal">
      <FieldRow columns={3}>
        <MoneyField
          name="payment.amount"
          label="Dibayar sekarang"
          optional
          hint="Uang muka yang langsung dibayar, dipotong dari tagihan nanti."
        />
        {isPaying && <SelectField name="payment.method" label="Cara bayar" options={optionsOf(payMethodWords)} />}
        {isPaying && (
          <CashAccountField
            name="payment.cashAccountId"
            label="Dari akun"
            accounts={start.cashAccounts}
            usual={method === 'tunai' ? 'kas' : 'bank'}
          />
        )}
      </FieldRow>
      {isPaying && supplier?.id && <PaidTo supplierId={supplier.id} isTransfer={method === 'transfer'} />}
    </FormSection>
  )
}

/** Where a transfer goes, and which PPh is held back of it. */
function PaidTo({ supplierId, isTransfer }: { readonly supplierId: string; readonly isTransfer: boolean }) {
  const { data } = useAsk(briefSupplier, { id: supplierId }, { freshFor: 30_000 })
  if (!data) return null
  const accounts = data.bankAccounts ?? []
  const usual = accounts.find((one) => one.isDefault) ?? accounts[0]
  return (
    <>
      {isTransfer && (
        <UsualField
          name="payment.supplierBankAccountId"
          label="Ke rekening"
          options={accounts.map((one) => ({ value: one.id, label: accountText(one) }))}
          usual={usual?.id}
          none="Belum ada rekening yang disetujui"
        />
      )}
      {data.pphType && (
        <p className="text-small text-muted-foreground">
          {pphWords[data.pphType]} dipotong dari uang muka untuk jasa: uang yang keluar kurang sebesar itu.
        </p>
      )}
    </>
  )
}

function accountText({ bank, accountNo, holder }: NonNullable<SupplierBrief['bankAccounts']>[number]): string {
  return [bank, accountNo, `a.n. ${holder}`].filter(Boolean).join(' ')
}
