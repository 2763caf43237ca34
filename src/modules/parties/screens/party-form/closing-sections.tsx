import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { TextArea } from '#kit/screen/form/text-field.tsx'
import { today } from '#kit/screen/format/zone.ts'

/** What was owed before Mandor, 'piutang' or 'hutang'; fixed once it stands in the books. */
export function OpeningSection({ of }: { readonly of: 'piutang' | 'hutang' }) {
  return (
    <FormSection
      title="Saldo awal"
      help={`${of === 'piutang' ? 'Piutang' : 'Hutang'} dari pembukuan sebelumnya. Dicatat sekali dan tidak bisa diubah sesudahnya.`}
    >
      <FieldRow>
        <MoneyField name="openingBalance" label={`Saldo awal ${of}`} optional />
        <DateField name="openingDate" label="Per tanggal" optional today={today()} />
      </FieldRow>
    </FormSection>
  )
}

export function NotesSection() {
  return (
    <FormSection title="Catatan">
      <TextArea name="notes" label="Catatan" optional maxLength={1000} />
    </FormSection>
  )
}
