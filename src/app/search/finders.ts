import type { Actor } from '#kit/access/actor.ts'
import type { Short } from '#kit/list/short-door.ts'
import { foundItems } from '#modules/catalog/found.ts'
import { foundCompany } from '#modules/company/found.ts'
import { foundFinance } from '#modules/finance/found.ts'
import { foundParties } from '#modules/parties/found.ts'
import { foundPeople } from '#modules/people/found.ts'
import { foundProduction } from '#modules/production/found.ts'
import { foundProjects } from '#modules/projects/found.ts'
import { foundPurchases } from '#modules/purchasing/found.ts'
import { foundSales } from '#modules/sales/found.ts'
import { foundStock } from '#modules/warehouse/found.ts'
import { foundWorks } from '#modules/works/found.ts'

/** Everything that can be found, in the order shown: only what this person may see and open. */
export function findersFor(actor: Actor): readonly Short[] {
  return [
    ...foundParties(actor),
    ...foundItems(actor),
    ...foundProjects(actor),
    ...foundWorks(actor),
    ...foundPeople(actor),
    ...foundSales(actor),
    ...foundPurchases(actor),
    ...foundStock(actor),
    ...foundProduction(actor),
    ...foundFinance(actor),
    ...foundCompany(actor),
  ]
}
