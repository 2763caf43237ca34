import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { projects } from '#modules/projects/contract.ts'
import { projectRoutes } from '#modules/projects/routes.ts'
import { allLaws, aShop } from '#modules/sales/cast/shop.ts'
import { openInvoice, voidInvoice } from '#modules/sales/invoices/contract.ts'
import { openPayment, payOrder } from '#modules/sales/payments/contract.ts'
import { billProject, openBilling, signProject } from '../billing/contract.ts'
import { terminTasks } from '../billing/tasks.ts'
import { aColleague, anAgreedRab } from '../cast/small.ts'
import { approveChange, askChange, openChanges, saveChange } from '../changes/contract.ts'
import { saveFinalHandover, saveFirstHandover, undoHandover } from '../handover/contract.ts'
import { openProjectOpening, postProjectOpening, voidProjectOpening } from '../opening/contract.ts'
import { openTerminPack } from '../papers/contract.ts'
import { approveProgress, openProgress, saveProgress } from '../progress/contract.ts'
import { worksRoutes } from '../routes.ts'
import { billInstalment, savePaymentPlan } from './contract.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})

const due = { duePercent: null, dueOn: null, expectedOn: null, documents: null }
const rows = [
  { ...due, name: 'Uang muka', percent: '20', dueBy: 'progress' as const, duePercent: '0' },
  { ...due, name: 'Struktur', percent: '45', dueBy: 'progress' as const, duePercent: '50' },
  { ...due, name: 'Serah terima', percent: '30', dueBy: 'bast-1' as const },
  { ...due, name: 'Pemeliharaan', percent: '5', dueBy: 'bast-2' as const, documents: 'BAST-2, jaminan' },
]

/** A contract of 100.000.001 before PPN by four instalments, PPh final 2 %. */
async function anInstalmentSite() {
  const shop = await aShop(db)
  const { actor } = shop
  const desk = deskOf(db, actor, worksRoutes)
  const other = deskOf(db, aColleague(actor), worksRoutes)
  const add = { name: 'Rumah Sentul', customerId: shop.customerId, startDate: '2025-03-03', endDate: '2025-09-27' }
  const { id } = await deskOf(db, actor, projectRoutes).do(projects.add, add)
  const line = { number: '1', name: 'Pembangunan', unit: 'ls', volume: '1', unitPrice: '100000001' }
  await anAgreedRab(db, actor, { projectId: id, rows: [line as never] })
  await desk.do(signProject, { id, date: '2025-03-01', finalTax: '2', instalments: rows })
  const contract = async () => (await desk.do(openBilling, { id })).contract
  const states = async () => (await contract())?.instalments.map(({ state, amount }) => `${state} ${amount}`)
  const bill = async (name: string, date: string) => {
    const row = (await contract())?.instalments.find((one) => one.name === name)
    return desk.do(billInstalment, { id, instalmentId: row?.id ?? '', date })
  }
  const measure = async (week: number, date: string, volume: string) => {
    const { lines } = await desk.do(openProgress, { id })
    const measured = [{ workItemId: lines[0]?.workItemId ?? '', volume }]
    const saved = await desk.do(saveProgress, { id, version: null, week, date, lines: measured })
    await other.do(approveProgress, { id, reportId: saved.id, version: saved.version })
  }
  const paid = async (date: string) => {
    const payment = await shop.do(payOrder, { id: (await contract())?.orderId ?? '', date })
    const { amount, withheldTotal } = await shop.do(openPayment, { id: payment.id })
    return [Number(amount), Number(withheldTotal)]
  }
  const undone = async (invoiceId: string) => {
    const { version } = await shop.do(openInvoice, { id: invoiceId })
    await shop.do(voidInvoice, { id: invoiceId, version, reason: 'Salah' })
  }
  const balances = (codes: readonly string[]) =>
    Promise.all(codes.map(async (code) => Number(await balanceOf(db.read, actor.companyId, code))))
  const tasks = async () => (await db.withTx((tx) => terminTasks.find(tx, actor))).rows.map(({ about }) => about)
  return { shop, id, desk, other, contract, states, bill, measure, paid, undone, balances, tasks }
}

