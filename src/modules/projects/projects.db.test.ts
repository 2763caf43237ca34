import { beforeAll, describe, expect, test } from 'vitest'
import { ofProject } from '#ground/dims.ts'
import { money } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import { day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { recordDifferences } from '#kit/record/table-check.ts'
import { customers, mergeCustomers } from '#modules/parties/contract.ts'
import { partiesRoutes } from '#modules/parties/routes.ts'
import { issue, receive, warehouseOf } from '#modules/stock/face.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'
import { aProject } from './cast/site.ts'
import { changeStatus, projects } from './contract.ts'
import { checkDims } from './face.ts'
import { pickProject } from './picks/contract.ts'
import { projectRecord } from './project.record.ts'
import { projectRoutes } from './routes.ts'

let db: Database
let firm: House
let actor: Actor
let desk: Desk
let customerId: string

beforeAll(async () => {
  db = await testDatabase()
  firm = await aHouse(db)
  actor = firm.actor
  desk = deskOf(db, actor, projectRoutes)
  customerId = (await deskOf(db, actor, partiesRoutes).do(customers.add, { name: 'PT Cibinong Jaya' })).id
})

const placeOf = async (id: string) => {
  const { warehouse } = await desk.do(projects.open, { id })
  return warehouseOf(db.read, actor.companyId, warehouse.id)
}

describe('a project', () => {
  test('is declared as its tables are made', async () => {
    expect(await recordDifferences(db.read, projectRecord)).toEqual([])
  })

  test('begins with a code and a warehouse of its site, and only a name and a customer', async () => {
    const { id } = await desk.do(projects.add, {
      name: 'Gudang Sentul',
      customerId,
      siteAddress: 'Jl. Raya 1',
      city: 'Bogor',
    })
    const seen = await desk.do(projects.open, { id })
    expect(seen).toMatchObject({ status: 'prospek', customerName: 'PT Cibinong Jaya', daysLeft: null, workItems: 0 })
    expect(seen.code).toMatch(/^PRJ-\d{4}$/)
    expect(await placeOf(id)).toMatchObject({
      ...{ code: `GP-${seen.code}`, name: 'Gudang Sentul (proyek)', type: 'proyek', projectId: id },
      ...{ address: 'Jl. Raya 1', city: 'Bogor', isArchived: false },
    })
  })

  test('a taken code, an unknown customer or account, and half a point are refused at their fields; nothing is left', async () => {
    await desk.do(projects.add, { name: 'Satu', code: 'P1', customerId })
    const count = async () => (await db.pool.query('select count(*)::int as n from warehouse')).rows[0].n
    const before = await count()
    const asked = { name: 'Dua', customerId }
    await expect(desk.do(projects.add, { ...asked, code: 'P1' })).rejects.toMatchObject({
      code: 'warehouse.code-taken',
    })
    await expect(desk.do(projects.add, { ...asked, customerId: newId() })).rejects.toThrow(NotFound)
    const team = [{ role: 'mandor', name: 'Ujang', userId: newId() }] as const
    await expect(desk.do(projects.add, { ...asked, team: [...team] })).rejects.toMatchObject({ field: 'team.0.userId' })
    await expect(desk.do(projects.add, { ...asked, lat: '-6.2' })).rejects.toMatchObject({ field: 'lng' })
    expect(await count()).toBe(before)
  })

  test('goes its way from prospek to done, tells its days, and says in its history why it stopped', async () => {
    const dates = { startDate: '2026-01-05', endDate: '2026-12-31' }
    const { id } = await desk.do(projects.add, { name: 'Jalan Tajur', customerId, ...dates })
    let version = 1
    const go = async (status: string, reason: string | null = null) => {
      const saved = await desk.do(changeStatus, { id, version, status: status as never, reason })
      version = saved.version
    }
    await go('kontrak')
    await go('berjalan')
    expect((await desk.do(projects.open, { id })).daysLeft).not.toBeNull()
    await go('ditunda', 'Lahan belum bebas')
    await expect(desk.do(changeStatus, { id, version: 1, status: 'berjalan', reason: null })).rejects.toMatchObject({
      code: 'document.changed',
    })
    await go('berjalan')
    await go('bast1')
    expect((await desk.do(projects.open, { id })).daysLeft, 'handed over, so never late again').toBeNull()
    for (const status of ['bast2', 'selesai']) await go(status)
    expect(await desk.do(projects.open, { id })).toMatchObject({ status: 'selesai', next: ['bast2'], daysLeft: null })
    expect(await placeOf(id)).toMatchObject({ isArchived: true })
    const told = (await desk.do(projects.history, { id })).map(({ reason }) => reason)
    expect(told).toContain('Berjalan → Ditunda: Lahan belum bebas')
  })

  test('where goods lie on its site it is not closed', async () => {
    const site = await aProject(db, actor)
    const itemId = await firm.item({ name: 'Besi beton' })
    const line = { itemId, warehouseId: site.warehouseId, qty: quantity('5'), lineId: newId(), ...ofProject(site.id) }
    const goods = { document: { kind: 'opening', id: newId() }, on: day('2026-11-02') }
    await db.withTx((tx) => receive(tx, actor, { ...goods, lines: [{ ...line, value: money('500000') }] }))
    const asked = { id: site.id, version: 1, status: 'batal', reason: 'Pemilik mundur' } as const
    await expect(desk.do(changeStatus, asked)).rejects.toMatchObject({ code: 'warehouse.not-empty' })
    await db.withTx((tx) => issue(tx, actor, { ...goods, document: { kind: 'use', id: newId() }, lines: [line] }))
    await desk.do(changeStatus, asked)
    expect(await placeOf(site.id)).toMatchObject({ isArchived: true })
  })

  test('goes to the new customer when two become one', async () => {
    const buyers = deskOf(db, actor, partiesRoutes)
    const [from, into] = [
      await buyers.do(customers.add, { name: 'Ciber' }),
      await buyers.do(customers.add, { name: 'PT Ciber' }),
    ]
    const { id } = await desk.do(projects.add, { name: 'Kantor Ciber', customerId: from.id })
    await buyers.do(mergeCustomers, { ...from, into: into.id })
    expect(await desk.do(projects.open, { id })).toMatchObject({ customerId: into.id, customerName: 'PT Ciber' })
  })
})

describe('within reach', () => {
  test('whoever is limited to some projects sees those alone: list, page, choice, line', async () => {
    const [mine, other] = [
      await aProject(db, actor, { name: 'Milik saya' }),
      await aProject(db, actor, { name: 'Lain' }),
    ]
    const limited: Actor = { ...actor, scope: { ...actor.scope, projects: [mine.id] } }
    const near = deskOf(db, limited, projectRoutes)
    expect((await near.do(projects.list, {})).rows.map(({ id }) => id)).toEqual([mine.id])
    await expect(near.do(projects.open, { id: other.id })).rejects.toThrow(NotFound)
    expect((await near.do(pickProject, {})).map(({ id }) => id)).toEqual([mine.id])
    expect(await near.do(pickProject, { id: other.id })).toEqual([])
    const asked = { projectId: other.id, lines: [] }
    await expect(checkDims(db.read, limited, asked)).rejects.toMatchObject({ code: 'project.unknown' })
    await checkDims(db.read, actor, asked)
  })

  test('a line names a project and a work item of it that bears cost, in the company', async () => {
    const [one, two] = [await aProject(db, actor), await aProject(db, actor)]
    const check = (projectId: string | null, workItemId: string | null) =>
      checkDims(db.read, actor, { projectId: null, lines: [{ projectId, workItemId }] })
    await check(null, null)
    await check(one.id, one.workItemId)
    const item = { field: 'lines.0.workItemId' }
    await expect(check(one.id, two.workItemId)).rejects.toMatchObject({ code: 'work-item.unknown', ...item })
    await expect(check(null, one.workItemId)).rejects.toMatchObject({ code: 'work-item.without-project' })
    // A line that names no project means that of the head.
    const ofHead = (workItemId: string) =>
      checkDims(db.read, actor, { projectId: one.id, lines: [{ projectId: null, workItemId }] })
    await ofHead(one.workItemId)
    await expect(ofHead(two.workItemId)).rejects.toMatchObject({ code: 'work-item.unknown', ...item })
    await expect(check(newId(), null)).rejects.toMatchObject({ code: 'project.unknown', field: 'lines.0.projectId' })
    const stranger = (await aHouse(db)).actor
    const asked = { projectId: one.id, lines: [] }
    await expect(checkDims(db.read, stranger, asked)).rejects.toMatchObject({ code: 'project.unknown' })
    await desk.do(changeStatus, { id: one.id, version: 1, status: 'batal', reason: 'Uji' })
    await expect(check(one.id, null)).rejects.toMatchObject({ code: 'project.closed' })
  })
})
