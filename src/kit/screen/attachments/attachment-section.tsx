import { FormSection } from '../form/form-section.tsx'
import { AttachmentField } from './attachment-field.tsx'

/** The last section of a form that makes a master: what is kept with it from the beginning, at `files`. */
export function AttachmentSection() {
  return (
    <FormSection title="Lampiran">
      <AttachmentField name="files" label="Foto dan berkas" optional />
    </FormSection>
  )
}
