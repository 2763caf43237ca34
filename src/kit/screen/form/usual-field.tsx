import { SelectField } from './choice-fields.tsx'
import { useValue } from './form-context.ts'

interface UsualProps {
  readonly name: string
  readonly label: string
  readonly optional?: boolean
  readonly hint?: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Which of them is meant where nothing is chosen; the server means the same. */
  readonly usual: string | undefined
  /** What stands there while there is none to choose. */
  readonly none: string
}

/** A choice that is made already: the usual one stands first, chosen, and each stands once. */
export function UsualField({ options, usual, none, name, ...props }: UsualProps) {
  const value = useValue<string | null | undefined>(name)
  const first = options.find((option) => option.value === usual)
  const others = options.filter((option) => option !== first)
  // Chosen by hand it is one of them; else it stands where nothing would.
  if (first && value === first.value) return <SelectField {...props} name={name} options={[first, ...others]} />
  return <SelectField {...props} name={name} options={others} empty={first?.label ?? none} />
}
