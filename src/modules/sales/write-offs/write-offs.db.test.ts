import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { salesDesk } from '../cast/desk.ts'
import { allLaws, aShop, type Shop } from '../cast/shop.ts'
import * as invoice from '../invoices/contract.ts'
import * as order from '../orders/contract.ts'
import * as payment from '../payments/contract.ts'
import { invoiceOf } from '../papers/from-invoice.ts'
import * as statement from '../statement/contract.ts'
import * as writeOff from './contract.ts'

let db: Database
let shop: Shop
let labour: string
const boss = newId()

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  labour = await shop.service('Jasa')
  knowApprovers(async () => [shop.actor.userId, boss])
})

const chief = () => salesDesk(db, { ...shop.actor, userId: boss, name: 'Bos' })
const balance = (account: string) => balanceOf(db.read, shop.actor.companyId, account)
const aBill = async (customerId: string) => {
  const saved = await shop.do(order.createOrder, {
    customerId,
    date: '2026-11-03',
    confirm: true,
    termDays: 0,
    lines: [{ itemId: labour, qty: '1', price: '1000000' }],
  })
  const { id } = await shop.do(invoice.createInvoice, { id: saved.id, date: '2026-11-03' })
  return {
    id,
    see: () => shop.do(invoice.openInvoice, { id }),
    seeOrder: () => shop.do(order.openOrder, { id: saved.id }),
    list: async () => (await shop.do(order.listOrders, { bill: 'written-off' })).rows.map((row) => row.id === saved.id),
  }
}
const given = { date: '2026-11-10', reason: 'Pelanggan pailit' }

test('a claim given up waits for another person, then leaves the books, the aging and the statement', async () => {
  const customerId = await shop.customer({ name: 'CV Pailit' })
  const bill = await aBill(customerId)
  const before = await balance('6-2100')
  const asked = await shop.do(writeOff.writeOffInvoice, { id: bill.id, version: (await bill.see()).version, ...given })
  expect(asked).toMatchObject({ isWaiting: true, number: null })
  expect(await bill.see()).toMatchObject({ openDue: '1110000', writeOffs: [{ state: 'pending_approval' }] })

  const yes = { id: asked.id, version: asked.version, decision: 'approve' as const, note: null }
  await expect(shop.do(writeOff.decideWriteOff, yes)).rejects.toMatchObject({ code: 'approval.own' })
  const done = await chief().do(writeOff.decideWriteOff, yes)
  expect(done.number).toMatch(/^HP-/)
  expect(await bill.see()).toMatchObject({ openDue: '0', status: 'written-off', writtenOffTotal: '1110000' })
  const paper = await invoiceOf(db.read, shop.actor, bill.id)
  expect(paper.settlements.map(({ label }) => label)).toEqual([`Penghapusan piutang ${done.number}`])
  expect((await balance('6-2100')) - before).toBe(1_110_000n)
  await allLaws(db)
  expect(await bill.seeOrder()).toMatchObject({ bill: 'written-off', paying: 'none', paidTotal: '0', status: 'done' })
  expect(await bill.list()).toEqual([true])

  const card = await shop.do(statement.customerStatement, { id: customerId, from: '2026-11-01', to: '2026-11-30' })
  expect(card.rows.map((row) => [row.kind, row.debit, row.credit])).toEqual([
    ['invoice', '1110000', '0'],
    ['write-off', '0', '1110000'],
  ])
  expect([card.closing, card.aging.total]).toEqual(['0', '0'])
  const earlier = await shop.do(statement.customerStatement, { id: customerId, from: '2026-11-01', to: '2026-11-05' })
  expect(earlier.aging.total).toBe('1110000')

  const back = { id: done.id, version: done.version, reason: 'Ternyata dibayar' }
  await shop.do(writeOff.voidWriteOff, back)
  expect(await bill.see()).toMatchObject({ openDue: '1110000', writtenOffTotal: '0' })
  expect(await balance('6-2100')).toBe(before)
  expect(await bill.seeOrder()).toMatchObject({ bill: 'billed', openDue: '1110000' })
  await allLaws(db)
})

