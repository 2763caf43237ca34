import { beforeAll, describe, expect, test } from 'vitest'
import { NO_DIMS } from '#ground/dims.ts'
import { day, type Day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { areas, lockPeriod, type Area } from '#kit/posting/period-lock.ts'
import { addCashEntry, cashStandings } from '#modules/finance/entries/contract.ts'
import { financeRoutes } from '#modules/finance/routes.ts'
import { post } from '#modules/journal/face.ts'
import { credit, debit } from '#modules/journal/rules.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import vectors from '../../../../tests/vectors/finance_small.json' with { type: 'json' }
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { ledger } from '../ledger/contract.ts'
import type { Report } from '../report.ts'
import { reportRoutes } from '../routes.ts'
import * as contract from './contract.ts'

let db: Database
let house: House

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  await bookAll(house)
})

type Entry = (typeof vectors.entries)[number]
const desk = (of = house) => deskOf(db, of.actor, reportRoutes)
const amountOf = ({ rows }: Report, label: string, at = 0) => rows.find((row) => row.label === label)?.amounts[at]

/** What people write by hand goes through its verb; what other departments or an accountant book goes into the book as it is. */
async function bookAll(of: House): Promise<void> {
  const books = deskOf(db, of.actor, financeRoutes)
  const places = await books.do(cashStandings, {})
  const idOf = (code: string) => places.find(({ accountCode }) => accountCode === code)?.id ?? ''
  for (const entry of vectors.entries) {
    if (entry.kind === 'transfer') {
      const [to, from] = entry.expected.journal
      const sides = { cashAccountId: idOf(from?.account ?? ''), toCashAccountId: idOf(to?.account ?? '') }
      await books.do(addCashEntry, { kind: 'pindah', date: entry.date, ...sides, amount: String(to?.debit ?? 0) })
    } else if (['pengeluaran', 'setor_pajak', 'dari_rekonsiliasi'].includes(entry.kind)) {
      const [cost, cash] = entry.expected.journal
      const lines = [{ account: cost?.account ?? '', amount: String(cost?.debit ?? 0) }]
      const about = { date: entry.date, cashAccountId: idOf(cash?.account ?? ''), memo: entry.title }
      await books.do(addCashEntry, { kind: 'keluar', ...about, lines })
    } else await book(of, entry)
  }
}

async function book(of: House, entry: Entry): Promise<void> {
  const lines = entry.expected.journal.map(({ account, debit, credit }) => ({
    ...{ account, debit: money(BigInt(debit)), credit: money(BigInt(credit)), ...NO_DIMS },
  }))
  const source = { kind: 'vector', id: newId() }
  await db.withTx((tx) =>
    post(tx, of.actor, { on: day(entry.date), area: 'finance', source, memo: entry.title, lines }),
  )
}

const march = { from: '2025-03-01', to: '2025-03-31' }
const wanted = vectors.expected

