import { useAsk } from '#kit/screen/client/use-ask.ts'
import type { FieldProps } from '#kit/screen/form/field.tsx'
import { TermField } from '#kit/screen/form/term-field.tsx'
import { paymentTerms } from '../contract.ts'

/** In how many days is paid, with the terms of the company one works in. */
export function CompanyTermField(props: FieldProps) {
  const terms = useAsk(paymentTerms, {}, { freshFor: 60_000, isQuiet: true }).data ?? []
  return <TermField {...props} own={terms.map(({ days }) => days)} />
}
