import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { PhoneField } from '#kit/screen/form/phone-field.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { religions, sexes } from '../../words.ts'

/** The words of a choice as options of a list. */
export const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** What is true of a person, whatever they do here. */
export function PersonSection() {
  return (
    <FormSection title="Pribadi" help="NIK boleh menyusul; sampai diisi, datanya ditandai belum lengkap.">
      <FieldRow>
        <TextField name="nik" label="NIK" optional maxLength={20} inputMode="numeric" />
        <PhoneField name="phone" label="Telepon" optional />
      </FieldRow>
      <FieldRow>
        <TextField name="birthPlace" label="Tempat lahir" optional maxLength={80} />
        <DateField name="birthDate" label="Tanggal lahir" optional today={today()} />
      </FieldRow>
      <FieldRow>
        <SelectField name="sex" label="Jenis kelamin" optional options={optionsOf(sexes)} empty="Belum diisi" />
        <SelectField name="religion" label="Agama" optional options={optionsOf(religions)} empty="Belum diisi" />
      </FieldRow>
      <TextArea name="address" label="Alamat" optional rows={2} maxLength={300} />
    </FormSection>
  )
}
