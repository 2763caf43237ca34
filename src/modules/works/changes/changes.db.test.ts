import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { projects } from '#modules/projects/contract.ts'
import { projectRoutes } from '#modules/projects/routes.ts'
import { allLaws, aShop } from '#modules/sales/cast/shop.ts'
import { openInvoice, voidInvoice } from '#modules/sales/invoices/contract.ts'
import { openOrder } from '#modules/sales/orders/contract.ts'
import small from '../../../../tests/vectors/projects/project_small.json' with { type: 'json' }
import { billProject, openBilling, signProject } from '../billing/contract.ts'
import { handedOver } from '../cast/handed-over.ts'
import { aColleague, anAgreedRab, anAgreedSchedule, smallRows } from '../cast/small.ts'
import { approveProgress, openProgress, saveProgress } from '../progress/contract.ts'
import { listRab, openRab } from '../rab/contract.ts'
import { worksRoutes } from '../routes.ts'
import { openSchedule } from '../schedule/contract.ts'
import {
  approveChange,
  askChange,
  openChanges,
  rejectChange,
  removeChange,
  saveChange,
  voidChange,
} from './contract.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})

/** The small project with its contract signed, and what one does to it. */
async function aSignedSite(rows?: typeof smallRows) {
  const shop = await aShop(db)
  const { actor } = shop
  const desk = deskOf(db, actor, worksRoutes)
  const other = deskOf(db, aColleague(actor), worksRoutes)
  const add = { name: 'Ruko Cibinong', customerId: shop.customerId, startDate: '2025-03-03', endDate: '2025-04-27' }
  const { id } = await deskOf(db, actor, projectRoutes).do(projects.add, add)
  await anAgreedRab(db, actor, { projectId: id, ...(rows && { rows }) })
  const terms = { downPaymentPercent: '25', retentionPercent: '5', finalTax: '1.75' }
  const { orderId } = await desk.do(signProject, { id, date: '2025-02-24', ...terms })
  const idsOf = async () => {
    const { rows } = await desk.do(openChanges, { id })
    return new Map(rows.map((row) => [row.code, row.workItemId]))
  }
  const measure = async (week: (typeof small.weekly_reports)[number]) => {
    const { lines } = await desk.do(openProgress, { id })
    const known = new Map(lines.map((line) => [line.code, line]))
    const volumes = week.lines.map(({ code, cumulative_volume: now }) => {
      const volume = Math.round((Number(now) - Number(known.get(code)?.before)) * 1e4) / 1e4
      return { workItemId: known.get(code)?.workItemId ?? '', volume: String(volume) }
    })
    const saved = await desk.do(saveProgress, { id, version: null, week: week.week, date: week.date, lines: volumes })
    await other.do(approveProgress, { id, reportId: saved.id, version: saved.version })
  }
  const balances = (codes: readonly string[]) =>
    Promise.all(codes.map(async (code) => Number(await balanceOf(db.read, actor.companyId, code))))
  return { shop, actor, id, orderId, desk, other, idsOf, measure, balances }
}

const blank = { changeId: null, version: null, date: '2025-03-31', kind: 'permintaan' as const }
const plain = { isNew: false, number: null, name: null, unit: null, unitPrice: null }

/** The lines of the change of the small project. */
function smallChange(ids: ReadonlyMap<string, string>) {
  const group = { ...plain, isNew: true, workItemId: ids.get('B') ?? '' }
  return [
    { ...group, number: 'B.6', name: 'Rabat beton keliling', unit: 'm2', volume: '40', unitPrice: '118000' },
    { ...plain, workItemId: ids.get('B.5') ?? '', volume: '60' },
  ]
}

