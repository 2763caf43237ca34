import { beforeAll, expect, test } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { aShop, type Shop } from '#modules/sales/cast/shop.ts'
import { createDelivery, openDelivery } from '#modules/sales/deliveries/contract.ts'
import { postOpeningReceivable } from '#modules/sales/invoices/contract.ts'
import { createOrder } from '#modules/sales/orders/contract.ts'
import { listPayments, recordPayment } from '#modules/sales/payments/contract.ts'
import { createReturn } from '#modules/sales/returns/contract.ts'
import { someBankLines } from '#modules/finance/cast/told-by-bank.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { anAgreedRab } from '#modules/works/cast/small.ts'
import { aSubcontract } from '#modules/works/cast/subcontract.ts'
import { searchAll } from './contract.ts'

let db: Database
let shop: Shop
let customerId: string

// A customer without any order: an advance and a debt from before the books.
beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  customerId = await shop.customer({ name: 'PT Muka Lama' })
})

const placesOf = async (q: string | null, actor: Actor = shop.actor) =>
  (await deskOf(db, actor, allRoutes).do(searchAll, { q: q ?? '' })).flatMap(({ hits }) => hits.map(({ to }) => to))

const narrowed = (): Actor => ({ ...shop.actor, scope: { ...shop.actor.scope, warehouses: [] } })

test('an advance of a customer without orders opens beside the list of payments', async () => {
  const paid = await shop.do(recordPayment, { customerId, date: '2026-11-05', amount: '750000', allocations: [] })
  expect(await placesOf(paid.number)).toEqual([`/order/?jenis=pembayaran&dokumen=${paid.id}`])
  const [row] = (await shop.do(listPayments, { customerId })).rows
  expect(row).toMatchObject({ id: paid.id, version: paid.version, orderId: null })
  expect(await placesOf(paid.number, narrowed())).toEqual([])
})

test('what was owed before the books began opens beside the list of invoices, for who sees all', async () => {
  const dues = { date: '2026-06-01', dueDate: '2026-06-30', amount: '500000', reference: 'INV lama', notes: '' }
  const owed = await shop.do(postOpeningReceivable, { id: customerId, ...dues })
  expect(await placesOf(owed.number)).toEqual([`/order/?jenis=invoice&dokumen=${owed.id}`])
  expect(await placesOf(owed.number, narrowed())).toEqual([])
})

test('a line of the bank is found by what the bank wrote and opens chosen, a giro by number and whose it is', async () => {
  await someBankLines(db, shop.actor)
  const [line] = await placesOf('listrik pln').then((found) => found.filter((to) => to.includes('cocokkan')))
  const { rows } = await db.pool.query(`select id from bank_line where description = 'TAGIHAN LISTRIK PLN'`)
  expect(line).toMatch(new RegExp(`&setelah=2026-11-16_[0-]+&mutasi=${rows[0]?.id}$`))
  expect((await placesOf('listrik pln', narrowed())).filter((to) => to.includes('cocokkan'))).toEqual([])
  const giro = { number: 'GB 771245', bank: 'BCA', dueOn: '2026-12-20' }
  await shop.do(recordPayment, {
    customerId,
    date: '2026-11-20',
    amount: '900000',
    method: 'giro',
    giro,
    allocations: [],
  })
  for (const typed of ['771245', 'gb 771245']) expect(await placesOf(typed)).toContain('/laporan-keuangan/?view=giro')
  expect(await placesOf('771245', narrowed())).not.toContain('/laporan-keuangan/?view=giro')
})

test('goods that came back open on the page of their order', async () => {
  const cement = await shop.goods({ name: 'Semen', qty: '100', value: 6_000_000n })
  const lines = [{ itemId: cement, qty: '10', price: '75000' }]
  const { id } = await shop.do(createOrder, { customerId, date: '2026-11-03', confirm: true, lines })
  const sent = await shop.do(createDelivery, { id, date: '2026-11-04' })
  const [line] = (await shop.do(openDelivery, { id: sent.id })).lines
  const back = await shop.do(createReturn, {
    ...{ id: sent.id, date: '2026-11-05', reason: 'Sobek', settle: 'none' },
    lines: [{ deliveryLineId: line!.id, qty: '1' }],
  })
  expect(await placesOf(back.number)).toEqual([`/order/detail/${id}?bagian=tagihan&dokumen=${back.id}`])
})

test('an SPK of a subcontractor is found by number, subject and name, and opens within its project, for who sees costs', async () => {
  const { id: projectId } = await aProject(db, shop.actor)
  await anAgreedRab(db, shop.actor, { projectId })
  const id = await aSubcontract(db, shop.actor, projectId)
  const { rows } = await db.pool.query<{ number: string }>('select number from subcontract where id = $1', [id])
  const page = `/daftar-proyek/detail/${projectId}?spk=${id}`
  for (const typed of [rows[0]?.number ?? '', 'pekerjaan atap', 'atap sejahtera']) {
    expect(await placesOf(typed), typed).toContain(page)
  }
  const without: Actor = { ...shop.actor, can: (right: string) => right !== 'view biaya' && shop.actor.can(right) }
  expect(await placesOf('pekerjaan atap', without)).not.toContain(page)
  const elsewhere: Actor = { ...shop.actor, scope: { ...shop.actor.scope, projects: [] } }
  expect(await placesOf('pekerjaan atap', elsewhere)).not.toContain(page)
})
