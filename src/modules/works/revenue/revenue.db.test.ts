import { beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#app/cli/check-books.ts'
import { day } from '#ground/day.ts'
import { NO_DIMS, ofProject } from '#ground/dims.ts'
import { money } from '#ground/money.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { closeMonth, reopenMonth } from '#modules/journal/closing/contract.ts'
import { balanceOf, post } from '#modules/journal/face.ts'
import { journalRoutes } from '#modules/journal/routes.ts'
import { credit, debit } from '#modules/journal/rules.ts'
import { projects } from '#modules/projects/contract.ts'
import { projectRoutes } from '#modules/projects/routes.ts'
import { aShop } from '#modules/sales/cast/shop.ts'
import { billProject, signProject } from '../billing/contract.ts'
import { anApprovedRap } from '../cast/rap.ts'
import { aColleague, anAgreedRab } from '../cast/small.ts'
import { judgeCost } from '../control/contract.ts'
import { saveFirstHandover } from '../handover/contract.ts'
import { approveProgress, openProgress, saveProgress } from '../progress/contract.ts'
import { worksRoutes } from '../routes.ts'
import * as contract from './contract.ts'
import { revenueOfMonth } from './show-revenue.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})

/** A contract of 100.000.000 from January 2025 that is planned to cost so much, with what may happen on it. */
async function aSite(plan: string, given?: Awaited<ReturnType<typeof aShop>>, name = 'Gudang Cikarang') {
  const shop = given ?? (await aShop(db))
  const { actor, customerId } = shop
  const desk = deskOf(db, actor, [...worksRoutes, ...journalRoutes])
  const other = deskOf(db, aColleague(actor), worksRoutes)
  const add = { name, customerId, startDate: '2025-01-06', endDate: '2025-03-31' }
  const { id } = await deskOf(db, actor, projectRoutes).do(projects.add, add)
  const row = { number: '1', name: 'Pembangunan', unit: 'm2', volume: '100', unitPrice: '1000000' }
  await anAgreedRab(db, actor, { projectId: id, rows: [row as never] })
  await desk.do(signProject, { id, date: '2025-01-02', downPaymentPercent: null, retentionPercent: null })
  const line = {
    workItemId: null,
    head: 'material' as const,
    description: 'Semua',
    unit: 'ls',
    qty: '1',
    unitCost: plan,
  }
  await anApprovedRap(db, actor, { projectId: id, lines: [line] })
  let week = 0
  const at = (code: string, until?: string) => balanceOf(db.read, actor.companyId, code, until ? day(until) : undefined)
  return {
    ...{ actor, desk, id },
    built: async (date: string, volume: string) => {
      const { lines } = await desk.do(openProgress, { id })
      const done = { workItemId: lines[0]?.workItemId ?? '', volume }
      const saved = await desk.do(saveProgress, { id, version: null, week: (week += 1), date, lines: [done] })
      await other.do(approveProgress, { id, reportId: saved.id, version: saved.version })
    },
    billed: (date: string) => desk.do(billProject, { id, kind: 'sale', date }),
    spent: (on: string, amount: number) =>
      db.withTx((tx) =>
        post(tx, actor, {
          ...{ on: day(on), area: 'finance', source: { kind: 'test', id: newId() }, memo: 'Bahan' },
          lines: [debit('5-1000', money(amount), ofProject(id)), credit('1-1200', money(amount), NO_DIMS)],
        }),
      ),
    choose: (method: 'termin' | 'fisik' | 'biaya', period = '2025-01') =>
      desk.do(contract.chooseRevenueMethod, { period, method }),
    book: (period: string) => desk.do(contract.bookRevenue, { period }),
    shown: (period: string) => desk.do(contract.monthRevenue, { period }),
    back: (runId: string) => desk.do(contract.reopenRevenue, { id: runId, reason: 'Biaya menyusul' }),
    step: async (period: string) => (await revenueOfMonth(db.read, actor, period)).step,
    shop,
    /** 1-1320, 2-1210, 2-1710, 6-2200, 4-1000 at the end of a day, in millions. */
    books: async (until: string) => {
      const all = await Promise.all(['1-1320', '2-1210', '2-1710', '6-2200', '4-1000'].map((code) => at(code, until)))
      return all.map((amount) => Number(amount) / 1e6)
    },
  }
}

test('three months by cost: billed ahead, earned ahead, handed over; taken back from the last, and booked anew', async () => {
  const site = await aSite('80000000')
  await site.spent('2025-01-20', 20_000_000)
  await site.built('2025-01-25', '40')
  await site.billed('2025-01-28')
  expect(await site.step('2025-01')).toBe('none')
  await expect(site.book('2025-01')).rejects.toMatchObject({ code: 'revenue.nothing' })
  await site.choose('biaya')
  expect(await site.step('2025-01')).toBe('open')
  const january = await site.book('2025-01')
  expect(january.number).toMatch(/^KU-2501-/)
  await expect(site.book('2025-01')).rejects.toMatchObject({ code: 'revenue.booked' })
  expect(await site.shown('2025-01')).toMatchObject({
    ...{ method: 'biaya', yearFrom: '2025-01', mayChoose: false, booked: { isLast: true, isStale: false } },
    rows: [
      {
        ...{ contract: '100000000', cost: '20000000', atCompletion: '80000000', pct: '25', earned: '25000000' },
        ...{ billed: '40000000', apart: '-15000000', change: '-15000000', provision: '0', isPlanned: true },
      },
    ],
  })
  expect(await site.books('2025-01-31')).toEqual([0, -15, 0, 0, -25])

  await site.spent('2025-02-14', 40_000_000)
  const february = await site.book('2025-02')
  expect(await site.books('2025-02-28')).toEqual([35, 0, 0, 0, -75])
  await site.spent('2025-03-03', 22_000_000)
  await site.built('2025-03-10', '60')
  await site.billed('2025-03-12')
  await site.desk.do(saveFirstHandover, {
    ...{ id: site.id, version: null, date: '2025-03-28', number: 'BAST-1/01', maintenanceDays: 90 },
    ...{ penaltyPerMille: null, penaltyCap: null },
  })
  const march = await site.book('2025-03')
  expect(await site.books('2025-03-31')).toEqual([0, 0, 0, 0, -100])
  expect(await checkBooks(db.read)).toEqual([])

  await expect(site.back(february.id)).rejects.toMatchObject({ code: 'revenue.later-first' })
  await expect(site.choose('fisik')).rejects.toMatchObject({ code: 'revenue.year-begun', field: 'method' })
  await site.desk.do(closeMonth, { period: '2025-03', reason: 'Selesai' })
  await expect(site.back(march.id)).rejects.toMatchObject({ code: 'period.locked' })
  await site.desk.do(reopenMonth, { period: '2025-02', reason: 'Biaya menyusul' })
  await site.back(march.id)
  await site.back(february.id)
  expect(await site.books('2025-03-31')).toEqual([0, -15, 0, 0, -85])
  await site.spent('2025-02-20', 4_000_000)
  await site.book('2025-02')
  expect(await site.books('2025-02-28')).toEqual([40, 0, 0, 0, -80])
  expect(await site.step('2025-02')).toBe('done')
  // What is planned and thought today says nothing of a month that is over.
  await site.desk.do(judgeCost, { id: site.id, head: 'material', amount: '55000000', reason: 'Besi naik' })
  expect(await site.step('2025-02')).toBe('done')
  await site.spent('2025-02-27', 4_000_000)
  expect(await site.step('2025-02')).toBe('stale')
  expect(await site.shown('2025-02')).toMatchObject({ booked: { isStale: true } })
  expect(await checkBooks(db.read)).toEqual([])
})

test('projects of a month are reckoned together, each by its own plan, cost and progress', async () => {
  const one = await aSite('80000000')
  const other = await aSite('50000000', one.shop, 'Ruko Cibinong')
  await one.choose('biaya')
  await one.spent('2025-01-20', 20_000_000)
  await other.spent('2025-01-20', 10_000_000)
  await other.built('2025-01-25', '40')
  const { rows } = await one.shown('2025-01')
  expect(rows.map((row) => [row.name, row.cost, row.atCompletion, row.pct, row.isPlanned])).toEqual([
    ['Gudang Cikarang', '20000000', '80000000', '25', true],
    ['Ruko Cibinong', '10000000', '50000000', '20', true],
  ])
})

test('a loss that is foreseen is booked at once by progress, and leaves with the work; billing again takes all back', async () => {
  const site = await aSite('110000000')
  await site.choose('fisik')
  await site.spent('2025-01-20', 44_000_000)
  await site.built('2025-01-25', '40')
  await site.book('2025-01')
  expect(await site.books('2025-01-31')).toEqual([40, 0, -6, 6, -40])
  await site.spent('2025-02-20', 66_000_000)
  await site.built('2025-02-25', '60')
  await site.book('2025-02')
  expect(await site.books('2025-02-28')).toEqual([100, 0, 0, 0, -100])
  // The next book year counts what is billed: what stood apart goes back in its first month.
  await site.choose('termin', '2026-04')
  await site.book('2026-01')
  expect(await site.books('2026-01-31')).toEqual([0, 0, 0, 0, 0])
  expect(await site.step('2026-02')).toBe('none')
  expect(await checkBooks(db.read)).toEqual([])
})

test('who sees part of the company or no costs learns nothing, and a running month is not booked', async () => {
  const site = await aSite('80000000')
  const as = (given: object) => deskOf(db, { ...site.actor, ...given }, worksRoutes)
  const narrow = as({ scope: { ...site.actor.scope, projects: [site.id] } })
  await expect(narrow.do(contract.monthRevenue, { period: '2025-01' })).rejects.toMatchObject({
    code: 'revenue.narrowed',
  })
  const blind = as({ can: (right: string) => right !== 'view biaya' })
  await expect(blind.do(contract.monthRevenue, { period: '2025-01' })).rejects.toThrow('view biaya')
  await expect(site.book('2099-01')).rejects.toMatchObject({ code: 'revenue.not-over' })
  const stranger = as({ companyId: newId() })
  await expect(stranger.do(contract.reopenRevenue, { id: newId(), reason: 'Lain' })).rejects.toThrow()
})
