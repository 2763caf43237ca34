import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { projects } from '#modules/projects/contract.ts'
import { projectRoutes } from '#modules/projects/routes.ts'
import { allLaws, aShop, type Shop } from '#modules/sales/cast/shop.ts'
import { openInvoice, voidInvoice } from '#modules/sales/invoices/contract.ts'
import { openPayment, payOrder } from '#modules/sales/payments/contract.ts'
import retention from '../../../../tests/vectors/retention_termin.json' with { type: 'json' }
import small from '../../../../tests/vectors/projects/project_small.json' with { type: 'json' }
import { aColleague, anAgreedRab, smallRows } from '../cast/small.ts'
import { approveProgress, openProgress, saveProgress } from '../progress/contract.ts'
import { handedOver } from '../cast/handed-over.ts'
import { saveFinalHandover, saveFirstHandover, undoHandover } from '../handover/contract.ts'
import { approveRab, saveRab } from '../rab/contract.ts'
import { worksRoutes } from '../routes.ts'
import { savePaymentPlan } from '../instalments/contract.ts'
import { billProject, openBilling, signProject, type BillKind } from './contract.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})

/** A project of a shop that is PKP, with what one does on its invoice page. */
async function aSite(rows: typeof smallRows) {
  const shop = await aShop(db)
  const { actor } = shop
  const desk = deskOf(db, actor, worksRoutes)
  const other = deskOf(db, aColleague(actor), worksRoutes)
  const add = { name: 'Ruko Cibinong', customerId: shop.customerId, startDate: '2025-03-03', endDate: '2025-04-27' }
  const { id } = await deskOf(db, actor, projectRoutes).do(projects.add, add)
  await anAgreedRab(db, actor, { projectId: id, rows })
  const measure = async (week: number, date: string, now: Readonly<Record<string, string>>) => {
    const { lines } = await desk.do(openProgress, { id })
    const volumes = lines
      .filter((line) => now[line.code] !== undefined)
      .map((line) => ({
        workItemId: line.workItemId,
        volume: (Math.round((Number(now[line.code]) - Number(line.before)) * 1e4) / 1e4).toString(),
      }))
    const saved = await desk.do(saveProgress, { id, version: null, week, date, lines: volumes })
    await other.do(approveProgress, { id, reportId: saved.id, version: saved.version })
  }
  const paid = async (date: string) => {
    const { contract } = await desk.do(openBilling, { id })
    const payment = await shop.do(payOrder, { id: contract?.orderId ?? '', date })
    const { amount, withheldTotal } = await shop.do(openPayment, { id: payment.id })
    return { cash: Number(amount), pph: Number(withheldTotal) }
  }
  const ready = async (kind: BillKind) =>
    (await desk.do(openBilling, { id })).contract?.ready.find((one) => one.kind === kind)
  const bill = async (kind: BillKind, date: string) => desk.do(billProject, { id, kind, date })
  return { shop, id, desk, other, measure, paid, ready, bill }
}

const balances = (shop: Shop, codes: readonly string[]) =>
  Promise.all(codes.map(async (code) => Number(await balanceOf(db.read, shop.actor.companyId, code))))

describe.each(retention.cases)('$title', ({ input, expected }) => {
  test('is billed and paid as was worked out, and the books end empty', async () => {
    const { contract, cumulative } = input
    // PPN is then taken of what is held back as well.
    const isTaxed = 'ppn_on_retention' in input
    const line = { number: '1', name: 'Pembangunan', unit: 'ls', volume: '1', unitPrice: String(contract) }
    const site = await aSite([line as never])
    const percentOf = (share: string) => String(Number(share) * 100)
    const terms = { downPaymentPercent: Number(input.advance_pct) > 0 ? percentOf(input.advance_pct) : null }
    await site.desk.do(signProject, {
      ...{ id: site.id, date: '2025-01-02', ...terms, retentionPercent: percentOf(input.retention_pct) },
      ...(isTaxed && { retentionTax: 'at-invoice' as const }),
      finalTax: String(Math.round(Number(input.pph_final) * 10_000) / 100),
    })
    if (expected.advance.dpp > 0) {
      await site.bill('down_payment', '2025-01-03')
      expect(await site.paid('2025-01-04')).toEqual({ cash: expected.advance.cash, pph: expected.advance.pph_final })
    }
    for (const [at, share] of cumulative.entries()) {
      await site.measure(at + 1, `2025-02-0${at + 1}`, { '1': String(share) })
      const said = expected.terms[at]!
      const seen = await site.ready('sale')
      expect(seen).toMatchObject({
        ...{ gross: String(said.gross), downPaymentApplied: String(said.advance_recovered) },
        ...{
          retention: String(said.retention),
          dpp: String(said.net_dpp + (isTaxed ? said.retention : 0)),
          ppn: String(said.ppn),
        },
        ...{ total: String(said.invoice_total), withheld: String(said.pph_final), payable: String(said.cash_received) },
      })
      await site.bill('sale', `2025-02-0${at + 1}`)
      expect(await site.paid('2025-02-10')).toEqual({ cash: said.cash_received, pph: said.pph_final })
      expect(await site.ready('sale')).toBeUndefined()
    }
    await expect(site.bill('retention', '2025-08-01')).rejects.toMatchObject({ code: 'contract.retention-held' })
    await handedOver(site.desk, site.id, { first: '2025-03-01', days: 90, final: '2025-05-30' })
    await site.bill('retention', '2025-08-01')
    expect(await site.paid('2025-08-02')).toMatchObject({ cash: expected.retention_release.cash })
    const { total_ppn: ppn, total_pph: pph } = expected.check
    expect(await balances(site.shop, ['1-1300', '1-1310', '2-1200', '4-1000', '2-1400', '8-1000'])).toEqual([
      ...[0, 0, 0, -contract, -ppn, pph],
    ])
    await allLaws(db)
  })
})

