import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { aBuyer, refused, type Buyer } from '../cast/buyer.ts'
import * as request from './contract.ts'

let db: Database
let buyer: Buyer
let cement: string
const boss = { userId: newId(), name: 'Bu Lestari' }
const mandor = { userId: newId(), name: 'Pak Joko' }

beforeAll(async () => {
  db = await testDatabase()
  buyer = await aBuyer(db)
  cement = await buyer.house.item({ name: 'Semen' })
  const role = newId()
  const may = ['approve', 'view'].map((verb) => `${verb} pembelian-barang`)
  await db.pool.query("insert into role (id, name, permissions) values ($1, 'Atasan', $2)", [role, may])
  for (const { userId, name } of [boss, mandor, buyer.actor]) {
    const user = 'insert into app_user (id, name, email, status) values ($1, $2, $3, $4)'
    await db.pool.query(user, [userId, name, `${userId}@x.id`, 'active'])
    await db.pool.query('insert into user_role (user_id, role_id) values ($1, $2)', [userId, role])
  }
})

const head = { date: '2026-11-03', neededBy: '2026-11-20' }
const lines = (qty = '100') => [{ itemId: cement, qty }]
const asked = (more: object = {}) =>
  buyer.do(request.createRequest, {
    ...{ ...head, warehouseId: buyer.house.main, submit: true, lines: lines() },
    ...more,
  } as never)
const seen = (id: string) => buyer.do(request.openRequest, { id })
const refusedYes = (work: Promise<unknown>, code: string) => expect(work).rejects.toMatchObject({ code })
const ownOnly = () => ({ scope: { ...buyer.actor.scope, ownOnly: true } })

test('a request written down for another is that one’s on the page and in the list, and stays the writer’s too', async () => {
  const { people } = await buyer.do(request.startRequest, {})
  expect(people[0]).toEqual({ id: buyer.actor.userId, name: 'Rina' })
  expect(people).toContainEqual({ id: mandor.userId, name: 'Pak Joko' })
  const { id } = await asked({ requesterId: mandor.userId, submit: false })
  expect(await seen(id)).toMatchObject({ requesterName: 'Pak Joko', createdBy: 'Rina' })
  const narrowed = await buyer.do(request.listRequests, { requesterId: mandor.userId })
  expect(narrowed.rows.map((row) => row.id)).toEqual([id])
  for (const who of [mandor, {}]) {
    const { rows } = await buyer.as({ ...who, ...ownOnly() }).do(request.listRequests, {})
    expect(rows.map((row) => row.id)).toContain(id)
  }
  const stranger = buyer.as({ ...boss, ...ownOnly() })
  await expect(stranger.do(request.openRequest, { id })).rejects.toThrow(NotFound)
})

test('whoever asks stays the one who does, until another is named', async () => {
  const { id, version } = await asked({ requesterId: mandor.userId, submit: false })
  const again = { id, ...head, warehouseId: buyer.house.main, lines: lines('7') }
  const kept = await buyer.do(request.updateRequest, { ...again, version } as never)
  expect(await seen(id)).toMatchObject({ requesterName: 'Pak Joko', lines: [{ qty: '7' }] })
  const { userId: requesterId } = buyer.actor
  await buyer.do(request.updateRequest, { ...again, version: kept.version, requesterId } as never)
  expect(await seen(id)).toMatchObject({ requesterId, requesterName: 'Rina' })
})

test('it is approved neither by who asks nor by who wrote it and handed it in; both hear of the yes', async () => {
  const { id, version } = await asked({ requesterId: mandor.userId })
  const yes = { id, version, decision: 'approve' as const }
  await refusedYes(buyer.do(request.decideRequest, yes), 'approval.own')
  await refusedYes(buyer.as(mandor).do(request.decideRequest, yes), 'approval.wished')
  expect((await buyer.as(mandor).do(request.openRequest, { id })).can).not.toContain('decide')
  const bells = async (kind: string) => {
    const sql = 'select user_id from notice where subject_id = $1 and kind = $2 order by user_id'
    return (await db.pool.query<{ user_id: string }>(sql, [id, kind])).rows.map((row) => row.user_id)
  }
  expect(await bells('approval-waiting')).toEqual([boss.userId])
  expect(await buyer.as(boss).do(request.decideRequest, yes)).toMatchObject({ number: expect.stringMatching(/^PR-/) })
  expect(await bells('approval-decided')).toEqual([buyer.actor.userId, mandor.userId].toSorted())
})

test('it names nobody who does not work here, nor another where one sees only one’s own', async () => {
  await refused(asked({ requesterId: newId() }), 'request.unknown-requester')
  const own = buyer.as(ownOnly())
  expect((await own.do(request.startRequest, {})).people).toEqual([{ id: buyer.actor.userId, name: 'Rina' }])
  const other = { ...head, warehouseId: buyer.house.main, requesterId: mandor.userId, lines: lines('1') }
  await refused(own.do(request.createRequest, other as never), 'request.unknown-requester')
})
