import type { Database } from '#kit/db/database.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { twoProjects, type SiteCast } from '#modules/projects/cast/site.ts'
import { warehouseRoutes } from '#modules/warehouse/routes.ts'
import { purchasingRoutes } from '../routes.ts'
import { anOffice, type Office } from './office.ts'

/** An office where several people buy, carry and count the same few goods. */
export interface World {
  readonly db: Database
  readonly office: Office
  readonly items: readonly string[]
  readonly suppliers: readonly string[]
  /** Two projects, each with a work item. */
  readonly projects: readonly SiteCast[]
  /** Rina and Budi, at the doors of purchasing and of the warehouse. */
  readonly desks: readonly [Desk, Desk]
}

/** One thing somebody tries: `pick` chooses among what is there, `share` (1–100) how much of it. */
export interface Asked {
  readonly pick: number
  readonly share: number
  readonly flag: boolean
}

/** Tries it; answers with something when there was anything to do. */
export type Doing = (world: World, desk: Desk, asked: Asked) => Promise<unknown>

/** A row of what is there, all as text. */
export type Row = Readonly<Record<string, string>>

/** A company that bills up to 3 % dearer pass, with three goods to buy from two suppliers. */
export async function aWorld(db: Database): Promise<World> {
  const office = await anOffice(db)
  const { actor, house } = office
  await db.pool.query('insert into purchase_setting (company_id, price_tolerance_percent) values ($1, 3)', [
    actor.companyId,
  ])
  const routes = [...purchasingRoutes, ...warehouseRoutes]
  return {
    db,
    office,
    items: [office.cement, await house.item({ name: 'Pasir', unit: 'm³' }), office.labour],
    suppliers: [office.supplierId, await office.supplier({ name: 'CV Dua', isPkp: false, kind: 'subkon' })],
    projects: await twoProjects(db, actor),
    desks: [deskOf(db, actor, routes), deskOf(db, { ...actor, userId: office.secondId, name: 'Budi' }, routes)],
  }
}

/** One of the rows that a query finds of this company ($1). */
export async function one({ db, office }: World, sql: string, pick: number): Promise<Row | undefined> {
  const { rows } = await db.pool.query(sql, [office.actor.companyId])
  const row: Record<string, unknown> | undefined = rows[pick % Math.max(rows.length, 1)]
  return row && Object.fromEntries(Object.entries(row).map(([key, value]) => [key, String(value)]))
}

/** An act on one row of those that are there, if there is one. */
export function onRow(
  sql: string,
  then: (world: World, desk: Desk, row: Row, asked: Asked) => Promise<unknown>,
): Doing {
  return async (world, desk, asked) => {
    const row = await one(world, sql, asked.pick)
    return row && then(world, desk, row, asked)
  }
}

/** The same where the door asks only for the row and its version, and maybe why. */
export function press(endpoint: Endpoint, sql: string, more: object = {}): Doing {
  return onRow(sql, (_world, desk, row) => desk.do(endpoint, { ...ref(row), ...more }))
}

/** A row as doors ask for it. */
export const ref = (row: Row) => ({ id: row['id'] ?? '', version: Number(row['version']) })

/** Documents of a table in the books, oldest first. */
export const posted = (table: string, more = '') =>
  `select id, version from ${table} where company_id = $1 and state = 'posted' ${more} order by id`

/** A share of a quantity or an amount, whole and never nothing. */
export const part = (whole: string, share: number) => String(Math.max(Math.floor((Number(whole) * share) / 100), 1))

/** One of a few. */
export const oneOf = (few: readonly string[], pick: number) => few[pick % few.length] ?? ''

/** When it all happens, and why. */
export const on = '2026-11-10'
export const reason = 'coba'
