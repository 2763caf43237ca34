import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { changeStatus, projects } from '#modules/projects/contract.ts'
import { projectRoutes } from '#modules/projects/routes.ts'
import { allLaws, aShop } from '#modules/sales/cast/shop.ts'
import { openInvoice } from '#modules/sales/invoices/contract.ts'
import { payOrder } from '#modules/sales/payments/contract.ts'
import { decideWriteOff, voidWriteOff, writeOffInvoice } from '#modules/sales/write-offs/contract.ts'
import { writeOffRoutes } from '#modules/sales/write-offs/routes.ts'
import { billProject, openBilling, signProject } from '../billing/contract.ts'
import { handedOver } from '../cast/handed-over.ts'
import { anAgreedRab, aColleague } from '../cast/small.ts'
import { saveGuarantee } from '../guarantee/contract.ts'
import { handoverTasks } from '#modules/works/tasks.ts'
import { approveProgress, openProgress, saveProgress } from '../progress/contract.ts'
import { worksRoutes } from '../routes.ts'
import { saveFinalHandover, saveFirstHandover, undoHandover } from './contract.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})

/** A contract of 100.000.000 that should be done on 27 April 2025, all of it built and billed. */
async function aBuiltSite() {
  const shop = await aShop(db)
  const { actor } = shop
  const desk = deskOf(db, actor, worksRoutes)
  const add = { name: 'Gudang Cikarang', customerId: shop.customerId, startDate: '2025-03-03', endDate: '2025-04-27' }
  const { id } = await deskOf(db, actor, projectRoutes).do(projects.add, add)
  const row = { number: '1', name: 'Pembangunan', unit: 'ls', volume: '1', unitPrice: '100000000' }
  await anAgreedRab(db, actor, { projectId: id, rows: [row as never] })
  await desk.do(signProject, { id, date: '2025-03-01', downPaymentPercent: null, retentionPercent: '5' })
  const { lines } = await desk.do(openProgress, { id })
  const done = { workItemId: lines[0]?.workItemId ?? '', volume: '1' }
  const week = await desk.do(saveProgress, { id, version: null, week: 9, date: '2025-05-02', lines: [done] })
  const other = deskOf(db, aColleague(actor), worksRoutes)
  await other.do(approveProgress, { id, reportId: week.id, version: week.version })
  const termin = await desk.do(billProject, { id, kind: 'sale', date: '2025-05-05' })
  const seen = async () => (await desk.do(openBilling, { id })).contract
  return { shop, desk, id, termin, seen }
}

const first = (id: string) => ({
  ...{ id, version: null, date: '2025-05-09', number: 'BAST-1/05', maintenanceDays: 90 },
  ...{ penaltyPerMille: '1', penaltyCap: '5' },
})

test('twelve days late cost what was agreed, held back from the termin as less revenue, and taken back whole', async () => {
  const site = await aBuiltSite()
  await site.desk.do(saveFirstHandover, first(site.id))
  expect((await site.seen())?.handover).toMatchObject({
    ...{ lateDays: 12, penalty: '1200000', maintenanceUntil: '2025-08-07', isRetentionFree: false },
  })
  const { shop, termin } = site
  const { version, total } = await shop.do(openInvoice, { id: termin.id })
  const held = await shop.do(writeOffInvoice, {
    ...{
      id: termin.id,
      version,
      date: '2025-05-20',
      amount: '1200000',
      against: 'penalty',
      reason: 'Terlambat 12 hari',
    },
  })
  const yes = { id: held.id, version: held.version, decision: 'approve' as const, note: null }
  const done = await deskOf(db, aColleague(shop.actor), writeOffRoutes).do(decideWriteOff, yes)
  const balances = () => Promise.all(['4-3100', '1-1300'].map((code) => balanceOf(db.read, shop.actor.companyId, code)))
  expect(await balances()).toEqual([1_200_000n, BigInt(total) - 1_200_000n])
  await shop.do(payOrder, { id: (await site.seen())?.orderId ?? '', date: '2025-05-21' })
  expect(await shop.do(openInvoice, { id: termin.id })).toMatchObject({ status: 'paid', writtenOffTotal: '0' })
  await allLaws(db)
  await shop.do(voidWriteOff, { id: done.id, version: done.version, reason: 'Denda dihapus' })
  expect(await balances()).toEqual([0n, 1_200_000n])
  await allLaws(db)
})