describe('the small company of the vectors', () => {
  test('has the trial balance of its month, to the rupiah', async () => {
    const report = await desk().do(contract.trialReport, { to: '2025-03-31' })
    const balances = report.rows.flatMap(({ code, amounts }) =>
      code && amounts[2] !== '0' ? [[code, Number(amounts[2])]] : [],
    )
    expect(Object.fromEntries(balances)).toEqual(wanted.trial_balance['2025-03-31'])
    expect(report.rows.at(-1)?.amounts[2]).toBe('0')
  })

  test('earned what it earned, account by account', async () => {
    const report = await desk().do(contract.profitAndLoss, march)
    const accounts = report.rows.flatMap(({ code, amounts }) => (code ? [[code, Number(amounts[0])]] : []))
    expect(Object.fromEntries(accounts)).toEqual(wanted.laba_rugi.by_account)
    expect(amountOf(report, 'Laba bersih')).toBe(String(wanted.laba_rugi.net))
    expect(report.columns.map(({ label }) => label)).toEqual(['Mar 2025', 'Feb 2025'])
  })

  test('owns what it owns: neraca balances, also on days within a month', async () => {
    const report = await desk().do(contract.balanceSheet, { to: '2025-03-31' })
    const { total_assets, total_liabilities, equity_without_result, result } = wanted.neraca
    expect(amountOf(report, 'Jumlah aset')).toBe(String(total_assets))
    expect(amountOf(report, 'Laba tahun berjalan')).toBe(String(result))
    expect(amountOf(report, 'Jumlah ekuitas')).toBe(String(equity_without_result + result))
    expect(amountOf(report, 'Jumlah liabilitas dan ekuitas')).toBe(
      String(total_liabilities + equity_without_result + result),
    )
    for (const to of ['2025-02-28', '2025-03-12', '2025-03-19', '2026-01-01']) {
      const at = await desk().do(contract.balanceSheet, { to })
      expect(amountOf(at, 'Jumlah aset'), to).toBe(amountOf(at, 'Jumlah liabilitas dan ekuitas'))
    }
    const later = await desk().do(contract.balanceSheet, { to: '2026-01-01' })
    expect(amountOf(later, 'Laba tahun-tahun sebelumnya')).toBe(String(result))
    // Books that begin in April still have it in their year in January, and since then not.
    const begin = (month: number) =>
      db.pool.query('update company set fiscal_year_start = $2 where id = $1', [house.companyId, month])
    await begin(4)
    const april = await desk().do(contract.balanceSheet, { to: '2025-04-01' })
    expect(amountOf(april, 'Laba tahun-tahun sebelumnya')).toBe(String(result))
    expect(amountOf(await desk().do(contract.balanceSheet, { to: '2025-03-31' }), 'Laba tahun berjalan')).toBe(
      String(result),
    )
    await begin(1)
  })

  test('has the cash flow of its month by what the money was for', async () => {
    const report = await desk().do(contract.cashStatement, march)
    const { operating, net_change, cash_begin, cash_end } = wanted.arus_kas
    for (const [name, amount] of Object.entries(operating)) expect(amountOf(report, name), name).toBe(String(amount))
    expect(amountOf(report, 'Kenaikan (penurunan) kas')).toBe(String(net_change))
    expect(amountOf(report, 'Kas dan bank awal')).toBe(String(cash_begin))
    expect(amountOf(report, 'Kas dan bank akhir')).toBe(String(cash_end))
  })
})

