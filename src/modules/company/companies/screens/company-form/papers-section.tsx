import { CheckboxField } from '#kit/screen/form/choice-fields.tsx'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { FileSlot, type StagedFile } from '#kit/screen/form/file-slot.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { blankBank, blankSignatory } from './values.ts'

/** The pictures of a company by slot, as staged in the form. */
export type StagedPictures = Readonly<Record<'logo' | 'kop' | 'stempel', StagedFile>>
export type KeptPictures = Readonly<Record<keyof StagedPictures, string | undefined>>

interface PapersSectionProps {
  readonly kept: KeptPictures
  readonly staged: StagedPictures
  readonly onStage: (slot: keyof StagedPictures, file: StagedFile) => void
}

/** What its papers look like. */
export function PapersSection({ kept, staged, onStage }: PapersSectionProps) {
  const slot = (name: keyof StagedPictures, label: string, hint?: string) => (
    <FileSlot
      label={label}
      hint={hint}
      kept={kept[name]}
      staged={staged[name]}
      onStage={(file) => onStage(name, file)}
    />
  )
  return (
    <FormSection title="Dokumen">
      <FieldRow columns={3}>
        {slot('logo', 'Logo')}
        {slot('kop', 'Kop surat', 'Menggantikan kop bawaan')}
        {slot('stempel', 'Stempel')}
      </FieldRow>
      <TextArea
        name="footer"
        label="Kaki dokumen"
        optional
        maxLength={300}
        rows={2}
        hint="Baris kecil di bawah setiap dokumen."
      />
    </FormSection>
  )
}

/** Who signs its papers. */
export function SignatorySection() {
  return (
    <FormSection title="Penandatangan">
      <Repeat name="signatories" of="penandatangan" blank={blankSignatory}>
        {(path) => (
          <>
            <FieldRow columns={3}>
              <TextField name={`${path}.name`} label="Nama" maxLength={120} />
              <TextField name={`${path}.position`} label="Jabatan" optional maxLength={80} />
              <MoneyField name={`${path}.maxAmount`} label="Nilai paling besar" optional />
            </FieldRow>
            <CheckboxField name={`${path}.isDefault`} label="Penandatangan bawaan" />
          </>
        )}
      </Repeat>
    </FormSection>
  )
}

/** Where customers pay. */
export function BankSection() {
  return (
    <FormSection title="Rekening bank" help="Yang ditandai dicetak di invoice; bila tidak ada, yang pertama.">
      <Repeat name="bankAccounts" of="rekening" blank={blankBank}>
        {(path) => (
          <>
            <FieldRow>
              <TextField name={`${path}.bank`} label="Bank" maxLength={60} placeholder="BCA" />
              <TextField name={`${path}.accountNo`} label="Nomor rekening" maxLength={40} inputMode="numeric" />
            </FieldRow>
            <FieldRow>
              <TextField name={`${path}.holder`} label="Atas nama" maxLength={120} />
              <TextField name={`${path}.branch`} label="Cabang" optional maxLength={80} />
            </FieldRow>
            <CheckboxField name={`${path}.isDefault`} label="Tampil di invoice" />
          </>
        )}
      </Repeat>
    </FormSection>
  )
}
