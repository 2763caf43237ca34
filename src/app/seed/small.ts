import { addDays, type Day } from '#ground/day.ts'
import { demoAdvance } from '#app/seed/advance.ts'
import { personOf } from '#app/seed/as-person.ts'
import { demoCapital } from '#app/seed/capital.ts'
import { demoCrews } from '#app/seed/crew.ts'
import { diceOf } from '#app/seed/dice.ts'
import { demoCompany, demoCustomers, demoItems, treasurerAt } from '#app/seed/masters.ts'
import { demoMinimums } from '#app/seed/minimums.ts'
import { demoOrder, ofLongAgo, ofThisMonth } from '#app/seed/order.ts'
import { demoProduction } from '#app/seed/production.ts'
import { demoPurchases } from '#app/seed/purchases.ts'
import { demoRarerPapers } from '#app/seed/rarer-papers.ts'
import { demoOtherSites } from '#app/seed/sites/other-sites.ts'
import { demoShophouse } from '#app/seed/sites/shophouse.ts'
import { tellDays } from '#app/seed/sites/diary.ts'
import { demoSuppliers } from '#app/seed/suppliers.ts'
import { demoTreasurer } from '#app/seed/treasurer.ts'
import { demoAssignments, demoWages } from '#app/seed/wages.ts'
import { demoYard } from '#app/seed/yard.ts'
import { asOwner } from '#kit/db/as-owner.ts'
import type { Database } from '#kit/db/database.ts'
import { newId } from '#kit/id.ts'
import { pickWarehouse } from '#modules/warehouse/contract.ts'

/** How much to make. */
export interface DemoSize {
  readonly orders: number
  readonly days: number
}

export const demoSizes = { small: { orders: 48, days: 30 }, medium: { orders: 2_000, days: 365 } } as const

/** The same dice for everybody: the same day and size give the same data. */
export const demoSeed = 20_261_121

/** What was made, for whoever asked. */
export interface DemoMade {
  readonly companyId: string
  readonly customers: number
  readonly items: number
  readonly orders: number
  readonly purchases: number
}

/** How a filling differs from the usual one. */
export interface DemoGiven {
  readonly company?: { readonly name: string; readonly shortCode: string }
  /** Told now and then how far it has come. */
  readonly step?: (done: number, total: number, companyId: string) => Promise<void>
}

/**
 * The same with all that goes on around the orders: what the owner paid in, employees with months that were paid, four
 * projects in different states, and their crews with Saturdays' wages.
 */
export async function fillWholeDemo(
  db: Database,
  today: Day,
  size: DemoSize,
  given: DemoGiven = {},
): Promise<DemoMade> {
  const made = await fillDemo(db, today, size, given)
  const person = personOf(db, newId()).in(made.companyId)
  await demoCapital(person, today)
  const employeeIds = await demoWages(person, today)
  const shophouse = await demoShophouse(person, today)
  const sites = [shophouse, await demoOtherSites(person, today)]
  await demoAssignments(person, today, { employeeIds, projectIds: sites.map(({ projectId }) => projectId) })
  await demoCrews(person, today, sites)
  await tellDays(person, { ...shophouse, today })
  // Until the database has counted the rows by itself, a minute later, its plans would be those of an empty company.
  await asOwner(db.config.url, (client) => client.query('analyze'))
  return made
}

const recentDays = 30

/** What comes before and after the orders takes as long as about so many of them. */
const BEFORE_ORDERS = 12
/** After so many orders it is said how far it has come. */
const EVERY = 6

/** For how many orders the usual opening stock lasts. */
const ordersPerStock = 48

/**
 * Fills an installation with the believable days of one company, through the same verbs as people use.
 * Deterministic: the same day and size give the same data (ids and clock times aside).
 */
export async function fillDemo(
  db: Database,
  today: Day,
  size: DemoSize,
  { company, step = async () => {} }: DemoGiven = {},
): Promise<DemoMade> {
  const dice = diceOf(demoSeed)
  const person = personOf(db, newId())
  const companyId = await demoCompany(person, today, company)
  const total = size.orders + BEFORE_ORDERS
  await step(1, total, companyId)
  const seller = person.in(companyId)
  const customerIds = await demoCustomers(seller, dice)
  const supplierIds = await demoSuppliers(seller)
  const openedOn = addDays(today, -size.days)
  const items = await demoItems(seller, { openedOn, stocks: Math.ceil(size.orders / ordersPerStock) })
  const purchases = Math.ceil(size.orders / 2)
  const [warehouse] = await seller.do(pickWarehouse, {})
  if (warehouse) {
    const bought = { from: openedOn, today, count: purchases, items, supplierIds }
    await demoPurchases(seller, diceOf(demoSeed + 1), { ...bought, warehouseId: warehouse.id })
  }
  for (let index = 0; index < size.orders; index += 1) {
    if (index % EVERY === 0) await step(BEFORE_ORDERS - 2 + index, total, companyId)
    const date = addDays(openedOn, Math.floor((index * size.days) / size.orders) + 1)
    const course = date > addDays(today, -recentDays) ? ofThisMonth : ofLongAgo
    const lines = { from: 1, to: 5 }
    await demoOrder(seller, dice, { date, today, customerId: dice.pick(customerIds), items, lines, course })
  }
  if (warehouse) {
    await demoYard(seller, { today, items, warehouseId: warehouse.id })
    await demoAdvance(seller, { today, items, supplierIds, warehouseId: warehouse.id })
  }
  const treasurer = customerIds[treasurerAt]
  if (treasurer) await demoTreasurer(seller, { today, customerId: treasurer, items })
  await demoProduction(seller, { today, items })
  await demoMinimums(seller)
  if (warehouse) await demoRarerPapers(seller, { today, items, supplierIds, warehouseId: warehouse.id })
  return { companyId, customers: customerIds.length, items: items.length, orders: size.orders, purchases }
}
