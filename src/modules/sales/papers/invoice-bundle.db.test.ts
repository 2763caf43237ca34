import { afterAll, beforeAll, expect, test } from 'vitest'
import { historyOf } from '#kit/history/history.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { closePress } from '#kit/paper/make-pdf.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { aCounter, type Counter } from '../cast/counter.ts'
import { aShop } from '../cast/shop.ts'
import * as delivery from '../deliveries/contract.ts'
import * as invoice from '../invoices/contract.ts'
import { pressedInvoices } from './invoice-bundle.ts'

let counter: Counter

beforeAll(async () => {
  counter = await aCounter()
})
afterAll(closePress)

async function billed(): Promise<{ orderId: string; invoiceId: string; number: string }> {
  const { shop } = counter
  const { id } = await counter.made()
  await shop.do(delivery.createDelivery, { id })
  const { id: invoiceId } = await shop.do(invoice.createInvoice, { id })
  const { number } = await shop.do(invoice.openInvoice, { id: invoiceId })
  return { orderId: id, invoiceId, number: number ?? '' }
}

type Wanted = Parameters<typeof pressedInvoices>[2]
const printed = async (asked: Wanted, actor = counter.shop.actor) => {
  const { content } = await counter.db.withTx((tx) => pressedInvoices(tx, actor, asked))
  return (await readPdf(content)).map((page) => page.text)
}

test('the issued invoices of ticked orders come as one file, each numbered by itself; void ones stay away', async () => {
  const [one, two] = [await billed(), await billed()]
  const { version } = await counter.shop.do(invoice.openInvoice, { id: two.invoiceId })
  await counter.shop.do(invoice.voidInvoice, { id: two.invoiceId, version, reason: 'Salah harga' })
  const { id: again } = await counter.shop.do(invoice.createInvoice, { id: two.orderId })
  const { number } = await counter.shop.do(invoice.openInvoice, { id: again })

  const pages = await printed({ of: 'order', ids: [two.orderId, one.orderId] })
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain(one.number)
  expect(pages[1]).toContain(number)
  for (const page of pages) expect(page).toMatch(/Halaman 1 dari 1/)
})

test('a print of many is remembered by each of them, and the next one is a copy', async () => {
  const ids = [(await billed()).invoiceId, (await billed()).invoiceId]
  for (const page of await printed({ of: 'invoice', ids })) expect(page).not.toContain('SALINAN')
  for (const page of await printed({ of: 'invoice', ids })) expect(page).toContain('SALINAN')
  const { companyId } = counter.shop.actor
  for (const id of ids) {
    const lines = await historyOf(counter.db.read, companyId, 'invoice', id)
    expect(lines.filter(({ act }) => act === 'print')).toHaveLength(2)
  }
})

test('nothing that one may not see is printed, and nothing is remembered then', async () => {
  const { orderId, invoiceId } = await billed()
  const { orderId: bare } = { orderId: (await counter.made()).id }
  await expect(printed({ of: 'order', ids: [bare] })).rejects.toMatchObject({ code: 'paper.none' })
  await expect(printed({ of: 'invoice', ids: [invoiceId, newId()] })).rejects.toBeInstanceOf(NotFound)
  const other = await aShop(counter.db)
  const { shop } = counter
  const stranger = { ...shop.actor, userId: newId(), scope: { ...shop.actor.scope, ownOnly: true } }
  for (const actor of [other.actor, stranger]) {
    await expect(printed({ of: 'order', ids: [orderId] }, actor)).rejects.toBeInstanceOf(NotFound)
    await expect(printed({ of: 'invoice', ids: [invoiceId] }, actor)).rejects.toBeInstanceOf(NotFound)
  }
  const lines = await historyOf(counter.db.read, shop.actor.companyId, 'invoice', invoiceId)
  expect(lines.map(({ act }) => act)).not.toContain('print')
})
