import { beforeAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { post } from '#modules/journal/face.ts'
import { credit, debit } from '#modules/journal/rules.ts'
import { changeStatus, openHanging, projects } from '#modules/projects/contract.ts'
import { projectRoutes } from '#modules/projects/routes.ts'
import { allLaws, aShop } from '#modules/sales/cast/shop.ts'
import { payOrder } from '#modules/sales/payments/contract.ts'
import { billProject, openBilling, signProject } from '../billing/contract.ts'
import { handedOver } from '../cast/handed-over.ts'
import { aSiteReport } from '../cast/diary.ts'
import { aColleague, anAgreedRab } from '../cast/small.ts'
import { aSubcontract } from '../cast/subcontract.ts'
import { saveGuarantee } from '../guarantee/contract.ts'
import { approveProgress, openProgress, saveProgress } from '../progress/contract.ts'
import { saveRab } from '../rab/contract.ts'
import { saveRap } from '../rap/contract.ts'
import { worksRoutes } from '../routes.ts'
import { saveSchedule } from '../schedule/contract.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})

/** A built project in its last state: contract of 100.000.000 with retention, nothing billed, a guarantee out. */
async function aLastSite() {
  const shop = await aShop(db)
  const { actor } = shop
  const desk = deskOf(db, actor, worksRoutes)
  const names = deskOf(db, actor, projectRoutes)
  const add = { name: 'Ruko Cibinong', customerId: shop.customerId, startDate: '2025-03-03', endDate: '2025-04-27' }
  const { id } = await names.do(projects.add, add)
  const row = { number: '1', name: 'Pembangunan', unit: 'm2', volume: '100', unitPrice: '1000000' }
  await anAgreedRab(db, actor, { projectId: id, rows: [row as never] })
  await desk.do(signProject, { id, date: '2025-03-01', downPaymentPercent: null, retentionPercent: '5' })
  const { lines } = await desk.do(openProgress, { id })
  const done = { workItemId: lines[0]?.workItemId ?? '', volume: '100' }
  const week = await desk.do(saveProgress, { id, version: null, week: 8, date: '2025-04-27', lines: [done] })
  const hangs = async () => (await names.do(openHanging, { id })).map(({ what }) => what)
  const go = async (status: 'kontrak' | 'berjalan' | 'bast1' | 'bast2' | 'selesai', reason: string | null = null) => {
    const { version } = await names.do(projects.open, { id })
    return names.do(changeStatus, { id, version, status, reason })
  }
  for (const status of ['kontrak', 'berjalan', 'bast1', 'bast2'] as const) await go(status)
  const approve = () =>
    deskOf(db, aColleague(actor), worksRoutes).do(approveProgress, { id, reportId: week.id, version: week.version })
  return { shop, desk, id, hangs, go, approve }
}

test('what hangs is told until nothing does; then no document names the project, until it is opened again', async () => {
  const { shop, desk, id, hangs, go, approve } = await aLastSite()
  expect(await hangs()).toEqual(['BAST-2 belum dicatat', 'Draf opname minggu 8'])
  await expect(go('selesai', 'Sudah')).rejects.toMatchObject({ code: 'project.still-hangs' })
  await approve()
  const paper = { id, guaranteeId: null, version: null, kind: 'pemeliharaan' as const, number: 'JP/01' }
  const held = { issuer: 'Bank Jabar', amount: '1000000', validFrom: '2025-05-01', validTo: '2025-08-07' }
  const guarantee = await desk.do(saveGuarantee, { ...paper, ...held })
  expect(await hangs()).toEqual([
    'Progres yang belum ditagih, Rp100.000.000',
    'BAST-2 belum dicatat',
    'Jaminan JP/01 dari Bank Jabar belum dikembalikan',
  ])
  const termin = await desk.do(billProject, { id, kind: 'sale', date: '2025-05-05' })
  expect(await hangs()).toEqual([
    `Invoice ${termin.number} belum lunas, sisa Rp105.450.000`,
    'Retensi yang belum ditagih, Rp5.000.000',
    'BAST-2 belum dicatat',
    'Jaminan JP/01 dari Bank Jabar belum dikembalikan',
  ])
  const { contract } = await desk.do(openBilling, { id })
  const paid = (date: string) => shop.do(payOrder, { id: contract?.orderId ?? '', date })
  await paid('2025-05-20')
  await handedOver(desk, id, { first: '2025-05-01', days: 90, final: '2025-07-30' })
  await desk.do(billProject, { id, kind: 'retention', date: '2025-08-01' })
  await paid('2025-08-02')
  expect(await hangs()).toEqual(['Jaminan JP/01 dari Bank Jabar belum dikembalikan'])
  await expect(go('selesai')).rejects.toMatchObject({ code: 'project.waive-reason', field: 'reason' })
  await go('selesai', 'Aslinya hilang di pemberi kerja')

  const closed = { code: 'project.closed' }
  await expect(aSiteReport(db, shop.actor, { projectId: id })).rejects.toMatchObject(closed)
  const line = { number: '2', name: 'Susulan', unit: 'ls', volume: '1', unitPrice: '1000' }
  await expect(desk.do(saveRab, { id, version: null, rows: [line] as never })).rejects.toMatchObject(closed)
  const cost = { workItemId: null, head: 'umum' as const, description: 'Susulan', unit: 'ls', qty: '1', unitCost: '7' }
  await expect(desk.do(saveRap, { id, version: null, lines: [cost] })).rejects.toMatchObject(closed)
  const plan = { id, version: null, firstDay: '2025-03-03', weekStart: 'project' as const, holdsFrom: null, lines: [] }
  await expect(desk.do(saveSchedule, plan as never)).rejects.toThrow()
  const about = { projectId: id, workItemId: null }
  const entry = {
    ...{ on: day('2025-09-01'), area: 'finance' as const, source: { kind: 'manual-journal', id }, memo: 'Susulan' },
    lines: [debit('5-5000', money(7n), about), credit('1-1100', money(7n), { projectId: null, workItemId: null })],
  }
  await expect(db.withTx((tx) => post(tx, shop.actor, entry))).rejects.toMatchObject(closed)
  const back = { ...paper, ...held, guaranteeId: guarantee.id, version: guarantee.version, returnedOn: '2025-09-02' }
  await desk.do(saveGuarantee, back)

  await expect(go('bast2')).rejects.toMatchObject({ code: 'project.reason-needed' })
  await go('bast2', 'Ada biaya susulan')
  await db.withTx((tx) => post(tx, shop.actor, entry))
  expect(await hangs()).toEqual([])
  await go('selesai')
  await allLaws(db)
})

test('a subcontract hangs with each of its parts, told to who may not open it as well', async () => {
  const { shop, id, hangs, approve } = await aLastSite()
  await approve()
  await aSubcontract(db, shop.actor, id)
  const said = (await hangs()).filter((what) => /SPK|Tagihan/.test(what))
  expect(said).toEqual([
    expect.stringMatching(/^Tagihan .* belum lunas, sisa Rp/),
    expect.stringMatching(/^SPK SUB-.* belum selesai ditagih/),
    expect.stringMatching(/ada opname yang belum disetujui atau ditagih$/),
    expect.stringMatching(/retensinya belum ditagih$/),
  ])
  const can = (right: string) => ['view daftar-proyek'].includes(right)
  const foreman = deskOf(db, { ...aColleague(shop.actor), can }, projectRoutes)
  const seen = await foreman.do(openHanging, { id })
  expect(seen.find(({ what }) => what.startsWith('SPK'))?.href).toBeNull()
  expect(seen.some(({ what }) => what.includes('Rp100.000.000'))).toBe(false)
})
