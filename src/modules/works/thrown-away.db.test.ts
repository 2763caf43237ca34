import { beforeAll, expect, test } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import { forgetTrash, openTrash, restoreTrash } from '#app/website/trash-contract.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { aShop } from '#modules/sales/cast/shop.ts'
import { suppliers } from '#modules/parties/suppliers/contract.ts'
import { projects } from '#modules/projects/contract.ts'
import { listAnalyses, removeAnalysis, saveAnalysis } from './ahsp/contract.ts'
import { smallPlanOfCosts } from './cast/rap.ts'
import { aColleague, anAgreedSchedule, smallPlan, smallRows } from './cast/small.ts'
import { signProject } from './billing/contract.ts'
import { openChanges, removeChange, saveChange } from './changes/contract.ts'
import { listGuarantees, removeGuarantee, saveGuarantee } from './guarantee/contract.ts'
import { openProgress, removeProgress, saveProgress, approveProgress } from './progress/contract.ts'
import { approveRab, listRab, openRab, removeRab, saveRab } from './rab/contract.ts'
import { listRap, openRap, removeRap, saveRap } from './rap/contract.ts'
import { addSubcontract, deleteSubcontract, openSubcontract } from './subcontract/contract.ts'
import { openSchedule, removeSchedule, saveSchedule } from './schedule/contract.ts'

let db: Database
let actor: Actor
let desk: Desk
let other: Desk
let id: string

beforeAll(async () => {
  db = await testDatabase()
  const shop = await aShop(db)
  actor = { ...shop.actor, permissions: new Set(allPermissions) } as never
  desk = deskOf(db, actor, allRoutes)
  other = deskOf(db, aColleague(actor), allRoutes)
  const site = { name: 'Ruko Cibinong', customerId: shop.customerId, startDate: '2025-03-03', endDate: '2025-04-27' }
  id = (await desk.do(projects.add, site)).id
})

const back = async (kind: string) => {
  const kept = (await desk.do(openTrash, {})).find((one) => one.kind === kind)
  expect(kept, kind).toBeDefined()
  return desk.do(restoreTrash, { id: kept?.id ?? '' })
}

test('a draft of a bill comes back with its rows; where another draft stands it waits, and takes the next number', async () => {
  const first = await desk.do(saveRab, { id, version: null, rows: smallRows, rounding: '-20' })
  const before = await desk.do(openRab, { id, rabId: first.id })
  await desk.do(removeRab, { id, rabId: first.id })
  expect((await desk.do(openTrash, {}))[0]).toMatchObject({ kind: 'Draf RAB', title: 'Ruko Cibinong · revisi 1' })
  await back('Draf RAB')
  expect(await desk.do(openRab, { id, rabId: first.id })).toEqual(before)

  await desk.do(removeRab, { id, rabId: first.id })
  const second = await desk.do(saveRab, { id, version: null, rows: smallRows })
  await expect(back('Draf RAB')).rejects.toMatchObject({ code: 'draft.another' })
  await other.do(approveRab, { id, rabId: second.id, version: second.version })
  await back('Draf RAB')
  const versions = await desk.do(listRab, { id })
  expect(versions.map(({ revision, state, total }) => [revision, state, total])).toEqual([
    [2, 'draft', '184006720'],
    [1, 'approved', '184006720'],
  ])
  await desk.do(removeRab, { id, rabId: first.id })
  const [kept] = await desk.do(openTrash, {})
  await desk.do(forgetTrash, { id: kept?.id ?? '' })
  expect(await desk.do(openTrash, {})).toEqual([])
})

