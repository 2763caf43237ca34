import { later } from '../client/later.tsx'
import { FormSection } from '../form/form-section.tsx'
import { Loading } from '../ui/skeleton.tsx'

// Below everything that is typed: the form does not wait for it.
const AttachmentField = later(() => import('./attachment-field.tsx').then((parts) => parts.AttachmentField), {
  fallback: <Loading rows={2} />,
})

/** The last section of a form that makes something: what is kept with it from the beginning, at `files`. */
export function AttachmentSection() {
  return (
    <FormSection title="Lampiran">
      <AttachmentField name="files" label="Foto dan berkas" optional />
    </FormSection>
  )
}
