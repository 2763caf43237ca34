import { useFormScope, useValue } from '../form/form-context.ts'
import { SelectBox } from '../form/select-box.tsx'

/** What a photo of a form may be said to show. */
export interface PhotoTag {
  /** The field of the form that holds what was said: a list of `Tagged`, [] at first. */
  readonly name: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A photo with what it shows; one that has not arrived is named by its upload. */
export interface Tagged {
  readonly fileId: string
  readonly value: string
}

interface TagSelectProps {
  readonly tag: PhotoTag
  readonly photo: { readonly id: string; readonly name: string }
}

/** Chooses what one photo shows; nothing where there is nothing to choose from. */
export function TagSelect({ tag, photo }: TagSelectProps) {
  const { store } = useFormScope()
  const rows = useValue<readonly Tagged[] | undefined>(tag.name) ?? []
  if (tag.options.length === 0) return null
  const chosen = rows.find(({ fileId }) => fileId === photo.id)?.value ?? ''
  const choose = (value: string) => {
    const others = rows.filter(({ fileId }) => fileId !== photo.id)
    store.write(tag.name, value ? [...others, { fileId: photo.id, value }] : others)
  }
  return (
    <SelectBox
      aria-label={`${tag.label}: ${photo.name}`}
      className="mt-1 w-full max-w-80"
      value={tag.options.some(({ value }) => value === chosen) ? chosen : ''}
      onChoose={choose}
    >
      <option value="">{`${tag.label}…`}</option>
      {tag.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectBox>
  )
}
