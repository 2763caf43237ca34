import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { projects } from '#modules/projects/contract.ts'
import { projectRoutes } from '#modules/projects/routes.ts'
import { aShop } from '#modules/sales/cast/shop.ts'
import { openInvoice, voidInvoice } from '#modules/sales/invoices/contract.ts'
import { billProject, openBilling, signProject } from '../billing/contract.ts'
import { aColleague, anAgreedRab } from '../cast/small.ts'
import { aProjectByInstalments } from '../cast/by-instalments.ts'
import { approveProgress, openProgress, saveProgress } from '../progress/contract.ts'
import { firstLacking, saveTerminWish } from '../papers/contract.ts'
import { worksRoutes } from '../routes.ts'
import { openTermin } from './contract.ts'
import { pressedTermin } from './press-termin.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})

/** A contract of 100 million with a down payment of 20 % and retention of 5 %; the down payment and a termin at 30 % were billed. */
async function aSite() {
  const shop = await aShop(db)
  const { actor } = shop
  const desk = deskOf(db, actor, worksRoutes)
  const add = { name: 'Ruko Cibinong', customerId: shop.customerId, startDate: '2025-03-03', endDate: '2025-06-30' }
  const { id } = await deskOf(db, actor, projectRoutes).do(projects.add, add)
  const row = { number: '1', name: 'Pembangunan', unit: 'ls', volume: '1', unitPrice: '100000000' }
  await anAgreedRab(db, actor, { projectId: id, rows: [row as never] })
  const terms = { downPaymentPercent: '20', retentionPercent: '5', finalTax: '2.65' }
  await desk.do(signProject, { id, date: '2025-03-01', ...terms })
  const [line] = (await desk.do(openProgress, { id })).lines
  const measure = async (week: number, volume: string) => {
    const done = [{ workItemId: line?.workItemId ?? '', volume }]
    const saved = await desk.do(saveProgress, { id, version: null, week, date: `2025-04-0${week}`, lines: done })
    const other = deskOf(db, aColleague(actor), worksRoutes)
    await other.do(approveProgress, { id, reportId: saved.id, version: saved.version })
  }
  await desk.do(billProject, { id, kind: 'down_payment', date: '2025-03-02' })
  await measure(1, '0.3')
  const first = await desk.do(billProject, { id, kind: 'sale', date: '2025-04-02' })
  const rows = async () => (await desk.do(openBilling, { id })).contract?.termins ?? []
  const textOf = async (termin: string) => {
    const { content } = await db.withTx((tx) => pressedTermin(tx, actor, { id, termin }))
    return (await readPdf(content)).map((page) => page.text).join(' ')
  }
  return { shop, desk, id, measure, first, rows, textOf }
}

test('the schedule of a contract is what was billed, may be billed and is still to come, with PPN the whole contract', async () => {
  const { desk, id, measure, rows, shop, first } = await aSite()
  await measure(2, '0.3')
  const told = (await rows()).map(({ name, state, percent, total }) => [name, state, percent, total])
  expect(told).toEqual([
    ['Uang muka', expect.stringMatching(/open|overdue/), '20', '22200000'],
    ['Termin 1', expect.stringMatching(/open|overdue/), '30', '24975000'],
    ['Termin 2', 'ready', '60', '24975000'],
    ['Sisa pekerjaan', 'waiting', '100', '33300000'],
    ['Retensi', 'held', '5', '5550000'],
  ])
  const sum = told.reduce((all, [, , , total]) => all + BigInt(String(total)), 0n)
  expect([String(sum), (await desk.do(openBilling, { id })).contract?.total]).toEqual(['111000000', '111000000'])

  // One that is voided is out of it, and what it billed is ready again.
  const { version } = await shop.do(openInvoice, { id: first.id })
  await shop.do(voidInvoice, { id: first.id, version, reason: 'Salah' })
  expect((await rows()).map(({ name, total }) => [name, total])).toEqual([
    ['Uang muka', '22200000'],
    ['Termin 1', '49950000'],
    ['Sisa pekerjaan', '33300000'],
    ['Retensi', '5550000'],
  ])
})

