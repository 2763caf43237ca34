import type pg from 'pg'
import { addDays, type Day } from '#ground/day.ts'
import type { Person } from '#app/seed/as-person.ts'
import { type Dice, diceOf } from '#app/seed/dice.ts'
import type { CopiedItem } from '#app/seed/large/items.ts'
import { consumption } from '#app/seed/large/template.ts'
import type { WorldsWanted } from '#app/seed/large/worlds.ts'
import { templateWorkshop } from '#app/seed/large/workshop.ts'
import { templateYard } from '#app/seed/large/yard.ts'
import { demoCompany, demoCustomers, demoItems, mainWarehouse, openingStock, type DemoItem } from '#app/seed/masters.ts'
import { demoOrder, ofLongAgo, ofThisMonth } from '#app/seed/order.ts'
import { boughtLongAgo, manyPurchases } from '#app/seed/purchases.ts'
import { demoSeed } from '#app/seed/small.ts'
import { demoSuppliers } from '#app/seed/suppliers.ts'

/** Customers of the template, and orders of each of its halves. */
export interface TemplateSize {
  readonly customers: number
  readonly orders: number
  /** Purchases of each half; a sixth of the orders unless told. */
  readonly purchases?: number
  /** In how many brands every item is sold; ten unless told. */
  readonly brands?: number
}

/** The company that is copied. */
export interface Template {
  readonly companyId: string
  readonly seller: Person
  readonly items: readonly DemoItem[]
}

interface TemplateWanted {
  readonly today: Day
  readonly openedOn: Day
  readonly size: TemplateSize
}

const brands = ['', 'Tiga Kuda', 'Prima', 'Garuda', 'Kokoh', 'Mitra', 'Sinar', 'Bintang', 'Jangkar', 'Merapi']
const halfDays = 30

/** Makes the company whose documents are copied: half of its orders a month ago and done, half of this month. */
export async function makeTemplate(
  person: Person,
  dice: Dice,
  { today, openedOn, size }: TemplateWanted,
): Promise<Template> {
  const companyId = await demoCompany(person, today)
  const seller = person.in(companyId)
  const customers = await demoCustomers(seller, dice, size.customers)
  const items = await demoItems(seller, { openedOn, stocks: 2, brands: brands.slice(0, size.brands) })
  for (let index = 0; index < size.orders * 2; index += 1) {
    const date = addDays(today, -2 * halfDays + Math.floor((index * halfDays) / size.orders) + 1)
    const course = index < size.orders ? ofLongAgo : ofThisMonth
    const customerId = customers[index % customers.length] ?? ''
    await demoOrder(seller, dice, { date, today, customerId, items, course, lines: { from: 4, to: 4 } })
  }
  const warehouseId = await mainWarehouse(seller)
  await templatePurchases(seller, { today, items, warehouseId, count: purchasesOf(size) })
  await templateYard(seller, { today, items, warehouseId })
  await templateWorkshop(seller, { today, openedOn, items, warehouseId })
  return { companyId, seller, items }
}

/** How many purchases each half of the template has. */
export function purchasesOf({ orders, purchases }: TemplateSize): number {
  return purchases ?? Math.ceil(orders / 6)
}

async function templatePurchases(
  seller: Person,
  plan: { today: Day; items: readonly DemoItem[]; warehouseId: string; count: number },
): Promise<void> {
  const supplierIds = await demoSuppliers(seller)
  const dice = diceOf(demoSeed + 1)
  const { today, count } = plan
  const [began, middle] = [addDays(today, 1 - 2 * halfDays), addDays(today, 1 - halfDays)]
  const half = { ...plan, supplierIds }
  await manyPurchases(seller, dice, { ...half, from: began, until: middle, course: boughtLongAgo })
  await manyPurchases(seller, dice, { ...half, from: middle, before: count })
}

/** Lays the copied items on the shelf on the first day, as much as of those they are copies of. */
export async function stockCopies({ seller, items }: Template, copies: readonly CopiedItem[], on: Day): Promise<void> {
  const byId = new Map(items.map((item) => [item.id, item]))
  const lines = copies.flatMap(({ itemId, of }, index) => {
    const item = byId.get(of)
    const qty = BigInt(10 + ((index * 7) % 90))
    return item?.isStocked ? [{ itemId, qty: String(qty), value: String(qty * BigInt(item.cost)) }] : []
  })
  for (let from = 0; from < lines.length; from += LINES_OF_PAPER) {
    await openingStock(seller, on, lines.slice(from, from + LINES_OF_PAPER))
  }
}

const LINES_OF_PAPER = 500

/** Puts on the shelf, on the first day, what all copies together will take from it. */
export async function stockForWorlds(
  client: pg.Client,
  { seller, items }: Template,
  { worlds, on }: { worlds: WorldsWanted; on: Day },
): Promise<void> {
  const used = await consumption(client, worlds)
  const costs = new Map(items.map((item) => [item.id, item.cost]))
  const places = Map.groupBy(
    used.filter(({ qty }) => qty > 0),
    ({ warehouseId }) => warehouseId,
  )
  for (const [warehouseId, taken] of places) {
    const lines = taken.map(({ itemId, qty }) => {
      return { itemId, qty: String(qty), value: String(BigInt(qty) * BigInt(costs.get(itemId) ?? 0)) }
    })
    await openingStock(seller, on, lines, warehouseId)
  }
}
