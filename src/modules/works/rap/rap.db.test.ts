import { day } from '#ground/day.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import small from '../../../../tests/vectors/projects/project_small.json' with { type: 'json' }
import { anApprovedRap, smallPlanOfCosts } from '../cast/rap.ts'
import { aColleague, anAgreedRab, smallRows } from '../cast/small.ts'
import { judgeCost, openControl } from '../control/contract.ts'
import { saveRab } from '../rab/contract.ts'
import { worksRoutes } from '../routes.ts'
import { approveRap, listRap, openRap, removeRap, saveRap } from './contract.ts'

let db: Database
let actor: Actor
let desk: Desk
let other: Desk

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  desk = deskOf(db, actor, worksRoutes)
  other = deskOf(db, aColleague(actor), worksRoutes)
})

async function aBilledProject(): Promise<string> {
  const { id } = await aProject(db, actor)
  await anAgreedRab(db, actor, { projectId: id })
  return id
}

describe('a cost plan', () => {
  test('is a draft until somebody who wrote nothing on it approves it, and stands beside the bill', async () => {
    const id = await aBilledProject()
    const lines = await smallPlanOfCosts(db, actor, id)
    const draft = await desk.do(saveRap, { id, version: null, lines })
    const own = desk.do(approveRap, { id, rapId: draft.id, version: draft.version })
    await expect(own).rejects.toMatchObject({ code: 'rap.own-approval' })
    const stale = other.do(approveRap, { id, rapId: draft.id, version: draft.version + 1 })
    await expect(stale).rejects.toMatchObject({ code: 'document.changed' })
    expect((await desk.do(openControl, { id })).basis).toBe('rab')
    await other.do(approveRap, { id, rapId: draft.id, version: draft.version })

    const seen = await desk.do(openRap, { id, rapId: draft.id })
    expect(seen).toMatchObject({ state: 'approved', isFirst: true, total: '137500000', lineCount: 15 })
    expect(seen.whole).toEqual({ sold: '184006720', planned: '137500000', margin: '25.3' })
    expect(seen.margins.find(({ code }) => code === 'B.2')).toMatchObject({
      ...{ sold: '32201400', planned: '25500000', margin: '20.8' },
    })
    expect(seen.margins.at(-1)).toMatchObject({ workItemId: null, planned: '3300000', margin: null })
    const again = desk.do(removeRap, { id, rapId: draft.id })
    await expect(again).rejects.toMatchObject({ code: 'rap.not-draft' })
  })

  test('the first stays what changes are counted from, by head as the books of the small project say', async () => {
    const id = await aBilledProject()
    await anApprovedRap(db, actor, { projectId: id })
    const more = small.rap.approved_changes['CCO-1'].by_head
    const lines = await smallPlanOfCosts(db, actor, id)
    const added = Object.entries(more).map(([head, amount]) => ({
      ...{ workItemId: null, head: head.toLowerCase() as 'material', description: 'CCO-1', unit: 'ls', qty: '1' },
      unitCost: String(amount),
    }))
    await anApprovedRap(db, actor, { projectId: id, lines: [...lines, ...added] })

    const seen = await desk.do(openControl, { id })
    expect(seen).toMatchObject({ basis: 'rap', first: '137500000', changes: '5500000', budget: '143000000' })
    const of = small.expected.cost_by_head['2025-03-31']
    expect(seen.heads.map(({ head, first, changes, budget }) => [head, first, changes, budget])).toEqual(
      Object.entries(of).map(([head, sums]) => [
        head.toLowerCase(),
        ...[sums.original_budget, sums.approved_changes, sums.revised_budget].map(String),
      ]),
    )
    expect(seen.heads[0]?.items.find(({ code }) => code === 'A.3')).toMatchObject({
      ...{ first: '21000000', budget: '21000000', toCome: '21000000', atCompletion: '21000000', variance: '0' },
    })
    const { versions } = await desk.do(listRap, { id })
    expect(versions.map(({ state, isFirst }) => [state, isFirst])).toEqual([
      ['approved', false],
      ['superseded', true],
    ])
  })

  test('as of a day it is the version, and the judgement, that held when that day was over in the company', async () => {
    const id = await aBilledProject()
    await anApprovedRap(db, actor, { projectId: id })
    const lines = await smallPlanOfCosts(db, actor, id)
    const more = { workItemId: null, head: 'upah' as const, description: 'Lembur', unit: 'ls', qty: '1' }
    await anApprovedRap(db, actor, { projectId: id, lines: [...lines, { ...more, unitCost: '2500000' }] })
    await desk.do(judgeCost, { id, head: 'umum', amount: '4000000', reason: 'Keamanan malam' })
    await desk.do(judgeCost, { id, head: 'umum', amount: '9000000', reason: 'Sampai Juni' })
    // Half past one at night of the 10th in Jakarta, still the 9th in UTC.
    const at = (revision: number, moment: string) =>
      db.pool.query(`update rap set approved_at = $3 where project_id = $1 and revision = $2`, [id, revision, moment])
    await at(1, '2025-03-05T03:00:00Z')
    await at(2, '2025-03-09T18:30:00Z')
    await db.pool.query(
      `update cost_judgement set made_at = case amount when 4000000 then '2025-03-08'::timestamptz else '2025-03-20' end
       where project_id = $1`,
      [id],
    )
    const told = async (on?: string) => {
      const seen = await desk.do(openControl, { id, ...(on && { on: day(on) }) })
      const left = seen.heads.find(({ head }) => head === 'umum')
      return [seen.first, seen.changes, seen.budget, left?.isJudged, left?.toCome]
    }
    expect((await told('2025-03-01')).slice(0, 4)).toEqual(['137500000', '0', '137500000', false])
    expect(await told('2025-03-09')).toEqual(['137500000', '0', '137500000', true, '4000000'])
    expect(await told('2025-03-10')).toEqual(['137500000', '2500000', '140000000', true, '4000000'])
    expect(await told('2025-03-20')).toEqual(['137500000', '2500000', '140000000', true, '9000000'])
    expect(await told()).toEqual(await told('2025-03-20'))
  })

  test('stands on the bill that holds: without one, or on a line it does not have, it is refused', async () => {
    const { id } = await aProject(db, actor)
    const line = { head: 'upah' as const, description: 'Upah', unit: 'ls', qty: '1', unitCost: '1000' }
    const early = desk.do(saveRap, { id, version: null, lines: [{ ...line, workItemId: null }] })
    await expect(early).rejects.toMatchObject({ code: 'rap.no-rab' })
    await desk.do(saveRab, { id, version: null, rows: smallRows })
    const elsewhere = await aBilledProject()
    const [foreign] = (await desk.do(listRap, { id: elsewhere })).bill
    const own = await aBilledProject()
    const wrong = desk.do(saveRap, {
      id: own,
      version: null,
      lines: [{ ...line, workItemId: foreign?.workItemId ?? '' }],
    })
    await expect(wrong).rejects.toMatchObject({ code: 'rap.unknown-item' })
    const gone = desk.do(saveRap, { id: own, version: 3, lines: [{ ...line, workItemId: null }] })
    await expect(gone).rejects.toMatchObject({ code: 'rap.draft-gone' })
  })

  test('is not there for who may not see costs, and not outside of a person’s projects', async () => {
    const id = await aBilledProject()
    const draft = await desk.do(saveRap, { id, version: null, lines: await smallPlanOfCosts(db, actor, id) })
    const can = (right: string) => right !== 'view biaya'
    const blind = deskOf(db, { ...aColleague(actor), can }, worksRoutes)
    const which = { id, rapId: draft.id }
    await expect(blind.do(approveRap, { ...which, version: draft.version })).rejects.toThrow(NotFound)
    await expect(blind.do(removeRap, which)).rejects.toThrow(NotFound)
    const elsewhere = await aProject(db, actor, { name: 'Lain' })
    const narrow = deskOf(db, { ...actor, scope: { ...actor.scope, projects: [elsewhere.id] } }, worksRoutes)
    await expect(narrow.do(openRap, which)).rejects.toThrow(NotFound)
    await desk.do(removeRap, which)
    expect((await desk.do(listRap, { id })).versions).toEqual([])
  })
})
