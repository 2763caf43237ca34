import { typedTotals, type TypedTaxes } from '#modules/company/totals/screens/face.tsx'
import type { DocumentTotals } from '#modules/company/totals/rules.ts'
import type { PurchaseValues } from './values.ts'

/** How the prices are read when it is saved: a supplier who is no PKP charges no PPN, whatever the form was set to. */
export function bookedMode(
  { taxMode }: Pick<PurchaseValues, 'taxMode'>,
  isPkp: boolean | undefined,
): PurchaseValues['taxMode'] {
  return isPkp === false ? 'none' : taxMode
}

/** What the form says the order comes to: the very sums the server books of the same values. */
export function shownTotals(values: PurchaseValues, taxes: TypedTaxes, isPkp: boolean | undefined): DocumentTotals {
  const taxMode = bookedMode(values, isPkp)
  return typedTotals(
    { ...values, taxMode, shippingFee: values.freight },
    { ...taxes, taxCode: values.taxCode || taxes.taxCode },
  )
}
