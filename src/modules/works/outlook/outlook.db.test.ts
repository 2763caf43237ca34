import { beforeAll, expect, test } from 'vitest'
import { addDays, type Day } from '#ground/day.ts'
import { money, sum } from '#ground/money.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { today } from '#kit/posting/today.ts'
import { projects } from '#modules/projects/contract.ts'
import { projectRoutes } from '#modules/projects/routes.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aBuyer } from '#modules/purchasing/cast/buyer.ts'
import { createBill, listBillable } from '#modules/purchasing/bills/contract.ts'
import { createPurchase, openPurchase } from '#modules/purchasing/orders/contract.ts'
import { aShop } from '#modules/sales/cast/shop.ts'
import { billProject, signProject } from '../billing/contract.ts'
import { anApprovedRap } from '../cast/rap.ts'
import { aColleague, anAgreedRab } from '../cast/small.ts'
import { openProgress } from '../progress/contract.ts'
import { worksRoutes } from '../routes.ts'
import { approveSchedule, saveSchedule } from '../schedule/contract.ts'
import { openOutlook, type CashOutlook } from './contract.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})

const total = ({ rows }: CashOutlook, kind: string) =>
  sum(rows.filter((row) => row.kind === kind).map((row) => money(row.amount)))

test('what a contract and its cost plan still bring and take stands in the weeks of the schedule, and sums to all of them', async () => {
  const { actor, customerId } = await aShop(db)
  const desk = deskOf(db, actor, worksRoutes)
  const { id } = await deskOf(db, actor, projectRoutes).do(projects.add, { name: 'Ruko', customerId })
  await anAgreedRab(db, actor, { projectId: id })
  const now = today(actor) as Day
  const terms = { downPaymentPercent: '25', retentionPercent: '5', finalTax: '1.75' }
  await desk.do(signProject, { id, date: now, ...terms })
  await anApprovedRap(db, actor, { projectId: id })
  const { lines } = await desk.do(openProgress, { id })
  const work = lines.map(({ workItemId }) => ({ workItemId, startDate: now, endDate: addDays(now, 55), shares: null }))
  const plan = { id, version: null, firstDay: now, weekStart: 'project' as const, holdsFrom: null, lines: work }
  const saved = await desk.do(saveSchedule, plan)
  const approve = { id, scheduleId: saved.id, version: saved.version }
  await deskOf(db, aColleague(actor), worksRoutes).do(approveSchedule, approve)

  const before = await desk.do(openOutlook, { id })
  // 25 % of 184.006.720 with PPN 11 %, less PPh 1,75 %: as the books of the small project say.
  expect(total(before, 'down_payment')).toBe(50_256_836n)
  expect(total(before, 'rap')).toBe(137_500_000n)
  expect(before.weeks.filter(({ cashOut }) => cashOut !== '0')).toHaveLength(8)
  const whole = (184_006_720n * 10_925n) / 10_000n
  const income = sum(before.rows.filter(({ isIn }) => isIn).map((row) => money(row.amount)))
  expect(Math.abs(Number(income - whole))).toBeLessThan(10)
  expect(BigInt(before.weeks.at(-1)?.left ?? '0')).toBe(income - 137_500_000n)

  await desk.do(billProject, { id, kind: 'down_payment', date: now })
  const after = await desk.do(openOutlook, { id })
  expect([total(after, 'invoice'), total(after, 'down_payment')]).toEqual([50_256_836n, 0n])
  expect(total(after, 'termin') - total(before, 'termin')).toBeLessThan(10n)

  const blind = { ...actor, can: (permission: string) => permission !== 'view order' }
  const seen = await deskOf(db, blind, worksRoutes).do(openOutlook, { id })
  expect(seen).toMatchObject({ isIncomeHidden: true, isUnplanned: false })
  expect(seen.rows.some(({ isIn }) => isIn)).toBe(false)
})

test('what was ordered for a project goes out once: as the order until it is billed, then as the bill', async () => {
  const buyer = await aBuyer(db)
  const { actor } = buyer
  const { id, warehouseId } = await aProject(db, actor)
  const item = await buyer.house.item({ name: 'Batu kali', unit: 'm3' })
  const { id: orderId } = await buyer.do(createPurchase, {
    ...{ supplierId: buyer.supplierId, date: '2026-11-03', warehouseId, projectId: id, submit: true },
    lines: [{ itemId: item, qty: '40', price: '275000', projectId: id }],
  })
  const order = await buyer.do(openPurchase, { id: orderId })
  const desk = deskOf(db, actor, worksRoutes)
  const ordered = await desk.do(openOutlook, { id })
  expect(ordered.rows).toMatchObject([{ kind: 'order', number: order.number, amount: order.total }])
  expect(ordered.isUnplanned).toBe(true)

  await buyer.received(order, [{ qty: '10' }], { date: '2026-11-06', warehouseId })
  const { lines } = await buyer.do(listBillable, { id: buyer.supplierId, orderId })
  const bill = { supplierId: buyer.supplierId, supplierInvoiceNo: 'INV-7', date: '2026-11-07' }
  const came = lines.flatMap(({ receiptLineId }) => (receiptLineId === null ? [] : [{ receiptLineId }]))
  await buyer.do(createBill, { ...bill, lines: came })
  const billed = await desk.do(openOutlook, { id })
  expect(billed.rows.map(({ kind }) => kind).toSorted()).toEqual(['bill', 'order'])
  expect(sum(billed.rows.map((row) => money(row.amount)))).toBe(money(order.total))

  const blind = { ...actor, can: (permission: string) => permission !== 'view biaya' }
  await expect(deskOf(db, blind, worksRoutes).do(openOutlook, { id })).rejects.toThrow(NotFound)
})
