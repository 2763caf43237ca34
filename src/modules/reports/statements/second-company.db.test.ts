import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import * as bank from '#modules/finance/bank/contract.ts'
import type { BankLine } from '#modules/finance/bank/contract.ts'
import { addCashEntry, cashStandings } from '#modules/finance/entries/contract.ts'
import { addManualJournal } from '#modules/finance/journals/contract.ts'
import { lockReconciliation, openReconciliation } from '#modules/finance/reconciliation/contract.ts'
import { financeRoutes } from '#modules/finance/routes.ts'
import { closeVat } from '#modules/finance/vat/contract.ts'
import * as closing from '#modules/journal/closing/contract.ts'
import { postOpening } from '#modules/journal/opening/contract.ts'
import { journalRoutes } from '#modules/journal/routes.ts'
import { postOpeningPayable } from '#modules/purchasing/bills/change-contract.ts'
import { purchasingRoutes } from '#modules/purchasing/routes.ts'
import { aShop, type Shop } from '#modules/sales/cast/shop.ts'
import { postOpeningReceivable } from '#modules/sales/invoices/contract.ts'
import { salesRoutes } from '#modules/sales/routes.ts'
import { bankHands, type BankHands } from '../cast/bank-hands.ts'
import { ownBook, type OwnBook } from '../cast/own-book.ts'
import { reportRoutes } from '../routes.ts'
import { vatRecap } from '../taxes/contract.ts'
import * as report from './contract.ts'

// A company that begins with opening balances, and two months of it: what is wanted stands in a book of its own, kept here by hand.
let db: Database
let shop: Shop
let desk: Desk
let book: OwnBook
let bankId: string
let cashId: string

let hands: BankHands

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  desk = deskOf(db, shop.actor, [
    ...financeRoutes,
    ...journalRoutes,
    ...salesRoutes,
    ...purchasingRoutes,
    ...reportRoutes,
  ])
  book = ownBook(db, desk)
  const places = await desk.do(cashStandings, {})
  bankId = places.find(({ kind }) => kind === 'bank')?.id ?? ''
  cashId = places.find(({ kind }) => kind === 'kas')?.id ?? ''
  hands = bankHands({ db, actor: shop.actor, desk, bankId, book })
})

