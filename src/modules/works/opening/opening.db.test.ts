import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { allChecks } from '#app/cli/check-books.ts'
import { balanceOf, projectCosts } from '#modules/journal/face.ts'
import { projects } from '#modules/projects/contract.ts'
import { projectRoutes } from '#modules/projects/routes.ts'
import { aShop } from '#modules/sales/cast/shop.ts'
import { openInvoice, voidInvoice } from '#modules/sales/invoices/contract.ts'
import { billProject, openBilling, signProject } from '../billing/contract.ts'
import { handedOver } from '../cast/handed-over.ts'
import { aColleague, anAgreedRab } from '../cast/small.ts'
import { approveProgress, openProgress, saveProgress } from '../progress/contract.ts'
import { worksRoutes } from '../routes.ts'
import { savePaymentPlan } from '../instalments/contract.ts'
import { openProjectOpening, postProjectOpening, voidProjectOpening } from './contract.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})

/** A contract of 100.000.000 with 20 % down and 5 % retention, signed before the books began. */
async function aRunningSite() {
  const shop = await aShop(db)
  const { actor } = shop
  const desk = deskOf(db, actor, worksRoutes)
  const add = { name: 'Gudang Cikarang', customerId: shop.customerId, startDate: '2025-03-03', endDate: '2025-09-27' }
  const { id } = await deskOf(db, actor, projectRoutes).do(projects.add, add)
  const row = { number: '1', name: 'Pembangunan', unit: 'ls', volume: '1', unitPrice: '100000000' }
  await anAgreedRab(db, actor, { projectId: id, rows: [row as never] })
  await desk.do(signProject, { id, date: '2025-03-01', downPaymentPercent: '20', retentionPercent: '5' })
  const measured = async (week: number, date: string, volume: string) => {
    const { lines } = await desk.do(openProgress, { id })
    const done = { workItemId: lines[0]?.workItemId ?? '', volume }
    const saved = await desk.do(saveProgress, { id, version: null, week, date, lines: [done] })
    const other = deskOf(db, aColleague(actor), worksRoutes)
    await other.do(approveProgress, { id, reportId: saved.id, version: saved.version })
  }
  const contract = async () => (await desk.do(openBilling, { id })).contract
  const balances = (codes: readonly string[]) =>
    Promise.all(codes.map(async (code) => Number(await balanceOf(db.read, actor.companyId, code))))
  return { shop, desk, id, measured, contract, balances }
}

const sound = async () => expect(await findBreaches(db.read, allChecks)).toEqual([])

const stood = {
  ...{ on: '2025-06-30', billed: '40000000', downPayment: '12000000', retention: '2000000' },
  progressPercent: '45',
  costs: [
    { head: 'material' as const, amount: '21500000', workItemId: null },
    { head: 'upah' as const, amount: '9250000', workItemId: null },
  ],
}
const codes = ['1-1310', '2-1200', '4-1000', '5-1000', '5-2000', '3-1000']

test('a running project comes in by one journal; termin, recovery and retention go on from it to the last rupiah', async () => {
  const site = await aRunningSite()
  const { desk, id } = site
  const { number } = await desk.do(postProjectOpening, { id, ...stood })
  expect(number).toMatch(/^KU-2506-/)
  const opened = [2_000_000, -12_000_000, -40_000_000, 21_500_000, 9_250_000, 19_250_000]
  expect(await site.balances(codes)).toEqual(opened)
  expect((await projectCosts(db.read, site.shop.actor.companyId, id)).map((cost) => Number(cost.amount))).toEqual([
    21_500_000, 9_250_000,
  ])
  expect(await desk.do(openProgress, { id })).toMatchObject({ pct: '45', nextWeek: 19 })
  expect(await site.contract()).toMatchObject({
    ...{ billed: '40000000', downPaymentOpen: '12000000', retentionHeld: '2000000' },
    ready: [{ kind: 'sale', gross: '5000000', downPaymentApplied: '1000000', retention: '250000', dpp: '3750000' }],
  })
  await sound()

  await desk.do(billProject, { id, kind: 'sale', date: '2025-07-05' })
  await site.measured(30, '2025-09-20', '0.55')
  expect((await site.contract())?.ready).toMatchObject([
    { kind: 'sale', gross: '55000000', downPaymentApplied: '11000000', retention: '2750000', dpp: '41250000' },
  ])
  await desk.do(billProject, { id, kind: 'sale', date: '2025-09-21' })
  await handedOver(desk, id, { first: '2025-09-22', days: 90, final: '2025-12-21' })
  expect((await site.contract())?.ready).toMatchObject([
    { kind: 'retention', gross: '5000000', dpp: '5000000', ppn: '550000' },
  ])
  await desk.do(billProject, { id, kind: 'retention', date: '2025-12-22' })
  expect(await site.balances(['1-1310', '2-1200', '4-1000'])).toEqual([0, 0, -100_000_000])
  await sound()
})

