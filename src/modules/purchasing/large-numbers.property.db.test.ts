import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aLargeDeal, largeDeals } from '../../../tests/cast/large-numbers.ts'
import * as bill from './bills/contract.ts'
import { allLaws, anOffice, type Office } from './cast/office.ts'
import * as order from './orders/contract.ts'
import * as payment from './payments/contract.ts'
import { createPurchaseReturn } from './returns/contract.ts'

let db: Database
let office: Office
beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
})

test('whatever is bought below 10¹⁵ rupiah is received, billed, sent back and paid in parts', async () => {
  let turn = 0
  const walk = fc.asyncProperty(aLargeDeal, async ({ qty, price, some, few }) => {
    turn += 1
    const itemId = await office.house.item()
    const receipt = await office.received({ itemId, qty, price, received: some, taxCode: 'PPN' })
    const { supplierId } = office
    const billed = await office.do(bill.createBill, {
      ...{ supplierId, supplierInvoiceNo: `F-${turn}`, confirmDuplicates: true },
      lines: [{ receiptLineId: receipt.lines[0]!.id }],
    } as never)
    const back = [{ receiptLineId: receipt.lines[0]!.id, qty: few }]
    await office.do(createPurchaseReturn, { reason: 'Cacat', lines: back })
    const { openDue, state } = await office.do(bill.openBill, { id: billed.id })
    expect(state).toBe('posted')
    // Where all of it went back there is nothing to pay.
    if (openDue !== '0') {
      const allocations = [{ billId: billed.id, amount: openDue }]
      await office.do(payment.paySupplier, { supplierId, amount: openDue, method: 'tunai', allocations })
    }
    expect(await office.do(order.openPurchase, { id: receipt.orderId })).toMatchObject({ openDue: '0' })
  })
  await fc.assert(walk, largeDeals)
  await allLaws(db)
})
