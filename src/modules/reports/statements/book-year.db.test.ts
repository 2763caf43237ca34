import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { today } from '#kit/posting/today.ts'
import * as assets from '#modules/finance/assets/contract.ts'
import { addCashEntry, cashStandings } from '#modules/finance/entries/contract.ts'
import * as giros from '#modules/finance/giro/contract.ts'
import { addManualJournal } from '#modules/finance/journals/contract.ts'
import { financeRoutes } from '#modules/finance/routes.ts'
import { closeVat } from '#modules/finance/vat/contract.ts'
import * as closing from '#modules/journal/closing/contract.ts'
import { postOpening } from '#modules/journal/opening/contract.ts'
import { journalRoutes } from '#modules/journal/routes.ts'
import { postOpeningPayable } from '#modules/purchasing/bills/change-contract.ts'
import { paySupplier } from '#modules/purchasing/payments/contract.ts'
import { purchasingRoutes } from '#modules/purchasing/routes.ts'
import { aShop, type Shop } from '#modules/sales/cast/shop.ts'
import { postOpeningReceivable } from '#modules/sales/invoices/contract.ts'
import { recordPayment } from '#modules/sales/payments/contract.ts'
import { salesRoutes } from '#modules/sales/routes.ts'
import { ownBook, type OwnBook } from '../cast/own-book.ts'
import { reportRoutes } from '../routes.ts'
import { pphRecap, vatRecap } from '../taxes/contract.ts'
import * as report from './contract.ts'

// A company whose books begin in April, with what moves no cash or later: giro, taxes of cash lines, assets, accruals, prive.
let db: Database
let shop: Shop
let desk: Desk
let book: OwnBook
let bankId: string
let cashId: string
let supplierId: string
const owed: Record<string, string> = {}

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  await db.pool.query('update company set fiscal_year_start = 4 where id = $1', [shop.actor.companyId])
  desk = deskOf(db, shop.actor, [
    ...[...financeRoutes, ...journalRoutes, ...salesRoutes],
    ...[...purchasingRoutes, ...reportRoutes],
  ])
  book = ownBook(db, desk)
  const places = await desk.do(cashStandings, {})
  bankId = places.find(({ kind }) => kind === 'bank')?.id ?? ''
  cashId = places.find(({ kind }) => kind === 'kas')?.id ?? ''
  supplierId = newId()
  await db.pool.query(
    `insert into supplier (id, company_id, code, name, is_pkp, status) values ($1, $2, 'S-1', 'CV Servis', false, 'aktif')`,
    [supplierId, shop.actor.companyId],
  )
})

const noTax = {
  ...{ ppn: '0', taxInvoiceNo: null, taxInvoiceDate: null, pph: '0', pphKind: null, pphBase: '0' },
  ...{ proofNo: null, proofDate: null, taxNo: null, objectCode: null },
}
type Parts = Record<string, number>
const cash = (
  kind: 'masuk' | 'keluar',
  date: string,
  account: string,
  amount: number,
  parts: Parts,
  tax: object = {},
) => {
  book.wrote(date, parts)
  return desk.do(addCashEntry, {
    ...{ kind, date, cashAccountId: bankId, memo: `${account} ${date}` },
    lines: [{ account, amount: String(amount), tax: { ...noTax, ...tax } }],
  } as never)
}
const giroOf = async (number: string) => {
  const one = (await desk.do(giros.listGiros, {})).open.find((each) => each.number === number)
  if (!one) throw new Error(`no giro ${number}`)
  return { id: one.id, version: one.version }
}
const flows = async (from: string, to: string) => {
  const labels = ['Kas bersih dari operasi', 'Kas bersih dari investasi', 'Kas bersih dari pendanaan']
  const of = async (asked: typeof report.cashStatement | typeof report.indirectStatement) => {
    const { rows } = await desk.do(asked as typeof report.cashStatement, { from, to })
    return labels.map((label) => Number(rows.find((row) => row.label === label)?.amounts[0] ?? 0))
  }
  return { direct: await of(report.cashStatement), indirect: await of(report.indirectStatement) }
}

