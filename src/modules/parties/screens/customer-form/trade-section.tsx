import { useAsk } from '#kit/screen/client/use-ask.ts'
import { MoneyField, PercentField } from '#kit/screen/form/amount-field.tsx'
import { SelectField, SwitchField } from '#kit/screen/form/choice-fields.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { paymentTerms } from '#modules/company/companies/contract.ts'
import { priceLevels } from '#modules/parties/customer.record.ts'

const levels = Object.entries(priceLevels).map(([value, label]) => ({ value, label }))

/** How it pays, and what it may owe. */
export function TradeSection() {
  const terms = useAsk(paymentTerms, {}, { freshFor: 60_000 })
  const options = (terms.data ?? []).map((term) => ({ value: term.id, label: term.name }))
  return (
    <FormSection title="Niaga">
      <FieldRow>
        <SelectField
          name="paymentTermId"
          label="Termin pembayaran"
          optional
          options={options}
          empty="Bawaan perusahaan"
        />
        <MoneyField name="creditLimit" label="Batas kredit" optional hint="Kosong berarti tanpa batas." />
      </FieldRow>
      <FieldRow>
        <SelectField name="priceLevel" label="Level harga" options={levels} />
        <PercentField name="discountPercent" label="Diskon bawaan" optional />
      </FieldRow>
      <SwitchField name="withholdsTax" label="Memotong PPh saat membayar" />
    </FormSection>
  )
}
