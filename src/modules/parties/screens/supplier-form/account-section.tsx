import { CheckboxField } from '#kit/screen/form/choice-fields.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { blankAccount } from './values.ts'

/** Where our money goes; what is changed here waits for another person. */
export function AccountSection({ isWaiting = false }: { readonly isWaiting?: boolean }) {
  return (
    <FormSection
      title="Rekening"
      help="Rekening baru atau yang diubah dipakai setelah disetujui orang lain, agar uang tidak salah kirim."
    >
      {isWaiting && (
        <Notice tone="warning">
          Ada perubahan rekening yang menunggu persetujuan. Mengubah rekening di sini menggantikan permintaan itu.
        </Notice>
      )}
      <Repeat name="bankAccounts" of="rekening" blank={() => ({ ...blankAccount() })} most={10}>
        {(path) => (
          <>
            <FieldRow>
              <TextField name={`${path}.bank`} label="Bank" maxLength={60} placeholder="BCA, BRI, Mandiri…" />
              <TextField name={`${path}.accountNo`} label="Nomor rekening" maxLength={40} inputMode="numeric" />
            </FieldRow>
            <FieldRow>
              <TextField name={`${path}.holder`} label="Atas nama" maxLength={120} />
              <TextField name={`${path}.branch`} label="Cabang" optional maxLength={80} />
            </FieldRow>
            <CheckboxField name={`${path}.isDefault`} label="Rekening utama" />
          </>
        )}
      </Repeat>
    </FormSection>
  )
}
