import { SelectField } from './choice-fields.tsx'
import type { FieldProps } from './field.tsx'

const TERMS = ['0', '7', '14', '30', '45', '60', '90'].map((days) => ({ value: days, label: termText(Number(days)) }))

/** In how many days is paid: the usual terms. */
export function TermField(props: FieldProps) {
  return <SelectField {...props} options={TERMS} />
}

/** A term as it is said: 'Tunai', '30 hari'. */
export function termText(days: number | null): string {
  if (days === null) return '—'
  return days === 0 ? 'Tunai' : `${days} hari`
}
