import { NO_DIMS } from '#ground/dims.ts'
import { expect } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { postingChecks } from '#kit/posting/checks.ts'
import { accounts } from '#modules/journal/accounts.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import { balanceOf, post } from '#modules/journal/face.ts'
import { stockLines } from '#modules/journal/rules.ts'
import { salesChecks } from '#modules/sales/checks.ts'
import { stockChecks } from '#modules/stock/checks.ts'
import { availability, issue, receive } from '#modules/stock/face.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { productionChecks } from '../checks.ts'
import * as houses from '../houses/contract.ts'
import * as order from '../orders/contract.ts'
import * as recipe from '../recipes/contract.ts'
import { productionRoutes } from '../routes.ts'

/** A company that makes paving blocks from cement, sand and pigment. */
export interface Workshop extends Desk {
  readonly actor: Actor
  readonly houseId: string
  readonly raw: string
  readonly finished: string
  readonly cement: string
  readonly sand: string
  readonly paving: string
  item(given?: { name?: string; kind?: string; unit?: string }): Promise<string>
  /** Puts goods somewhere at a value. */
  stock(given: { itemId: string; at: string; qty: string; value: bigint }): Promise<void>
  /** Some of it is sold from where it lies. */
  sell(given: { itemId: string; at: string; qty: string }): Promise<void>
  /** A draft of 100 paving blocks unless it is given otherwise. */
  draft(given?: object): Promise<order.OrderDetail>
  /** The same, planned and begun. */
  running(given?: object): Promise<order.OrderDetail>
  seen(id: string): Promise<order.OrderDetail>
  balance(account: string): Promise<bigint>
  held(itemId: string, at: string): Promise<{ qty: string; value: bigint }>
}

/** Opens the workshop: 1,000 kg cement at Rp1.500, 10 m³ sand at Rp300.000; 100 blocks take 50 kg and 0.5 m³. */
export async function aWorkshop(
  db: Database,
  given: { actor?: Partial<Actor>; house?: object; pieceRate?: string } = {},
): Promise<Workshop> {
  const firm = await aHouse(db, given.actor)
  const { actor } = firm
  const desk = deskOf(db, actor, productionRoutes)
  const made = await desk.do(houses.houses.add, { name: 'Pabrik Cikarang', ...given.house })
  const { rawWarehouse, finishedWarehouse } = await desk.do(houses.houses.open, { id: made.id })
  const cement = await firm.item({ name: 'Semen', kind: 'bahan_baku', unit: 'kg' })
  const sand = await firm.item({ name: 'Pasir', kind: 'bahan_baku', unit: 'm³' })
  const paving = await firm.item({ name: 'Paving 6 cm', kind: 'produk_jadi', unit: 'pcs' })

  const seen = (id: string) => desk.do(order.openOrder, { id })
  const shop: Workshop = {
    ...desk,
    actor,
    houseId: made.id,
    raw: rawWarehouse.id,
    finished: finishedWarehouse.id,
    cement,
    sand,
    paving,
    item: firm.item,
    seen,
    stock: (asked) => stocked(db, actor, asked),
    sell: (asked) => sold(db, actor, asked),
    draft: async (more = {}) => {
      const usual = { houseId: made.id, itemId: paving, plannedQty: '100', date: '2026-11-03' }
      return seen((await desk.do(order.createOrder, { ...usual, ...more })).id)
    },
    running: async (more = {}) => {
      const draft = await shop.draft(more)
      const planned = await desk.do(order.planOrder, { id: draft.id, version: draft.version })
      await desk.do(order.startOrder, { id: draft.id, version: planned.version })
      return seen(draft.id)
    },
    balance: (account) => balanceOf(db.read, actor.companyId, account),
    held: async (itemId, at) => {
      const [row] = await availability(db.read, actor.companyId, [itemId], at)
      return { qty: String(row?.onHand ?? 0n), value: row?.value ?? 0n }
    },
  }
  await shop.stock({ itemId: cement, at: shop.raw, qty: '1000', value: 1_500_000n })
  await shop.stock({ itemId: sand, at: shop.raw, qty: '10', value: 3_000_000n })
  await desk.do(recipe.saveRecipe, {
    itemId: paving,
    validFrom: '2026-01-01',
    outputQty: '100',
    pieceRate: given.pieceRate ?? '0',
    lines: [
      { itemId: cement, qty: '50', unit: 'kg' },
      { itemId: sand, qty: '0.5', unit: 'm³' },
    ],
  })
  return shop
}

/** Asks every law of the books; none may be broken. */
export async function allLaws(db: Database): Promise<void> {
  const laws = [...postingChecks, ...journalChecks, ...stockChecks, ...salesChecks, ...productionChecks]
  expect(await findBreaches(db.read, laws)).toEqual([])
}

async function stocked(
  db: Database,
  actor: Actor,
  asked: { itemId: string; at: string; qty: string; value: bigint },
): Promise<void> {
  const on = day('2026-11-01')
  await db.withTx(async (tx) => {
    const document = { kind: 'opening-stock', id: newId() }
    const goods = { ...NO_DIMS, itemId: asked.itemId, warehouseId: asked.at, qty: quantity(asked.qty) }
    const line = { ...goods, value: money(asked.value) }
    const moves = await receive(tx, actor, { document, on, lines: [line] })
    const lines = stockLines(moves, accounts.paidInCapital)
    await post(tx, actor, { on, area: 'stock', source: document, memo: 'Saldo awal', lines })
  })
}

async function sold(db: Database, actor: Actor, asked: { itemId: string; at: string; qty: string }): Promise<void> {
  const on = day('2026-11-05')
  await db.withTx(async (tx) => {
    const document = { kind: 'uji-jual', id: newId() }
    const line = { ...NO_DIMS, itemId: asked.itemId, warehouseId: asked.at, qty: quantity(asked.qty) }
    const moves = await issue(tx, actor, { document, on, lines: [line] })
    const lines = stockLines(moves, accounts.costOfGoodsSold)
    await post(tx, actor, { on, area: 'stock', source: document, memo: 'Dijual', lines })
  })
}