test('so do drafts of a cost plan, a schedule, a week and a change, a guarantee and an analysis', async () => {
  const rap = await desk.do(saveRap, { id, version: null, lines: await smallPlanOfCosts(db, actor, id) })
  const plan = await desk.do(openRap, { id, rapId: rap.id })
  await desk.do(removeRap, { id, rapId: rap.id })
  const blind = deskOf(
    db,
    { ...actor, permissions: new Set(['update daftar-proyek', 'view pengaturan-website']) } as never,
    allRoutes,
  )
  expect((await blind.do(openTrash, {})).filter((one) => one.kind === 'Draf RAP')).toEqual([])
  await back('Draf RAP')
  expect(await desk.do(openRap, { id, rapId: rap.id })).toEqual(plan)
  expect((await desk.do(listRap, { id })).versions).toHaveLength(1)

  const { lines } = await desk.do(openProgress, { id })
  const ids = new Map(lines.map((line) => [line.code, line.workItemId]))
  const days = { firstDay: '2025-03-03', weekStart: 'project' as const, holdsFrom: null }
  const schedule = await desk.do(saveSchedule, { id, version: null, ...days, lines: smallPlan(ids) })
  const drawn = await desk.do(openSchedule, { id })
  await desk.do(removeSchedule, { id, scheduleId: schedule.id })
  await back('Draf jadwal')
  expect(await desk.do(openSchedule, { id })).toEqual(drawn)
  await desk.do(removeSchedule, { id, scheduleId: schedule.id })
  await anAgreedSchedule(db, actor, { projectId: id })
  await back('Draf jadwal')

  const built = { date: '2025-03-09', lines: [{ workItemId: ids.get('A.1') ?? '', volume: '10' }] }
  const week = await desk.do(saveProgress, { id, version: null, week: 1, ...built })
  const measured = await desk.do(openProgress, { id })
  await desk.do(removeProgress, { id, reportId: week.id })
  await back('Draf opname')
  expect(await desk.do(openProgress, { id })).toEqual(measured)
  await desk.do(removeProgress, { id, reportId: week.id })
  const again = await desk.do(saveProgress, { id, version: null, week: 1, ...built })
  await other.do(approveProgress, { id, reportId: again.id, version: again.version })
  await expect(back('Draf opname')).rejects.toMatchObject({ code: 'progress.week-taken' })

  await desk.do(signProject, {
    id,
    date: '2025-02-24',
    downPaymentPercent: '25',
    retentionPercent: '5',
    finalTax: '1.75',
  })
  const more = { isNew: false, workItemId: ids.get('A.1') ?? '', number: null, name: null, unit: null, unitPrice: null }
  const change = await desk.do(saveChange, {
    ...{ id, changeId: null, version: null, date: '2025-03-12', kind: 'permintaan', reason: 'Tambah halaman' },
    ...{ requestedBy: null, addendumNo: null, days: 0, lines: [{ ...more, volume: '5' }] },
  })
  const asked = await desk.do(openChanges, { id })
  await desk.do(removeChange, { id, changeId: change.id })
  await back('Draf CCO')
  expect(await desk.do(openChanges, { id })).toEqual(asked)

  const paper = { kind: 'pelaksanaan' as const, number: 'BG/77', issuer: 'Bank Jabar', amount: '9000000', files: [] }
  const dates = { validFrom: '2025-03-01', validTo: '2025-12-31', note: null, returnedOn: null }
  const { id: guaranteeId } = await desk.do(saveGuarantee, { id, guaranteeId: null, version: null, ...paper, ...dates })
  await desk.do(removeGuarantee, { id, guaranteeId })
  await back('Jaminan')
  expect(await desk.do(listGuarantees, { id })).toMatchObject([{ id: guaranteeId, number: 'BG/77' }])

  const analysis = {
    analysisId: null,
    version: null,
    code: 'A.1',
    name: 'Galian',
    unit: 'm3',
    overhead: '10',
    step: 1 as const,
  }
  const part = { head: 'upah' as const, name: 'Pekerja', unit: 'OH', coefficient: '0.75', price: '130000' }
  const { id: analysisId } = await desk.do(saveAnalysis, { ...analysis, components: [part] })
  const library = await desk.do(listAnalyses, {})
  await desk.do(removeAnalysis, { id: analysisId })
  await back('Analisa harga satuan')
  expect(await desk.do(listAnalyses, {})).toEqual(library)
})

test('a draft SPK comes back named by what it is for, its date and its price', async () => {
  const { id: supplierId } = await desk.do(suppliers.add, { name: 'CV Baja' })
  const { lines } = await desk.do(openProgress, { id })
  const work = {
    workItemId: lines[0]?.workItemId ?? '',
    description: 'Galian',
    unit: 'm3',
    volume: '10',
    price: '50000',
  }
  const draft = await desk.do(addSubcontract, {
    ...{
      projectId: id,
      supplierId,
      date: '2025-03-10',
      subject: 'Galian tanah',
      withholdingKind: 'none',
      lines: [work],
    },
  })
  await desk.do(deleteSubcontract, { id: draft.id })
  expect((await desk.do(openTrash, {}))[0]).toMatchObject({
    ...{ kind: 'Draf SPK subkon', title: 'Draf · Galian tanah · 10 Mar 2025 · Rp500.000' },
  })
  await back('Draf SPK subkon')
  expect(await desk.do(openSubcontract, { id: draft.id })).toMatchObject({ status: 'draft', total: '500000' })
})
