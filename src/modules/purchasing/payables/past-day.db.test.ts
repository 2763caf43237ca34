import { beforeAll, expect, test } from 'vitest'
import { dayIn, type Day } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { accounts } from '#modules/journal/rules.ts'
import { voidBill } from '../bills/change-contract.ts'
import { createBill, openBill } from '../bills/contract.ts'
import { allLaws, anOffice, type Office } from '../cast/office.ts'
import { paySupplier, voidSupplierPayment } from '../payments/contract.ts'
import * as payables from './contract.ts'

// A month that is over stays as it was told, whatever is voided later: the account of a past day is what the books had on it.
const today = dayIn('Asia/Jakarta', now())

let db: Database
let office: Office
let supplierId: string
let wrong: { id: string; number: string | null }

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
  supplierId = await office.supplier({ name: 'Toko Kemarin', isPkp: false })
  const bill = async (date: string, supplierInvoiceNo: string) => {
    const { lines } = await office.received({ supplierId })
    const given = { supplierId, supplierInvoiceNo, date, confirmDuplicates: true }
    return office.do(createBill, { ...given, lines: [{ receiptLineId: lines[0]!.id }] })
  }
  const right = await bill('2026-11-06', 'A-1')
  wrong = await bill('2026-11-08', 'A-2')
  const allocations = [{ billId: right.id, amount: '4000' }]
  const paid = await office.do(paySupplier, {
    supplierId,
    method: 'tunai',
    date: '2026-11-10',
    amount: '4000',
    allocations,
  })

  const reason = 'Salah catat'
  await office.do(voidSupplierPayment, { id: paid.id, version: paid.version, reason })
  const { version } = await office.do(openBill, { id: wrong.id })
  await office.do(voidBill, { id: wrong.id, version, reason })
}, 60_000)

async function inTheBooks(on: Day): Promise<string> {
  const { rows } = await db.pool.query<{ net: string }>(
    `select coalesce(sum(credit - debit), 0)::text as net from journal_line
     where company_id = $1 and party_id = $2 and account_code = $3 and entry_date <= $4`,
    [office.actor.companyId, supplierId, accounts.payable, on],
  )
  return rows[0]?.net ?? ''
}

const days = ['2026-11-05', '2026-11-06', '2026-11-07', '2026-11-08', '2026-11-09', '2026-11-10', '2026-11-11', today]

test.each(days)('on %s aging and card were as the books', async (text) => {
  const on = text as Day
  const owed = await inTheBooks(on)
  const card = await office.do(payables.supplierStatement, { id: supplierId, from: '2026-10-01', to: on })
  expect([card.closing, card.aging.total]).toEqual([owed, owed])
  const aging = await office.do(payables.payableAging, { on })
  expect(aging.totals['total'] ?? '0').toBe(owed)
})

test('what was voided stands in the days before, is turned back in those after, and is no row of days that hold both', async () => {
  const rows = async (from: string, to: string) => {
    const { rows: told } = await office.do(payables.supplierStatement, { id: supplierId, from, to })
    return told.filter((row) => row.number === wrong.number).map(({ debit, credit }) => [debit, credit])
  }
  expect(await rows('2026-11-01', '2026-11-12')).toEqual([['0', '10000']])
  expect(await rows('2026-11-09', today)).toEqual([['10000', '0']])
  expect(await rows('2026-11-01', today)).toEqual([])
  await allLaws(db)
})
