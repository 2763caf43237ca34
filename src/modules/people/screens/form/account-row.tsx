import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'

/** The account somebody is paid into; only for who may see wages. */
export function AccountRow() {
  return (
    <FieldRow columns={3}>
      <TextField name="bankName" label="Bank" optional maxLength={60} />
      <TextField name="bankAccountNo" label="Nomor rekening" optional maxLength={40} inputMode="numeric" />
      <TextField name="bankHolder" label="Atas nama" optional maxLength={120} />
    </FieldRow>
  )
}
