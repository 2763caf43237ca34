import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { findShort } from '#kit/list/short.ts'
import { Sight } from '#kit/list/short-kept.ts'
import { wantedIn } from '#kit/list/wanted.ts'
import { aBuyer, refused, type Buyer } from '../cast/buyer.ts'
import { foundPurchases } from '../found.ts'
import { amendPurchase, openPurchase, purchaseHistory, voidPurchase } from '../orders/contract.ts'
import { handoverChecks } from './checks.ts'
import { handOver, openHandover, voidHandover } from './contract.ts'

let db: Database
let buyer: Buyer
let work: string
let goods: string

beforeAll(async () => {
  db = await testDatabase()
  buyer = await aBuyer(db)
  work = await buyer.house.item({ kind: 'jasa', name: 'Pasang rangka atap', unit: 'm2' })
  goods = await buyer.house.item({ name: 'Baja ringan' })
})

const anOrder = () =>
  buyer.ordered({
    lines: [
      { itemId: work, qty: '80', unit: 'm2', price: '35000' },
      { itemId: goods, qty: '40', price: '92000' },
    ],
  })
type Ordered = Awaited<ReturnType<typeof anOrder>>
const done = (order: Ordered, qty: string, more = {}) =>
  buyer.do(handOver, { id: order.id, lines: [{ orderLineId: order.lines[0]!.id, qty }], ...more })
const breaches = () => findBreaches(db.read, handoverChecks)

test('services are handed over in parts, each on a berita acara with its own number, never beyond the order', async () => {
  const order = await anOrder()
  expect(order.can).toContain('hand-over')
  const first = await done(order, '30', { handedBy: 'Ujang', receivedBy: 'Asep', notes: 'Blok C' })
  const second = await done(order, '50')
  expect([first.number, second.number]).toEqual(['BAST-2611-0001', 'BAST-2611-0002'])
  expect(await buyer.do(openHandover, { id: first.id })).toMatchObject({
    orderNumber: order.number,
    handedBy: 'Ujang',
    receivedBy: 'Asep',
    lines: [{ description: 'Pasang rangka atap', qty: '30', unit: 'm2' }],
  })
  const now = await buyer.do(openPurchase, { id: order.id })
  expect(now.handovers.map(({ number }) => number)).toEqual(['BAST-2611-0002', 'BAST-2611-0001'])
  expect(now.lines).toMatchObject([{ toHandOver: '0' }, { toHandOver: '0' }])
  expect(now.can).not.toContain('hand-over')
  await refused(done(order, '1'), 'handover.too-much')
  expect((await buyer.do(purchaseHistory, { id: order.id })).map(({ act }) => act)).toContain('hand-over')
  expect(await breaches()).toEqual([])
})

test('goods are received, not handed over; no day before the order, no line of another order', async () => {
  const order = await anOrder()
  const asked = (orderLineId: string, more = {}) =>
    buyer.do(handOver, { id: order.id, lines: [{ orderLineId, qty: '1' }], ...more })
  await refused(asked(order.lines[1]!.id), 'handover.goods')
  await refused(asked((await anOrder()).lines[0]!.id), 'handover.unknown-line')
  await refused(asked(order.lines[0]!.id, { date: '2026-11-02' }), 'handover.before-order')
})

test('a berita acara taken back keeps its number, and its work is to be handed over again', async () => {
  const order = await anOrder()
  const made = await done(order, '80')
  await refused(
    buyer.do(voidPurchase, { id: order.id, version: order.version, reason: 'Salah' }),
    'purchase.has-documents',
  )
  await buyer.do(voidHandover, { id: made.id, version: made.version, reason: 'Belum rapi' })
  expect(await buyer.do(openHandover, { id: made.id })).toMatchObject({ number: made.number, state: 'void' })
  expect((await buyer.do(openPurchase, { id: order.id })).lines[0]?.toHandOver).toBe('80')
  expect(await breaches()).toEqual([])
  const { version } = await buyer.do(openPurchase, { id: order.id })
  await buyer.do(voidPurchase, { id: order.id, version, reason: 'Salah' })
})

test('an order never falls below the work that was handed over', async () => {
  const order = await anOrder()
  await done(order, '60')
  const change = (qty: string) =>
    buyer.do(amendPurchase, {
      id: order.id,
      version: order.version,
      supplierId: order.supplierId,
      date: order.date,
      warehouseId: order.warehouseId,
      reason: 'Sisanya dikerjakan sendiri',
      lines: order.lines.map(({ id, itemId, unit, price }, at) => ({
        id,
        itemId,
        unit,
        price,
        qty: at === 0 ? qty : '40',
      })),
    } as never)
  await refused(change('50'), 'purchase.below-received')
  await change('60')
})

test('two who hand over the same work at once do so once', async () => {
  const order = await anOrder()
  const both = await Promise.allSettled([done(order, '80'), done(order, '80')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await breaches()).toEqual([])
})

test('a berita acara is found by its number, and opens on its order', async () => {
  const order = await anOrder()
  const made = await done(order, '1')
  const sight = new Sight(buyer.actor.companyId, foundPurchases(buyer.actor))
  const groups = await findShort(db.read, sight, wantedIn(made.number ?? ''))
  expect(groups.filter(({ hits }) => hits.length > 0)).toMatchObject([
    { hits: [{ title: made.number, to: `/pembelian-barang/detail/${order.id}` }] },
  ])
})

test('a berita acara of another company is not there', async () => {
  const made = await done(await anOrder(), '1')
  const other = await aBuyer(db)
  await expect(other.do(openHandover, { id: made.id })).rejects.toBeInstanceOf(NotFound)
})
