import { NO_DIMS } from '#ground/dims.ts'
import { expect } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import type { Desk } from '#kit/http/desk.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { postingChecks } from '#kit/posting/checks.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import { accounts } from '#modules/journal/accounts.ts'
import { post } from '#modules/journal/face.ts'
import { stockLines } from '#modules/journal/rules.ts'
import { customerDesk } from '#modules/parties/cast/customer-desk.ts'
import { stockChecks } from '#modules/stock/checks.ts'
import { warehouseChecks } from '#modules/warehouse/checks.ts'
import { receive } from '#modules/stock/face.ts'
import { newId } from '#kit/id.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { salesChecks } from '../checks.ts'
import { salesDesk } from './desk.ts'

/** A company that sells, PKP since 2019, with one customer (PT Maju Jaya) and goods on the shelf. */
export interface Shop extends Desk {
  readonly house: House
  readonly actor: Actor
  readonly customerId: string
  /** Puts goods into Gudang Utama at a value. */
  goods(given: { name?: string; qty: string; value: bigint; unit?: string }): Promise<string>
  service(name: string): Promise<string>
  customer(given?: Parameters<ReturnType<typeof customerDesk>['add']>[0]): Promise<string>
}

/** Opens the shop. */
export async function aShop(db: Database, given: { isPkp?: boolean; actor?: Partial<Actor> } = {}): Promise<Shop> {
  const house = await aHouse(db, given.actor)
  const { actor } = house
  const isPkp = given.isPkp ?? true
  await db.pool.query('update company set is_pkp = $2, pkp_date = $3 where id = $1', [
    actor.companyId,
    isPkp,
    isPkp ? '2019-03-01' : null,
  ])
  const desk = customerDesk(db, actor)
  const customer = async (fields: Parameters<typeof desk.add>[0] = {}) => (await desk.add(fields)).id
  return {
    ...salesDesk(db, actor),
    house,
    actor,
    customer,
    customerId: await customer(),
    service: (name) => house.item({ kind: 'jasa', name, unit: 'ls' }),
    goods: async ({ name, qty, value, unit }) => {
      const itemId = await house.item({ ...(name && { name }), ...(unit && { unit }) })
      await stocked(db, house, { itemId, qty, value })
      return itemId
    },
  }
}

/** Asks every law of the books; none may be broken. */
export async function allLaws(db: Database): Promise<void> {
  expect(
    await findBreaches(db.read, [
      ...postingChecks,
      ...journalChecks,
      ...stockChecks,
      ...warehouseChecks,
      ...salesChecks,
    ]),
  ).toEqual([])
}

async function stocked(
  db: Database,
  house: House,
  asked: { itemId: string; qty: string; value: bigint },
): Promise<void> {
  const on = day('2026-11-01')
  await db.withTx(async (tx) => {
    const document = { kind: 'opening-stock', id: newId() }
    const goods = { ...NO_DIMS, itemId: asked.itemId, warehouseId: house.main, qty: quantity(asked.qty) }
    const line = { ...goods, value: money(asked.value) }
    const moves = await receive(tx, house.actor, { document, on, lines: [line] })
    const lines = stockLines(moves, accounts.paidInCapital)
    await post(tx, house.actor, { on, area: 'stock', source: document, memo: 'Saldo awal', lines })
  })
}
