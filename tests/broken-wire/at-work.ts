import { buildServer } from '#app/server.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { aShop } from '#modules/sales/cast/shop.ts'
import { someoneWith } from '../doors/people.ts'
import { type DayAct, type Ground, Memory } from './memory.ts'
import { type Wire, wireOf } from './wire.ts'

/** An act with its key, ready to be sent as often as one likes. */
interface Asked {
  readonly name: string
  readonly url: string
  readonly body: object
  readonly key: string
}

interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
}

/** A company at work: its server, its database, and the wire between them. */
export interface AtWork {
  readonly db: Database
  readonly wire: Wire
  readonly ground: Ground
  /** Reads what the act needs to know; remembers the answers of those before it. */
  ready(act: DayAct): Promise<Asked>
  send(asked: Asked): Promise<Answer>
}

/** Opens a company with goods on the shelf, a supplier, and somebody who may do everything. */
export async function atWork(): Promise<AtWork> {
  const db = await testDatabase()
  const wire = wireOf(db)
  const app = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'silent' })
  const shop = await aShop(db)
  const { companyId } = shop.actor
  const owner = await someoneWith(db, companyId, allPermissions)
  const cookie = [...owner].map(([name, value]) => `${name}=${value}`).join('; ')
  const known = { cookie, 'x-xsrf-token': owner.get('XSRF-TOKEN') ?? '' }
  const memory = new Memory()

  const look = async (url: string) => (await app.inject({ method: 'GET', url, headers: known })).json()
  return {
    db,
    wire,
    ground: {
      on: '2026-11-03',
      customerId: shop.customerId,
      supplierId: await aSupplier(db, companyId),
      itemId: await shop.goods({ qty: '50', value: 2_000_000n }),
      madeId: await shop.house.item({ name: 'Panel 60', unit: 'bh' }),
      main: shop.house.main,
      site: shop.house.site,
    },
    async ready({ name, look: first, path, body }) {
      if (first) memory.keep(first.as, await look(first.path(memory)))
      return { name, url: path(memory), body: body(memory), key: newId() }
    },
    async send({ name, url, body, key }) {
      const headers = { ...known, 'idempotency-key': key }
      const answer = await app.inject({ method: 'POST', url, headers, payload: body })
      if (answer.statusCode === 200) memory.keep(name, answer.json())
      else if (answer.statusCode < 500) throw new Error(`${name} was refused: ${answer.body}`)
      return { status: answer.statusCode, body: answer.json() }
    },
  }
}

async function aSupplier(db: Database, companyId: string): Promise<string> {
  const id = newId()
  const values = [id, companyId, 'S-1', 'UD Sinar Bangunan']
  await db.pool.query('insert into supplier (id, company_id, code, name, is_pkp) values ($1, $2, $3, $4, true)', values)
  return id
}
