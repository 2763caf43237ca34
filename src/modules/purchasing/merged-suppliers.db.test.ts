import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { countComments } from '#kit/comments/move-comments.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { partyBalance } from '#modules/journal/face.ts'
import { partiesRoutes } from '#modules/parties/routes.ts'
import * as suppliers from '#modules/parties/suppliers/contract.ts'
import { postOpeningPayable, voidBill } from './bills/change-contract.ts'
import { createBill, openBill } from './bills/contract.ts'
import { allLaws, anOffice, type Office } from './cast/office.ts'

let db: Database
let office: Office
let desk: Desk

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
  desk = deskOf(db, office.actor, partiesRoutes)
})

const owed = (id: string) => partyBalance(db.read, office.actor.companyId, id, '2-1100')
async function billed(supplierId: string, price: string, supplierInvoiceNo: string) {
  const receipt = await office.received({ supplierId, qty: '10', received: '10', price })
  const lines = [{ receiptLineId: receipt.lines[0]!.id }]
  return office.do(createBill, { supplierId, supplierInvoiceNo, date: '2026-11-06', confirmDuplicates: true, lines })
}

test('two suppliers become one: papers, talk, standing and books move, bank accounts stay behind', async () => {
  const into = await office.supplier({ name: 'Toko Besi Jaya' })
  const from = await office.supplier({ name: 'Besi Jaya, Toko' })
  const { companyId, userId, name } = office.actor
  await db.pool.query(
    `insert into comment (id, company_id, subject, subject_id, body, created_by, created_by_name)
     values ($1, $2, 'supplier', $3, 'Titip salam', $4, $5)`,
    [newId(), companyId, from, userId, name],
  )
  // The same number on the paper of each: two papers, as long as they were two suppliers.
  await billed(into, '1000', 'A-1')
  const moved = await billed(from, '2000', 'A-1')
  for (const id of [into, from]) await office.do(postOpeningPayable, { id, date: '2026-11-01', amount: '100000' })
  const together = (await owed(into)) + (await owed(from))
  expect(together).toBeLessThan(0n)

  const look = await desk.do(suppliers.previewSupplierMerge, { id: from, into })
  expect(look).toMatchObject({ together: String(-together), from: { name: 'Besi Jaya, Toko' } })
  expect(look.moves).toEqual(
    expect.arrayContaining([
      { label: 'Pesanan', count: 1 },
      { label: 'Tagihan', count: 2 },
      { label: 'Komentar', count: 1 },
    ]),
  )
  await desk.do(suppliers.mergeSuppliers, { id: from, into, version: look.from.version })
  await allLaws(db)

  expect([await owed(into), await owed(from)]).toEqual([together, 0n])
  expect(await countComments(db.read, { companyId, subject: 'supplier', subjectId: into })).toBe(1)
  const kept = await desk.do(suppliers.suppliers.open, { id: into })
  expect(kept.standing.payable).toBe(String(-together))
  expect(kept.bankAccounts).toHaveLength(1)
  const gone = await desk.do(suppliers.suppliers.open, { id: from })
  expect(gone).toMatchObject({ mergedInto: { id: into }, standing: { payable: '0' } })
  expect(gone.archivedAt).not.toBeNull()

  // What was booked against the one that went is taken back from the one that stays.
  const bill = await office.do(openBill, { id: moved.id })
  expect(bill).toMatchObject({ supplierId: into, number: moved.number })
  await office.do(voidBill, { id: moved.id, version: bill.version, reason: 'Salah catat' })
  await allLaws(db)
  expect(await owed(from)).toBe(0n)
})

test('itself, one that went already, one in the archive and another company are refused', async () => {
  const [a, b, c] = [
    await office.supplier({ name: 'A' }),
    await office.supplier({ name: 'B' }),
    await office.supplier({ name: 'C' }),
  ]
  const ask = async (id: string, into: string) => {
    const { version } = await desk.do(suppliers.suppliers.open, { id })
    return desk.do(suppliers.mergeSuppliers, { id, into, version })
  }
  await expect(ask(a, a)).rejects.toMatchObject({ code: 'supplier.merge-itself' })
  await expect(ask(a, newId())).rejects.toMatchObject({ name: 'NotFound' })
  await ask(a, b)
  await expect(ask(a, c)).rejects.toMatchObject({ code: 'supplier.merged' })
  await expect(ask(c, a)).rejects.toMatchObject({ code: 'supplier.merge-into-archived' })
  const { version } = await desk.do(suppliers.suppliers.open, { id: a })
  await expect(desk.do(suppliers.suppliers.restore, { id: a, version })).rejects.toMatchObject({
    code: 'supplier.merged',
  })
  const other = await anOffice(db)
  await expect(ask(c, other.supplierId)).rejects.toMatchObject({ name: 'NotFound' })
})
