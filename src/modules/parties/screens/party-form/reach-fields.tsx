import type { ReactNode } from 'react'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { PhoneField } from '#kit/screen/form/phone-field.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'

/** How one reaches a customer or supplier; `children` stands beside the email: the tax number. */
export function ReachFields({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <FieldRow>
        <PhoneField name="whatsapp" label="No. WhatsApp" optional />
        <PhoneField name="phone" label="Telepon" optional />
      </FieldRow>
      <FieldRow>
        <TextField name="email" label="Email" type="email" inputMode="email" optional />
        {children}
      </FieldRow>
    </>
  )
}

export const NpwpField = () => (
  <TextField name="npwp" label="NPWP" optional inputMode="numeric" placeholder="15 atau 16 angka" />
)
export const NikField = () => <TextField name="nik" label="NIK" optional inputMode="numeric" placeholder="16 angka" />

/** What a tax invoice of a PKP needs beside its number. */
export function TaxPlaceFields() {
  return (
    <FieldRow>
      <TextField name="nitku" label="NITKU" optional inputMode="numeric" placeholder="22 angka" />
      <TextArea name="taxAddress" label="Alamat NPWP" optional maxLength={300} />
    </FieldRow>
  )
}