test('the down payment and the first termin of a small project stand in the books as was worked out', async () => {
  const site = await aSite(smallRows)
  const none = site.bill('down_payment', '2025-02-26')
  await expect(none).rejects.toMatchObject({ code: 'contract.none' })
  const terms = { downPaymentPercent: '25', retentionPercent: '5', finalTax: '1.75' }
  await site.desk.do(signProject, { id: site.id, date: '2025-02-24', ...terms })
  const again = site.desk.do(signProject, { id: site.id, date: '2025-02-24', ...terms })
  await expect(again).rejects.toMatchObject({ code: 'contract.signed' })
  const idle = site.bill('sale', '2025-02-26')
  await expect(idle).rejects.toMatchObject({ code: 'contract.no-progress' })

  await site.bill('down_payment', '2025-02-26')
  const twice = site.bill('down_payment', '2025-02-26')
  await expect(twice).rejects.toMatchObject({ code: 'contract.advance-billed', field: 'kind' })
  expect(await balances(site.shop, ['1-1300', '2-1200', '2-1400'])).toEqual([51_061_865, -46_001_680, -5_060_185])
  expect(await site.paid('2025-02-28')).toEqual({ cash: 50_256_836, pph: 805_029 })
  for (const report of small.weekly_reports.slice(0, 4)) {
    const now = Object.fromEntries(report.lines.map((line) => [line.code, line.cumulative_volume]))
    await site.measure(report.week, report.date, now)
  }
  const [termin] = small.expected.termin
  expect(await site.ready('sale')).toMatchObject({ gross: String(termin?.gross), payable: String(termin?.cash) })
  await site.bill('sale', '2025-03-31')
  const same = site.bill('sale', '2025-03-31')
  await expect(same).rejects.toMatchObject({ code: 'contract.nothing-new', facts: { pct: '36,2076' } })
  const codes = ['1-1300', '1-1310', '2-1200', '2-1400', '4-1000', '8-1000'] as const
  const said = small.expected.trial_balance['2025-03-31']
  expect(await balances(site.shop, codes)).toEqual(codes.map((code) => said[code].balance))
  expect(await site.paid('2025-04-14')).toEqual({ cash: termin?.cash, pph: termin?.pph_final })

  const more = smallRows.map((row) => (row.number === 'B.5' ? { ...row, volume: '480' } : row))
  const next = await site.desk.do(saveRab, { id: site.id, version: null, rows: more })
  const changed = site.other.do(approveRab, { id: site.id, rabId: next.id, version: next.version })
  await expect(changed).rejects.toMatchObject({ code: 'rab.contract-signed' })
  await allLaws(db)
})

test('without a bill that holds there is no contract', async () => {
  const shop = await aShop(db)
  const add = { name: 'Kosong', customerId: shop.customerId }
  const { id } = await deskOf(db, shop.actor, projectRoutes).do(projects.add, add)
  const desk = deskOf(db, shop.actor, worksRoutes)
  const signing = desk.do(signProject, { id, date: '2025-02-24' })
  await expect(signing).rejects.toMatchObject({ code: 'contract.no-rab' })
  expect(await desk.do(openBilling, { id })).toMatchObject({ agreed: null, contract: null })
})

