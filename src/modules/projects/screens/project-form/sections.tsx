import { useAsk } from '#kit/screen/client/use-ask.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { PhoneField } from '#kit/screen/form/phone-field.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { customerSource } from '#modules/parties/screens/face.tsx'
import { projectPeople } from '../../contract.ts'
import { memberRoles, siteZones } from '../../words.ts'
import { blankMember } from './values.ts'

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
const roles = optionsOf(memberRoles)
const zones = optionsOf(siteZones)

/** Every part of the form of a project; name and customer are enough to begin. */
export function ProjectSections({ isNew }: { readonly isNew?: boolean }) {
  return (
    <>
      <FormSection
        title="Umum"
        help={
          isNew ? 'Cukup nama dan pemberi kerja; sisanya bisa diisi nanti. Gudang lokasi dibuat otomatis.' : undefined
        }
      >
        <FieldRow>
          <TextField name="name" label="Nama proyek" maxLength={150} autoFocus={isNew} />
          <TextField name="code" label="Kode" optional maxLength={20} capitals placeholder="Dibuat otomatis" />
        </FieldRow>
        <FieldRow>
          <PickField name="customer" label="Pemberi kerja" source={customerSource()} />
          <TextField
            name="workKind"
            label="Jenis pekerjaan"
            optional
            maxLength={80}
            placeholder="Gedung, jalan, saluran…"
          />
        </FieldRow>
        <TextArea name="notes" label="Catatan" optional rows={2} maxLength={2000} />
      </FormSection>
      <FormSection title="Jadwal" help="Wajib diisi sebelum pekerjaan dimulai.">
        <FieldRow>
          <DateField name="startDate" label="Mulai" optional today={today()} />
          <DateField name="endDate" label="Selesai" optional today={today()} />
        </FieldRow>
      </FormSection>
      <SiteSection />
      <TeamSection />
    </>
  )
}

function SiteSection() {
  return (
    <FormSection title="Lokasi">
      <TextArea name="siteAddress" label="Alamat lokasi" optional rows={2} maxLength={300} />
      <FieldRow>
        <TextField name="city" label="Kota/Kabupaten" optional maxLength={80} />
        <SelectField name="zone" label="Zona waktu" optional options={zones} empty="Sama dengan perusahaan" />
      </FieldRow>
      <FieldRow columns={3}>
        <TextField name="lat" label="Lintang" optional placeholder="-6.4816320" />
        <TextField name="lng" label="Bujur" optional placeholder="106.8540000" />
        <TextField
          name="geofenceM"
          label="Radius lokasi"
          optional
          unit="m"
          inputMode="numeric"
          maxLength={4}
          hint="Foto dan absensi di luar radius ini ditandai."
        />
      </FieldRow>
    </FormSection>
  )
}

function TeamSection() {
  const people = useAsk(projectPeople, {})
  const accounts = (people.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FormSection
      title="Tim"
      help="Manajer dan mandor tampil di daftar proyek. Yang belum punya akun cukup ditulis namanya."
    >
      <Repeat name="team" of="orang" blank={blankMember}>
        {(path) => (
          <>
            <FieldRow>
              <SelectField name={`${path}.role`} label="Peran" options={roles} />
              <TextField name={`${path}.name`} label="Nama" maxLength={120} />
            </FieldRow>
            <FieldRow>
              <SelectField name={`${path}.userId`} label="Akun" optional options={accounts} empty="Tanpa akun" />
              <PhoneField name={`${path}.phone`} label="Telepon" optional />
            </FieldRow>
          </>
        )}
      </Repeat>
    </FormSection>
  )
}