test('a change in the middle counts once it is approved, and everywhere: bill, contract, weights, curve, termin and retention', async () => {
  const { id, desk, other, idsOf, measure, balances, orderId, shop } = await aSignedSite()
  await anAgreedSchedule(db, shop.actor, { projectId: id })
  await desk.do(billProject, { id, kind: 'down_payment', date: '2025-02-26' })
  for (const week of small.weekly_reports.slice(0, 4)) await measure(week)
  await desk.do(billProject, { id, kind: 'sale', date: '2025-03-31' })

  const lines = smallChange(await idsOf())
  const draft = await desk.do(saveChange, { ...blank, id, reason: 'Rabat keliling dan tambahan cat', days: 7, lines })
  const which = { id, changeId: draft.id }
  const asked = await desk.do(askChange, { ...which, version: draft.version })
  const waiting = await desk.do(openChanges, { id })
  expect(waiting).toMatchObject({ original: '184006720', changes: '0', current: '184006720', pending: '6880000' })
  await expect(shop.do(openOrder, { id: orderId })).resolves.toMatchObject({ total: '204247459' })
  const own = desk.do(approveChange, { ...which, version: asked.version })
  await expect(own).rejects.toMatchObject({ code: 'cco.own-approval' })
  await other.do(approveChange, { ...which, version: asked.version })

  expect(await desk.do(openChanges, { id })).toMatchObject({
    ...{ original: '184006720', changes: '6880000', current: '190886720', pending: '0', share: '3.739' },
    orders: [{ number: 1, state: 'approved', net: '6880000', isLast: true }],
  })
  await expect(shop.do(openOrder, { id: orderId })).resolves.toMatchObject({
    total: String(small.expected.rab_totals['2'].total_with_ppn),
  })
  const [holds] = await desk.do(listRab, { id })
  const bill = await desk.do(openRab, { id, rabId: holds?.id ?? '' })
  const weights = bill.rows.filter((row) => !row.isGroup).map((row) => Number(row.weight).toFixed(4))
  expect(weights).toEqual(Object.values(small.expected.weights['2']))
  await expect(deskOf(db, shop.actor, projectRoutes).do(projects.open, { id })).resolves.toMatchObject({
    endDate: '2025-05-04',
  })

  await anAgreedSchedule(db, shop.actor, { projectId: id, version: '2', holdsFrom: '2025-03-31' })
  for (const week of small.weekly_reports.slice(4)) await measure(week)
  const { weeks } = await desk.do(openSchedule, { id })
  const four = (value: string | null) => Number(value).toFixed(4)
  expect(
    weeks.map((row) => [row.billRevision, four(row.plan), four(row.actual), four(row.deviation), row.isCritical]),
  ).toEqual(
    small.expected.curve.map((row) => [
      ...[row.rab_version, row.plan_cumulative_pct, row.actual_cumulative_pct, row.deviation_pct, row.kontrak_kritis],
    ]),
  )

  const [, termin] = small.expected.termin
  const { contract } = await desk.do(openBilling, { id })
  expect(contract?.ready.find((one) => one.kind === 'sale')).toMatchObject({
    ...{ gross: String(termin?.gross), downPaymentApplied: String(termin?.advance_recovered) },
    ...{ retention: String(termin?.retention), dpp: String(termin?.net_dpp), total: String(termin?.total) },
  })
  await desk.do(billProject, { id, kind: 'sale', date: '2025-04-28' })
  await handedOver(desk, id, { first: '2025-04-29', days: 90, final: '2025-07-28' })
  await desk.do(billProject, { id, kind: 'retention', date: '2025-07-29' })
  expect(await balances(['1-1310', '2-1200', '2-1400', '4-1000'])).toEqual([0, 0, -20_997_539, -190_886_720])
  await allLaws(db)
})

test('the last change is taken back whole, in its turn and not below what was built or billed', async () => {
  const { id, desk, other, idsOf, orderId, shop, measure } = await aSignedSite()
  const approved = async (reason: string, lines: ReturnType<typeof smallChange>) => {
    const draft = await desk.do(saveChange, { ...blank, id, reason, days: 3, lines })
    const asked = await desk.do(askChange, { id, changeId: draft.id, version: draft.version })
    return other.do(approveChange, { id, changeId: draft.id, version: asked.version })
  }
  const first = await approved('Tambah', smallChange(await idsOf()))
  const less = [{ ...plain, workItemId: (await idsOf()).get('A.2') ?? '', volume: '-64.5' }]
  const second = await approved('Kurang', less as never)
  await expect(shop.do(openOrder, { id: orderId })).resolves.toMatchObject({ dpp: String(190_886_720 - 6_321_000) })
  expect((await idsOf()).has('A.2')).toBe(false)

  const voiding = (change: { id: string; version: number }) =>
    other.do(voidChange, { id, changeId: change.id, version: change.version, reason: 'Salah hitung' })
  await expect(voiding(first)).rejects.toMatchObject({ code: 'cco.not-last' })
  await voiding(second)
  expect((await idsOf()).has('A.2')).toBe(true)
  await measure({ week: 1, date: '2025-03-09', lines: [{ code: 'B.6', cumulative_volume: '10' }] })
  await expect(voiding(first)).rejects.toMatchObject({ code: 'rab.below-progress' })
  await expect(desk.do(openChanges, { id })).resolves.toMatchObject({
    ...{ changes: '6880000', current: '190886720' },
    orders: [
      { number: 2, state: 'void', remark: 'Salah hitung' },
      { number: 1, state: 'approved', isLast: true },
    ],
  })
  const back = [{ ...plain, workItemId: (await idsOf()).get('B.6') ?? '', volume: '-31' }]
  const less10 = desk.do(saveChange, { ...blank, id, reason: 'Kurang', lines: back })
  await expect(less10).rejects.toMatchObject({ code: 'rab.below-progress', field: 'lines.0.volume' })
  const draft = await desk.do(saveChange, { ...blank, id, reason: 'Kurang', lines: [{ ...back[0]!, volume: '-30' }] })
  await measure({ week: 2, date: '2025-03-16', lines: [{ code: 'B.6', cumulative_volume: '11' }] })
  const asked = await desk.do(askChange, { id, changeId: draft.id, version: draft.version })
  const approving = { id, changeId: draft.id, version: asked.version }
  await expect(other.do(approveChange, approving)).rejects.toMatchObject({ code: 'rab.below-progress' })
  await other.do(rejectChange, { ...approving, reason: 'Sudah dikerjakan' })
  await expect(other.do(approveChange, approving)).rejects.toMatchObject({ code: 'cco.not-asked' })
  await expect(desk.do(removeChange, { id, changeId: draft.id })).rejects.toMatchObject({ code: 'cco.not-draft' })
  await allLaws(db)
})

