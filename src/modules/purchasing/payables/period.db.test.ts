import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { closePress } from '#kit/paper/make-pdf.ts'
import { sharedPaper } from '#kit/paper/links/shared-papers.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { createBill } from '../bills/contract.ts'
import { anOffice, type Office } from '../cast/office.ts'
import { mailPayableCard } from '../papers/contract.ts'
import { paySupplier } from '../payments/contract.ts'
import { exportedStatement } from './export-statement.ts'

// A kartu hutang of one month of two: read, taken as a file, and sent to the supplier.
let db: Database
let office: Office
let supplierId: string

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
  supplierId = await office.supplier({ name: 'Toko Periode', isPkp: false })
  const bill = async (date: string, supplierInvoiceNo: string) => {
    const { lines } = await office.received({ supplierId })
    const given = { supplierId, supplierInvoiceNo, date, confirmDuplicates: true }
    return office.do(createBill, { ...given, lines: [{ receiptLineId: lines[0]!.id }] })
  }
  await bill('2026-10-30', 'P-1')
  const { id } = await bill('2026-11-06', 'P-2')
  const allocations = [{ billId: id, amount: '4000' }]
  await office.do(paySupplier, { supplierId, method: 'tunai', date: '2026-11-08', amount: '4000', allocations })
}, 60_000)
afterAll(closePress)

const november = { from: day('2026-11-01'), to: day('2026-11-30') }

test('as a file it begins with what was owed before, and ends with what is owed', async () => {
  const asked = { id: supplierId, ...november, format: 'csv' as const }
  const { body, name } = await exportedStatement(db.read, office.actor, asked)
  expect(name).toMatch(/^kartu-hutang-.*\.csv$/)
  const rows = (await text(body as Readable)).trim().split(/\r?\n/)
  expect(rows).toHaveLength(5)
  expect(rows[1]).toMatch(/Saldo sebelum periode.*10000/)
  expect(rows[2]).toMatch(/BIL-2611-.*Tagihan.*10000.*20000/)
  expect(rows[3]).toMatch(/BKK-2611-.*Pembayaran.*4000.*16000/)
  expect(rows[4]).toMatch(/Saldo akhir.*16000/)
})

test('it goes to the supplier by mail with the paper of that period, and the supplier remembers to whom', async () => {
  const asked = { id: supplierId, ...november, email: 'admin@toko.co.id' }
  expect(await office.do(mailPayableCard, asked)).toEqual({ to: 'admin@toko.co.id' })
  const { rows } = await db.pool.query<{ content: Buffer; name: string }>(
    `select a.content, a.name from mail m join mail_attachment a on a.mail_id = m.id where m.to_address = $1`,
    ['admin@toko.co.id'],
  )
  expect(rows).toMatchObject([{ name: 'Kartu hutang Toko Periode.pdf' }])
  const paper = (await readPdf(rows[0]!.content)).map((page) => page.text).join('\n')
  expect(paper).toContain('BKK-2611-')
  expect(paper).not.toContain('BIL-2610-')
  const { rows: told } = await db.pool.query(
    `select changes from history where subject = 'supplier' and subject_id = $1 and act = 'email'`,
    [supplierId],
  )
  expect(told).toEqual([{ changes: { to: [null, 'admin@toko.co.id'] } }])
})

test('by link it is the same paper, for whom the supplier is', async () => {
  const card = sharedPaper('kartu-hutang')
  expect(await card.standing(db.read, office.actor, supplierId)).toMatchObject({ name: 'Toko Periode', isVoid: false })
  const { content } = await card.press(db.read, office.actor, supplierId, november)
  expect((await readPdf(content)).map((page) => page.text).join('\n')).toContain('BIL-2611-')
})
