import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { someCashEntries } from '#modules/finance/cast/cash.ts'
import { addManualJournal } from '#modules/finance/journals/contract.ts'
import { financeRoutes } from '#modules/finance/routes.ts'
import { projects } from '#modules/projects/contract.ts'
import { projectRoutes } from '#modules/projects/routes.ts'
import { aShop } from '#modules/sales/cast/shop.ts'
import { payOrder } from '#modules/sales/payments/contract.ts'
import { billProject, openBilling, signProject } from '#modules/works/billing/contract.ts'
import { aColleague, anAgreedRab } from '#modules/works/cast/small.ts'
import { postProjectOpening } from '#modules/works/opening/contract.ts'
import { approveProgress, openProgress, saveProgress } from '#modules/works/progress/contract.ts'
import { worksRoutes } from '#modules/works/routes.ts'
import { reportRoutes } from '../routes.ts'
import { listProjectMoney, openProjectMoney, projectLedger } from './contract.ts'

let db: Database
let actor: Actor
let id: string

// A contract of 1 milliard: 20 % down payment billed and paid, half of the work billed with 5 % retention, petrol spent.
beforeAll(async () => {
  db = await testDatabase()
  const shop = await aShop(db)
  actor = shop.actor
  const site = { name: 'Ruko Cibinong', customerId: shop.customerId, startDate: '2026-09-01', endDate: '2027-04-27' }
  id = (await deskOf(db, actor, projectRoutes).do(projects.add, site)).id
  const line = { number: '1', name: 'Pembangunan', unit: 'ls', volume: '1', unitPrice: '1000000000' }
  await anAgreedRab(db, actor, { projectId: id, rows: [line as never] })
  const desk = deskOf(db, actor, worksRoutes)
  await desk.do(signProject, {
    ...{ id, date: '2026-09-02', downPaymentPercent: '20', retentionPercent: '5', finalTax: '2.65' },
  })
  await desk.do(billProject, { id, kind: 'down_payment', date: '2026-09-03' })
  const { contract } = await desk.do(openBilling, { id })
  await shop.do(payOrder, { id: contract?.orderId ?? '', date: '2026-09-10' })
  const { lines } = await desk.do(openProgress, { id })
  const volumes = lines.map(({ workItemId }) => ({ workItemId, volume: '0.5' }))
  const week = await desk.do(saveProgress, { id, version: null, week: 1, date: '2026-10-05', lines: volumes })
  const approved = { id, reportId: week.id, version: week.version }
  await deskOf(db, aColleague(actor), worksRoutes).do(approveProgress, approved)
  await desk.do(billProject, { id, kind: 'sale', date: '2026-10-06' })
  await someCashEntries(db, actor, id)
  // By the day, by the piece, and what a subcontractor was charged back.
  const borne = [
    { account: '5-2000', debit: '410000', credit: '0', projectId: id },
    { account: '5-2100', debit: '61250', credit: '0', projectId: id },
    { account: '5-3000', debit: '90000', credit: '0', projectId: id },
    { account: '1-2310', debit: '0', credit: '561250' },
  ]
  await deskOf(db, actor, financeRoutes).do(addManualJournal, {
    date: '2026-10-20',
    memo: 'Biaya lapangan',
    lines: borne,
  })
}, 120_000)

const seenBy = (who: Actor) => deskOf(db, who, reportRoutes)
const having = (...rights: readonly string[]): Actor => ({
  ...aColleague(actor),
  permissions: new Set(rights),
  can: (right) => rights.includes(right),
})

test('what a project brought and cost since it began is what its invoices and the books say', async () => {
  const { rows } = await seenBy(actor).do(listProjectMoney, {})
  expect(rows[0]).toMatchObject({
    ...{ contract: '1000000000', retention: '25000000', revenue: '500000000' },
    ...{ overhead: '385500', material: '0', wages: '471250', subcontract: '90000' },
    ...{ cost: '946750', margin: '499053250' },
  })
  // 200 million before PPN and its PPN; then half of the work less half of the down payment and retention.
  expect(rows[0]?.received).toBe('222000000')
  const { contract } = await deskOf(db, actor, worksRoutes).do(openBilling, { id })
  const total = contract?.invoices.reduce((sum, one) => sum + BigInt(one.total), 0n)
  expect(rows[0]?.billed).toBe(String(total))
})

test('its profit stands by month, and every figure is the sum of its lines', async () => {
  const span = { id, from: '2026-09-01', to: '2026-11-30' }
  const { report, project } = await seenBy(actor).do(openProjectMoney, span)
  expect(report.columns.map(({ label }) => label)).toEqual(['Sep 2026', 'Okt 2026', 'Nov 2026', 'Sep–Nov 2026'])
  const gross = report.rows.find(({ label }) => label === 'Laba kotor')
  expect(gross?.amounts.at(-1)).toBe(project.margin)
  const petrol = report.rows.find(({ code }) => code === '5-5000')
  expect(petrol?.amounts.map(Number).map(Math.abs)).toEqual([0, 0, 385_500, 385_500])
  const asked = { id, account: '5-5000', from: '2026-11-01', to: '2026-11-30' }
  const { rows, closing } = await seenBy(actor).do(projectLedger, asked)
  expect([rows.length, closing]).toEqual([1, '385500'])
})

test('costs are for who sees costs, income for who sees orders, and a project for who sees it', async () => {
  const view = 'view laporan-keuangan-proyek'
  const [bare] = (await seenBy(having(view)).do(listProjectMoney, {})).rows
  expect(bare).not.toHaveProperty('contract')
  expect(bare).not.toHaveProperty('billed')
  expect(bare).not.toHaveProperty('cost')
  const [sold] = (await seenBy(having(view, 'view order')).do(listProjectMoney, {})).rows
  expect(sold).toMatchObject({ contract: '1000000000' })
  expect(sold).not.toHaveProperty('margin')
  const bareBook = await seenBy(having(view)).do(openProjectMoney, { id })
  expect(bareBook.report.rows.filter(({ code }) => code !== null)).toEqual([])
  const stranger = { ...aColleague(actor), scope: { ...actor.scope, projects: [] as readonly string[] } }
  await expect(seenBy(stranger).do(openProjectMoney, { id })).rejects.toThrow(NotFound)
  await expect(seenBy(stranger).do(projectLedger, { id, account: '5-5000' })).rejects.toThrow(NotFound)
  expect((await seenBy(stranger).do(listProjectMoney, {})).rows).toEqual([])
})

test('of a project that was running before, what was held back by then counts', async () => {
  const shop = await aShop(db)
  const site = { name: 'Gudang Cikarang', customerId: shop.customerId, startDate: '2025-03-03', endDate: '2025-09-27' }
  const old = (await deskOf(db, shop.actor, projectRoutes).do(projects.add, site)).id
  const line = { number: '1', name: 'Pembangunan', unit: 'ls', volume: '1', unitPrice: '100000000' }
  await anAgreedRab(db, shop.actor, { projectId: old, rows: [line as never] })
  const desk = deskOf(db, shop.actor, worksRoutes)
  const shares = { downPaymentPercent: '20', retentionPercent: '5' }
  await desk.do(signProject, { id: old, date: '2025-03-01', ...shares })
  await desk.do(postProjectOpening, {
    ...{ id: old, on: '2025-06-30', billed: '40000000', downPayment: '12000000', retention: '2000000' },
    ...{ progressPercent: '45', costs: [] },
  })
  const { rows } = await deskOf(db, shop.actor, reportRoutes).do(listProjectMoney, {})
  expect(rows).toMatchObject([{ contract: '100000000', revenue: '40000000', retention: '2000000' }])
})
