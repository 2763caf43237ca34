import { beforeAll, describe, expect, test } from 'vitest'
import { ofProject } from '#ground/dims.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { historyOf } from '#kit/history/history.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { projectRoutes } from '#modules/projects/routes.ts'
import { listWorkItems } from '#modules/projects/work-items/contract.ts'
import { checkDims } from '#modules/projects/face.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { aColleague, anAgreedRab, smallRows } from '../cast/small.ts'
import { openProgress } from '../progress/contract.ts'
import { worksRoutes } from '../routes.ts'
import { openSchedule } from '../schedule/contract.ts'
import { approveRab, listRab, openRab, removeRab, saveRab } from './contract.ts'

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

const itemsOf = (id: string) => deskOf(db, actor, projectRoutes).do(listWorkItems, { id })

describe('a bill of quantities', () => {
  test('is a draft until somebody who wrote nothing on it approves it, and its lines become work items', async () => {
    const { id } = await aProject(db, actor)
    const draft = await desk.do(saveRab, { id, version: null, rows: smallRows })
    const own = desk.do(approveRab, { id, rabId: draft.id, version: draft.version })
    await expect(own).rejects.toMatchObject({ code: 'rab.own-approval' })
    const stale = other.do(approveRab, { id, rabId: draft.id, version: draft.version + 1 })
    await expect(stale).rejects.toMatchObject({ code: 'document.changed' })
    expect((await other.do(openRab, { id, rabId: draft.id })).hindrance).toBeNull()

    await other.do(approveRab, { id, rabId: draft.id, version: draft.version })
    const seen = await desk.do(openRab, { id, rabId: draft.id })
    expect(seen).toMatchObject({ state: 'approved', total: '184006720', lineCount: 8, approvedBy: 'Siti Nurjanah' })
    expect(seen.rows.filter((row) => row.isGroup).map((row) => [row.number, row.amount, row.weight])).toEqual([
      ['A', '46989000', '25.5366'],
      ['B', '137017720', '74.4634'],
    ])
    const items = await itemsOf(id)
    expect(items.map(({ code, unit, isGroup }) => [code, unit, isGroup]).slice(0, 3)).toEqual([
      ['A', null, true],
      ['A.1', 'm2', false],
      ['A.2', 'm3', false],
    ])
  })

  test('a new version keeps the rows of known codes, puts away what is gone, and supersedes the one before', async () => {
    const { id } = await aProject(db, actor)
    await anAgreedRab(db, actor, { projectId: id })
    const before = new Map((await itemsOf(id)).map((item) => [item.code, item.id]))
    const rows = smallRows.filter((row) => row.number !== 'B.5').map((row) => ({ ...row, name: `${row.name} baru` }))
    const next = await desk.do(saveRab, { id, version: null, rows })
    await other.do(approveRab, { id, rabId: next.id, version: next.version })

    const items = await itemsOf(id)
    expect(items.find((item) => item.code === 'B.4')).toMatchObject({
      ...{ id: before.get('B.4'), name: 'Atap galvalum terpasang baru', isArchived: false },
    })
    expect(items.find((item) => item.code === 'B.5')).toMatchObject({ id: before.get('B.5'), isArchived: true })
    const versions = await desk.do(listRab, { id })
    expect(versions.map(({ revision, state }) => [revision, state])).toEqual([
      [2, 'approved'],
      [1, 'superseded'],
    ])
    const spent = checkDims(db.read, actor, {
      projectId: id,
      lines: [{ ...ofProject(id), workItemId: before.get('A')! }],
    })
    await expect(spent).rejects.toMatchObject({ code: 'work-item.is-group' })
  })

  test('a project has one draft: it is written anew by who read it last, and thrown away; what holds stays', async () => {
    const { id } = await aProject(db, actor)
    const first = await desk.do(saveRab, { id, version: null, rows: smallRows })
    await expect(desk.do(saveRab, { id, version: null, rows: smallRows })).rejects.toMatchObject({
      code: 'document.changed',
    })
    const again = await desk.do(saveRab, { id, version: first.version, rows: smallRows.slice(0, 3) })
    expect(again.id).toBe(first.id)
    expect((await desk.do(openRab, { id, rabId: first.id })).total).toBe('7821000')
    await desk.do(removeRab, { id, rabId: first.id })
    expect(await desk.do(listRab, { id })).toEqual([])
    await expect(desk.do(saveRab, { id, version: 2, rows: smallRows })).rejects.toMatchObject({
      code: 'rab.draft-gone',
    })
    const held = await anAgreedRab(db, actor, { projectId: id })
    await expect(desk.do(removeRab, { id, rabId: held })).rejects.toMatchObject({ code: 'rab.not-draft' })
  })

  test('who is narrowed to another project finds none of it', async () => {
    const { id } = await aProject(db, actor)
    const elsewhere = await aProject(db, actor, { name: 'Lain' })
    const narrow = deskOf(db, { ...actor, scope: { ...actor.scope, projects: [elsewhere.id] } }, worksRoutes)
    await expect(narrow.do(listRab, { id })).rejects.toThrow(NotFound)
    await expect(narrow.do(saveRab, { id, version: null, rows: smallRows })).rejects.toThrow(NotFound)
  })

  test('a bill of thousands of lines is written and agreed', async () => {
    const { id } = await aProject(db, actor)
    const lines = Array.from({ length: 3000 }, (_, at) => ({
      ...{ number: String(at + 1), name: `Pekerjaan ${at + 1}`, unit: 'm3', volume: '1.5', unitPrice: '1000' },
    }))
    const rows = [{ number: 'I', name: 'Semua', unit: null, volume: null, unitPrice: null }, ...lines]
    const rabId = await anAgreedRab(db, actor, { projectId: id, rows: rows as typeof smallRows })
    expect((await desk.do(openRab, { id, rabId })).total).toBe('4500000')
  })
})

test('who may not see what the contract is worth reads volumes and weights, and no price anywhere', async () => {
  const { id } = await aProject(db, actor)
  const rabId = await anAgreedRab(db, actor, { projectId: id })
  const can = (right: string) => right === 'view daftar-proyek'
  const foreman = deskOf(db, { ...aColleague(actor), can }, worksRoutes)
  const seen = [
    await foreman.do(listRab, { id }),
    await foreman.do(openRab, { id, rabId }),
    await foreman.do(openProgress, { id }),
    await foreman.do(openSchedule, { id }),
    await historyOf(db.read, actor.companyId, 'project', id),
  ]
  expect(JSON.stringify(seen)).toContain('21.2862')
  for (const price of ['184006720', '1020000', '39168000', '46989000'])
    expect(JSON.stringify(seen)).not.toContain(price)
  const qs = { ...aColleague(actor), can: (right: string) => right.endsWith(' daftar-proyek') }
  await expect(deskOf(db, qs, worksRoutes).do(openRab, { id, rabId })).resolves.toMatchObject({ total: '184006720' })
})
