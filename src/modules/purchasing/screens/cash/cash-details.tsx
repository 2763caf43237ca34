import { payMethodWords } from '#ground/pay-method.ts'
import { useState } from 'react'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { today } from '#kit/screen/format/zone.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { CashAccountField } from '#modules/journal/screens/face.tsx'
import { supplierSource } from '#modules/parties/screens/face.tsx'
import { SameNumber } from '../acts/same-number.tsx'
import { optionsOf } from '#kit/screen/document/said.ts'
import type { CashStart } from '../../cash/contract.ts'

const METHODS = optionsOf(payMethodWords).filter(({ value }) => value !== 'giro' && value !== 'cek')

/** Where it was bought, from which money, into which warehouse; all of it has an answer already. */
export function CashDetails({ start }: { readonly start: CashStart }) {
  const [suppliers] = useState(supplierSource)
  const supplier = useValue<Choice | null>('supplier')
  return (
    <FormSection title="Rincian">
      <FieldRow>
        <div className="min-w-0">
          <PickField
            name="supplier"
            label="Toko"
            optional
            source={suppliers}
            placeholder="Toko umum"
            hint={<LastSuppliers start={start} />}
          />
        </div>
        <div className="min-w-0">
          <TextField name="supplierInvoiceNo" label="No. nota" optional maxLength={60} />
          {supplier?.id && <SameNumber supplierId={supplier.id} />}
        </div>
      </FieldRow>
      <FieldRow columns={3}>
        <SelectField
          name="warehouseId"
          label="Masuk ke"
          options={start.warehouses.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectField name="method" label="Cara bayar" options={METHODS} />
        <CashAccountField label="Dari akun" accounts={start.cashAccounts} usual={{ id: start.cashAccountId }} />
      </FieldRow>
      <FieldRow columns={3}>
        <DateField name="date" label="Tanggal" today={today()} />
        <MoneyField name="discount" label="Diskon" optional />
        <MoneyField name="freight" label="Ongkos angkut" optional />
      </FieldRow>
      <TextArea name="notes" label="Catatan" optional rows={2} maxLength={1000} />
    </FormSection>
  )
}

/** The shops this person bought at last, one tap each. */
function LastSuppliers({ start }: { readonly start: CashStart }) {
  const { store } = useFormScope()
  const chosen = useValue<Choice | null>('supplier')
  if (chosen || start.lastSuppliers.length === 0) return null
  return (
    <span className="flex flex-wrap gap-2 pt-1">
      {start.lastSuppliers.slice(0, 3).map(({ id, name }) => (
        <button
          key={id}
          type="button"
          onClick={() => store.write('supplier', { id, label: name })}
          className="h-7 max-w-40 truncate rounded-full border border-border-strong bg-card px-3 text-xs font-medium text-foreground hover:bg-row-hover max-md:h-9"
        >
          {name}
        </button>
      ))}
    </span>
  )
}