describe('a company of two months', () => {
  test('begins with what it had', async () => {
    const on = '2025-10-31'
    const lines = {
      '1-1200': 50_000_000,
      '1-1100': 2_000_000,
      '1-2400': 48_000_000,
      '1-2410': -12_000_000,
      '2-1300': -3_000_000,
    }
    await desk.do(postOpening, {
      on,
      lines: Object.entries(lines).map(([account, net]) => ({
        ...{ account, debit: net > 0 ? String(net) : '0', credit: net < 0 ? String(-net) : '0' },
      })),
    } as never)
    book.wrote(on, { ...lines, '3-1000': -Object.values(lines).reduce((all, one) => all + one, 0) })
    const owed = [11_100_000, 20_000_000, 7_000_000]
    for (const [at, amount] of owed.entries()) {
      const made = {
        id: shop.customerId,
        date: on,
        dueDate: '2025-11-15',
        amount: String(amount),
        reference: `AWAL-${at + 1}`,
      }
      await desk.do(postOpeningReceivable, made as never)
      book.wrote(on, { '1-1300': amount, '3-1000': -amount })
    }
    const supplierId = newId()
    await db.pool.query(
      `insert into supplier (id, company_id, code, name, is_pkp, status) values ($1, $2, 'S-1', 'UD Baja', false, 'aktif')`,
      [supplierId, shop.actor.companyId],
    )
    for (const [at, amount] of [5_550_000, 6_000_000].entries()) {
      await desk.do(postOpeningPayable, {
        id: supplierId,
        date: on,
        dueDate: '2025-11-30',
        amount: String(amount),
        reference: `B-${at}`,
      } as never)
      book.wrote(on, { '2-1100': -amount, '3-1000': amount })
    }
  })

  test('its first month is matched line by line, reconciled and closed', async () => {
    await hands.take(
      [
        ['2025-11-03', 'TRSF MAJU JAYA 1', 11_100_000],
        ['2025-11-04', 'TRSF KE UD BAJA', -5_550_000],
        ['2025-11-05', 'PLN LISTRIK', -435_000],
        ['2025-11-06', 'SETOR MODAL', 30_000_000],
        ['2025-11-07', 'SEWA A', -2_000_000],
        ['2025-11-07', 'SEWA B', -3_000_000],
        ['2025-11-10', 'IKLAN A', -1_500_000],
        ['2025-11-10', 'IKLAN B', -2_500_000],
        ['2025-11-12', 'KLIRING', 9_997_500],
        ['2025-11-14', 'TRSF MAJU JAYA 2', 19_600_000],
        ['2025-11-30', 'BIAYA ADM', -15_000],
      ],
      50_000_000,
    )
    const claimOf = async (line: BankLine, amount: number) => {
      const { claims } = await desk.do(bank.matchProposals, { id: line.id })
      const one = claims.find(({ open }) => Number(open) === amount)
      if (!one) throw new Error(`no claim ${amount}: ${JSON.stringify(claims)}`)
      return { kind: one.kind, id: one.id }
    }
    let line = await hands.lineNow('JAYA 1')
    await hands.match(line, { claims: [await claimOf(line, 11_100_000)] })
    book.wrote('2025-11-03', { '1-1200': 11_100_000, '1-1300': -11_100_000 })
    line = await hands.lineNow('UD BAJA')
    await hands.match(line, { claims: [await claimOf(line, 5_550_000)] })
    book.wrote('2025-11-04', { '1-1200': -5_550_000, '2-1100': 5_550_000 })
    await hands.make(await hands.lineNow('PLN'), '6-2000')
    await hands.entry('masuk', '2025-11-06', '3-1000', 18_000_000)
    await hands.entry('masuk', '2025-11-06', '3-1000', 12_000_000)
    line = await hands.lineNow('SETOR')
    await hands.match(line, { lines: await hands.bookOf(line, ['18000000', '12000000']) })
    await hands.entry('keluar', '2025-11-07', '6-2000', 5_000_000)
    line = await hands.lineNow('SEWA A')
    const b = await hands.lineNow('SEWA B')
    await hands.match(line, { more: [{ id: b.id, version: b.version }], lines: await hands.bookOf(line, ['5000000']) })
    await hands.entry('keluar', '2025-11-10', '6-4000', 1_000_000)
    await hands.entry('keluar', '2025-11-10', '6-4000', 3_000_000)
    line = await hands.lineNow('IKLAN A')
    const other = await hands.lineNow('IKLAN B')
    await hands.match(line, {
      more: [{ id: other.id, version: other.version }],
      lines: await hands.bookOf(line, [' 1000000', ' 3000000']),
    })
    await hands.entry('masuk', '2025-11-12', '7-1000', 10_000_000)
    line = await hands.lineNow('KLIRING')
    await hands.match(line, {
      lines: await hands.bookOf(line, ['10000000']),
      differences: [{ account: '7-2000', amount: '-2500' }],
    })
    book.wrote('2025-11-12', { '1-1200': -2500, '7-2000': 2500 })
    line = await hands.lineNow('JAYA 2')
    const claim = await claimOf(line, 20_000_000)
    await hands.match(line, { claims: [{ ...claim, withheld: '400000', withholdingKind: 'pph23' }] })
    book.wrote('2025-11-14', { '1-1200': 19_600_000, '1-1620': 400_000, '1-1300': -20_000_000 })
    await hands.make(await hands.lineNow('ADM'), '7-2000')
    await desk.do(addManualJournal, {
      ...{ date: '2025-11-30', reverseOn: '2025-12-01', memo: 'Listrik belum ditagih' },
      lines: [
        { account: '6-2000', debit: '800000', credit: '0' },
        { account: '2-1700', debit: '0', credit: '800000' },
      ],
    } as never)
    book.wrote('2025-11-30', { '6-2000': 800_000, '2-1700': -800_000 })
    book.wrote('2025-12-01', { '6-2000': -800_000, '2-1700': 800_000 })
    await book.asTold('2025-11-30', '2025-11-01')
    const seen = await desk.do(bank.openMatching, { cashAccountId: bankId })
    expect(seen).toMatchObject({ difference: '0', waiting: '0', counts: { waiting: 0, matched: 11 } })
    expect(Number(seen.bank)).toBe(book.stands('1-1200', '2025-11-30'))
    await desk.do(lockReconciliation, { cashAccountId: bankId, to: '2025-11-30' } as never)
    await desk.do(closing.closeMonth, { period: '2025-11', reason: 'Selesai' })
    await expect(hands.entry('keluar', '2025-11-20', '6-2000', 1)).rejects.toThrow()
    book.tookBack()
  })

  test('so is its second, with PPN, rounding and two of the same amount; then the year is closed, opened and closed', async () => {
    await hands.take(
      [
        ['2025-12-01', 'TARIK TUNAI', -5_000_000],
        ['2025-12-02', 'TRSF ANEH', 4_999_999],
        ['2025-12-03', 'TRSF MAJU JAYA 3', 3_000_000],
        ['2025-12-05', 'TRSF KE UD BAJA', -4_000_000],
        ['2025-12-08', 'TOKO KOMPUTER', -2_220_000],
        ['2025-12-09', 'SETOR PAJAK', -100_000],
        ['2025-12-10', 'GAJI', -1_500_000],
        ['2025-12-10', 'GAJI', -1_500_000],
        ['2025-12-15', 'BUNGA', 12_345],
        ['2025-12-20', 'TRSF TANPA NAMA', 1_000_000],
        ['2025-12-31', 'BIAYA ADM', -15_000],
      ],
      book.stands('1-1200', '2025-11-30'),
    )
    await desk.do(addCashEntry, {
      ...{
        kind: 'pindah',
        date: '2025-12-01',
        cashAccountId: bankId,
        toCashAccountId: cashId,
        amount: '5000000',
        memo: 'Tarik',
      },
    } as never)
    book.wrote('2025-12-01', { '1-1200': -5_000_000, '1-1100': 5_000_000 })
    let line = await hands.lineNow('TARIK')
    await hands.match(line, { lines: await hands.bookOf(line, ['Tarik']) })
    await hands.entry('masuk', '2025-12-02', '7-1000', 5_000_000)
    line = await hands.lineNow('ANEH')
    await hands.match(line, {
      lines: await hands.bookOf(line, ['5000000']),
      differences: [{ account: '7-2900', amount: '-1' }],
    })
    book.wrote('2025-12-02', { '1-1200': -1, '7-2900': 1 })
    line = await hands.lineNow('JAYA 3')
    let claims = (await desk.do(bank.matchProposals, { id: line.id })).claims
    await hands.match(line, { claims: [{ kind: 'invoice', id: claims[0]?.id, amount: '3000000' }] })
    book.wrote('2025-12-03', { '1-1200': 3_000_000, '1-1300': -3_000_000 })
    line = await hands.lineNow('UD BAJA')
    claims = (await desk.do(bank.matchProposals, { id: line.id })).claims
    await hands.match(line, { claims: [{ kind: 'bill', id: claims[0]?.id, amount: '4000000' }] })
    book.wrote('2025-12-05', { '1-1200': -4_000_000, '2-1100': 4_000_000 })
    const tax = {
      ppn: '220000',
      taxInvoiceNo: '04002500000000123',
      taxInvoiceDate: '2025-12-08',
      pph: '0',
      pphKind: null,
      pphBase: '0',
      proofDate: null,
      objectCode: null,
    }
    await desk.do(addCashEntry, {
      ...{ kind: 'keluar', date: '2025-12-08', cashAccountId: bankId, memo: 'Toner' },
      lines: [{ account: '6-2000', amount: '2220000', tax }],
    } as never)
    book.wrote('2025-12-08', { '1-1200': -2_220_000, '6-2000': 2_000_000, '1-1600': 220_000 })
    line = await hands.lineNow('KOMPUTER')
    await hands.match(line, { lines: await hands.bookOf(line, ['Toner']) })
    await desk.do(addManualJournal, {
      ...{ date: '2025-12-09', reverseOn: null, memo: 'Jasa dengan PPN dan PPh 23' },
      lines: [
        { account: '6-2000', debit: '100000', credit: '0' },
        { account: '2-1510', debit: '0', credit: '100000' },
      ],
    } as never)
    book.wrote('2025-12-09', { '6-2000': 100_000, '2-1510': -100_000 })
    await hands.make(await hands.lineNow('SETOR PAJAK'), '2-1510')
    await hands.entry('keluar', '2025-12-10', '2-1300', 1_500_000)
    await hands.entry('keluar', '2025-12-10', '2-1300', 1_500_000)
    line = await hands.lineNow('GAJI')
    const [first] = await hands.bookOf(line, ['2-1300'])
    await hands.match(line, { lines: [first] })
    line = await hands.lineNow('GAJI')
    await hands.match(line, { lines: await hands.bookOf(line, ['2-1300']) })
    await hands.make(await hands.lineNow('BUNGA'), '7-1000')
    await hands.make(await hands.lineNow('TANPA NAMA'), '2-1800')
    await hands.make(await hands.lineNow('ADM'), '7-2000')
    await desk.do(addManualJournal, {
      ...{ date: '2025-12-31', reverseOn: null, memo: 'Penyusutan' },
      lines: [
        { account: '6-3000', debit: '1000000', credit: '0' },
        { account: '1-2410', debit: '0', credit: '1000000' },
      ],
    } as never)
    book.wrote('2025-12-31', { '6-3000': 1_000_000, '1-2410': -1_000_000 })
    await hands.entry('keluar', '2025-12-31', '3-4000', 2_000_000)
    await book.asTold('2025-12-31', '2025-12-01')
    await book.asTold('2025-12-31', '2025-11-01')
    await book.asTold('2025-12-10', '2025-11-15')
    expect(await desk.do(vatRecap, { period: '2025-12' })).toMatchObject({
      out: '0',
      in: '220000',
      bookedIn: '220000',
      carried: '220000',
    })
    await expect(desk.do(closeVat, { period: '2025-12' })).rejects.toMatchObject({ code: 'vat.nothing' })
    const told = await desk.do(openReconciliation, { cashAccountId: bankId, to: '2025-12-31' } as never)
    expect(told).toMatchObject({ difference: '0' })
    await desk.do(lockReconciliation, { cashAccountId: bankId, to: '2025-12-31' } as never)
    await desk.do(closing.closeMonth, { period: '2025-12', reason: 'Selesai' })
    const result = -book.sumOf(/^[4-8]/, '2025-12-31')
    const closed = await desk.do(closing.closeYear, { year: 2025, reason: 'RUPS' })
    expect(Number(closed.result)).toBe(result)
    // What the year earned stands as it was; neraca and arus kas do not move by its closing.
    await book.asTold('2025-12-31', '2025-12-01', true)
    const after = await desk.do(report.balanceSheet, { to: '2026-01-31', compare: 'tidak' })
    const earned = after.rows.find(({ label }) => label.startsWith('Laba tahun'))
    expect([earned, after.rows.find(({ label }) => label === 'Saldo Laba')?.amounts[0]]).toEqual([
      undefined,
      String(result - 2_000_000),
    ])
    await desk.do(closing.reopenYear, { id: closed.id, reason: 'Ada koreksi' })
    await book.asTold('2025-12-31', '2025-12-01')
    const again = await desk.do(closing.closeYear, { year: 2025, reason: 'RUPS' })
    expect(Number(again.result)).toBe(result)
    await book.asTold('2025-12-31', '2025-12-01', true)
  })
})
