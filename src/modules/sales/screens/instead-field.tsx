import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { isShare } from '#modules/company/totals/screens/face.tsx'

interface InsteadProps {
  /** The field of the share it may stand in for. */
  readonly of: string
  readonly name: string
  readonly label: string
  readonly hint?: string
}

/** An amount where no share is agreed on: of the two one counts. */
export function InsteadField({ of, hint, ...rest }: InsteadProps) {
  const isOff = isShare(useValue<string>(of))
  return <MoneyField {...rest} optional disabled={isOff} hint={isOff ? 'Kosongkan dulu persennya.' : hint} />
}
