import { beforeAll, expect, test } from 'vitest'
import { aCompany } from '../../../../tests/cast/company.ts'
import '#app/departments.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { recordHistory } from '#kit/history/history.ts'
import { deskOf } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { openTemplate, saveTemplate, usualTemplate } from '#modules/company/templates/contract.ts'
import { templateOf } from '#modules/company/templates/dress-of.ts'
import { templateRoutes } from '#modules/company/templates/routes.ts'

let db: Database
let actor: Actor
let other: Actor

beforeAll(async () => {
  db = await testDatabase()
  actor = await aCompany(db, 'WBP')
  other = { ...actor, userId: newId() }
  for (const { userId } of [actor, other]) {
    await db.pool.query(
      `insert into app_user (id, name, email, password_hash, status) values ($1, 'Rina', $2, 'x', 'active')`,
      [userId, `${userId}@contoh.co.id`],
    )
  }
})

const desk = (who = actor) => deskOf(db, who, templateRoutes)
const look = (footer: string) => ({ ...usualTemplate, footer })

test('of two who save one template at once the second is told who was faster, and sees what it is now', async () => {
  const both = Promise.allSettled([
    desk().do(saveTemplate, { kind: 'invoice', version: 0, ...look('Satu') }),
    desk(other).do(saveTemplate, { kind: 'invoice', version: 0, ...look('Dua') }),
  ])
  const outcomes = await both
  expect(outcomes.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = outcomes.find((one) => one.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: 'document.changed' })
  const now = await desk().do(openTemplate, { kind: 'invoice' })
  expect(now).toMatchObject({ version: 1, versions: [{ version: 1 }] })
  await desk().do(saveTemplate, { kind: 'invoice', version: 1, ...look('Tiga') })
})

test('a reprint keeps the look of the first printing; a paper never printed takes the newest', async () => {
  const paper = { subject: 'invoice', id: newId() }
  const at = (of?: typeof paper) => templateOf(db.read, actor.companyId, 'invoice', of)
  await db.withTx((tx) => recordHistory(tx, actor, { ...paper, act: 'print' }))
  await desk().do(saveTemplate, { kind: 'invoice', version: 2, ...look('Empat') })
  expect((await at(paper)).footer).toBe('Tiga')
  expect((await at({ subject: 'invoice', id: newId() })).footer).toBe('Empat')
  expect((await at()).footer).toBe('Empat')
})