const CODES = ['1-1300', '1-1310', '2-1200', '2-1400', '4-1000']

test('each instalment is billed once when it is due, through the books of a termin, and all of them are the contract', async () => {
  const site = await anInstalmentSite()
  const { desk, id } = site
  expect(await site.states()).toEqual(['ready 20000000', 'waiting 45000000', 'waiting 30000000', 'waiting 5000001'])
  expect((await site.contract())?.ready).toMatchObject([
    {
      instalment: { name: 'Uang muka' },
      gross: '20000000',
      ppn: '2200000',
      total: '22200000',
      withheld: '400000',
      payable: '21800000',
    },
  ])
  expect(await site.tasks()).toEqual(['Uang muka · Rumah Sentul'])
  const early = site.bill('Struktur', '2025-03-05')
  await expect(early).rejects.toMatchObject({
    code: 'instalment.not-due',
    facts: { waits: 'progres 50%, sekarang 0%' },
  })
  const byProgress = desk.do(billProject, { id, kind: 'sale', date: '2025-03-05' })
  await expect(byProgress).rejects.toMatchObject({ code: 'contract.by-instalments' })

  const first = await site.bill('Uang muka', '2025-03-05')
  await expect(site.bill('Uang muka', '2025-03-05')).rejects.toMatchObject({ code: 'instalment.twice' })
  // An advance that is an instalment is never recovered: it is revenue, no debt to the customer.
  expect(await site.balances(CODES)).toEqual([22_200_000, 0, 0, -2_200_000, -20_000_000])
  expect(await site.paid('2025-03-20')).toEqual([21_800_000, 400_000])
  const pack = await desk.do(openTerminPack, { id, invoiceId: first.id })
  expect(pack.lines.map(({ paper }) => paper)).toContain('progres')

  await site.measure(10, '2025-05-10', '0.5')
  expect(await site.tasks()).toEqual(['Struktur · Rumah Sentul'])
  await site.bill('Struktur', '2025-05-12')
  const { version } = await desk.do(saveFirstHandover, {
    ...{ id, version: null, date: '2025-09-20', number: 'BAST-1/07', maintenanceDays: 90 },
  })
  await site.bill('Serah terima', '2025-09-22')
  await expect(desk.do(undoHandover, { id, version })).rejects.toMatchObject({ code: 'handover.instalment-billed' })
  await desk.do(saveFinalHandover, { id, version, date: '2025-12-21', number: 'BAST-2/07' })
  const last = await site.bill('Pemeliharaan', '2025-12-22')
  const { lines } = await desk.do(openTerminPack, { id, invoiceId: last.id })
  expect(lines.map(({ paper }) => paper)).toEqual(['invoice', 'kwitansi', 'bast', 'faktur', 'jaminan'])
  // PPN is cut off per invoice: 4.950.000 and 3.300.000, and 550.000 of the last 5.000.001.
  expect(await site.balances(['1-1310', '2-1200', '2-1400', '4-1000'])).toEqual([0, 0, -11_000_000, -100_000_001])
  expect(await site.tasks()).toEqual([])
  await allLaws(db)
})

