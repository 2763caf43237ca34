import type { ClipboardEvent } from 'react'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { CheckboxField, SwitchField } from '#kit/screen/form/choice-fields.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { PhoneField } from '#kit/screen/form/phone-field.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { blankAddress, blankContact } from './party-values.ts'
import { pastedPlace } from './pasted-place.ts'

/** The people one calls there. */
export function ContactSection({ help }: { readonly help: string }) {
  return (
    <FormSection title="Kontak person" help={help}>
      <Repeat name="contacts" of="kontak" blank={blankContact}>
        {(path) => (
          <>
            <FieldRow>
              <TextField name={`${path}.name`} label="Nama" maxLength={120} />
              <TextField name={`${path}.position`} label="Jabatan" optional maxLength={80} />
            </FieldRow>
            <FieldRow>
              <PhoneField name={`${path}.phone`} label="Telepon" optional />
              <TextField name={`${path}.email`} label="Email" type="email" optional />
            </FieldRow>
            <CheckboxField name={`${path}.isPrimary`} label="Kontak utama" />
          </>
        )}
      </Repeat>
    </FormSection>
  )
}

/** What the places are called: the first one, and the others. */
export interface PlaceWords {
  readonly main: string
  readonly other: string
  readonly same: string
  readonly example: string
}

/** Where papers go, and where goods go or come from. */
export function AddressSection({ words }: { readonly words: PlaceWords }) {
  const isSame = useValue<boolean>('isShippedThere')
  return (
    <FormSection title="Alamat">
      <AddressFields path="addresses.0" label={words.main} />
      <SwitchField name="isShippedThere" label={words.same} />
      {!isSame && (
        <Repeat name="addresses" of={words.other.toLowerCase()} blank={blankAddress} from={1}>
          {(path) => (
            <>
              <TextField name={`${path}.label`} label="Nama alamat" maxLength={60} placeholder={words.example} />
              <AddressFields path={path} label={words.other} />
            </>
          )}
        </Repeat>
      )}
    </FormSection>
  )
}

function AddressFields({ path, label }: { readonly path: string; readonly label: string }) {
  return (
    <>
      <TextArea name={`${path}.address`} label={label} optional={path === 'addresses.0'} maxLength={300} rows={2} />
      <FieldRow>
        <TextField name={`${path}.city`} label="Kota/kabupaten" optional maxLength={80} />
        <TextField name={`${path}.province`} label="Provinsi" optional maxLength={80} />
      </FieldRow>
      <FieldRow columns={3}>
        <TextField name={`${path}.district`} label="Kecamatan" optional maxLength={80} />
        <TextField name={`${path}.village`} label="Kelurahan" optional maxLength={80} />
        <TextField name={`${path}.postalCode`} label="Kode pos" optional maxLength={10} inputMode="numeric" />
      </FieldRow>
      <PlaceFields path={path} />
    </>
  )
}

/** The place on a map; a link or a pair of numbers pasted into either field fills both. */
function PlaceFields({ path }: { readonly path: string }) {
  const { store } = useFormScope()
  const takePlace = (event: ClipboardEvent) => {
    const place = pastedPlace(event.clipboardData.getData('text'))
    if (!place) return
    event.preventDefault()
    store.write(`${path}.lat`, place.lat)
    store.write(`${path}.lng`, place.lng)
  }
  return (
    <div onPaste={takePlace}>
      <FieldRow>
        <TextField
          name={`${path}.lat`}
          label="Lintang"
          optional
          maxLength={12}
          placeholder="-6.5971469"
          hint="Tempel tautan Google Maps di sini, keduanya terisi."
        />
        <TextField name={`${path}.lng`} label="Bujur" optional maxLength={12} placeholder="106.8060388" />
      </FieldRow>
    </div>
  )
}
