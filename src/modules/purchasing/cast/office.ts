import { NO_DIMS, ofProject } from '#ground/dims.ts'
import { expect } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { postingChecks } from '#kit/posting/checks.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { day } from '#ground/day.ts'
import { quantity } from '#ground/quantity.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import { post } from '#modules/journal/face.ts'
import { accounts, stockLines } from '#modules/journal/rules.ts'
import { stockChecks } from '#modules/stock/checks.ts'
import { issue, transfer } from '#modules/stock/face.ts'
import { warehouseChecks } from '#modules/warehouse/checks.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { purchasingChecks } from '../checks.ts'
import { createPurchase, openPurchase } from '../orders/contract.ts'
import { createReceipt, openReceipt, type ReceiptDetail } from '../receipts/contract.ts'
import { purchasingRoutes } from '../routes.ts'

/** A company that buys, PKP since 2019, from Toko Sinar (PKP) among others. */
export interface Office extends Desk {
  readonly db: Database
  readonly house: House
  readonly actor: Actor
  readonly supplierId: string
  readonly cement: string
  readonly labour: string
  supplier(given?: { name?: string; isPkp?: boolean; kind?: string; npwp?: string | null }): Promise<string>
  /** A second person with the same rights. */
  second: Desk
  readonly secondId: string
  /** Orders goods and receives them: ten zak at Rp1.000, unless it is given otherwise. */
  received(given?: Partial<Bought>): Promise<ReceiptDetail & { readonly orderId: string }>
  /** Uses goods out of Gudang Utama, as a sale does. */
  used(itemId: string, qty: string, projectId?: string): Promise<void>
  /** Carries goods from Gudang Utama to the site's warehouse. */
  moved(itemId: string, qty: string): Promise<void>
  /** Debit minus credit of an account. */
  balance(account: string): Promise<bigint>
  /** Quantity and value in Gudang Utama. */
  stock(itemId: string): Promise<{ qty: string; value: bigint }>
}

export interface Bought {
  readonly supplierId: string
  readonly itemId: string
  readonly qty: string
  readonly price: string
  readonly received: string
  readonly rejected: string
  readonly taxCode: string | null
  readonly shipTo: 'warehouse' | 'site'
}

/** Opens the office. */
export async function anOffice(db: Database, given: { isPkp?: boolean; actor?: Partial<Actor> } = {}): Promise<Office> {
  const house = await aHouse(db, given.actor)
  const { actor } = house
  const isPkp = given.isPkp ?? true
  await db.pool.query('update company set is_pkp = $2, pkp_date = $3 where id = $1', [
    actor.companyId,
    isPkp,
    isPkp ? '2019-03-01' : null,
  ])
  const other = { ...actor, userId: newId(), name: 'Budi' }
  // Both may approve everything.
  knowApprovers(async () => [actor.userId, other.userId])
  const desk = deskOf(db, actor, purchasingRoutes)
  const supplier = (fields: Parameters<Office['supplier']>[0] = {}) => aSupplier(db, actor.companyId, fields)
  const supplierId = await supplier()
  const cement = await house.item({ name: 'Semen', unit: 'zak' })
  return {
    ...desk,
    db,
    house,
    actor,
    supplier,
    supplierId,
    cement,
    labour: await house.item({ kind: 'jasa', name: 'Pasang keramik', unit: 'ls' }),
    second: deskOf(db, other, purchasingRoutes),
    secondId: other.userId,
    received: (bought = {}) => bringIn(desk, { ...usual(supplierId, cement), ...bought }, house),
    used: (itemId, qty, projectId) => useGoods(db, house, { itemId, qty, projectId: projectId ?? null }),
    moved: (itemId, qty) => moveGoods(db, house, { itemId, qty }),
    balance: (account) => balanceOf(db, actor.companyId, account),
    stock: (itemId) => stockOf(db, house, itemId),
  }
}

/** Asks every law of the books that buying touches; none may be broken. */
export async function allLaws(db: Database): Promise<void> {
  const checks = [...postingChecks, ...journalChecks, ...stockChecks, ...warehouseChecks, ...purchasingChecks]
  expect(await findBreaches(db.read, checks)).toEqual([])
}