test('it begins in the middle of a calendar year with what it had', async () => {
  const on = '2025-03-31'
  const had: Parts = { '1-1200': 90_000_000, '1-1100': 1_750_000, '1-2400': 36_000_000, '1-2410': -6_000_000 }
  await desk.do(postOpening, {
    on,
    lines: Object.entries(had).map(([account, net]) => ({
      ...{ account, debit: net > 0 ? String(net) : '0', credit: net < 0 ? String(-net) : '0' },
    })),
  } as never)
  book.wrote(on, { ...had, '3-1000': -121_750_000 })
  for (const [reference, amount] of [
    ['A', 22_200_000],
    ['B', 5_000_000],
  ] as const) {
    const made = { id: shop.customerId, date: on, dueDate: on, amount: String(amount), reference }
    owed[reference] = (await desk.do(postOpeningReceivable, made as never)).id
    book.wrote(on, { '1-1300': amount, '3-1000': -amount })
  }
  const bill = { id: supplierId, date: on, dueDate: '2025-04-30', amount: '9000000', reference: 'S' }
  owed['S'] = (await desk.do(postOpeningPayable, bill as never)).id
  book.wrote(on, { '2-1100': -9_000_000, '3-1000': 9_000_000 })
  await desk.do(assets.addAsset, {
    ...{ name: 'Molen', kind: 'mesin' as const, acquiredOn: '2024-10-01', cost: '36000000', months: 36 },
    writtenOffBefore: '6000000',
  })
  // What a company begins with is no movement: it is there before.
  const begins = await desk.do(report.cashStatement, { from: '2025-04-01', to: '2025-04-01' })
  expect(begins.rows[0]?.amounts).toEqual(['91750000'])
})

test('April: giros taken and given, taxes of cash lines, a truck, depreciation, an accrual', async () => {
  const paid = { customerId: shop.customerId, method: 'giro' as const, confirmDuplicates: true }
  await desk.do(recordPayment, {
    ...{ ...paid, date: '2025-04-03', amount: '22200000', giro: { number: 'GR 1', bank: 'BCA', dueOn: '2025-05-05' } },
    allocations: [{ invoiceId: owed['A'], amount: '22200000', withholding: [] }],
  } as never)
  book.wrote('2025-04-03', { '1-1340': 22_200_000, '1-1300': -22_200_000 })
  await desk.do(paySupplier, {
    ...{ supplierId, date: '2025-04-04', method: 'giro', amount: '8820000', cashAccountId: bankId },
    giro: { number: 'GK 1', dueOn: '2025-05-02' },
    allocations: [
      {
        billId: owed['S'],
        amount: '9000000',
        withheld: '180000',
        withholdingKind: 'pph23',
        withholdingBase: '9000000',
      },
    ],
  } as never)
  book.wrote('2025-04-04', { '2-1100': 9_000_000, '2-1510': -180_000, '2-1130': -8_820_000 })
  await cash(
    ...(['keluar', '2025-04-07', '6-2000', 5_550_000] as const),
    { '6-2000': 5_000_000, '1-1600': 550_000, '2-1510': -100_000, '1-1200': -5_450_000 },
    { ppn: '550000', taxInvoiceNo: '04002500000000001', pph: '100000', pphKind: 'pph23', objectCode: '24-104-63' },
  )
  await cash(
    ...(['masuk', '2025-04-08', '7-1000', 13_320_000] as const),
    { '1-1200': 13_140_000, '1-1610': 180_000, '7-1000': -12_000_000, '2-1400': -1_320_000 },
    { ppn: '1320000', pph: '180000', pphKind: 'pph22', proofNo: 'BP-1' },
  )
  await cash('keluar', '2025-04-10', '1-2300', 96_000_000 - 60_000_000, { '1-2300': 36_000_000, '1-1200': -36_000_000 })
  await desk.do(assets.addAsset, {
    ...{ name: 'Pikap', kind: 'kendaraan' as const, acquiredOn: '2025-04-10', cost: '36000000', months: 48 },
    residual: '12000000',
  } as never)
  await desk.do(addCashEntry, {
    ...{
      kind: 'pindah',
      date: '2025-04-29',
      arrivalDate: '2025-05-02',
      cashAccountId: bankId,
      toCashAccountId: cashId,
    },
    ...{ amount: '2000000', fee: '6500', memo: 'Isi kas' },
  } as never)
  book.wrote('2025-04-29', { '1-1200': -2_006_500, '1-1120': 2_000_000, '7-2000': 6_500 })
  book.wrote('2025-05-02', { '1-1120': -2_000_000, '1-1100': 2_000_000 })
  // 36.000.000 / 36 of the mixer, 24.000.000 / 48 of the truck.
  expect(await desk.do(assets.runDepreciation, { period: '2025-04' })).toMatchObject({ amount: '1500000' })
  book.wrote('2025-04-30', { '6-3000': 1_500_000, '1-2410': -1_000_000, '1-2310': -500_000 })
  await desk.do(addManualJournal, {
    ...{ date: '2025-04-30', reverseOn: '2025-05-01', memo: 'Listrik April' },
    lines: [
      { account: '6-2000', debit: '730000', credit: '0' },
      { account: '2-1700', debit: '0', credit: '730000' },
    ],
  } as never)
  book.wrote('2025-04-30', { '6-2000': 730_000, '2-1700': -730_000 })
  book.wrote('2025-05-01', { '6-2000': -730_000, '2-1700': 730_000 })
  await book.asTold('2025-04-30', '2025-04-01')
  expect(await flows('2025-04-01', '2025-04-30')).toEqual({
    direct: [7_683_500, -36_000_000, 0],
    indirect: [7_683_500, -36_000_000, 0],
  })

  expect(await desk.do(vatRecap, { period: '2025-04' })).toMatchObject({
    ...{ out: '1320000', in: '550000', owed: '770000', carried: '0', missing: { out: 1, in: 0 } },
  })
  expect(await desk.do(closeVat, { period: '2025-04' })).toMatchObject({ owed: '770000' })
  book.wrote('2025-04-30', { '2-1400': 1_320_000, '1-1600': -550_000, '2-1410': -770_000 })
  const pph = await desk.do(pphRecap, { period: '2025-04' })
  expect(pph.accounts).toMatchObject([
    { code: '1-1610', side: 'prepaid', raised: '180000', after: '180000' },
    { code: '2-1510', side: 'owed', raised: '280000', settled: '0', after: '280000' },
  ])
  expect(
    pph.slips.map(({ side, kind, amount, proofNo, objectCode }) => [side, kind, amount, proofNo, objectCode]),
  ).toEqual([
    ['by-us', 'pph23', '180000', null, null],
    ['by-us', 'pph23', '100000', null, '24-104-63'],
    ['from-us', 'pph22', '180000', 'BP-1', null],
  ])
  await book.asTold('2025-04-30', '2025-04-01')
})

