import { addDays, type Day } from '#ground/day.ts'
import type { Person } from '#app/seed/as-person.ts'
import { saveGuarantee, type GuaranteeKind } from '#modules/works/guarantee/contract.ts'

/** A guarantee of a site, counted in days from its first; rupiah. */
export interface DemoGuarantee {
  readonly kind: GuaranteeKind
  readonly number: string
  readonly issuer: string
  readonly amount: string
  readonly days: readonly [from: number, to: number]
  readonly returnedAt?: number
}

/** Notes the guarantees that were given for a site. */
export async function giveGuarantees(
  person: Person,
  site: { readonly id: string; readonly begun: Day },
  given: readonly DemoGuarantee[],
): Promise<void> {
  for (const { days, returnedAt, ...paper } of given)
    await person.do(saveGuarantee, {
      ...{ id: site.id, guaranteeId: null, version: null, ...paper, note: null },
      ...{ validFrom: addDays(site.begun, days[0]), validTo: addDays(site.begun, days[1]) },
      returnedOn: returnedAt === undefined ? null : addDays(site.begun, returnedAt),
    })
}