test('who handed one in takes it back while it waits, without the right to delete; nobody else does, nor when it is done', async () => {
  const bill = await aBill(await shop.customer({ name: 'PT Salah Ajukan' }))
  const clerk = { ...shop.actor, can: (right: string) => right !== 'delete order' && shop.actor.can(right) }
  const asClerk = salesDesk(db, clerk)
  const ask = async () =>
    shop.do(writeOff.writeOffInvoice, { id: bill.id, version: (await bill.see()).version, ...given })
  const { id, version } = await ask()
  const seen = async (by: Shop['actor']) => (await salesDesk(db, by).do(invoice.openInvoice, { id: bill.id })).writeOffs
  expect(await seen(clerk)).toMatchObject([{ can: ['void'] }])
  const other = { ...clerk, userId: newId() }
  expect(await seen(other)).toMatchObject([{ can: ['decide'] }])
  const back = { id, version, reason: 'Salah invoice' }
  await expect(salesDesk(db, other).do(writeOff.voidWriteOff, back)).rejects.toMatchObject({ name: 'Forbidden' })
  await asClerk.do(writeOff.voidWriteOff, back)
  expect(await bill.see()).toMatchObject({ writeOffs: [{ state: 'void', voidReason: 'Salah invoice' }] })

  const again = await ask()
  await chief().do(writeOff.decideWriteOff, { id: again.id, version: again.version, decision: 'approve', note: null })
  const { version: now } = (await bill.see()).writeOffs.find((one) => one.id === again.id) ?? { version: 0 }
  await expect(asClerk.do(writeOff.voidWriteOff, { id: again.id, version: now, reason: 'x' })).rejects.toMatchObject({
    name: 'Forbidden',
  })
})

test('a part may be given up against the allowance; an invoice cannot be voided under it', async () => {
  const bill = await aBill(await shop.customer({ name: 'PT Kurang Bayar' }))
  const part = { id: bill.id, version: (await bill.see()).version, amount: '10000', against: 'allowance' as const }
  const asked = await shop.do(writeOff.writeOffInvoice, { ...part, ...given })
  await chief().do(writeOff.decideWriteOff, { id: asked.id, version: asked.version, decision: 'approve', note: null })
  expect(await balance('1-1390')).toBe(10_000n)
  expect(await bill.see()).toMatchObject({ openDue: '1100000' })
  const { version } = await bill.see()
  await expect(shop.do(invoice.voidInvoice, { id: bill.id, version, reason: 'x' })).rejects.toMatchObject({
    code: 'invoice.has-write-off',
  })
  await allLaws(db)
})

test('more than is open, nothing, a second one while the first waits, and what was paid meanwhile are refused', async () => {
  const customerId = await shop.customer({ name: 'UD Terlambat' })
  const bill = await aBill(customerId)
  const ask = async (amount?: string) =>
    shop.do(writeOff.writeOffInvoice, {
      id: bill.id,
      version: (await bill.see()).version,
      ...given,
      ...(amount !== undefined && { amount }),
    })
  await expect(ask('1110001')).rejects.toMatchObject({ code: 'write-off.over-due' })
  await expect(ask('0')).rejects.toMatchObject({ code: 'write-off.no-amount' })
  const asked = await ask()
  await expect(ask()).rejects.toMatchObject({ code: 'write-off.waits' })
  await shop.do(payment.recordPayment, {
    customerId,
    date: '2026-11-11',
    amount: '1110000',
    allocations: [{ invoiceId: bill.id, amount: '1110000' }],
  })
  const yes = { id: asked.id, version: asked.version, decision: 'approve' as const, note: null }
  await expect(chief().do(writeOff.decideWriteOff, yes)).rejects.toMatchObject({ code: 'write-off.nothing-open' })
  await chief().do(writeOff.decideWriteOff, { ...yes, decision: 'reject', note: 'Sudah dibayar' })
  expect(await bill.see()).toMatchObject({
    status: 'paid',
    writeOffs: [{ state: 'void', voidReason: 'Sudah dibayar' }],
  })
  await expect(ask()).rejects.toMatchObject({ code: 'write-off.nothing-open' })
  await allLaws(db)
})
