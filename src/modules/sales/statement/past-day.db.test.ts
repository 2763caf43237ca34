import { beforeAll, expect, test } from 'vitest'
import { addDays, dayIn, type Day } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { accounts } from '#modules/journal/rules.ts'
import { allLaws, aShop, type Shop } from '../cast/shop.ts'
import * as invoice from '../invoices/contract.ts'
import * as order from '../orders/contract.ts'
import * as payment from '../payments/contract.ts'
import * as refunds from '../refunds/contract.ts'
import * as returns from '../returns/contract.ts'
import * as writeOffs from '../write-offs/contract.ts'
import * as statement from './contract.ts'

// A month that is over stays as it was told, whatever is voided later: the account of a past day is what the books had on it.
const today = dayIn('Asia/Jakarta', now())
const ago = (days: number) => addDays(today, -days)

let db: Database
let shop: Shop
let customerId: string
let wrong: { id: string; number: string | null; version: number }

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  customerId = shop.customerId
  const bill = async (days: number) => {
    const lines = [{ itemId: await shop.service('Pasang bata'), qty: '10', price: '100000' }]
    const { id } = await shop.do(order.createOrder, { customerId, date: ago(days), confirm: true, lines })
    return shop.do(invoice.createInvoice, { id, date: ago(days) })
  }
  const right = await bill(60)
  wrong = await bill(50)
  const fair = await bill(45)
  const voided = { reason: 'Salah catat' }
  const paid = await shop.do(payment.recordPayment, {
    ...{ customerId, date: ago(40), method: 'transfer', amount: '300000' },
    allocations: [{ invoiceId: right.id, amount: '300000' }],
  })
  const note = await shop.do(returns.createCreditNote, {
    ...{ id: fair.id, date: ago(30), reason: 'Kurang' },
    lines: [{ invoiceLineId: (await shop.do(invoice.openInvoice, { id: fair.id })).lines[0]!.id, qty: '2' }],
  })
  const { version } = await shop.do(invoice.openInvoice, { id: fair.id })
  const given = { id: fair.id, version, amount: '88000', date: ago(20), against: 'expense', reason: 'Tutup' } as const
  const off = await shop.do(writeOffs.writeOffInvoice, given)

  // Money sent too much goes back, and comes again.
  const more = await shop.do(payment.recordPayment, {
    ...{ customerId, date: ago(25), method: 'transfer', amount: '70000', allocations: [] },
  })
  const of = { kind: 'payment' as const, id: more.id, version: more.version }
  const back = await shop.do(refunds.refundCustomer, { of, date: ago(15), amount: '50000', reason: 'Lebih' })
  await shop.do(refunds.voidRefund, { id: back.id, version: back.version, ...voided })
  const { version: now } = await shop.do(payment.openPayment, { id: more.id })
  await shop.do(refunds.refundCustomer, { of: { ...of, version: now }, date: ago(5), amount: '70000', reason: 'Lebih' })

  await shop.do(payment.voidPayment, { id: paid.id, version: paid.version, ...voided })
  await shop.do(writeOffs.voidWriteOff, { id: off.id, version: off.version, ...voided })
  await shop.do(returns.voidCreditNote, { id: note.id, version: note.version, ...voided })
  const { version: last } = await shop.do(invoice.openInvoice, { id: wrong.id })
  await shop.do(invoice.voidInvoice, { id: wrong.id, version: last, ...voided })
})

async function inTheBooks(on: Day, ...codes: string[]): Promise<string> {
  const { rows } = await db.pool.query<{ net: string }>(
    `select coalesce(sum(debit - credit), 0)::text as net from journal_line
     where company_id = $1 and party_id = $2 and account_code = any ($3) and entry_date <= $4`,
    [shop.actor.companyId, customerId, codes, on],
  )
  return rows[0]?.net ?? ''
}

test.each([61, 55, 50, 46, 45, 40, 31, 30, 25, 21, 20, 15, 10, 5, 1, 0])(
  '%i days ago aging and account were as the books',
  async (days) => {
    const on = ago(days)
    const owed = await inTheBooks(on, accounts.receivable)
    const withAdvance = await inTheBooks(on, accounts.receivable, accounts.customerAdvance)
    const account = await shop.do(statement.customerStatement, { id: customerId, from: ago(90), to: on })
    expect([account.closing, account.aging.total]).toEqual([withAdvance, owed])
    const aging = await shop.do(statement.receivableAging, { on })
    expect(aging.totals['total'] ?? '0').toBe(owed)
  },
)

test('what was voided stands in the days before, is turned back in those after, and is no row of days that hold both', async () => {
  const rows = async (from: Day, to: Day) => {
    const { rows: told } = await shop.do(statement.customerStatement, { id: customerId, from, to })
    return told.filter((row) => row.number === wrong.number).map(({ debit, credit }) => [debit, credit])
  }
  expect(await rows(ago(90), ago(1))).toEqual([['1110000', '0']])
  expect(await rows(ago(30), today)).toEqual([['0', '1110000']])
  expect(await rows(ago(90), today)).toEqual([])
  const { rows: told } = await shop.do(statement.customerStatement, { id: customerId, from: ago(5), to: today })
  expect(told.map(({ description }) => description)).toContain('Dibatalkan · Invoice')
  await allLaws(db)
})
