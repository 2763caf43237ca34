import pg from 'pg'
import { addDays, type Day } from '#ground/day.ts'
import { personOf } from '#app/seed/as-person.ts'
import { diceOf } from '#app/seed/dice.ts'
import { copyBooks, noteNumbers, sumUp } from '#app/seed/large/books.ts'
import { copyRows } from '#app/seed/large/copy.ts'
import { copyItems } from '#app/seed/large/items.ts'
import { customerCopies, customerTotals } from '#app/seed/large/parties.ts'
import { purchaseCopies, purchasesNumbered, purchaseTotals } from '#app/seed/large/purchases.ts'
import { numbered, salesCopies } from '#app/seed/large/sales.ts'
import {
  makeTemplate,
  purchasesOf,
  stockCopies,
  stockForWorlds,
  type TemplateSize,
} from '#app/seed/large/small-company.ts'
import { stampCopies } from '#app/seed/large/stamps.ts'
import { tallies } from '#app/seed/large/tallies.ts'
import { markTemplate } from '#app/seed/large/template.ts'
import { warehouseCopies, warehouseNumbered } from '#app/seed/large/warehouse.ts'
import { makeWorlds, type WorldsWanted } from '#app/seed/large/worlds.ts'
import { demoSeed, type DemoMade } from '#app/seed/small.ts'
import { connectionOf, type Database } from '#kit/db/database.ts'
import { newId } from '#kit/id.ts'

/** How much to make; the template is made by the verbs, the rest by copying it. */
export interface LargeSize {
  readonly customers: number
  readonly orders: number
  /** Items, a little more than told at most; those of the template alone unless told. */
  readonly items?: number
  readonly template: TemplateSize
}

export const largeSize = {
  customers: 100_000,
  orders: 300_000,
  items: 10_000,
  fewest: 1_000,
  template: { customers: 100, orders: 200, purchases: 34 },
} as const

/** Before the first day of the rates that every copied order bears, nothing is copied. */
const daysBack = 600
const recentDays = 30
const daysOfTemplate = 60

/**
 * Fills an installation with a large company in minutes: a template through the verbs, then bulk copies of it, with the
 * books as if every copy had been posted. Deterministic, ids and clock times aside.
 */
export async function fillLarge(db: Database, today: Day, size: LargeSize): Promise<DemoMade> {
  const worlds = worldsFor(size)
  const person = personOf(db, newId())
  const openedOn = addDays(today, -daysBack - daysOfTemplate - 1)
  const template = await makeTemplate(person, diceOf(demoSeed), { today, openedOn, size: size.template })

  const since = addDays(today, -recentDays)
  const copiedItems = await asOwner(db, async (client) => {
    await markTemplate(client, since)
    // One transaction has one time, and the ids of copies begin with it.
    await client.query('begin')
    await makeWorlds(client, worlds)
    await client.query('commit')
    const copies = await copyItems(client, template.items.length, size.items ?? 0)
    await stockCopies(template, copies, addDays(openedOn, -1))
    await stockForWorlds(client, template, { worlds, on: addDays(openedOn, -1) })
    await inOneGo(client, size.template.customers)
    await client.query('vacuum (analyze)')
    return copies.length
  })
  const copied = worlds.recent + worlds.old
  return {
    companyId: template.companyId,
    customers: size.template.customers * (worlds.customers + 1),
    items: template.items.length + copiedItems,
    orders: size.template.orders * (copied + 2),
    purchases: purchasesOf(size.template) * (copied + 2),
  }
}

function worldsFor({ customers, orders, template }: LargeSize): WorldsWanted {
  const copies = Math.max(2, Math.ceil(orders / template.orders) - 2)
  const recent = Math.max(1, Math.floor((copies * recentDays) / (daysBack + recentDays)))
  return {
    recent,
    old: copies - recent,
    customers: Math.max(1, Math.ceil(customers / template.customers) - 1),
    days: daysBack,
  }
}

async function asOwner<T>(db: Database, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { role: _role, ...config } = db.config
  const client = new pg.Client(connectionOf({ ...config, statementTimeout: 0 }))
  await client.connect()
  try {
    for (const setting of ["work_mem = '128MB'", "maintenance_work_mem = '256MB'", 'synchronous_commit = off']) {
      await client.query(`set ${setting}`)
    }
    return await work(client)
  } finally {
    await client.end()
  }
}

/** All or nothing: customers, then everything they did, then what the books say in sum. */
async function inOneGo(client: pg.Client, customers: number): Promise<void> {
  await client.query('begin')
  for (const copy of customerCopies(customers)) await copyRows(client, copy)
  await withoutGuards(client, async () => {
    for (const copy of [...purchaseCopies, ...warehouseCopies, ...salesCopies]) await copyRows(client, copy)
    await copyBooks(client)
    for (const given of [...numbered, ...purchasesNumbered, ...warehouseNumbered]) await noteNumbers(client, given)
    await sumUp(client)
    for (const total of [...customerTotals, ...purchaseTotals, ...tallies]) await client.query(total)
    await stampCopies(client)
  })
  await client.query(waitingForSeal)
  await client.query('commit')
}

// The guard that queues what was told rested with the others; the job seals it in its turn.
const waitingForSeal = `
  insert into history_unsealed select h.id from history h
  where not exists (select from history_seal s where s.history_id = h.id) on conflict do nothing`

const guarded = [
  'stock_move',
  'journal_entry',
  'journal_line',
  'sales_order',
  'sales_delivery',
  'sales_invoice',
  'sales_payment',
  'purchase_order',
  'goods_receipt',
  'purchase_bill',
  'purchase_payment',
  'stock_document',
  'stock_transfer',
  'history',
]

/** Guards that ask row by row rest meanwhile; `check:books` asks the same questions afterwards, of all rows at once. */
async function withoutGuards(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ rolsuper: boolean }>(
    'select rolsuper from pg_roles where rolname = current_user',
  )
  const isMaster = rows[0]?.rolsuper === true
  // Only the master of a server may let the foreign keys rest as well.
  if (isMaster) await client.query('set session_replication_role = replica')
  else for (const table of guarded) await client.query(`alter table ${table} disable trigger user`)
  await work()
  if (isMaster) await client.query('set session_replication_role = origin')
  else for (const table of guarded) await client.query(`alter table ${table} enable trigger user`)
}
