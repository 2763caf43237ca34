import { later } from '../client/later.tsx'
import { FormSection } from '../form/form-section.tsx'
import { Loading } from '../ui/skeleton.tsx'
import type { PhotoTag } from './photo-tag.tsx'

// Below everything that is typed: the form does not wait for it.
const AttachmentField = later(() => import('./attachment-field.tsx').then((parts) => parts.AttachmentField), {
  fallback: <Loading rows={2} />,
})

interface AttachmentSectionProps {
  readonly label?: string
  /** A record without a photo is refused: the form's check says so. */
  readonly isRequired?: boolean
  /** What each photo may be said to show. */
  readonly tag?: PhotoTag
}

/** The last section of a form that makes something: what is kept with it from the beginning, at `files`. */
export function AttachmentSection({ label = 'Foto dan berkas', isRequired = false, tag }: AttachmentSectionProps) {
  return (
    <FormSection title="Lampiran">
      <AttachmentField name="files" label={label} optional={!isRequired} {...(tag && { tag })} />
    </FormSection>
  )
}