test('a termin that may be issued says what really comes of it, and which paper keeps it from being issued', async () => {
  const { desk, id, measure, first } = await aSite()
  await measure(2, '0.3')
  const seen = await desk.do(openTermin, { id, termin: 'sale' })
  expect(seen).toMatchObject({
    ...{ name: 'Termin 2', state: 'ready', number: null, invoiceId: null },
    figures: { gross: '30000000', downPaymentApplied: '6000000', retention: '1500000', ppn: '2475000' },
    told: { downPaymentLeft: '8000000', retentionHeld: '3000000' },
  })
  expect(firstLacking(seen.documents)?.paper).toBe('foto')
  expect((await desk.do(openBilling, { id })).contract?.ready).toMatchObject([{ lacks: 'Foto pekerjaan' }])
  await desk.do(saveTerminWish, { id, paper: 'foto', isWanted: false })
  expect(firstLacking((await desk.do(openTermin, { id, termin: 'sale' })).documents)).toBeUndefined()
  // As it stood after it, whatever came later.
  const kept = await desk.do(openTermin, { id, termin: `invoice.${first.id}` })
  expect(kept).toMatchObject({ name: 'Termin 1', told: { downPaymentLeft: '14000000', retentionHeld: '1500000' } })
  await desk.do(billProject, { id, kind: 'sale', date: '2025-04-03' })
  expect((await desk.do(openTermin, { id, termin: `invoice.${first.id}` })).told).toEqual(kept.told)
  await expect(desk.do(openTermin, { id, termin: `invoice.${newId()}` })).rejects.toThrow(NotFound)
})

test('the paper is the same before and after it is issued: up to the last bill, this period, up to now', async () => {
  const { desk, id, measure, textOf, first } = await aSite()
  await measure(2, '0.3')
  const figures = [
    'Progres pekerjaan',
    'Ruko Cibinong',
    '30%',
    '60%',
    '30.000.000',
    '60.000.000',
    '(6.000.000)',
    '(12.000.000)',
  ]
  const ahead = await textOf('sale')
  for (const said of [...figures, 'DRAF', '24.975.000', 'Opname minggu 2']) expect(ahead).toContain(said)
  const second = await desk.do(billProject, { id, kind: 'sale', date: '2025-04-03' })
  const issued = await textOf(`invoice.${second.id}`)
  for (const said of [...figures, second.number ?? '']) expect(issued).toContain(said)
  expect(issued).not.toContain('DRAF')
  // The one before it tells what it told then.
  const before = await textOf(`invoice.${first.id}`)
  expect(before).toContain('30.000.000')
  expect(before).not.toContain('60.000.000')
  expect(await textOf('down_payment').catch((error: unknown) => error)).toMatchObject({ code: expect.any(String) })
})

test('a contract by instalments has its rows in their order, each with what it waits for', async () => {
  const shop = await aShop(db)
  const id = await aProjectByInstalments(db, shop.actor, { customerId: shop.customerId })
  const desk = deskOf(db, shop.actor, worksRoutes)
  const { contract } = await desk.do(openBilling, { id })
  const told = (contract?.termins ?? []).map(({ name, state, waits, hasPaper }) => [name, state, waits, hasPaper])
  expect(told).toEqual([
    ['Uang muka', expect.any(String), null, true],
    ['Struktur', 'waiting', 'progres 50%', false],
    ['Serah terima', 'waiting', 'BAST-1', false],
    ['Pemeliharaan', expect.stringMatching(/waiting|ready/), expect.anything(), expect.any(Boolean)],
  ])
  const sum = (contract?.termins ?? []).reduce((all, { total }) => all + BigInt(total), 0n)
  expect(Number(sum - BigInt(contract?.total ?? 0))).toBeLessThanOrEqual(2)
  const key = contract?.termins[1]?.key ?? ''
  expect(await desk.do(openTermin, { id, termin: key })).toMatchObject({
    name: 'Struktur',
    figures: { retention: '0' },
  })
})
