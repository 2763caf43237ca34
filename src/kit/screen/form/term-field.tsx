import { SelectField, type Option } from './choice-fields.tsx'
import type { FieldProps } from './field.tsx'
import { useValue } from './form-context.ts'

const USUAL = [0, 7, 14, 30, 45, 60, 90]

interface TermFieldProps extends FieldProps {
  /** The terms of one's own company, beside the usual ones. */
  readonly own?: readonly number[]
}

/** In how many days is paid: the usual terms, one's own, and whatever was agreed already. */
export function TermField({ own = [], ...props }: TermFieldProps) {
  const present = useValue<string | null | undefined>(props.name)
  return <SelectField {...props} options={termOptions(own, present)} />
}

/** The terms to choose from, shortest first; the present one is always among them. */
export function termOptions(own: readonly number[], present: string | null | undefined): Option[] {
  const chosen = present && /^\d+$/.test(present) ? [Number(present)] : []
  return [...new Set([...USUAL, ...own, ...chosen])]
    .toSorted((a, b) => a - b)
    .map((days) => ({ value: String(days), label: termText(days) }))
}

/** A term as it is said: 'Tunai', '30 hari'. */
export function termText(days: number | null): string {
  if (days === null) return '—'
  return days === 0 ? 'Tunai' : `${days} hari`
}
