import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { aWorkshop } from '#modules/production/cast/workshop.ts'
import { recordOutput } from '#modules/production/results/contract.ts'
import { aBuyer } from '#modules/purchasing/cast/buyer.ts'
import { aShop } from '#modules/sales/cast/shop.ts'
import { createDelivery } from '#modules/sales/deliveries/contract.ts'
import { createOrder, openOrder } from '#modules/sales/orders/contract.ts'
import { listStock, stockCard } from '#modules/warehouse/contract.ts'
import { explainStock } from '#modules/warehouse/explain-contract.ts'
import { warehouseRoutes } from '#modules/warehouse/routes.ts'

// A paper one may not open is a number on the card, and no link.
let db: Database
beforeAll(async () => {
  db = await testDatabase()
})

const stranger = (actor: Actor): Actor => ({ ...actor, userId: newId(), scope: { ...actor.scope, ownOnly: true } })
const without = (actor: Actor, right: string): Actor => ({ ...actor, can: (permission) => permission !== right })

/** The papers of a stock as this person reads them: on the card, and behind a number of it. */
async function papers(actor: Actor, itemId: string, warehouseId: string, of: 'dipesan' | 'akan-datang' | 'stok') {
  const desk = deskOf(db, actor, warehouseRoutes)
  const { rows } = await desk.do(listStock, { itemId, warehouseId })
  const { lines } = await desk.do(stockCard, { id: rows[0]!.id })
  const told = await desk.do(explainStock, { id: rows[0]!.id, of })
  const beside = told.beside?.flatMap((part) => part.rows) ?? []
  return {
    card: lines.map(({ document }) => [document.number, document.to]),
    told: [...told.rows, ...beside].map(({ label, to }) => [label, to ?? null]),
  }
}

test('the deliveries of orders that are somebody else’s are numbers, as is what those orders keep', async () => {
  const shop = await aShop(db)
  const item = await shop.goods({ qty: '100', value: 1_000_000n })
  const { main } = shop.house
  const lines = [{ itemId: item, qty: '10', price: '20000' }]
  const made = { customerId: shop.customerId, date: '2026-11-03', confirm: true, lines }
  const { id } = await shop.do(createOrder, made)
  const order = await shop.do(openOrder, { id })
  const sent = await shop.do(createDelivery, {
    id,
    date: '2026-11-04',
    lines: [{ orderLineId: order.lines[0]!.id, qty: '4' }],
  })
  const page = `/order/detail/${id}`
  expect(await papers(shop.actor, item, main, 'dipesan')).toEqual({
    card: [
      [sent.number, page],
      [null, null],
    ],
    told: [[order.number, page]],
  })
  for (const actor of [stranger(shop.actor), without(shop.actor, 'view order')]) {
    expect(await papers(actor, item, main, 'dipesan')).toEqual({
      card: [
        [sent.number, null],
        [null, null],
      ],
      told: [[order.number, null]],
    })
  }
})

test('so are the receipts of purchases that are somebody else’s, and what is still to come of them', async () => {
  const buyer = await aBuyer(db)
  const item = await buyer.house.item({ name: 'Semen' })
  const bought = await buyer.ordered({ lines: [{ itemId: item, qty: '10', price: '68000' }] })
  const receipt = await buyer.received(bought, [{ qty: '4' }])
  const seen = await papers(buyer.actor, item, buyer.house.main, 'akan-datang')
  expect(seen.card).toEqual([[receipt.number, expect.stringContaining(`jenis=penerimaan&dokumen=${receipt.id}`)]])
  expect(seen.told).toEqual([[bought.number, `/pembelian-barang/detail/${bought.id}`]])
  for (const actor of [stranger(buyer.actor), without(buyer.actor, 'view pembelian-barang')]) {
    expect(await papers(actor, item, buyer.house.main, 'akan-datang')).toEqual({
      card: [[receipt.number, null]],
      told: [[bought.number, null]],
    })
  }
})

test('and the pieces of a house whose material lies where one does not work', async () => {
  const shop = await aWorkshop(db)
  const running = await shop.running()
  const made = { good: '30', second: '0', reject: '0', useRecipe: true, finish: false, reason: '' }
  await shop.do(recordOutput, { id: running.id, version: running.version, date: '2026-11-05', ...made })
  const page = `/rumah-produksi/detail/${shop.houseId}?spk=${running.id}`
  const read = (actor: Actor) => papers(actor, shop.paving, shop.finished, 'akan-datang')
  expect(await read(shop.actor)).toEqual({ card: [[running.number, page]], told: [[running.number, page]] })
  const keeper: Actor = { ...shop.actor, scope: { ...shop.actor.scope, warehouses: [shop.finished] } }
  for (const actor of [keeper, without(shop.actor, 'view rumah-produksi')])
    expect(await read(actor)).toEqual({ card: [[running.number, null]], told: [[running.number, null]] })
})