test('who may not see orders opens the page, and reads neither the contract nor its price', async () => {
  const site = await aSite(smallRows)
  await site.desk.do(signProject, { id: site.id, date: '2025-02-24' })
  await expect(site.desk.do(openBilling, { id: site.id })).resolves.toMatchObject({ isHidden: false })
  const can = (right: string) => right === 'view daftar-proyek'
  const foreman = deskOf(db, { ...aColleague(site.shop.actor), can }, worksRoutes)
  await expect(foreman.do(openBilling, { id: site.id })).resolves.toMatchObject({
    ...{ isHidden: true, agreed: null, contract: null },
  })
})

test('PPN of the retention is asked for at BAST-1 where the contract says so, and the retention itself bears none', async () => {
  const line = { number: '1', name: 'Pembangunan', unit: 'ls', volume: '1', unitPrice: '500000000' }
  const site = await aSite([line as never])
  const terms = { retentionPercent: '5', finalTax: '1.75', retentionTax: 'at-handover' as const }
  await site.desk.do(signProject, { id: site.id, date: '2025-01-02', ...terms })
  await site.measure(1, '2025-02-01', { '1': '0.6' })
  await site.bill('sale', '2025-02-02')
  const early = site.bill('retention_tax', '2025-02-02')
  await expect(early).rejects.toMatchObject({ code: 'contract.no-retention-tax', field: 'kind' })
  const first = { id: site.id, version: null, number: 'BAST-1', maintenanceDays: 30, penaltyPerMille: null }
  await site.desk.do(saveFirstHandover, { ...first, date: '2025-02-20', penaltyCap: null, penaltyBase: null })
  // What is billed after the handover bears its PPN whole: 200 million × 11 %.
  await site.measure(2, '2025-02-21', { '1': '1' })
  expect(await site.ready('sale')).toMatchObject({ retention: '10000000', dpp: '200000000', ppn: '22000000' })
  await site.bill('sale', '2025-02-22')
  // 15 million were held back before it.
  expect(await site.ready('retention_tax')).toMatchObject({ gross: '0', dpp: '15000000', total: '1650000' })
  // Taken back from the last: recovery and retention of the later go on from the earlier.
  const [earliest] =
    (await site.desk.do(openBilling, { id: site.id })).contract?.invoices.toSorted((a, b) =>
      String(a.number).localeCompare(String(b.number)),
    ) ?? []
  const version = (await site.shop.do(openInvoice, { id: earliest?.id ?? '' })).version
  const undoing = site.shop.do(voidInvoice, { id: earliest?.id ?? '', version, reason: 'Salah' })
  await expect(undoing).rejects.toMatchObject({ code: 'invoice.later-invoice' })
  const before = await balances(site.shop, ['1-1300', '1-1310', '2-1400'])
  await site.bill('retention_tax', '2025-02-22')
  const after = await balances(site.shop, ['1-1300', '1-1310', '2-1400'])
  expect(after.map((one, at) => one - (before[at] ?? 0))).toEqual([1_650_000, 0, -1_650_000])
  const { contract } = await site.desk.do(openBilling, { id: site.id })
  expect(contract?.invoices.map(({ what }) => what)).toContain('PPN retensi')
  const undone = site.desk.do(undoHandover, { id: site.id, version: 1 })
  await expect(undone).rejects.toMatchObject({ code: 'handover.retention-tax-billed' })
  await allLaws(db)
  await site.desk.do(saveFinalHandover, { id: site.id, version: 1, date: '2025-03-30', number: 'BAST-2' })
  expect(await site.ready('retention')).toMatchObject({ gross: '25000000', ppn: '0', total: '25000000' })
  await site.bill('retention', '2025-04-01')
  expect(await balances(site.shop, ['1-1310', '2-1400', '4-1000'])).toEqual([0, -55_000_000, -500_000_000])
  await allLaws(db)
})