test('an opening is taken back by its mirror, and written anew; not once something followed it', async () => {
  const site = await aRunningSite()
  const { desk, id } = site
  await desk.do(postProjectOpening, { id, ...stood })
  await expect(desk.do(postProjectOpening, { id, ...stood })).rejects.toMatchObject({ code: 'project-opening.twice' })
  const termin = await desk.do(billProject, { id, kind: 'sale', date: '2025-07-05' })
  const undo = () => desk.do(voidProjectOpening, { id, reason: 'Salah angka' })
  await expect(undo()).rejects.toMatchObject({ code: 'project-opening.followed' })
  const [invoice] = (await site.contract())?.invoices ?? []
  expect(invoice?.id).toBe(termin.id)
  const { version } = await site.shop.do(openInvoice, { id: termin.id })
  await site.shop.do(voidInvoice, { id: termin.id, version, reason: 'Salah' })
  await undo()
  expect(await site.balances(codes)).toEqual([0, 0, 0, 0, 0, 0])
  expect(await desk.do(openProgress, { id })).toMatchObject({ pct: '0', reports: [] })
  expect(await site.contract()).toMatchObject({ billed: '0', downPaymentOpen: '0', retentionHeld: '0' })
  await expect(undo()).rejects.toMatchObject({ code: 'project-opening.none' })
  await sound()
  expect(await desk.do(openProjectOpening, { id })).toMatchObject({ isOpenable: true, contractValue: '100000000' })
  await desk.do(postProjectOpening, { id, ...stood, billed: '35000000', retention: '1750000', isRetentionTaxed: true })
  expect(await desk.do(openProjectOpening, { id })).toMatchObject({
    opening: { billed: '35000000', pct: '45.0000', costs: [{ amount: '21500000' }, { amount: '9250000' }] },
  })
  await sound()
})

test('no opening over what happened here, beyond the contract, or of nothing', async () => {
  const site = await aRunningSite()
  const { desk, id } = site
  const said = (more: object) => desk.do(postProjectOpening, { id, ...stood, ...more })
  const refused = (more: object, code: string) =>
    expect(said(more)).rejects.toMatchObject({ code: `project-opening.${code}` })
  await refused({ billed: '100000001' }, 'billed-beyond')
  await refused({ downPayment: '60000001' }, 'advance-beyond')
  await refused({ retention: '40000001' }, 'retention-beyond')
  const nothing = { billed: '0', downPayment: '0', retention: '0', progressPercent: null, costs: [] }
  await refused(nothing, 'empty')
  const terms = { downPaymentPercent: '20', retentionPercent: '5' }
  await desk.do(savePaymentPlan, { id, ...terms, retentionManner: 'last' })
  await refused({}, 'retention-at-end')
  await desk.do(savePaymentPlan, { id, ...terms })
  await expect(said({ on: '2199-01-01' })).rejects.toMatchObject({ code: 'date.ahead' })
  await site.measured(1, '2025-03-09', '0.1')
  await refused({}, 'moved')
  const bare = await deskOf(db, site.shop.actor, projectRoutes).do(projects.add, {
    name: 'Tanpa kontrak',
    customerId: site.shop.customerId,
  })
  await expect(desk.do(postProjectOpening, { ...stood, id: bare.id })).rejects.toMatchObject({
    code: 'project-opening.no-contract',
  })
})