describe('reports beside the lines of the journal, added up by themselves', () => {
  const summed = async (account: string, from: string, to: string, project: string | null = null) => {
    const { rows } = await db.pool.query<{ net: string }>(
      `select coalesce(sum(credit - debit), 0)::text as net from journal_line where company_id = $1
        and account_code like $2 and entry_date between $3 and $4 and ($5::uuid is null or project_id = $5)`,
      [house.companyId, account, from, to, project],
    )
    return rows[0]?.net
  }

  test.each([
    ['2025-01-01', '2025-03-31'],
    ['2025-02-28', '2025-03-12'],
    ['2025-03-05', '2025-03-19'],
  ])('from %s to %s they are equal in every column', async (from, to) => {
    const report = await desk().do(contract.profitAndLoss, { from, to, compare: 'tahun-lalu' })
    for (const [at, column] of report.columns.entries()) {
      const own = await Promise.all([4, 5, 6, 7, 8].map((digit) => summed(`${digit}-%`, column.from ?? '', column.to)))
      const net = own.reduce((all, each) => all + BigInt(each ?? '0'), 0n)
      expect(amountOf(report, 'Laba bersih', at), column.label).toBe(String(net))
    }
    const cash = await desk().do(contract.cashStatement, { from, to })
    const moved = BigInt((await summed('1-11%', from, to)) ?? '0') + BigInt((await summed('1-12%', from, to)) ?? '0')
    // In this book the opening of the vectors is an entry as any other.
    expect(amountOf(cash, 'Kenaikan (penurunan) kas')).toBe(String(-moved))
    const balance = await desk().do(contract.balanceSheet, { to })
    expect(amountOf(balance, 'Jumlah aset')).toBe(String(-BigInt((await summed('1-%', '1900-01-01', to)) ?? '0')))
  })

  test('the ledger of an account is what its figure comes from', async () => {
    const book = await desk().do(ledger, { account: '6-2000', ...march })
    expect(book).toMatchObject({ opening: '0', closing: '4023100', next: null })
    expect(book.rows.map(({ date, balance }) => [date, balance])).toEqual([
      ['2025-03-07', '1187600'],
      ['2025-03-12', '1573100'],
      ['2025-03-14', '4023100'],
    ])
    const later = await desk().do(ledger, { account: '6-2000', from: '2025-03-12', to: '2025-03-12' })
    expect([later.opening, later.closing]).toEqual(['1187600', '1573100'])
  })

  test('of one project only its own lines are told', async () => {
    const site = await aProject(db, house.actor)
    const books = deskOf(db, house.actor, financeRoutes)
    const [cash] = await books.do(cashStandings, {})
    const about = { kind: 'keluar' as const, date: '2025-04-10', cashAccountId: cash?.id ?? '' }
    const lines = [
      { account: '5-5000', amount: '70000', projectId: site.id, workItemId: site.workItemId },
      { account: '5-5000', amount: '30000' },
    ]
    await books.do(addCashEntry, { ...about, lines })
    const april = { from: '2025-04-01', to: '2025-04-30' }
    for (const days of [april, { from: '2025-04-02', to: '2025-04-20' }]) {
      const report = await desk().do(contract.profitAndLoss, { ...days, projectId: site.id })
      expect(amountOf(report, 'Laba bersih')).toBe('-70000')
      expect(report.projectName).toBe('Ruko Cibinong Blok C')
    }
    expect(amountOf(await desk().do(contract.profitAndLoss, april), 'Laba bersih')).toBe('-100000')
    expect((await desk().do(ledger, { account: '5-5000', ...april, projectId: site.id })).closing).toBe('70000')

    // Projects beside each other, what bears none, and all of it: of whole months as of some days.
    for (const days of [april, { from: '2025-04-02', to: '2025-04-20' }]) {
      const beside = await desk().do(contract.profitAndLoss, { ...days, split: 'proyek' })
      expect(beside.columns.map(({ label, projectId }) => [label, projectId])).toEqual([
        ['Ruko Cibinong Blok C', site.id],
        ['Tanpa proyek', 'tanpa'],
        ['Jumlah', undefined],
      ])
      expect(beside.rows.at(-1)?.amounts).toEqual(['-70000', '-30000', '-100000'])
    }
    const together = { ...april, split: 'proyek' as const }
    for (const more of [{ projectId: site.id }, { basis: 'kas' as const }]) {
      await expect(desk().do(contract.profitAndLoss, { ...together, ...more })).rejects.toMatchObject({
        ...{ code: 'report.not-by-project', field: 'split' },
      })
    }
  })
})

test('without the right to costs the entries that book one are left out, whole, and the report says so', async () => {
  const of = await aHouse(db)
  const on: Day = day('2025-05-02')
  const site = await aProject(db, of.actor)
  const dims = { ...NO_DIMS, projectId: site.id }
  const sides = (debit: string, credit: string, amount: bigint) => [
    { ...dims, account: debit, debit: money(amount), credit: money(0n) },
    { ...dims, account: credit, debit: money(0n), credit: money(amount) },
  ]
  for (const lines of [sides('1-1300', '4-2000', 900n), sides('5-6000', '1-1520', 400n)]) {
    const source = { kind: 'test', id: newId() }
    await db.withTx((tx) => post(tx, of.actor, { on, area: 'sales', source, memo: 'Jual', lines }))
  }
  const blind = deskOf(db, { ...of.actor, can: (right) => right !== 'view biaya' }, reportRoutes)
  const report = await blind.do(contract.profitAndLoss, { from: '2025-05-01', to: '2025-05-31' })
  expect([report.isWhole, amountOf(report, 'Laba bersih')]).toEqual([false, '900'])
  const balance = await blind.do(contract.balanceSheet, { to: '2025-05-31' })
  expect(amountOf(balance, 'Jumlah aset')).toBe(amountOf(balance, 'Jumlah liabilitas dan ekuitas'))
  const whole = await desk(of).do(contract.profitAndLoss, { from: '2025-05-01', to: '2025-05-31' })
  expect([whole.isWhole, amountOf(whole, 'Laba bersih')]).toEqual([true, '500'])
  const beside = { from: '2025-05-01', to: '2025-05-31', split: 'proyek' as const }
  expect((await blind.do(contract.profitAndLoss, beside)).rows.at(-1)?.amounts).toEqual(['900', '0', '900'])
  expect((await desk(of).do(contract.profitAndLoss, beside)).rows.at(-1)?.amounts).toEqual(['500', '0', '500'])
})