test('retention is held until the final handover, which waits for the maintenance', async () => {
  const site = await aBuiltSite()
  const { desk, id } = site
  const bill = () => desk.do(billProject, { id, kind: 'retention', date: '2025-08-08' })
  await expect(bill()).rejects.toMatchObject({ code: 'contract.retention-held' })
  const none = desk.do(saveFinalHandover, { id, version: 1, date: '2025-08-07', number: 'BAST-2/01' })
  await expect(none).rejects.toMatchObject({ code: 'handover.no-first' })
  const early = desk.do(saveFirstHandover, { ...first(id), date: '2025-02-28' })
  await expect(early).rejects.toMatchObject({ code: 'handover.before-contract', field: 'date' })
  const { version } = await desk.do(saveFirstHandover, first(id))
  await expect(desk.do(saveFirstHandover, first(id))).rejects.toMatchObject({ code: 'document.changed' })
  const before = desk.do(saveFinalHandover, { id, version, date: '2025-08-06', number: 'BAST-2/01' })
  await expect(before).rejects.toMatchObject({ code: 'handover.maintained', field: 'date' })
  await expect(bill()).rejects.toMatchObject({ code: 'contract.retention-held' })
  const waiting = async () => (await db.withTx((tx) => handoverTasks.find(tx, site.shop.actor))).count
  expect(await waiting()).toBe(1)
  const final = await desk.do(saveFinalHandover, { id, version, date: '2025-08-07', number: 'BAST-2/01' })
  expect(await waiting()).toBe(0)
  expect((await site.seen())?.ready).toMatchObject([{ kind: 'retention', gross: '5000000' }])
  await bill()
  await expect(desk.do(undoHandover, { id, version: final.version })).rejects.toMatchObject({
    code: 'handover.retention-billed',
  })
  await allLaws(db)
})

test('a guarantee for the maintenance frees the retention; handovers are taken back from the last', async () => {
  const { desk, id, seen, shop } = await aBuiltSite()
  // The state of the project goes along, forth and back.
  const names = deskOf(db, shop.actor, projectRoutes)
  const status = async () => (await names.do(projects.open, { id })).status
  await names.do(changeStatus, {
    id,
    version: (await names.do(projects.open, { id })).version,
    status: 'berjalan',
    reason: null,
  })
  await desk.do(saveFirstHandover, first(id))
  expect(await status()).toBe('bast1')
  const paper = { id, guaranteeId: null, version: null, kind: 'pemeliharaan' as const, number: 'JP/01' }
  const held = { issuer: 'Bank Jabar', amount: '5000000', validFrom: '2025-05-09', validTo: '2025-08-07' }
  // One that ends too soon, or is worth too little, is named but frees nothing.
  const short = { ...held, amount: '4999999' }
  await desk.do(saveGuarantee, { ...paper, ...held, number: 'JP/00', amount: '9000000', validTo: '2025-08-06' })
  expect(await seen()).toMatchObject({ ready: [], standIn: { number: 'JP/00', validTo: '2025-08-06' } })
  const small = await desk.do(saveGuarantee, { ...paper, ...short })
  expect(await seen()).toMatchObject({ ready: [], standIn: { number: 'JP/01', amount: '4999999' } })
  await desk.do(saveGuarantee, { ...paper, ...held, guaranteeId: small.id, version: 1 })
  expect((await seen())?.ready).toMatchObject([{ kind: 'retention' }])
  const final = { id, version: 1, date: '2025-08-07', number: 'BAST-2/01' }
  const { version } = await desk.do(saveFinalHandover, final)
  expect(await status()).toBe('bast2')
  await desk.do(undoHandover, { id, version })
  expect(await status()).toBe('bast1')
  expect((await seen())?.handover).toMatchObject({ finalOn: null, firstOn: '2025-05-09' })
  await desk.do(undoHandover, { id, version: version + 1 })
  expect((await seen())?.handover).toBeNull()
  expect(await status()).toBe('berjalan')
})

test('nobody hands over what is not theirs to see, or was never agreed', async () => {
  const { desk, id, shop } = await aBuiltSite()
  const stranger = deskOf(db, { ...shop.actor, companyId: newId() }, worksRoutes)
  await expect(stranger.do(saveFirstHandover, first(id))).rejects.toThrow(NotFound)
  await expect(stranger.do(undoHandover, { id, version: 1 })).rejects.toThrow(NotFound)
  const add = { name: 'Tanpa kontrak', customerId: shop.customerId }
  const bare = await deskOf(db, shop.actor, projectRoutes).do(projects.add, add)
  const unsigned = desk.do(saveFirstHandover, first(bare.id))
  await expect(unsigned).rejects.toMatchObject({ code: 'handover.no-contract' })
  await expect(handedOver(desk, bare.id, { first: '2025-05-01', days: 1, final: '2025-05-02' })).rejects.toThrow()
})