test('May: giros are paid by the banks, taxes go to the state, the owner takes money', async () => {
  const cleared = { cashAccountId: bankId }
  await desk.do(giros.clearGiro, { ...cleared, ...(await giroOf('GR 1')), date: '2025-05-06', fee: '7500' })
  book.wrote('2025-05-06', { '1-1200': 22_192_500, '7-2000': 7_500, '1-1340': -22_200_000 })
  await desk.do(giros.clearGiro, { ...cleared, ...(await giroOf('GK 1')), date: '2025-05-05', fee: '0' })
  book.wrote('2025-05-05', { '1-1200': -8_820_000, '2-1130': 8_820_000 })
  await cash('keluar', '2025-05-12', '6-2000', 745_000, { '6-2000': 745_000, '1-1200': -745_000 })
  await cash('keluar', '2025-05-15', '2-1510', 280_000, { '2-1510': 280_000, '1-1200': -280_000 })
  await cash('keluar', '2025-05-28', '2-1410', 770_000, { '2-1410': 770_000, '1-1200': -770_000 })
  await cash('keluar', '2025-05-20', '3-4000', 4_000_000, { '3-4000': 4_000_000, '1-1200': -4_000_000 })
  await book.asTold('2025-05-31', '2025-05-01')
  await book.asTold('2025-05-03', '2025-04-15')
  const own = 22_192_500 - 8_820_000 - 745_000 - 280_000 - 770_000
  expect(await flows('2025-05-01', '2025-05-31')).toEqual({
    direct: [own, 0, -4_000_000],
    indirect: [own, 0, -4_000_000],
  })
  expect((await desk.do(pphRecap, { period: '2025-05' })).accounts).toMatchObject([
    { code: '1-1610', before: '180000', raised: '0', after: '180000' },
    { code: '2-1510', before: '280000', raised: '0', settled: '280000', after: '0' },
  ])
})

