import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { anOffice, type Office } from '../cast/office.ts'
import { paySupplier } from '../payments/contract.ts'
import { createPurchaseReturn } from '../returns/contract.ts'
import { purchasingRoutes } from '../routes.ts'
import { createBill, listBills } from './contract.ts'

let db: Database
let office: Office
let ids: string[]

const mine = purchasingRoutes
  .map((route) => route.endpoint)
  .filter(({ path }) => /tagihan|pembayaran|retur|uang-muka|hutang|belum-ditagih|saldo-awal|nota-toko/.test(path))
  .filter(({ path }) => path.includes(':id'))

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
  const { lines } = await office.received()
  const { supplierId } = office
  const bill = await office.do(createBill, {
    supplierId,
    supplierInvoiceNo: 'X-1',
    lines: [{ receiptLineId: lines[0]!.id, qty: '5' }],
  })
  await office.do(paySupplier, {
    supplierId,
    method: 'tunai',
    amount: '9000',
    allocations: [{ billId: bill.id, amount: '50' }],
  })
  await office.do(createPurchaseReturn, { reason: 'Cacat', lines: [{ receiptLineId: lines[0]!.id, qty: '1' }] })
  const { rows } = await db.pool.query(`
    select id from purchase_bill union all select id from purchase_payment union all select id from purchase_return
    union all select id from purchase_order union all select id from goods_receipt union all select id from supplier`)
  ids = rows.map((row) => row.id)
}, 60_000)
afterAll(() => db?.close())

const given: Record<string, unknown> = {
  version: 1,
  reason: 'mencoba',
  date: '2026-11-10',
  dueDate: '2026-11-10',
  amount: '1000',
  method: 'tunai',
  decision: 'approve',
  supplierInvoiceNo: 'Y-1',
  withholdingKind: 'pph23',
  buys: 'jasa',
  email: 'orang@contoh.co.id',
  format: 'csv',
}

const shapeOf = ({ input }: (typeof mine)[number]) => Object.keys((input as unknown as { shape?: object }).shape ?? {})
const askedOf = (endpoint: (typeof mine)[number]) =>
  Object.fromEntries(Object.entries(given).filter(([key]) => shapeOf(endpoint).includes(key)))

/** Everything that answers something about a row, though it should not be there for this person. */
async function leaksTo(desk: Desk): Promise<string[]> {
  const leaks: string[] = []
  for (const endpoint of mine) {
    const shape = shapeOf(endpoint)
    for (const id of ids) {
      const asked = askedOf(endpoint)
      const lines = shape.includes('lines') ? { lines: [{ receiptLineId: id }] } : {}
      const allocations = shape.includes('allocations') ? { allocations: [{ billId: id, amount: '1' }] } : {}
      const answer = await desk
        .do(endpoint, { ...asked, ...lines, ...allocations, id } as never)
        .catch((error) => error)
      if (!(answer instanceof NotFound)) leaks.push(`${endpoint.method} ${endpoint.path}: ${String(answer)}`)
    }
  }
  return leaks
}

test('every door of bills, payments, returns and payables is 404 to another company', async () => {
  expect(mine.length).toBeGreaterThan(15)
  const other = await anOffice(db)
  expect(await leaksTo(other)).toEqual([])
  expect((await other.do(listBills, {})).rows).toEqual([])
})

test('somebody of another warehouse sees none of its bills, payments and returns', async () => {
  const { house, actor } = office
  const scope = { ...actor.scope, warehouses: [house.site] }
  const narrow = deskOf(db, { ...actor, scope }, purchasingRoutes)
  const suppliers = new Set([office.supplierId])
  const documents = ids.filter((id) => !suppliers.has(id))
  const open = mine.filter(({ method, path }) => method === 'GET' && !path.startsWith('/api/supplier/'))
  for (const endpoint of open) {
    for (const id of documents)
      await expect(narrow.do(endpoint, { ...askedOf(endpoint), id } as never)).rejects.toBeInstanceOf(NotFound)
  }
  expect((await narrow.do(listBills, {})).rows).toEqual([])
})
