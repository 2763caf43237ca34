import { expect, test } from 'vitest'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { someUsage } from '#modules/warehouse/cast/usage.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { anApprovedRap } from '../cast/rap.ts'
import { aColleague, anAgreedRab } from '../cast/small.ts'
import { approveProgress, openProgress, saveProgress } from '../progress/contract.ts'
import { worksRoutes } from '../routes.ts'
import { exportMaterialUse, openMaterialUse } from './contract.ts'

test('what was used of a material stands beside what its plan gives for the progress that was approved', async () => {
  const db = await testDatabase()
  const house = await aHouse(db)
  const { actor } = house
  const site = await aProject(db, actor)
  await anAgreedRab(db, actor, { projectId: site.id })
  const itemId = await house.item({ name: 'Batu kali', unit: 'm3' })
  const desk = deskOf(db, actor, worksRoutes)
  const sheet = await desk.do(openProgress, { id: site.id })
  const stone = sheet.lines.find(({ code }) => code === 'A.3')
  const workItemId = stone?.workItemId ?? ''
  await anApprovedRap(db, actor, {
    projectId: site.id,
    lines: [{ workItemId, head: 'material', description: 'Batu kali', unit: 'm3', qty: '48', unitCost: '60000' }],
  })
  // A quarter of 40 m3 is built: the plan gives 12 of 48; 15 were used at Rp65.000.
  const lines = [{ workItemId, volume: String(Number(stone?.contract) / 4) }]
  const week = { week: 1, date: '2026-11-20', note: null, lines }
  const report = await desk.do(saveProgress, { id: site.id, version: null, ...week })
  const which = { id: site.id, reportId: report.id, version: report.version }
  await deskOf(db, aColleague(actor), worksRoutes).do(approveProgress, which)
  await someUsage(db, actor, { projectId: site.id, warehouseId: site.warehouseId, workItemId, itemId })

  const { rows, basis } = await desk.do(openMaterialUse, { id: site.id })
  const figures = { total: '48', planned: '12', used: '15', variance: '-3' }
  const costs = { plannedCost: '720000', usedCost: '975000', costVariance: '-255000' }
  expect(basis).toBe('rap')
  expect(rows).toMatchObject([
    { kind: 'material', name: 'Batu kali', unit: 'm3', done: null, ...figures, ...costs },
    { kind: 'work', code: 'A.3', done: '25', ...figures, ...costs },
  ])
  const file = await desk.do(exportMaterialUse, { id: site.id, format: 'csv' })
  expect(file).toMatchObject({ name: expect.stringMatching(/^rencana-dan-pemakaian-bahan-.*\.csv$/) })
  const elsewhere = deskOf(db, { ...actor, scope: { ...actor.scope, projects: [] } } as typeof actor, worksRoutes)
  await expect(elsewhere.do(openMaterialUse, { id: site.id })).rejects.toThrow(NotFound)
})