test('laba rugi tells until when all areas are locked, and which of its columns is all of it', async () => {
  const of = await aHouse(db)
  const asked = { from: '2025-03-01', to: '2025-04-30', compare: 'tahun-lalu' as const }
  const lock = (area: Area, until: Day) =>
    db.withTx((tx) => lockPeriod(tx, of.actor, { area, until, reason: 'Tutup bulan' }))
  const told = async () => (await desk(of).do(contract.profitAndLoss, asked)).lockedUntil
  for (const area of areas) {
    expect(await told()).toBeNull()
    await lock(area, day('2025-04-30'))
  }
  await lock('payroll', day('2025-03-31'))
  expect(await told()).toBe('2025-03-31')
  const { columns } = await desk(of).do(contract.profitAndLoss, asked)
  expect(columns.map((column) => column.of)).toEqual([undefined, undefined, 'whole', 'compared'])
})

test('who sees only some projects sees the profit of these, and no report of the whole', async () => {
  const site = await aProject(db, house.actor, { name: 'Gudang Sentul' })
  const actor = { ...house.actor, scope: { ...house.actor.scope, projects: [site.id] } }
  const narrowed = deskOf(db, actor, reportRoutes)
  await expect(narrowed.do(contract.profitAndLoss, {})).rejects.toMatchObject({ code: 'report.narrowed' })
  await expect(narrowed.do(contract.balanceSheet, {})).rejects.toMatchObject({ code: 'report.narrowed' })
  expect((await narrowed.do(contract.profitAndLoss, { projectId: site.id })).rows.length).toBeGreaterThan(0)
  await expect(desk().do(contract.profitAndLoss, { from: '2025-02-02', to: '2025-02-01' })).rejects.toMatchObject({
    ...{ code: 'report.ends-before', field: 'to' },
  })
  await expect(desk().do(ledger, { account: '9-9999' })).rejects.toMatchObject({ code: 'report.no-account' })
})

test('arus kas comes to the same from the result as from the money, and equity to what neraca says', async () => {
  const span = { from: '2025-03-01', to: '2025-04-30' }
  // Goods that were there when the books began moved no cash.
  const source = { kind: 'test', id: newId() }
  const goods = [debit('1-1500', money(7_980_000), NO_DIMS), credit('3-1000', money(7_980_000), NO_DIMS)]
  await db.withTx((tx) =>
    post(tx, house.actor, { on: day('2025-03-03'), area: 'stock', source, memo: 'Saldo awal stok', lines: goods }),
  )
  const direct = await desk().do(contract.cashStatement, span)
  const indirect = await desk().do(contract.indirectStatement, span)
  for (const label of [
    'Kas bersih dari operasi',
    'Kas dan bank awal',
    'Kenaikan (penurunan) kas',
    'Kas dan bank akhir',
  ]) {
    expect([label, amountOf(indirect, label)]).toEqual([label, amountOf(direct, label)])
  }
  const profit = await desk().do(contract.profitAndLoss, { ...span, compare: 'tidak' })
  expect(amountOf(indirect, 'Laba bersih')).toBe(amountOf(profit, 'Laba bersih', profit.columns.length - 1))
  const equity = await desk().do(contract.equityStatement, span)
  const balance = await desk().do(contract.balanceSheet, { to: span.to })
  expect(amountOf(equity, 'Jumlah ekuitas', 2)).toBe(amountOf(balance, 'Jumlah ekuitas'))
  expect(amountOf(equity, 'Laba yang belum ditutup', 1)).toBe(amountOf(indirect, 'Laba bersih'))
})
