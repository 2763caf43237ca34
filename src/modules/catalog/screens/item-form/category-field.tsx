import { useState, type ReactNode } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { itemCategories } from '../../contract.ts'

/** One of the company's categories, or a new one when it is missing. */
export function CategoryField() {
  const { store } = useFormScope()
  const asked = useAsk(itemCategories, {}, { freshFor: 60_000 }).data
  const known = asked ?? []
  const value = useValue<string | null | undefined>('category') ?? ''
  const [isNew, setNew] = useState(false)
  // The first item of a company begins its list of categories.
  const isFirst = asked?.length === 0
  if (isNew || isFirst)
    return (
      <Beside act={isFirst ? undefined : 'Pilih dari daftar'} onClick={() => setNew(false)}>
        <TextField name="category" label="Kategori" maxLength={80} placeholder="Misalnya Material" />
      </Beside>
    )
  const begin = () => {
    store.write('category', '')
    setNew(true)
  }
  const names = value === '' || known.includes(value) ? known : [value, ...known]
  return (
    <Beside act="Kategori baru" onClick={begin}>
      <SelectField name="category" label="Kategori" options={names.map((name) => ({ value: name, label: name }))} />
    </Beside>
  )
}

interface BesideProps {
  readonly act: string | undefined
  readonly onClick: () => void
  readonly children: ReactNode
}

// No hint: a hint gives way to what is wrong with a field, and this is the way out of it.
function Beside({ act, onClick, children }: BesideProps) {
  return (
    <div>
      {children}
      {act && (
        <Button variant="ghost" size="sm" className="-ml-3" onClick={onClick}>
          {act}
        </Button>
      )}
    </div>
  )
}
