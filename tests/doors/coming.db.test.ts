import { beforeAll, expect, test } from 'vitest'
import { quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { aWorkshop } from '#modules/production/cast/workshop.ts'
import { recordOutput } from '#modules/production/results/contract.ts'
import { aBuyer } from '#modules/purchasing/cast/buyer.ts'
import { closePurchase, openPurchase as openOf } from '#modules/purchasing/orders/contract.ts'
import { aYard } from '#modules/warehouse/cast/yard.ts'
import { listStock } from '#modules/warehouse/contract.ts'
import { explainStock } from '#modules/warehouse/explain-contract.ts'
import { warehouseRoutes } from '#modules/warehouse/routes.ts'

// 'Akan datang' is told by the departments whose documents bring it, each row with its day and the way to it.
let db: Database
beforeAll(async () => {
  db = await testDatabase()
})

async function coming(actor: Actor, itemId: string, warehouseId: string) {
  const desk = deskOf(db, actor, warehouseRoutes)
  const { rows } = await desk.do(listStock, { itemId, warehouseId })
  const told = await desk.do(explainStock, { id: rows[0]!.id, of: 'akan-datang' })
  expect(told.result.value).toBe(rows[0]!.incoming)
  return told
}

test('what suppliers still owe is the sum of the orders that run; what is closed short is gone', async () => {
  const buyer = await aBuyer(db)
  const { main } = buyer.house
  const cement = await buyer.house.item({ name: 'Semen' })
  const line = { itemId: cement, price: '68000' }
  const late = await buyer.ordered({ expectedDate: '2026-11-20', lines: [{ ...line, qty: '10' }] })
  const soon = await buyer.ordered({
    expectedDate: '2026-11-12',
    lines: [
      { ...line, qty: '7' },
      { ...line, qty: '2' },
    ],
  })
  await buyer.received(late, [{ qty: '4' }])
  const told = await coming(buyer.actor, cement, main)
  expect(told.rows.map((row) => [row.label, row.on, row.figure.value, row.to])).toEqual([
    [soon.number, '2026-11-12', '9', `/pembelian-barang/detail/${soon.id}`],
    [late.number, '2026-11-20', '6', `/pembelian-barang/detail/${late.id}`],
  ])
  expect(told.result.value).toBe('15')
  expect(told.rows[0]?.detail).toContain('UD Sinar Bangunan')
  const keeper = { ...buyer.actor, can: (permission: string) => permission !== 'view pembelian-barang' }
  expect((await coming(keeper, cement, main)).rows[0]?.detail).not.toContain('UD Sinar Bangunan')
  const { version } = await buyer.received(late, [{ qty: '1' }]).then(() => buyer.do(openOf, { id: late.id }))
  await buyer.do(closePurchase, { id: late.id, version, reason: 'Sisa tidak jadi' })
  expect((await coming(buyer.actor, cement, main)).rows.map((row) => row.label)).toEqual([soon.number])
})

test('goods on the way from another warehouse stand beside the number until they have arrived', async () => {
  const buyer = await aBuyer(db)
  const { main, site } = buyer.house
  const cement = await buyer.house.item({ name: 'Semen' })
  const yard = aYard(db, buyer.actor)
  await yard.receive({ itemId: cement, warehouseId: main, qty: quantity('20') }, 1_360_000n)
  await yard.receive({ itemId: cement, warehouseId: site, qty: quantity('1') }, 68_000n)
  const sent = await yard.send({ itemId: cement, warehouseId: main, qty: quantity('8') }, site)
  await yard.become(sent, 'diterima', 50n)
  const told = await coming(buyer.actor, cement, site)
  expect([told.result.value, told.rows]).toEqual(['0', []])
  expect(told.beside?.flatMap(({ rows }) => rows.map((row) => [row.on, row.figure.value, row.detail, row.to]))).toEqual(
    [['2026-11-21', '4', 'dikirim dari Gudang Utama', `/gudang/detail/${site}?transfer=${sent}`]],
  )
  await yard.become(sent, 'diterima', 100n)
  expect((await coming(buyer.actor, cement, site)).beside).toBeUndefined()
})

test('pieces that are being made stand beside the number, less what came out', async () => {
  const shop = await aWorkshop(db)
  const running = await shop.running({ dueDate: '2026-11-30' })
  await shop.stock({ itemId: shop.paving, at: shop.finished, qty: '1', value: 20_000n })
  const made = { good: '30', second: '0', reject: '0', useRecipe: true, finish: false, reason: '' }
  await shop.do(recordOutput, { id: running.id, version: running.version, date: '2026-11-05', ...made })
  await shop.draft()
  const told = await coming(shop.actor, shop.paving, shop.finished)
  expect(
    told.beside?.flatMap(({ rows }) => rows.map((row) => [row.label, row.on, row.figure.value, row.detail])),
  ).toEqual([[running.number, '2026-11-30', '70', 'target selesai · sedang dibuat']])
  const desk = deskOf(db, shop.actor, warehouseRoutes)
  const { rows } = await desk.do(listStock, { itemId: shop.cement, warehouseId: shop.raw })
  const kept = await desk.do(explainStock, { id: rows[0]!.id, of: 'dipesan' })
  expect(kept.result.value).toBe(rows[0]!.reserved)
  expect(kept.rows.map((row) => [row.label, row.figure.value])).toEqual([[running.number, '35']])
})
