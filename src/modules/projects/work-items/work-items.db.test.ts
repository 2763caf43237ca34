import { beforeAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { NO_DIMS } from '#ground/dims.ts'
import { money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { accounts } from '#modules/journal/accounts.ts'
import { post } from '#modules/journal/face.ts'
import { credit, debit } from '#modules/journal/rules.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { aProject, type SiteCast } from '../cast/site.ts'
import { projects } from '../contract.ts'
import { pickWorkItem } from '../picks/contract.ts'
import { projectRoutes } from '../routes.ts'
import { addWorkItem, archiveWorkItem, editWorkItem, listWorkItems, removeWorkItem } from './contract.ts'

let db: Database
let actor: Actor
let desk: Desk
let site: SiteCast

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  desk = deskOf(db, actor, projectRoutes)
  site = await aProject(db, actor)
})

const blank = { parentId: null, unit: null, costHead: null } as const
const add = async (code: string, more: object = {}) =>
  (await desk.do(addWorkItem, { ...blank, id: site.id, code, name: `Pekerjaan ${code}`, ...more })).id
const tree = async () => (await desk.do(listWorkItems, { id: site.id })).map(({ code, isGroup }) => [code, isGroup])

test('cost codes stand below their groups in the order they came, and only what is no group is chosen', async () => {
  const group = await add('B')
  const wall = await add('B.1', { parentId: group, unit: 'm2', costHead: 'upah' })
  await add('B.2', { parentId: group })
  await add('C')
  expect(await tree()).toEqual([
    ['A.1', false],
    ['B', true],
    ['B.1', false],
    ['B.2', false],
    ['C', false],
  ])
  const choices = await desk.do(pickWorkItem, { projectId: site.id })
  expect(choices.map(({ code }) => code)).toEqual(['A.1', 'B.1', 'B.2', 'C'])
  expect(choices[1]).toMatchObject({ id: wall, group: 'Pekerjaan B', unit: 'm2', costHead: 'upah' })
  expect(await desk.do(pickWorkItem, { projectId: site.id, q: 'b.2' })).toHaveLength(1)
})

test('one code, one work item; none stands below itself, below another project or deeper than eight', async () => {
  await expect(add('A.1')).rejects.toMatchObject({ code: 'work-item.code-taken', field: 'code' })
  const other = await aProject(db, actor)
  await expect(add('X', { parentId: other.workItemId })).rejects.toThrow(NotFound)
  let parentId = await add('T1')
  const top = parentId
  for (const at of [2, 3, 4, 5, 6, 7, 8]) parentId = await add(`T${at}`, { parentId })
  await expect(add('T9', { parentId })).rejects.toMatchObject({ code: 'work-item.too-deep' })
  const words = { ...blank, code: 'T1', name: 'Pekerjaan T1', version: 1 }
  const asked = { ...words, id: site.id, itemId: top, parentId }
  await expect(desk.do(editWorkItem, asked)).rejects.toMatchObject({ code: 'work-item.in-itself', field: 'parentId' })
})

test('a changed one tells its history; an archived one is chosen no more; a group goes after what is in it', async () => {
  const group = await add('G')
  const itemId = await add('G.1', { parentId: group })
  const words = { ...blank, parentId: group, code: 'G.1a', name: 'Galian tanah', unit: 'm3' }
  const { version } = await desk.do(editWorkItem, { ...words, id: site.id, itemId, version: 1 })
  await expect(desk.do(editWorkItem, { ...words, id: site.id, itemId, version: 1 })).rejects.toMatchObject({
    code: 'document.changed',
  })
  const [told] = await desk.do(projects.history, { id: site.id })
  expect(told?.changes.map(({ label, from, to }) => [label, from, to])).toContainEqual(['Kode', 'G.1', 'G.1a'])

  await desk.do(archiveWorkItem, { id: site.id, itemId, version, isArchived: true })
  expect(await desk.do(pickWorkItem, { projectId: site.id, q: 'galian' })).toEqual([])
  const which = { id: site.id, itemId: group }
  await expect(desk.do(removeWorkItem, which)).rejects.toMatchObject({ code: 'work-item.has-children' })
  await desk.do(removeWorkItem, { id: site.id, itemId })
  await desk.do(removeWorkItem, which)
  expect((await tree()).map(([code]) => code)).not.toContain('G')
})

test('one that bears cost keeps its code, takes none below it and is not deleted', async () => {
  const { id: projectId, workItemId } = await aProject(db, actor)
  const lines = [
    debit(accounts.projectMaterial, money('5000'), { projectId, workItemId }),
    credit(accounts.cash, money('5000'), NO_DIMS),
  ]
  const source = { kind: 'goods-receipt', id: newId(), number: 'T-1' }
  await db.withTx((tx) => post(tx, actor, { on: day('2026-11-03'), area: 'stock', source, memo: 'Uji', lines }))
  const words = { ...blank, id: projectId, itemId: workItemId, version: 1, name: 'Pekerjaan beton' }
  await expect(desk.do(editWorkItem, { ...words, code: 'Z.9' })).rejects.toMatchObject({ code: 'work-item.used' })
  await desk.do(editWorkItem, { ...words, code: 'A.1', name: 'Beton K-300' })
  const below = { ...blank, id: projectId, parentId: workItemId, code: 'A.1.1', name: 'Bekisting' }
  await expect(desk.do(addWorkItem, below)).rejects.toMatchObject({ code: 'work-item.used' })
  const which = { id: projectId, itemId: workItemId }
  await expect(desk.do(removeWorkItem, which)).rejects.toMatchObject({ code: 'work-item.used' })
})
