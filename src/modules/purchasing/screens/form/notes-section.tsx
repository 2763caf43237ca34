import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { MoreSection } from '#kit/screen/form/more-section.tsx'
import { PhoneField } from '#kit/screen/form/phone-field.tsx'
import { TagsField } from '#kit/screen/form/tags-field.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { purchaseTags } from '../../orders/contract.ts'

/** What to say about it. */
export function NotesSection() {
  return (
    <MoreSection of={SELDOM} says="Kontak, catatan, syarat, label">
      <FieldRow>
        <TextField name="contactName" label="Kontak supplier" optional maxLength={120} />
        <PhoneField name="contactPhone" label="Telepon" optional />
      </FieldRow>
      <TextArea name="notes" label="Catatan di dokumen" optional rows={2} maxLength={2000} />
      <TextArea name="terms" label="Syarat di PO" optional rows={2} maxLength={4000} />
      <TextArea
        name="internalNotes"
        label="Catatan internal"
        optional
        rows={2}
        maxLength={2000}
        hint="Tidak dicetak."
      />
      <TagsField of={purchaseTags} hint="Untuk mencari dan mengelompokkan, misalnya mendesak. Tidak dicetak." />
    </MoreSection>
  )
}

const SELDOM = ['notes', 'terms', 'internalNotes', 'tags']
