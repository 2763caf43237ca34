import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useValue } from '#kit/screen/form/form-context.ts'
import { RadioCards, SelectField, SwitchField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { PhoneField } from '#kit/screen/form/phone-field.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { ReadOnlyField, TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { jkkClasses, legalForms, sbuQualifications, zones } from '#modules/company/companies/company.record.ts'
import { taxRates } from '#modules/company/companies/contract.ts'
import { months } from '../months.ts'
import { blankSbu } from './values.ts'

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** Its name in law, and its tax numbers. */
export function LegalSection({ fixedCode }: { /** The code, once documents bear it. */ readonly fixedCode?: string }) {
  const isPkp = useValue<boolean>('isPkp')
  return (
    <FormSection title="Legal">
      <FieldRow>
        <TextField name="name" label="Nama perusahaan" maxLength={120} autoFocus />
        <SelectField name="legalForm" label="Bentuk" options={optionsOf(legalForms)} />
      </FieldRow>
      <FieldRow>
        {fixedCode ? (
          <ReadOnlyField label="Kode" hint="sudah dipakai di nomor dokumen">
            {fixedCode}
          </ReadOnlyField>
        ) : (
          <TextField
            name="shortCode"
            label="Kode"
            maxLength={8}
            capitals
            hint="Dipakai di nomor dokumen; tetap sesudah dokumen pertama."
          />
        )}
        <TextField name="nib" label="NIB" optional maxLength={20} inputMode="numeric" />
      </FieldRow>
      <FieldRow>
        <TextField name="npwp" label="NPWP" optional inputMode="numeric" placeholder="15 atau 16 angka" />
        <TextField name="nitku" label="NITKU" optional inputMode="numeric" placeholder="22 angka" />
      </FieldRow>
      <SwitchField name="isPkp" label="Pengusaha Kena Pajak (PKP)" hint="Menentukan apakah invoice memuat PPN." />
      {isPkp && (
        <FieldRow>
          <DateField name="pkpDate" label="PKP sejak" optional today={today()} />
          <UsualTax />
        </FieldRow>
      )}
    </FormSection>
  )
}

/** The PPN that lines of its papers begin with. */
function UsualTax() {
  const rates = useAsk(taxRates, {}, { freshFor: 300_000 }).data ?? []
  const options = rates.filter(({ kind }) => kind === 'ppn').map(({ code, name }) => ({ value: code, label: name }))
  return (
    <SelectField
      name="defaultTaxCode"
      label="Pajak bawaan"
      optional
      empty="PPN umum"
      hint="Dipakai baris baru order dan pembelian."
      options={options.filter(({ value }) => value !== 'PPN')}
    />
  )
}

/** Licences that run out. */
export function SbuSection() {
  return (
    <FormSection title="SBU" help="Sertifikat Badan Usaha menentukan tarif PPh final jasa konstruksi.">
      <Repeat name="sbu" of="SBU" blank={blankSbu}>
        {(path) => (
          <>
            <FieldRow>
              <TextField name={`${path}.no`} label="Nomor SBU" maxLength={60} />
              <TextField name={`${path}.subclass`} label="Subklasifikasi" optional maxLength={120} />
            </FieldRow>
            <FieldRow columns={3}>
              <SelectField name={`${path}.qualification`} label="Kualifikasi" options={optionsOf(sbuQualifications)} />
              <DateField name={`${path}.validFrom`} label="Berlaku sejak" optional today={today()} />
              <DateField name={`${path}.validUntil`} label="Berlaku sampai" today={today()} />
            </FieldRow>
          </>
        )}
      </Repeat>
    </FormSection>
  )
}

/** Where it is and how to reach it. */
export function ContactSection() {
  return (
    <FormSection title="Kontak" help="Dicetak di kop setiap dokumen.">
      <TextArea name="address" label="Alamat" optional maxLength={300} rows={2} />
      <FieldRow columns={3}>
        <TextField name="city" label="Kota/kabupaten" optional maxLength={80} />
        <TextField name="province" label="Provinsi" optional maxLength={80} />
        <TextField name="postalCode" label="Kode pos" optional maxLength={10} inputMode="numeric" />
      </FieldRow>
      <FieldRow columns={3}>
        <PhoneField name="phone" label="Telepon" optional />
        <TextField name="email" label="Email" type="email" inputMode="email" optional />
        <TextField name="website" label="Situs web" optional inputMode="url" placeholder="perusahaan.co.id" />
      </FieldRow>
    </FormSection>
  )
}

/** How its days and years are counted. */
export function BooksSection() {
  return (
    <FormSection title="Pembukuan">
      <RadioCards name="zone" label="Zona waktu" options={optionsOf(zones)} />
      <FieldRow columns={3}>
        <SelectField name="fiscalYearStart" label="Awal tahun buku" options={optionsOf(months)} />
        <SelectField
          name="workWeek"
          label="Hari kerja seminggu"
          options={optionsOf({ '5': '5 hari', '6': '6 hari' })}
        />
        <SelectField
          name="jkkClass"
          label="Kelas risiko JKK"
          optional
          options={optionsOf(jkkClasses)}
          empty="Belum dipilih"
        />
      </FieldRow>
      <FieldRow>
        <TextField name="bpjsNpp" label="NPP BPJS Ketenagakerjaan" optional maxLength={30} capitals />
      </FieldRow>
    </FormSection>
  )
}
