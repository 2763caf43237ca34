import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { today } from '#kit/posting/today.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { listGuarantees, removeGuarantee, saveGuarantee } from '#modules/works/guarantee/contract.ts'
import { worksRoutes } from '#modules/works/routes.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { guaranteeTasks } from '../tasks.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})

test('a guarantee is kept with its days, told before it runs out, and no more once it came back', async () => {
  const { actor } = await aHouse(db)
  const { id } = await aProject(db, actor)
  const desk = deskOf(db, actor, worksRoutes)
  const on = today(actor)
  const paper = {
    ...{ id, guaranteeId: null, version: null, kind: 'pelaksanaan' as const, number: 'BG/014', issuer: 'Bank Jabar' },
    ...{ amount: '50000000', validFrom: addDays(on, -60), validTo: addDays(on, 12), note: null, returnedOn: null },
  } as const
  const saved = await desk.do(saveGuarantee, paper)
  const twice = desk.do(saveGuarantee, { ...paper, number: 'bg/014' })
  await expect(twice).rejects.toMatchObject({ code: 'guarantee.twice' })
  const early = desk.do(saveGuarantee, { ...paper, number: 'BG/015', validTo: addDays(on, -61) })
  await expect(early).rejects.toMatchObject({ code: 'guarantee.days' })
  expect(await desk.do(listGuarantees, { id })).toMatchObject([{ number: 'BG/014', status: 'ending' }])
  const waiting = () => db.withTx((tx) => guaranteeTasks.find(tx, actor))
  expect(await waiting()).toMatchObject({ count: 1, rows: [{ amount: '50000000' }] })

  const back = { ...paper, guaranteeId: saved.id, version: saved.version, returnedOn: on }
  await desk.do(saveGuarantee, back)
  await expect(desk.do(saveGuarantee, back)).rejects.toMatchObject({ code: 'document.changed' })
  expect(await desk.do(listGuarantees, { id })).toMatchObject([{ status: 'returned' }])
  expect(await waiting()).toMatchObject({ count: 0 })

  const stranger = deskOf(db, { ...actor, scope: { ...actor.scope, projects: [] } }, worksRoutes)
  await expect(stranger.do(listGuarantees, { id })).rejects.toThrow(NotFound)
  await expect(stranger.do(removeGuarantee, { id, guaranteeId: saved.id })).rejects.toThrow(NotFound)
  await desk.do(removeGuarantee, { id, guaranteeId: saved.id })
  expect(await desk.do(listGuarantees, { id })).toEqual([])
})
