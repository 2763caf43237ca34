import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { historyOf } from '#kit/history/history.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { closePress } from '#kit/paper/make-pdf.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { aBuyer, type Buyer } from '../cast/buyer.ts'
import { createRequest } from '../requests/contract.ts'
import { pressedMany } from './pressed-many.ts'

let db: Database
let buyer: Buyer
let cement: string

beforeAll(async () => {
  db = await testDatabase()
  buyer = await aBuyer(db)
  cement = await buyer.house.item({ name: 'Semen' })
})
afterAll(closePress)

type Wanted = Parameters<typeof pressedMany>[2]
const printed = async (asked: Wanted, actor = buyer.actor) => {
  const { name, content } = await db.withTx((tx) => pressedMany(tx, actor, asked))
  return { name, pages: (await readPdf(content)).map((page) => page.text) }
}
const ordered = () => buyer.ordered({ lines: [{ itemId: cement, qty: '5', price: '1000' }] })
const prints = async (subject: string, id: string) =>
  (await historyOf(db.read, buyer.actor.companyId, subject, id)).filter(({ act }) => act === 'print').length

test('ticked orders come as one file in their order, each numbered by itself; the next print of each is a copy', async () => {
  const [one, two] = [await ordered(), await ordered()]
  const ids = [two.id, one.id, two.id]
  const { name, pages } = await printed({ kind: 'po', ids })
  expect(name).toBe('2 pesanan pembelian.pdf')
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain(two.number)
  expect(pages[1]).toContain(one.number)
  for (const page of pages) {
    expect(page).toMatch(/Halaman 1 dari 1/)
    expect(page).not.toContain('SALINAN')
  }
  for (const page of (await printed({ kind: 'po', ids })).pages) expect(page).toContain('SALINAN')
  expect(await prints('purchase-order', one.id)).toBe(2)
})

test('ticked requests too', async () => {
  const head = { date: '2026-11-03', neededBy: '2026-11-20', warehouseId: buyer.house.main }
  const { id } = await buyer.do(createRequest, { ...head, lines: [{ itemId: cement, qty: '8' }] } as never)
  const { name, pages } = await printed({ kind: 'permintaan', ids: [id] })
  expect([name, pages.length]).toEqual(['Permintaan pembelian.pdf', 1])
  expect(await prints('purchase-request', id)).toBe(1)
})

test('of what one may not see nothing is printed and nothing remembered', async () => {
  const { id } = await ordered()
  const far = { ...buyer.actor, scope: { ...buyer.actor.scope, warehouses: [newId()] } }
  await expect(printed({ kind: 'po', ids: [id] }, far)).rejects.toThrow(NotFound)
  await expect(printed({ kind: 'po', ids: [id, newId()] })).rejects.toThrow(NotFound)
  expect(await prints('purchase-order', id)).toBe(0)
})