test('January: the mixer is sold at a loss; a giro is taken that a bank refuses today', async () => {
  // What May to December left out comes with December.
  expect(await desk.do(assets.runDepreciation, { period: '2025-12' })).toMatchObject({ amount: '12000000' })
  book.wrote('2025-12-31', { '6-3000': 12_000_000, '1-2410': -8_000_000, '1-2310': -4_000_000 })
  const [mixer] = (await desk.do(assets.listAssets, {})).assets
  await cash('masuk', '2026-01-09', '7-1000', 15_000_000, { '1-1200': 15_000_000, '7-1000': -15_000_000 })
  const sale = { id: mixer?.id ?? '', date: '2026-01-09', amount: '15000000', memo: 'Dijual' }
  expect(await desk.do(assets.disposeAsset, sale)).toMatchObject({ gain: '-6000000' })
  book.wrote('2026-01-09', { '1-2400': -36_000_000, '1-2410': 15_000_000, '7-2000': 6_000_000, '7-1000': 15_000_000 })
  await book.asTold('2026-01-31', '2026-01-01')
  // What an asset is sold for is money of investing; its loss cost none.
  expect(await flows('2026-01-01', '2026-01-31')).toEqual({ direct: [0, 15_000_000, 0], indirect: [0, 15_000_000, 0] })
  const kas = await desk.do(report.profitAndLoss, {
    from: '2026-01-01',
    to: '2026-01-31',
    basis: 'kas',
    compare: 'tidak',
  })
  expect(
    kas.rows.filter(({ kind }) => kind !== 'section').map(({ label, amounts }) => [label, amounts.at(-1)]),
  ).toEqual([
    ['Pendapatan bersih', '0'],
    ['Laba bersih (dasar kas)', '0'],
    ['Mesin & Alat Kerja', '15000000'],
    ['Kenaikan (penurunan) kas', '15000000'],
  ])
  await desk.do(recordPayment, {
    ...{ customerId: shop.customerId, method: 'giro', confirmDuplicates: true, date: '2026-02-02', amount: '5000000' },
    giro: { number: 'GR 2', bank: 'BRI', dueOn: '2026-02-20' },
    allocations: [{ invoiceId: owed['B'], amount: '5000000', withholding: [] }],
  } as never)
  book.wrote('2026-02-02', { '1-1340': 5_000_000, '1-1300': -5_000_000 })
  await book.asTold('2026-03-31', '2025-04-01')
})

test('its book year is closed to equity, and what comes after stands in the next', async () => {
  const end = '2026-03-31'
  const result = 0 - book.sumOf(/^[4-8]/, end)
  // 12.000.000 of income, less 5.000.000 + 745.000 office, 13.500.000 depreciation, 14.000 to banks, 6.000.000 of the mixer.
  expect(result).toBe(12_000_000 - 5_745_000 - 13_500_000 - 14_000 - 6_000_000)
  const closed = await desk.do(closing.closeYear, { year: 2025, reason: 'RUPS' })
  expect(Number(closed.result)).toBe(result)
  await book.asTold(end, '2025-04-01', true)
  const earned = async (to: string) => {
    const { rows } = await desk.do(report.balanceSheet, { to, compare: 'tidak' })
    return ['Saldo Laba', 'Prive / Dividen'].map((label) =>
      Number(rows.find((row) => row.label === label)?.amounts[0] ?? 0),
    )
  }
  expect(await earned('2026-04-30')).toEqual([result - 4_000_000, 0])

  const on = today(shop.actor)
  const refused = { ...(await giroOf('GR 2')), reason: 'Dana tidak cukup', fee: '30000', cashAccountId: bankId }
  await desk.do(giros.rejectGiro, refused)
  book.wrote(on, { '1-1340': -5_000_000, '1-1300': 5_000_000, '1-1200': -30_000, '7-2000': 30_000 })
  await book.asTold(on, '2026-04-01', true)
  await book.asTold(on, '2025-04-01', true)
  const { direct, indirect } = await flows('2026-04-01', on)
  expect([direct, indirect]).toEqual([
    [-30_000, 0, 0],
    [-30_000, 0, 0],
  ])
  await desk.do(closing.reopenYear, { id: closed.id, reason: 'Koreksi' })
  await book.asTold(end, '2025-04-01')
  await book.asTold(on, '2026-04-01')
})