const usual = (supplierId: string, itemId: string): Bought => ({
  supplierId,
  itemId,
  qty: '10',
  price: '1000',
  received: '10',
  rejected: '0',
  taxCode: null,
  shipTo: 'warehouse',
})

async function bringIn(desk: Desk, bought: Bought, house: House) {
  const warehouseId = bought.shipTo === 'site' ? house.site : house.main
  const order = await desk.do(createPurchase, {
    supplierId: bought.supplierId,
    date: '2026-11-02',
    warehouseId,
    shipTo: bought.shipTo,
    taxCode: bought.taxCode,
    submit: true,
    lines: [{ itemId: bought.itemId, qty: bought.qty, price: bought.price }],
  })
  const seen = await desk.do(openPurchase, { id: order.id })
  const receipt = await desk.do(createReceipt, {
    id: order.id,
    date: '2026-11-03',
    post: true,
    lines: [
      {
        orderLineId: seen.lines[0]?.id ?? '',
        qtyReceived: bought.received,
        qtyRejected: bought.rejected,
        rejectReason: bought.rejected === '0' ? null : 'Pecah',
      },
    ],
  })
  return desk.do(openReceipt, { id: receipt.id })
}

async function aSupplier(
  db: Database,
  companyId: string,
  given: { name?: string; isPkp?: boolean; kind?: string; npwp?: string | null },
): Promise<string> {
  const id = newId()
  await db.pool.query(
    `insert into supplier (id, company_id, code, name, kind, is_pkp, npwp, approved_at) values ($1, $2, $3, $4, $5, $6, $7, now())`,
    [
      id,
      companyId,
      `S-${id.slice(-6)}`,
      given.name ?? 'Toko Sinar',
      [given.kind ?? 'material'],
      given.isPkp ?? true,
      given.npwp === undefined ? '0012345678901234' : given.npwp,
    ],
  )
  await db.pool.query(
    `insert into supplier_bank_account (id, company_id, supplier_id, line_no, bank, account_no, holder, is_default) values ($1, $2, $3, 1, 'BCA', '1234567890', 'Toko Sinar', true)`,
    [newId(), companyId, id],
  )
  return id
}

async function useGoods(
  db: Database,
  { actor, main }: House,
  goods: { readonly itemId: string; readonly qty: string; readonly projectId: string | null },
): Promise<void> {
  const on = day('2026-11-04')
  const document = { kind: 'usage', id: newId() }
  const { itemId, projectId } = goods
  await db.withTx(async (tx) => {
    const line = { itemId, warehouseId: main, qty: quantity(goods.qty), ...ofProject(projectId) }
    const moves = await issue(tx, actor, { document, on, lines: [line] })
    const against = projectId === null ? accounts.costOfGoodsSold : accounts.projectMaterial
    const lines = stockLines(moves, against)
    await post(tx, actor, { on, area: 'stock', source: document, memo: 'Pemakaian', lines })
  })
}

async function moveGoods(
  db: Database,
  { actor, main, site }: House,
  goods: { readonly itemId: string; readonly qty: string },
): Promise<void> {
  const document = { kind: 'carried', id: newId() }
  const lines = [{ ...NO_DIMS, itemId: goods.itemId, qty: quantity(goods.qty), lineId: newId() }]
  const route = { document, on: day('2026-11-04'), from: main, to: site }
  await db.withTx((tx) => transfer(tx, actor, { ...route, lines }))
}

async function balanceOf(db: Database, companyId: string, account: string): Promise<bigint> {
  const { rows } = await db.pool.query(
    'select coalesce(sum(debit - credit), 0)::text as balance from account_balance where company_id = $1 and account_code = $2',
    [companyId, account],
  )
  return BigInt(rows[0].balance)
}

async function stockOf(db: Database, house: House, itemId: string): Promise<{ qty: string; value: bigint }> {
  const { rows } = await db.pool.query(
    'select trim_scale(qty)::text as qty, value::text as value from stock_balance where company_id = $1 and item_id = $2 and warehouse_id = $3',
    [house.companyId, itemId, house.main],
  )
  return rows[0] ? { qty: rows[0].qty, value: BigInt(rows[0].value) } : { qty: '0', value: 0n }
}