test('instalments are taken back from the last; what is free again is billed anew, and a change is carried by the rest', async () => {
  const site = await anInstalmentSite()
  const { desk, id } = site
  const first = await site.bill('Uang muka', '2025-03-05')
  await site.measure(10, '2025-05-10', '0.6')
  const second = await site.bill('Struktur', '2025-05-12')
  await expect(site.undone(first.id)).rejects.toMatchObject({ code: 'invoice.later-invoice' })
  await site.undone(second.id)
  expect((await site.states())?.[1]).toBe('ready 45000000')

  const { rows: held } = await desk.do(openChanges, { id })
  const line = { isNew: false, workItemId: held[0]?.workItemId ?? null, number: '1', volume: '0.08' }
  const change = await desk.do(saveChange, {
    ...{ id, changeId: null, version: null, date: '2025-05-15', kind: 'permintaan', reason: 'Kanopi' },
    ...{ requestedBy: null, addendumNo: null, days: 0, lines: [line as never] },
  })
  const asked = await desk.do(askChange, { id, changeId: change.id, version: change.version })
  await site.other.do(approveChange, { id, changeId: change.id, version: asked.version })
  // 108.000.001 less 20.000.000 in 45 : 30 : 5.
  expect(await site.states()).toEqual(['billed 20000000', 'ready 49500000', 'waiting 33000000', 'waiting 5500001'])
  await site.bill('Struktur', '2025-05-20')
  expect(await site.balances(['4-1000'])).toEqual([-69_500_000])
  await allLaws(db)
})

test('how a contract is billed changes while nothing was billed of it, and not beside a down payment', async () => {
  const site = await anInstalmentSite()
  const { desk, id } = site
  const beside = desk.do(savePaymentPlan, { id, instalments: rows, downPaymentPercent: '20' })
  await expect(beside).rejects.toMatchObject({ code: 'instalment.beside' })
  const half = desk.do(savePaymentPlan, { id, instalments: rows.slice(0, 2) })
  await expect(half).rejects.toMatchObject({ code: 'instalment.not-whole', facts: { total: '65' } })
  await desk.do(savePaymentPlan, { id, downPaymentPercent: '20', retentionPercent: '5' })
  expect(await site.contract()).toMatchObject({
    instalments: [],
    downPaymentPercent: '20.0000',
    ready: [{ kind: 'down_payment' }],
  })
  const { id: invoiceId } = await desk.do(billProject, { id, kind: 'down_payment', date: '2025-03-05' })
  const late = desk.do(savePaymentPlan, { id, instalments: rows })
  await expect(late).rejects.toMatchObject({ code: 'instalment.billed' })
  await site.undone(invoiceId)
  await desk.do(savePaymentPlan, { id, instalments: rows })
  expect(await site.contract()).toMatchObject({ downPaymentPercent: null, retentionPercent: null })
  expect(await site.states()).toHaveLength(4)
  await allLaws(db)
})

test('a running contract comes in with the first of its instalments billed, and goes on from the next', async () => {
  const site = await anInstalmentSite()
  const { desk, id } = site
  const opened = { id, on: '2025-06-30', progressPercent: '55' }
  const refused = (more: object, code: string) =>
    expect(desk.do(postProjectOpening, { ...opened, ...more })).rejects.toMatchObject({
      code: `project-opening.${code}`,
    })
  await refused({ billed: '30000000' }, 'not-instalments')
  await refused({ billed: '20000000', retention: '1000' }, 'instalments-only')
  const { instalments } = await desk.do(openProjectOpening, { id })
  expect(instalments.map(({ upTo }) => upTo)).toEqual(['20000000', '65000000', '95000000', '100000001'])
  await desk.do(postProjectOpening, { ...opened, billed: '20000000' })
  expect((await site.states())?.slice(0, 2)).toEqual(['opened 20000000', 'ready 45000000'])
  await expect(desk.do(savePaymentPlan, { id, instalments: rows })).rejects.toMatchObject({ code: 'instalment.opened' })
  await desk.do(voidProjectOpening, { id, reason: 'Salah' })
  expect((await site.states())?.[0]).toBe('ready 20000000')
  await desk.do(postProjectOpening, { ...opened, billed: '65000000' })
  expect((await site.states())?.slice(0, 3)).toEqual(['opened 20000000', 'opened 45000000', 'waiting 30000000'])
  await allLaws(db)
})
