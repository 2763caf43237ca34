import { useAsk } from '#kit/screen/client/use-ask.ts'
import { MoneyField, PercentField } from '#kit/screen/form/amount-field.tsx'
import { SelectField, SwitchField } from '#kit/screen/form/choice-fields.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { TagsField } from '#kit/screen/form/tags-field.tsx'
import { paymentTerms } from '#modules/company/companies/contract.ts'
import { customerSalespeople, customerTags, type Customer } from '#modules/parties/contract.ts'
import { priceLevels, vatCollectors } from '#modules/parties/customer.record.ts'

const levels = Object.entries(priceLevels).map(([value, label]) => ({ value, label }))
const collectors = Object.entries(vatCollectors).map(([value, label]) => ({ value, label }))

/** How it pays, and what it may owe. */
export function TradeSection({ customer }: { readonly customer?: Customer }) {
  const terms = useAsk(paymentTerms, {}, { freshFor: 60_000 })
  const options = (terms.data ?? []).map((term) => ({ value: term.id, label: term.name }))
  const people = useAsk(customerSalespeople, {}, { freshFor: 60_000 })
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
      <FieldRow>
        <SelectField
          name="salespersonId"
          label="Sales"
          optional
          options={salespeople(people.data ?? [], customer)}
          empty="Belum ditentukan"
        />
        <SelectField
          name="vatCollector"
          label="Pemungut PPN"
          options={collectors}
          hint="Pemungut membayar harga tanpa PPN dan menyetor PPN-nya sendiri."
        />
      </FieldRow>
      <TagsField of={customerTags} hint="Untuk mencari dan mengelompokkan, misalnya kontraktor." />
      <SwitchField name="withholdsTax" label="Memotong PPh saat membayar" />
    </FormSection>
  )
}

// Who left stays on the customer until somebody else is chosen.
function salespeople(people: readonly { id: string; name: string }[], customer: Customer | undefined) {
  const words = people.map(({ id, name }) => ({ value: id, label: name }))
  const { salespersonId: id = null, salespersonName: name = null } = customer ?? {}
  if (id === null || people.some((person) => person.id === id)) return words
  return [...words, { value: id, label: name ?? 'Sudah tidak bekerja di sini' }]
}
