import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { partyBalance } from '#modules/journal/face.ts'
import * as parties from '#modules/parties/contract.ts'
import { partiesRoutes } from '#modules/parties/routes.ts'
import { allLaws, aShop, type Shop } from './cast/shop.ts'
import * as invoice from './invoices/contract.ts'
import * as order from './orders/contract.ts'
import * as payment from './payments/contract.ts'
import * as statement from './statement/contract.ts'

let db: Database
let shop: Shop
let desk: Desk
let labour: string

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  desk = deskOf(db, shop.actor, partiesRoutes)
  labour = await shop.service('Jasa')
})

const period = { from: '2026-11-01', to: '2026-11-30' }
const statementOf = (id: string) => shop.do(statement.customerStatement, { id, ...period })
const owed = (id: string) => partyBalance(db.read, shop.actor.companyId, id, '1-1300')
const aBill = async (customerId: string, price: string) => {
  const made = await shop.do(order.createOrder, {
    customerId,
    date: '2026-11-03',
    confirm: true,
    lines: [{ itemId: labour, qty: '1', price }],
  })
  return shop.do(invoice.createInvoice, { id: made.id, date: '2026-11-03' })
}
const paid = (customerId: string, amount: string, invoiceId?: string) =>
  shop.do(payment.recordPayment, {
    customerId,
    date: '2026-11-05',
    amount,
    allocations: invoiceId ? [{ invoiceId, amount }] : [],
  })

test('two customers become one: papers, people, statement and books move, to the rupiah', async () => {
  const into = await shop.customer({ name: 'PT Sinar Abadi' })
  const from = await shop.customer({ name: 'Sinar Abadi, PT', contacts: [{ name: 'Rina' }] })
  const [kept, moved] = [await aBill(into, '1000000'), await aBill(from, '2000000')]
  const payment1 = await paid(from, '500000', moved.id)
  await paid(from, '250000')
  for (const id of [into, from]) {
    await shop.do(invoice.postOpeningReceivable, { id, date: '2026-11-01', amount: '100000' })
  }
  const [a, b] = [await statementOf(into), await statementOf(from)]

  const look = await desk.do(parties.previewMerge, { id: from, into })
  expect(look).toMatchObject({ together: '3030000', differ: [], from: { name: 'Sinar Abadi, PT' } })
  expect(look.moves).toEqual(
    expect.arrayContaining([
      { label: 'Order', count: 1 },
      { label: 'Invoice', count: 2 },
      { label: 'Pembayaran', count: 2 },
      { label: 'Kontak', count: 1 },
    ]),
  )
  await desk.do(parties.mergeCustomers, { id: from, into, version: look.from.version })
  await allLaws(db)

  const after = await statementOf(into)
  expect(BigInt(after.closing)).toBe(BigInt(a.closing) + BigInt(b.closing))
  expect(BigInt(after.aging.total)).toBe(BigInt(a.aging.total) + BigInt(b.aging.total))
  expect(after.rows).toHaveLength(a.rows.length + b.rows.length)
  expect((await statementOf(from)).rows).toEqual([])
  expect([await owed(into), await owed(from)]).toEqual([BigInt(after.aging.total), 0n])

  const gone = await desk.do(parties.customers.open, { id: from })
  expect(gone).toMatchObject({ mergedInto: { id: into }, contacts: [] })
  expect(gone.archivedAt).not.toBeNull()
  expect((await desk.do(parties.customers.open, { id: into })).contacts.map((each) => each.name)).toContain('Rina')
  expect((await desk.do(parties.customers.history, { id: into }))[0]).toMatchObject({ act: 'absorb' })
  expect((await desk.do(parties.customers.history, { id: from }))[0]).toMatchObject({ act: 'merged' })
  expect(await shop.do(invoice.openInvoice, { id: moved.id })).toMatchObject({ customerId: into, number: moved.number })

  // What was booked against the one that went is taken back from the one that stays.
  await shop.do(payment.voidPayment, { id: payment1.id, version: payment1.version, reason: 'Salah catat' })
  const { version } = await shop.do(invoice.openInvoice, { id: moved.id })
  await shop.do(invoice.voidInvoice, { id: moved.id, version, reason: 'Salah catat' })
  const first = await shop.do(invoice.openInvoice, { id: kept.id })
  await shop.do(invoice.voidInvoice, { id: kept.id, version: first.version, reason: 'Salah catat' })
  await allLaws(db)
  expect([await owed(into), await owed(from)]).toEqual([200_000n, 0n])
})

test('itself, an archived one, one that went already, and another company are refused', async () => {
  const [a, b, c] = [
    await shop.customer({ name: 'A' }),
    await shop.customer({ name: 'B' }),
    await shop.customer({ name: 'C' }),
  ]
  const ask = (id: string, into: string, version = 1) => desk.do(parties.mergeCustomers, { id, into, version })
  await expect(ask(a, a)).rejects.toMatchObject({ code: 'customer.merge-itself' })
  await expect(ask(a, newId())).rejects.toMatchObject({ name: 'NotFound' })
  await expect(ask(a, b, 7)).rejects.toMatchObject({ code: 'document.changed' })
  await ask(a, b)
  await expect(ask(a, c, 2)).rejects.toMatchObject({ code: 'customer.merged' })
  await expect(ask(c, a)).rejects.toMatchObject({ code: 'customer.merge-into-archived' })
  const gone = await desk.do(parties.customers.open, { id: a })
  await expect(desk.do(parties.customers.restore, { id: a, version: gone.version })).rejects.toMatchObject({
    code: 'customer.merged',
  })
  const other = await aShop(db)
  const foreign = await other.customer({ name: 'Asing' })
  await expect(ask(c, foreign)).rejects.toMatchObject({ name: 'NotFound' })

  // Whoever was merged into b goes with it.
  await ask(b, c, 2)
  expect((await desk.do(parties.customers.open, { id: a })).mergedInto).toMatchObject({ id: c })
  await allLaws(db)
})
