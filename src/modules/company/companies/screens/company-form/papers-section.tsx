import { CheckboxField } from '#kit/screen/form/choice-fields.tsx'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { ChipsField } from '#kit/screen/form/chips-field.tsx'
import { FileSlot, type StagedFile } from '#kit/screen/form/file-slot.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import type { KeyedRow } from '#kit/screen/form/rows.ts'
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

/** The papers somebody may sign, by the words a signatory keeps. */
const SIGNED = [
  { value: 'penawaran', label: 'Penawaran' },
  { value: 'konfirmasi order', label: 'Konfirmasi order' },
  { value: 'invoice', label: 'Invoice' },
  { value: 'kwitansi', label: 'Kwitansi' },
  { value: 'nota retur', label: 'Nota retur' },
  { value: 'surat tagihan', label: 'Surat tagihan' },
  { value: 'po', label: 'PO' },
  { value: 'kas keluar', label: 'Bukti kas keluar' },
]

interface SignatorySectionProps {
  /** The signatures by the key of their row. */
  readonly signatures: SignatureSlots
}

/** How the signatures of the rows are kept and staged. */
export interface SignatureSlots {
  kept(key: string): string | undefined
  staged(key: string): StagedFile
  stage(key: string, file: StagedFile): void
}

/** Who signs its papers. */
export function SignatorySection({ signatures }: SignatorySectionProps) {
  const rows = useValue<readonly KeyedRow[]>('signatories')
  return (
    <FormSection
      title="Penandatangan"
      help="Tanda tangan dan stempel yang diunggah ikut tercetak pada dokumen yang sudah terbit, tidak pada draf."
    >
      <Repeat name="signatories" of="penandatangan" blank={blankSignatory}>
        {(path, at) => (
          <>
            <FieldRow columns={3}>
              <TextField name={`${path}.name`} label="Nama" maxLength={120} />
              <TextField name={`${path}.position`} label="Jabatan" optional maxLength={80} />
              <MoneyField name={`${path}.maxAmount`} label="Nilai paling besar" optional />
            </FieldRow>
            <ChipsField
              name={`${path}.docTypes`}
              label="Dokumen"
              optional
              options={SIGNED}
              hint="Tidak ada yang dipilih: semua dokumen."
            />
            <FieldRow columns={3}>
              <Signature of={signatures} row={rows[at]?.key ?? ''} />
            </FieldRow>
            <CheckboxField name={`${path}.isDefault`} label="Penandatangan bawaan" />
          </>
        )}
      </Repeat>
    </FormSection>
  )
}

function Signature({ of, row }: { readonly of: SignatureSlots; readonly row: string }) {
  return (
    <FileSlot
      label="Gambar tanda tangan"
      kept={of.kept(row)}
      staged={of.staged(row)}
      onStage={(file) => of.stage(row, file)}
    />
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
