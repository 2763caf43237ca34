import { expect } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { postingChecks } from '#kit/posting/checks.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { stockChecks } from '#modules/stock/checks.ts'
import { availability } from '#modules/stock/face.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import * as order from '../orders/contract.ts'
import * as receipt from '../receipts/contract.ts'
import { receiptChecks } from '../receipts/checks.ts'
import type { purchasingRefusals } from '../refusals.ts'
import { purchasingRoutes } from '../routes.ts'

/** A company that buys, PKP unless told otherwise, with one supplier (UD Sinar Bangunan, PKP). */
export interface Buyer extends Desk {
  readonly house: House
  readonly actor: Actor
  readonly supplierId: string
  supplier(given?: { name?: string; isPkp?: boolean; status?: string }): Promise<string>
  /** The same desk for a colleague. */
  as(given: Partial<Actor>): Desk
  balance(account: string): Promise<bigint>
  /** So much dearer may a bill be before it waits. */
  tolerates(percent: number): Promise<void>
  /** Four numbers of an item in a warehouse, as text. */
  stock(itemId: string, warehouseId?: string): Promise<{ onHand: bigint; incoming: bigint; value: bigint } | undefined>
  /** Makes and posts an order for Gudang Utama. */
  ordered(given: object): Promise<order.PurchaseDetail>
  /** Receives lines of an order by their position. */
  received(
    of: order.PurchaseDetail,
    lines: readonly { line?: number; qty: string; rejected?: string; reason?: string }[],
    given?: object,
  ): Promise<{ id: string; version: number; number: string | null }>
}

/** Opens the office that buys. */
export async function aBuyer(db: Database, given: { isPkp?: boolean; actor?: Partial<Actor> } = {}): Promise<Buyer> {
  const house = await aHouse(db, given.actor)
  const { actor } = house
  const isPkp = given.isPkp ?? true
  await db.pool.query('update company set is_pkp = $2, pkp_date = $3 where id = $1', [
    actor.companyId,
    isPkp,
    isPkp ? '2019-03-01' : null,
  ])
  const supplier: Buyer['supplier'] = async ({ name = 'UD Sinar Bangunan', isPkp = true, status = 'aktif' } = {}) => {
    const id = newId()
    const sql = 'insert into supplier (id, company_id, code, name, is_pkp, status) values ($1, $2, $3, $4, $5, $6)'
    await db.pool.query(sql, [id, actor.companyId, `S-${id.slice(-6)}`, name, isPkp, status])
    return id
  }
  const desk = deskOf(db, actor, purchasingRoutes)
  const supplierId = await supplier()
  return {
    ...desk,
    house,
    actor,
    supplier,
    supplierId,
    as: (other) => deskOf(db, { ...actor, ...other }, purchasingRoutes),
    tolerates: async (percent) => {
      const sql = `insert into purchase_setting (company_id, price_tolerance_percent) values ($1, $2)
        on conflict (company_id) do update set price_tolerance_percent = excluded.price_tolerance_percent`
      await db.pool.query(sql, [actor.companyId, percent])
    },
    balance: (account) => balanceOf(db.read, actor.companyId, account),
    stock: async (itemId, warehouseId = house.main) =>
      (await availability(db.read, actor.companyId, [itemId], warehouseId))[0],
    ordered: async (more) => {
      const usual = { supplierId, date: '2026-11-03', warehouseId: house.main, submit: true }
      const { id } = await desk.do(order.createPurchase, { ...usual, ...more } as never)
      return desk.do(order.openPurchase, { id })
    },
    received: (of, lines, more = {}) =>
      desk.do(receipt.createReceipt, {
        id: of.id,
        date: '2026-11-05',
        post: true,
        ...more,
        lines: lines.map(({ line = 0, qty, rejected, reason }) => ({
          orderLineId: of.lines[line]?.id ?? '',
          qtyReceived: qty,
          ...(rejected !== undefined && { qtyRejected: rejected }),
          ...(reason !== undefined && { rejectReason: reason }),
        })),
      }),
  }
}

/** Asks every law of the books; none may be broken. */
export async function allLaws(db: Database): Promise<void> {
  const checks = [...postingChecks, ...journalChecks, ...stockChecks, ...receiptChecks]
  expect(await findBreaches(db.read, checks)).toEqual([])
}

/** Says that a call is refused with this code. */
export const refused = (work: Promise<unknown>, code: keyof typeof purchasingRefusals) =>
  expect(work).rejects.toMatchObject({ code })