test('a contract does not fall below what was billed, a project without one takes no change, and prices are for who may see them', async () => {
  const { id, desk, other, idsOf, measure, shop } = await aSignedSite()
  const lines = smallChange(await idsOf())
  const { id: bare } = await deskOf(db, shop.actor, projectRoutes).do(projects.add, {
    ...{ name: 'Belum kontrak', customerId: shop.customerId },
  })
  const early = desk.do(saveChange, { ...blank, id: bare, reason: 'Tambah', lines })
  await expect(early).rejects.toMatchObject({ code: 'cco.no-contract' })

  for (const week of small.weekly_reports.slice(0, 2)) await measure(week)
  const ids = await idsOf()
  const off = ['B.1', 'B.2', 'B.3', 'B.4', 'B.5'].map((code) => {
    const { volume } = small.rab.lines.find((one) => one.code === code)!
    return { ...plain, workItemId: ids.get(code) ?? '', volume: `-${volume}` }
  })
  const rest = { ...plain, workItemId: ids.get('A.3') ?? '', volume: '-9.6' }
  const deep = await desk.do(saveChange, {
    ...blank,
    id,
    reason: 'Kurang',
    lines: [...off, { ...rest, volume: '-9.7' }],
  })
  const deeper = await desk.do(askChange, { id, changeId: deep.id, version: deep.version })
  // What is asked for in time comes too late: the third week was built and billed meanwhile.
  for (const week of small.weekly_reports.slice(2, 3)) await measure(week)
  await desk.do(billProject, { id, kind: 'sale', date: '2025-03-31' })
  const below = other.do(approveChange, { id, changeId: deep.id, version: deeper.version })
  await expect(below).rejects.toMatchObject({ code: 'order.below-billed' })
  const draft = await desk.do(saveChange, { ...blank, id, reason: 'Kurang', lines: [...off, rest] })
  const asked = await desk.do(askChange, { id, changeId: draft.id, version: draft.version })
  // A down payment that is open asks for work that it can go off.
  const ahead = await desk.do(billProject, { id, kind: 'down_payment', date: '2025-03-31' })
  const approving = { id, changeId: draft.id, version: asked.version }
  await expect(other.do(approveChange, approving)).rejects.toMatchObject({ code: 'order.below-billed' })
  const { version } = await shop.do(openInvoice, { id: ahead.id })
  await shop.do(voidInvoice, { id: ahead.id, version, reason: 'Tidak jadi' })
  // What is left is what was built: to the rupiah what was billed, and no less.
  await other.do(approveChange, approving)
  await expect(desk.do(openBilling, { id })).resolves.toMatchObject({
    contract: { value: '37197000', billed: '37197000' },
  })

  const foreman = { ...aColleague(shop.actor), can: (right: string) => right === 'view daftar-proyek' }
  const seen = await deskOf(db, foreman, worksRoutes).do(openChanges, { id })
  expect(seen).toMatchObject({ original: null, current: null, pending: null, share: null })
  expect(seen.orders[0]).toMatchObject({ net: null, hindrance: 'right' })
  expect(seen.orders[0]?.lines.every((line) => line.unitPrice === null && line.amount === null)).toBe(true)
})

test('a line is told by its whole number, as the draft was typed, where the bill numbers within its groups', async () => {
  const { id, desk, idsOf } = await aSignedSite(
    smallRows.map((row) => ({ ...row, number: row.number.replace(/^[A-Z]\./, '') })),
  )
  const lines = [{ ...plain, workItemId: (await idsOf()).get('B.5') ?? '', volume: '60' }]
  await desk.do(saveChange, { ...blank, id, reason: 'Tambahan cat', days: 0, lines })
  expect(await desk.do(openChanges, { id })).toMatchObject({ orders: [{ lines: [{ number: 'B.5', volume: '60' }] }] })
})
