import type { Day } from '#ground/day.ts'
import type { Tx } from '#kit/db/tx.ts'
import { builderOn, taxRatesOn } from '#modules/company/companies/face.ts'
import type { CustomerFacts } from '#modules/parties/face.ts'
import type { WithholdingFacts } from './rules.ts'

/** Reads what decides the tax a customer will hold back of an order of a day; asks nothing of one who holds none back. */
export async function withholdingFacts(
  tx: Tx,
  companyId: string,
  { customer, on }: { readonly customer: CustomerFacts; readonly on: Day },
): Promise<WithholdingFacts> {
  if (!customer.withholdsTax) return { customer, on, builder: null, rates: [] }
  return { customer, on, builder: await builderOn(tx, companyId, on), rates: await taxRatesOn(tx, on) }
}