describe.each([
  {
    retentionTax: 'at-release',
    last: [135_000_000, 14_850_000, 147_487_500],
    atHandover: 0,
    end: [2_750_000, 27_312_500],
  },
  { retentionTax: 'at-invoice', last: [160_000_000, 17_600_000, 150_237_500], atHandover: 0, end: [0, 24_562_500] },
  {
    retentionTax: 'at-handover',
    last: [135_000_000, 14_850_000, 147_487_500],
    atHandover: 2_750_000,
    end: [0, 24_562_500],
  },
] as const)('retention held back once at the end, its PPN $retentionTax', ({ retentionTax, last, atHandover, end }) => {
  test('leaves the first termin whole, and is of all that was billed in the last', async () => {
    const line = { number: '1', name: 'Pembangunan', unit: 'ls', volume: '1', unitPrice: '500000000' }
    const site = await aSite([line as never])
    const { id, desk } = site
    const shares = { downPaymentPercent: '20', retentionPercent: '5' }
    await desk.do(signProject, { id, date: '2025-01-02', ...shares, finalTax: '1.75', retentionTax })
    await desk.do(savePaymentPlan, { id, ...shares, retentionManner: 'last' })
    await site.bill('down_payment', '2025-01-03')
    await site.paid('2025-01-04')
    await site.measure(1, '2025-02-01', { '1': '0.6' })
    expect(await site.ready('sale')).toMatchObject({ retention: '0', dpp: '240000000', payable: '262200000' })
    await site.bill('sale', '2025-02-02')
    expect(await site.paid('2025-02-10')).toEqual({ cash: 262_200_000, pph: 4_200_000 })
    expect(await balances(site.shop, ['1-1310'])).toEqual([0])
    await site.measure(2, '2025-03-01', { '1': '1' })
    const [dpp, ppn, payable] = last.map(String)
    expect(await site.ready('sale')).toMatchObject({ retention: '25000000', dpp, ppn, payable })
    const termin = await site.bill('sale', '2025-03-02')
    const { version } = await site.shop.do(openInvoice, { id: termin.id })
    await site.shop.do(voidInvoice, { id: termin.id, version, reason: 'Salah', date: '2025-03-05' })
    const mirror = 'select entry_date::text as day from journal_entry where source_id = $1 and reverses_id is not null'
    expect((await db.pool.query(mirror, [termin.id])).rows).toEqual([{ day: '2025-03-05' }])
    await site.bill('sale', '2025-03-02')
    expect(await site.paid('2025-03-10')).toEqual({ cash: last[2], pph: 2_362_500 })
    expect(await balances(site.shop, ['1-1310', '2-1200'])).toEqual([25_000_000, 0])
    await handedOver(desk, id, { first: '2025-04-01', days: 90, final: '2025-06-30' })
    if (atHandover > 0) {
      await site.bill('retention_tax', '2025-07-01')
      expect(await site.paid('2025-07-02')).toEqual({ cash: atHandover, pph: 0 })
    }
    expect(await site.ready('retention')).toMatchObject({ gross: '25000000', ppn: String(end[0]) })
    await site.bill('retention', '2025-07-03')
    expect(await site.paid('2025-07-04')).toEqual({ cash: end[1], pph: 437_500 })
    const { contract } = await desk.do(openBilling, { id })
    const told = contract?.invoices.filter(({ kind }) => kind !== 'retention').map(({ what }) => what)
    // Newest first: the one that was voided counts for no termin.
    expect(told).toEqual(['Termin 2', 'Termin', 'Termin 1', 'Uang muka'])
    expect(await balances(site.shop, ['1-1300', '1-1310', '2-1200', '4-1000', '2-1400', '8-1000'])).toEqual([
      ...[0, 0, 0, -500_000_000, -55_000_000, 8_750_000],
    ])
    await allLaws(db)
  })
})

test('retention of what the down payment leaves of a termin, the down payment by a fixed sum until it is gone', async () => {
  const line = { number: '1', name: 'Pembangunan', unit: 'ls', volume: '1', unitPrice: '500000000' }
  const site = await aSite([line as never])
  const { id, desk } = site
  const terms = { downPaymentPercent: '20', downPaymentRecovery: '30000000', retentionPercent: '5' }
  const nothing = desk.do(signProject, { id, date: '2025-01-02', ...terms, downPaymentPercent: null })
  await expect(nothing).rejects.toMatchObject({ code: 'contract.recovery-of-nothing' })
  await desk.do(signProject, { id, date: '2025-01-02', ...terms, retentionBase: 'net', finalTax: '1.75' })
  await site.bill('down_payment', '2025-01-03')
  await site.measure(1, '2025-02-01', { '1': '0.6' })
  const first = { gross: '300000000', downPaymentApplied: '30000000', retention: '13500000', dpp: '256500000' }
  expect(await site.ready('sale')).toMatchObject({ ...first, ppn: '28215000' })
  await site.bill('sale', '2025-02-02')
  await site.measure(2, '2025-03-01', { '1': '1' })
  expect(await site.ready('sale')).toMatchObject({ downPaymentApplied: '70000000', retention: '6500000' })
  await site.bill('sale', '2025-03-02')
  expect(await balances(site.shop, ['1-1310', '2-1200'])).toEqual([20_000_000, 0])
  const { contract } = await desk.do(openBilling, { id })
  expect(contract).toMatchObject({ retentionBase: 'net', downPaymentRecovery: '30000000', retentionHeld: '20000000' })
  await allLaws(db)
})
