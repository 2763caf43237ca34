import { beforeAll, expect, test } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { openControl } from '#modules/works/control/contract.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { addManualJournal } from '../journals/contract.ts'
import { proposeAllocation, type ProposedAllocation } from './contract.ts'

let db: Database
let actor: Actor
let desk: Desk

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  desk = deskOf(db, actor, allRoutes)
})

const side = (account: string, debit: string, credit: string, projectId: string | null = null) => ({
  ...{ account, debit, credit, memo: null, projectId, workItemId: null },
})

const journal = (memo: string, date: string, lines: ReturnType<typeof side>[]) =>
  desk.do(addManualJournal, { date, reverseOn: null, memo, lines, post: true, files: [] })

const booked = ({ account, into, amount, shares }: ProposedAllocation) => [
  ...shares.map((share) => side(into, share.amount, '0', share.projectId)),
  side(account, '0', amount),
]

test('general cost reaches projects by what each cost, once, and the control of a project shows it', async () => {
  const [ruko, gudang, idle] = [
    await aProject(db, actor, { name: 'Ruko' }),
    await aProject(db, actor, { name: 'Gudang' }),
    await aProject(db, actor, { name: 'Belum mulai' }),
  ]
  const asked = { account: '6-2000', period: '2026-10', into: '5-5000' as const, amount: null }
  await expect(desk.do(proposeAllocation, { ...asked, by: 'biaya' })).rejects.toMatchObject({
    code: 'allocation.nothing',
  })
  await journal('Solar kantor', '2026-10-12', [side('6-2000', '10000000', '0'), side('2-1500', '0', '10000000')])
  await expect(desk.do(proposeAllocation, { ...asked, by: 'biaya' })).rejects.toMatchObject({
    code: 'allocation.no-base',
  })
  await journal('Sewa alat', '2026-10-20', [
    side('5-4000', '30000000', '0', ruko.id),
    side('5-4000', '60000001', '0', gudang.id),
    side('2-1500', '0', '90000001'),
  ])
  const some = await desk.do(proposeAllocation, { ...asked, by: 'biaya', amount: '4000000' })
  expect(some.shares).toEqual([
    { projectId: gudang.id, projectName: 'Gudang', amount: '2666667' },
    { projectId: ruko.id, projectName: 'Ruko', amount: '1333333' },
  ])
  await journal('Pembagian', '2026-10-31', booked(some))
  const umum = async (id: string) =>
    (await desk.do(openControl, { id })).heads.find(({ head }) => head === 'umum')?.actual
  expect([await umum(ruko.id), await umum(gudang.id), await umum(idle.id)]).toEqual(['1333333', '2666667', undefined])

  const rest = await desk.do(proposeAllocation, { ...asked, by: 'biaya' })
  expect(rest.amount).toBe('6000000')
  await expect(desk.do(proposeAllocation, { ...asked, by: 'biaya', amount: '6000001' })).rejects.toMatchObject({
    code: 'allocation.nothing',
  })
  await journal('Pembagian sisa', '2026-10-31', booked(rest))
  await expect(desk.do(proposeAllocation, { ...asked, by: 'biaya' })).rejects.toMatchObject({
    code: 'allocation.nothing',
  })
})

test('it goes evenly to what is being built, and is not there for who sees no costs or not all projects', async () => {
  const asked = { account: '6-2000', period: '2026-11', by: 'rata' as const, into: '5-4000' as const, amount: null }
  await journal('Listrik kantor', '2026-11-03', [side('6-2000', '100', '0'), side('2-1500', '0', '100')])
  const running = [await aProject(db, actor, { name: 'A' }), await aProject(db, actor, { name: 'B' })]
  await db.pool.query(`update project set status = 'berjalan' where id = any ($1)`, [running.map(({ id }) => id)])
  await db.pool.query(`update project set status = 'ditunda' where company_id = $1 and id <> all ($2)`, [
    actor.companyId,
    running.map(({ id }) => id),
  ])
  const { shares } = await desk.do(proposeAllocation, asked)
  expect(shares.map(({ projectName, amount }) => [projectName, amount])).toEqual([
    ['A', '50'],
    ['B', '50'],
  ])
  for (const narrow of [
    { ...actor, can: (right: string) => right !== 'view biaya' },
    { ...actor, scope: { ...actor.scope, projects: [running[0]!.id] } },
  ])
    await expect(deskOf(db, narrow as Actor, allRoutes).do(proposeAllocation, asked)).rejects.toThrow(NotFound)
})
