import { beforeAll, expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { knowApprovers, saveBands } from '#kit/posting/approval.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { salesDesk } from '../cast/desk.ts'
import { allLaws, aShop, type Shop } from '../cast/shop.ts'
import * as acts from '../orders/act-contract.ts'
import * as order from '../orders/contract.ts'
import { saveSalesSettings } from '../orders/settings-contract.ts'
import { invoiceOf } from '../papers/from-invoice.ts'
import * as invoice from './contract.ts'

let db: Database
let shop: Shop
let work: string
const boss = newId()

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  work = await shop.service('Pasang keramik')
  knowApprovers(async () => [shop.actor.userId, boss])
  const bands = [{ fromAmount: money(1_000_000), permission: 'approve order' }]
  await db.withTx((tx) => saveBands(tx, shop.actor, 'sales-invoice', bands))
  await shop.do(saveSalesSettings, {
    version: 0,
    billFirst: true,
    overDeliveryPercent: '0',
    creditMode: 'off',
    retentionTax: 'at-release',
    ...{
      quotationDays: 14,
      termDays: 30,
    },
  })
})

const chief = () => salesDesk(db, { ...shop.actor, userId: boss, name: 'Bos' })
const receivable = () => balanceOf(db.read, shop.actor.companyId, '1-1300')
const seen = (id: string) => shop.do(invoice.openInvoice, { id })

async function ordered(qty: string) {
  const lines = [{ itemId: work, qty, price: '100000' }]
  const { id } = await shop.do(order.createOrder, {
    customerId: shop.customerId,
    date: '2026-11-02',
    confirm: true,
    lines,
  })
  const opened = await shop.do(order.openOrder, { id })
  return { id, lineId: opened.lines[0]!.id }
}

const billed = (id: string, given: object = {}) => shop.do(invoice.createInvoice, { id, date: '2026-11-05', ...given })

test('below the amount an invoice is issued at once; from it on it waits without number, and nobody owes it yet', async () => {
  const small = await ordered('9')
  expect((await billed(small.id)).number).toMatch(/^INV-/)
  const owed = await receivable()

  const large = await ordered('20')
  const waiting = await billed(large.id)
  expect(waiting.number).toBeNull()
  expect(await seen(waiting.id)).toMatchObject({ state: 'pending_approval', status: 'pending', openDue: '0' })
  expect(await receivable()).toBe(owed)
  const { due, totals } = await invoiceOf(db.read, shop.actor, waiting.id)
  expect(due).toBe(totals.total)
  const opened = await shop.do(order.openOrder, { id: large.id })
  expect(opened).toMatchObject({ billing: 'none', lines: [{ invoiced: '0' }] })
  const again = { id: waiting.id, version: waiting.version }
  await expect(shop.do(invoice.postInvoice, again)).rejects.toMatchObject({ code: 'document.wrong-state' })
  await expect(
    shop.do(acts.voidOrder, { id: large.id, version: opened.version, reason: 'Salah' }),
  ).rejects.toMatchObject({ code: 'order.has-documents' })
})

test('whoever handed it in does not say yes; another person does, and the invoice is issued and booked', async () => {
  const { id } = await ordered('20')
  const waiting = await billed(id)
  const yes = { id: waiting.id, version: waiting.version, decision: 'approve' as const, note: null }
  await expect(shop.do(invoice.decideInvoice, yes)).rejects.toMatchObject({ code: 'approval.own' })
  expect((await seen(waiting.id)).can).toEqual(['withdraw'])
  expect((await chief().do(invoice.openInvoice, { id: waiting.id })).can).toContain('decide')

  const owed = await receivable()
  const approved = await chief().do(invoice.decideInvoice, yes)
  expect(approved.number).toMatch(/^INV-/)
  const issued = await seen(waiting.id)
  expect(issued).toMatchObject({ state: 'posted', postedBy: 'Bos', openDue: issued.total })
  expect((await receivable()) - owed).toBe(BigInt(issued.total))
  await allLaws(db)
})

test('sent back it is a draft with the note that can be written anew and handed in again; refused it is void', async () => {
  const { id, lineId } = await ordered('20')
  const waiting = await billed(id)
  const no = { id: waiting.id, version: waiting.version, decision: 'return' as const, note: 'Tagih separuh dulu' }
  await expect(chief().do(invoice.decideInvoice, { ...no, note: null })).rejects.toMatchObject({
    code: 'approval.no-note',
  })
  await chief().do(invoice.decideInvoice, no)
  const draft = await seen(waiting.id)
  expect(draft).toMatchObject({ state: 'draft', decisionNote: 'Tagih separuh dulu' })
  const half = await shop.do(invoice.updateInvoice, {
    id: draft.id,
    version: draft.version,
    date: draft.date,
    lines: [{ orderLineId: lineId, qty: '9' }],
  })
  expect((await shop.do(invoice.postInvoice, { id: draft.id, version: half.version })).number).toMatch(/^INV-/)

  const rest = await billed(id)
  await chief().do(invoice.decideInvoice, { id: rest.id, version: rest.version, decision: 'reject', note: 'Macet' })
  expect(await seen(rest.id)).toMatchObject({ state: 'void', number: null, voidReason: 'Macet' })
  await allLaws(db)
})

test('what was billed meanwhile makes it another sum: the yes is refused, drawn back it can be handed in anew', async () => {
  const { id, lineId } = await ordered('30')
  const waiting = await billed(id)
  await billed(id, { lines: [{ orderLineId: lineId, qty: '5' }] })
  const yes = { id: waiting.id, version: waiting.version, decision: 'approve' as const, note: null }
  await expect(chief().do(invoice.decideInvoice, yes)).rejects.toMatchObject({ code: 'invoice.changed-since' })
  expect(await seen(waiting.id)).toMatchObject({ state: 'pending_approval', version: waiting.version })

  const { version } = await shop.do(invoice.withdrawInvoice, { id: waiting.id, version: waiting.version })
  await shop.do(invoice.postInvoice, { id: waiting.id, version })
  expect(await seen(waiting.id)).toMatchObject({ state: 'pending_approval', lines: [{ qty: '25' }] })
  await allLaws(db)
})

test('who is alone says yes to their own invoice', async () => {
  const { id } = await ordered('20')
  const waiting = await billed(id)
  knowApprovers(async () => [shop.actor.userId])
  const yes = { id: waiting.id, version: waiting.version, decision: 'approve' as const, note: null }
  expect((await shop.do(invoice.decideInvoice, yes)).number).toMatch(/^INV-/)
  knowApprovers(async () => [shop.actor.userId, boss])
})
