import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import { projectCosts } from '#modules/journal/face.ts'
import { aProject, type SiteCast } from '#modules/projects/cast/site.ts'
import { stockChecks } from '#modules/stock/checks.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { someUsage } from '../cast/usage.ts'
import { voidStockDocument } from '../documents/contract.ts'
import { warehouseRoutes } from '../routes.ts'
import { addUsage, listUsage, openUsage, reviseUsage, siteMaterials } from './contract.ts'

let db: Database
let house: House
let site: SiteCast
let cement: string
let used: { readonly id: string; readonly number: string }

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  site = await aProject(db, house.actor)
  cement = await house.item()
  used = await someUsage(db, house.actor, {
    ...{ projectId: site.id, warehouseId: site.warehouseId, workItemId: site.workItemId, itemId: cement },
  })
})

const deskFor = (actor: Actor) => deskOf(db, actor, warehouseRoutes)

test('what is used leaves the store of the site at moving average and is material of its work item', async () => {
  const desk = deskFor(house.actor)
  const costs = await projectCosts(db.read, house.companyId, site.id)
  expect(costs).toEqual([{ workItemId: site.workItemId, account: '5-1000', amount: 975_000n }])
  await expect(desk.do(siteMaterials, { projectId: site.id })).resolves.toMatchObject({
    rows: [{ itemId: cement, came: '120', used: '15', left: '105', usedValue: '975000' }],
  })
  await expect(desk.do(openUsage, { id: used.id })).resolves.toMatchObject({
    ...{ projectId: site.id, number: used.number, state: 'posted' },
    lines: [{ qty: '15', workItemName: 'Pekerjaan beton', value: '975000' }],
  })
  const { rows } = await desk.do(listUsage, {})
  expect(rows).toMatchObject([{ documentId: used.id, qty: '15', projectId: site.id, value: '975000' }])
  expect(await findBreaches(db.read, [...journalChecks, ...stockChecks])).toEqual([])
})

test('more than lies there is refused, and nothing moved', async () => {
  const lines = [{ itemId: cement, qty: '105.5', workItemId: null }]
  const asked = deskFor(house.actor).do(addUsage, { projectId: site.id, date: '2026-11-20', lines })
  await expect(asked).rejects.toMatchObject({ name: 'Refusal' })
  await expect(deskFor(house.actor).do(siteMaterials, { projectId: site.id })).resolves.toMatchObject({
    rows: [{ left: '105' }],
  })
})

test('who sees another site only finds none of it, and without the right no value', async () => {
  const scope = { ...house.actor.scope, projects: [newId()] }
  const stranger = deskFor({ ...house.actor, scope })
  expect((await stranger.do(listUsage, {})).rows).toEqual([])
  await expect(stranger.do(openUsage, { id: used.id })).rejects.toThrow(NotFound)
  await expect(stranger.do(siteMaterials, { projectId: site.id })).rejects.toThrow(NotFound)
  const foreman = deskFor({ ...house.actor, can: (right) => right.endsWith('laporan-bahan-baku') })
  const [row] = (await foreman.do(listUsage, {})).rows
  expect(row).toMatchObject({ qty: '15' })
  expect(row).not.toHaveProperty('value')
})

test('what was written down wrong is taken back and written anew in one act, or stays as it was', async () => {
  const desk = deskFor(house.actor)
  const { version } = await desk.do(openUsage, { id: used.id })
  const revise = (qty: string) =>
    desk.do(reviseUsage, {
      ...{ id: used.id, version, projectId: site.id, date: '2026-11-19', reason: 'Salah hitung' },
      lines: [{ itemId: cement, qty, workItemId: site.workItemId }],
    })
  await expect(revise('121')).rejects.toMatchObject({ name: 'Refusal' })
  expect(await desk.do(openUsage, { id: used.id })).toMatchObject({ state: 'posted', version })
  const again = await revise('12')
  expect(await desk.do(openUsage, { id: used.id })).toMatchObject({ state: 'void' })
  expect(await projectCosts(db.read, house.companyId, site.id)).toMatchObject([{ amount: 780_000n }])
  expect((await desk.do(listUsage, {})).rows).toMatchObject([{ documentId: again.id, qty: '12' }])
  expect(await findBreaches(db.read, [...journalChecks, ...stockChecks])).toEqual([])
  used = again
})

test('what is taken back was not used', async () => {
  const desk = deskFor(house.actor)
  await desk.do(voidStockDocument, { id: used.id, version: 2, reason: 'Salah proyek' })
  expect((await desk.do(listUsage, {})).rows).toEqual([])
  await expect(desk.do(siteMaterials, { projectId: site.id })).resolves.toMatchObject({
    rows: [{ came: '120', used: '0', left: '120' }],
  })
})
