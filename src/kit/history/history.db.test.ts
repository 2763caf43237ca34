import { beforeAll, describe, expect, test } from 'vitest'
import { anActor } from '../../../tests/cast/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { historyOf, recordHistory } from '#kit/history/history.ts'
import { newId } from '#kit/id.ts'

let db: Database
const actor = anActor()

beforeAll(async () => {
  db = await testDatabase()
})

describe('history', () => {
  test('tells who did what to several things, the newest first, to their company alone', async () => {
    const [one, two] = [newId(), newId()]
    await db.withTx((tx) => recordHistory(tx, actor, { subject: 'order', id: one, act: 'add' }))
    await db.withTx((tx) =>
      recordHistory(tx, actor, {
        subject: 'order',
        id: two,
        act: 'void',
        reason: 'Salah',
        changes: { total: ['1', '2'] },
      }),
    )

    expect(await historyOf(db.read, actor.companyId, 'order', [one, two])).toMatchObject([
      { act: 'void', by: 'Rina', via: 'web', reason: 'Salah', changes: { total: ['1', '2'] }, subjectId: two },
      { act: 'add', userId: actor.userId, reason: null, changes: {}, subjectId: one },
    ])
    expect(await historyOf(db.read, newId(), 'order', one)).toEqual([])
    expect(await historyOf(db.read, actor.companyId, 'invoice', one)).toEqual([])
  })

  test('is gone with the act that was refused', async () => {
    const id = newId()
    const act = db.withTx(async (tx) => {
      await recordHistory(tx, actor, { subject: 'order', id, act: 'confirm' })
      throw new Error('no')
    })
    await expect(act).rejects.toThrow('no')
    expect(await historyOf(db.read, actor.companyId, 'order', id)).toEqual([])
  })

  test.each([`update history set act = 'x'`, 'delete from history', 'truncate history'])(
    'is never changed: %s',
    async (text) => {
      await expect(db.pool.query(text)).rejects.toThrow(/permission denied|append-only/)
    },
  )
})
