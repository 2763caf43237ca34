import { pphWords } from '#ground/pph.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { MoneyField, PercentField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { paymentTerms } from '#modules/company/companies/contract.ts'

const taxes = Object.entries(pphWords).map(([value, label]) => ({ value, label }))
const ratings = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: '★'.repeat(Number(value)) }))

/** How we pay, how long it takes, and what we withhold. */
export function TradeSection() {
  const terms = useAsk(paymentTerms, {}, { freshFor: 60_000 })
  const options = (terms.data ?? []).map((term) => ({ value: term.id, label: term.name }))
  const isWithheld = Boolean(useValue<string | undefined>('pphType'))
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
        <TextField
          name="leadTimeDays"
          label="Lama kirim (hari)"
          optional
          inputMode="numeric"
          maxLength={3}
          hint="Dari pesan sampai tiba."
        />
      </FieldRow>
      <FieldRow>
        <MoneyField name="minOrder" label="Minimal pembelian" optional />
        <SelectField name="rating" label="Penilaian" optional options={ratings} empty="Belum dinilai" />
      </FieldRow>
      <FieldRow>
        <SelectField
          name="pphType"
          label="PPh yang kita potong"
          optional
          options={taxes}
          empty="Tidak dipotong"
          hint={isWithheld ? 'Untuk tagihan berikutnya; yang sudah tercatat diubah di tagihannya.' : undefined}
        />
        {isWithheld && <PercentField name="pphRate" label="Tarif PPh" optional hint="Kosong: menurut aturan pajak." />}
      </FieldRow>
    </FormSection>
  )
}
