import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { someAnalyses } from '../cast/analyses.ts'
import { aColleague, anAgreedRab, smallRows } from '../cast/small.ts'
import { openRab, saveRab } from '../rab/contract.ts'
import { listRap } from '../rap/contract.ts'
import { worksRoutes } from '../routes.ts'
import { keepAnalyses, listAnalyses, removeAnalysis, saveAnalysis } from './contract.ts'

let db: Database
let actor: Actor
let desk: Desk

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  desk = deskOf(db, actor, worksRoutes)
  await someAnalyses(db, actor)
})

// The walls and the plaster of the small project say their analysis instead of a price.
const analysedRows = smallRows.map((row) => {
  const code = { 'B.2': 'A-BATA', 'B.3': 'a-plester' }[row.number]
  return code ? { ...row, unitPrice: null, analysisCode: code } : { ...row, analysisCode: null }
})

test('the library prices a unit to the rupiah, and keeps a code once', async () => {
  const seen = await desk.do(listAnalyses, {})
  expect(seen.map(({ code, price, overhead }) => [code, price, overhead])).toEqual([
    ['A-BATA', '153340', '10'],
    ['A-PLESTER', '87021', '10'],
  ])
  const [wall] = seen
  const { id, version, components } = wall!
  const words = {
    code: 'a-bata',
    name: 'Lain',
    unit: 'm2',
    overhead: '10',
    step: 1 as const,
    components: [...components],
  }
  await expect(desk.do(saveAnalysis, { ...words, analysisId: null, version: null })).rejects.toMatchObject({
    code: 'ahsp.twice',
  })
  const stale = desk.do(saveAnalysis, { ...words, analysisId: id, version: version + 1 })
  await expect(stale).rejects.toMatchObject({ code: 'document.changed' })
  const elsewhere = deskOf(db, (await aHouse(db)).actor, worksRoutes)
  expect(await elsewhere.do(listAnalyses, {})).toEqual([])
  await expect(elsewhere.do(removeAnalysis, { id })).rejects.toThrow(NotFound)
})

test('a line of a bill takes the price of its analysis and keeps its copy, whatever the library says later', async () => {
  const { id } = await aProject(db, actor)
  const rabId = await anAgreedRab(db, actor, { projectId: id, rows: analysedRows as typeof smallRows })
  const rab = await desk.do(openRab, { id, rabId })
  expect(rab.total).toBe('184006720')
  expect(
    rab.rows.filter((row) => row.analysisCode).map((row) => [row.number, row.analysisCode, row.unitPrice]),
  ).toEqual([
    ['B.2', 'A-BATA', '153340'],
    ['B.3', 'A-PLESTER', '87021'],
  ])
  const [wall] = await desk.do(listAnalyses, {})
  const { id: analysisId, version, price: _, ...words } = wall!
  const dearer = words.components.map((one) => ({ ...one, price: '999999' }))
  await desk.do(saveAnalysis, { ...words, analysisId, version, components: dearer })
  await desk.do(removeAnalysis, { id: analysisId })

  const { bill } = await desk.do(listRap, { id })
  const kept = bill.find(({ code }) => code === 'B.2')?.analysis
  expect(kept).toMatchObject({ code: 'A-BATA', price: '153340' })
  expect(kept?.components[0]).toMatchObject({ head: 'upah', name: 'Pekerja', coefficient: '0.3', price: '120000' })
  // The library has it no more: a revision goes on with the copy.
  const draft = await desk.do(saveRab, { id, version: null, rows: analysedRows })
  expect((await desk.do(openRab, { id, rabId: draft.id })).total).toBe('184006720')
})

test('a code nobody knows and another unit are refused', async () => {
  const { id } = await aProject(db, actor)
  const line = { number: '1', name: 'Plester', volume: '2', unitPrice: null }
  const unknown = desk.do(saveRab, { id, version: null, rows: [{ ...line, unit: 'm2', analysisCode: 'X-1' }] })
  await expect(unknown).rejects.toMatchObject({ code: 'ahsp.unknown', field: 'rows.0.analysisCode' })
  const unit = desk.do(saveRab, { id, version: null, rows: [{ ...line, unit: 'm3', analysisCode: 'A-PLESTER' }] })
  await expect(unit).rejects.toMatchObject({ code: 'ahsp.unit' })
  const foreman = deskOf(db, { ...aColleague(actor), can: (right) => right === 'view daftar-proyek' }, worksRoutes)
  const saved = await desk.do(saveRab, {
    id,
    version: null,
    rows: [{ ...line, unit: 'm2', analysisCode: 'A-PLESTER' }],
  })
  expect((await foreman.do(openRab, { id, rabId: saved.id })).rows[0]?.unitPrice).toBeNull()
})

test('analyses of a workbook are kept at once; a code that stands for another work stays as it is', async () => {
  const part = { head: 'material' as const, name: 'Pasir', unit: 'm3', coefficient: '1.2', price: '250000' }
  const sand = { code: 'W.1', name: 'Urugan pasir', unit: 'm3', overhead: '10', components: [part] }
  const other = { ...sand, code: 'a-plester', name: 'Plester 1:3' }
  expect(await desk.do(keepAnalyses, { analyses: [sand, other] })).toEqual({
    ...{ usable: ['W.1'], kept: 1, others: ['a-plester'] },
  })
  const again = { analyses: [{ ...sand, name: 'urugan PASIR', overhead: '15' }] }
  expect(await desk.do(keepAnalyses, again)).toEqual({ usable: ['W.1'], kept: 0, others: [] })
  const kept = (await desk.do(listAnalyses, {})).filter(({ code }) => code === 'W.1')
  expect(kept).toMatchObject([{ overhead: '10', price: '330000' }])
  const twice = desk.do(keepAnalyses, {
    analyses: [
      { ...sand, code: 'W.2' },
      { ...sand, code: 'w.2' },
    ],
  })
  await expect(twice).rejects.toMatchObject({ code: 'ahsp.twice' })
  expect((await desk.do(listAnalyses, {})).some(({ code }) => code.toLowerCase() === 'w.2')).toBe(false)
})
