import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { beforeAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { exportOf } from '#kit/list/export.ts'
import { newId } from '#kit/id.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { salesDesk } from '../cast/desk.ts'
import { allLaws, aShop, type Shop } from '../cast/shop.ts'
import * as invoice from '../invoices/contract.ts'
import * as order from '../orders/contract.ts'
import * as payment from '../payments/contract.ts'
import { agingSource } from './aging-list.ts'
import { receivableAging } from './contract.ts'
import { everyAging } from './statement.ts'

let db: Database
let shop: Shop
let [late, lasting] = ['', '']

// PT Lama owed Rp500.000 before the books began; PT Baru got two invoices of Rp1.110.000 and paid one.
beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  late = await shop.customer({ name: 'PT Lama' })
  lasting = await shop.customer({ name: 'PT Baru' })
  const labour = await shop.service('Jasa')
  await shop.do(invoice.postOpeningReceivable, {
    ...{ id: late, date: '2026-06-01', dueDate: '2026-06-30', amount: '500000', reference: '', notes: '' },
  })
  const bill = async (date: string, termDays: number) => {
    const lines = [{ itemId: labour, qty: '1', price: '1000000' }]
    const { id } = await shop.do(order.createOrder, { customerId: lasting, date, confirm: true, termDays, lines })
    await shop.do(invoice.createInvoice, { id, date })
    return id
  }
  await bill('2026-10-01', 14)
  const paid = await bill('2026-11-02', 30)
  await shop.do(payment.payOrder, { id: paid, date: '2026-11-10' })
})

test('who owes what and since when stands on one list, the largest first', async () => {
  const list = await shop.do(receivableAging, { on: '2026-11-30' })
  expect(list.rows).toMatchObject([
    { id: lasting, customerName: 'PT Baru', notDue: '0', upTo60: '1110000', total: '1110000', oldestDue: '2026-10-15' },
    { id: late, customerName: 'PT Lama', over90: '500000', total: '500000', oldestDue: '2026-06-30' },
  ])
  expect(list).toMatchObject({ count: 2, totals: { upTo60: '1110000', over90: '500000', total: '1610000' } })
  const only = async (asked: object) =>
    (await shop.do(receivableAging, { on: '2026-11-30', ...asked })).rows.map(({ id }) => id)
  expect(await only({ isOld: 'true' })).toEqual([late])
  expect(await only({ isOverdue: 'true', sort: '-over90' })).toEqual([late, lasting])
  expect(await only({ q: 'baru' })).toEqual([lasting])
  expect(await only({ totalTo: '500000' })).toEqual([late])
  expect(await only({ sort: 'customerName' })).toEqual([lasting, late])
})

test('at the end of any day the list comes to what the books say customers owed', async () => {
  for (const on of ['2026-06-15', '2026-10-01', '2026-11-05', '2026-11-10', '2026-11-30']) {
    const { totals } = await shop.do(receivableAging, { on })
    expect(totals['total'], on).toBe(String(await balanceOf(db.read, shop.actor.companyId, '1-1300', day(on))))
  }
  const now = await shop.do(receivableAging, {})
  expect(now.totals['total']).toBe(String(await balanceOf(db.read, shop.actor.companyId, '1-1300')))
  await allLaws(db)
})

test('the paper and the file say what the list says', async () => {
  const paper = await everyAging(db.read, shop.actor, day('2026-11-30'))
  expect(paper.totals.total).toBe('1610000')
  expect(paper.rows.map(({ customerName, total }) => [customerName, total])).toEqual([
    ['PT Baru', '1110000'],
    ['PT Lama', '500000'],
  ])
  const source = agingSource(shop.actor, { on: day('2026-11-30') })
  const file = await exportOf(db.read, source, shop.actor, { format: 'csv', size: 25 }, 'Umur piutang')
  const rows = (await text(file.body as Readable)).trim().split(/\r?\n/)
  expect(file.name).toMatch(/^umur-piutang-.*\.csv$/)
  expect(rows).toHaveLength(3)
  expect(rows[1]).toMatch(/PT Baru.*1110000/)
})

test('who sees only their own orders sees no debt of others, nor an opening balance', async () => {
  const own = { ...shop.actor, userId: newId(), scope: { ...shop.actor.scope, ownOnly: true } }
  expect(await salesDesk(db, own).do(receivableAging, { on: '2026-11-30' })).toMatchObject({ rows: [], count: 0 })
})
