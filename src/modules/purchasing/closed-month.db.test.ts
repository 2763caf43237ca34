import { beforeAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { lockPeriod } from '#kit/posting/period-lock.ts'
import { postOpeningPayable } from './bills/change-contract.ts'
import { createBill } from './bills/contract.ts'
import { allLaws, anOffice, type Office } from './cast/office.ts'
import { createLanded } from './landed/contract.ts'
import { createPurchase, openPurchase } from './orders/contract.ts'
import { payAdvance, paySupplier } from './payments/contract.ts'
import { createReceipt } from './receipts/contract.ts'
import { createPurchaseReturn } from './returns/contract.ts'

// November of purchasing is closed: whatever buying dates in it is refused, and leaves nothing behind.
let db: Database
let office: Office
const date = '2026-11-10'

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
})

const close = (until: string | null) =>
  db.withTx((tx) =>
    lockPeriod(tx, office.actor, {
      area: 'purchase',
      until: until === null ? null : day(until),
      reason: 'Tutup November',
    }),
  )

async function written(): Promise<unknown> {
  const tables = ['purchase_order', 'goods_receipt', 'purchase_bill', 'purchase_payment', 'purchase_return']
  const counts = [...tables, 'purchase_settlement', 'journal_entry', 'stock_move', 'document_number'].map(
    (name) => `(select count(*) from ${name}) as ${name}`,
  )
  return (await db.pool.query(`select ${counts.join(', ')}`)).rows[0]
}

test('in a closed month nothing is ordered, received, billed, paid, sent back or added to what goods cost', async () => {
  const { supplierId, cement } = office
  const lines = [{ itemId: cement, qty: '10', price: '1000' }]
  const wanted = { supplierId, date, warehouseId: office.house.main, submit: true, lines }
  const waits = await office.do(createPurchase, wanted)
  const waitingLine = (await office.do(openPurchase, { id: waits.id })).lines[0]!.id
  const received = await office.received()
  const other = await office.received()
  const bill = (receiptLineId: string, no: string) =>
    office.do(createBill, {
      ...{ supplierId, supplierInvoiceNo: no, date, confirmDuplicates: true },
      lines: [{ receiptLineId }],
    })
  const standing = await bill(other.lines[0]!.id, 'B-1')
  const newcomer = await office.supplier({ name: 'Toko Lama' })

  const acts: Record<string, () => Promise<unknown>> = {
    order: () => office.do(createPurchase, wanted),
    receive: () =>
      office.do(createReceipt, {
        ...{ id: waits.id, date, post: true },
        lines: [{ orderLineId: waitingLine, qtyReceived: '10' }],
      }),
    bill: () => bill(received.lines[0]!.id, 'B-2'),
    pay: () =>
      office.do(paySupplier, {
        ...{ supplierId, date, method: 'tunai', amount: '1000' },
        allocations: [{ billId: standing.id, amount: '1000' }],
      }),
    'pay ahead': () => office.do(payAdvance, { id: supplierId, date, method: 'tunai', buys: 'barang', amount: '1001' }),
    'send back': () =>
      office.do(createPurchaseReturn, {
        ...{ date, reason: 'Cacat' },
        lines: [{ receiptLineId: other.lines[0]!.id, qty: '1' }],
      }),
    'landed cost': () =>
      office.do(createLanded, {
        ...{ receiptIds: [received.id], method: 'value', supplierId, description: 'Ongkos truk' },
        ...{ supplierInvoiceNo: 'T-1', date, amount: '1000', confirmDuplicates: true },
      }),
    'opening balance': () => office.do(postOpeningPayable, { id: newcomer, date, amount: '1000' }),
  }
  await close('2026-11-30')
  const before = await written()
  for (const [name, act] of Object.entries(acts)) {
    await expect(act(), name).rejects.toThrow('period.locked')
  }
  expect(await written()).toEqual(before)
  await allLaws(db)

  // Opened again, the same acts are done: what refused them was the month.
  await close(null)
  for (const [name, act] of Object.entries(acts)) await expect(act(), name).resolves.toBeDefined()
  await allLaws(db)
})
