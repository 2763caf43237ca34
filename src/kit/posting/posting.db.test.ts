import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, day } from '#ground/day.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { areas, assertOpen, lockPeriod, openPeriods, periodLocks } from '#kit/posting/period-lock.ts'
import { anActor } from '../../../tests/cast/actor.ts'

let db: Database
const on = day('2026-11-21')

beforeAll(async () => {
  db = await testDatabase()
})

describe('numbers', () => {
  test('count per company, series and month', async () => {
    const companyId = newId()
    const next = (doc: string, at = on) => db.withTx((tx) => nextNumber(tx, { companyId, doc, day: at }))
    expect(await next('ORD')).toBe('ORD-2611-0001')
    expect(await next('ORD')).toBe('ORD-2611-0002')
    expect(await next('INV')).toBe('INV-2611-0001')
    expect(await next('ORD', day('2026-12-01'))).toBe('ORD-2612-0001')
    expect(await db.withTx((tx) => nextNumber(tx, { companyId: newId(), doc: 'ORD', day: on }))).toBe('ORD-2611-0001')
  })

  test('can restart once a year, and grow past four digits', async () => {
    const companyId = newId()
    const asked = { companyId, doc: 'ST', day: on, reset: 'yearly' } as const
    expect(await db.withTx((tx) => nextNumber(tx, asked))).toBe('ST-26-0001')
    await db.pool.query(`update document_counter set last = 9999 where company_id = '${companyId}'`)
    expect(await db.withTx((tx) => nextNumber(tx, asked))).toBe('ST-26-10000')
  })

  test('name their document', async () => {
    const companyId = newId()
    const document = { kind: 'order', id: newId() }
    await db.withTx((tx) => nextNumber(tx, { companyId, doc: 'ORD', day: on, document }))
    const { rows } = await db.pool.query('select number from document_number where document_id = $1', [document.id])
    expect(rows).toEqual([{ number: 'ORD-2611-0001' }])
  })

  test('have no gaps and no twins under 1,000 postings at once of which a fifth fails', async () => {
    const companyId = newId()
    const postings = Array.from({ length: 1000 }, (_, index) =>
      db.withTx(async (tx) => {
        const number = await nextNumber(tx, { companyId, doc: 'INV', day: on })
        if (index % 5 === 0) throw new Error('forced failure')
        return number
      }),
    )
    const settled = await Promise.allSettled(postings)
    const given = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const wanted = Array.from({ length: 800 }, (_, index) => `INV-2611-${String(index + 1).padStart(4, '0')}`)
    expect(given.toSorted()).toEqual(wanted)
  })
})

describe('a period lock', () => {
  test('closes one area up to a day, and opens again', async () => {
    const actor = anActor()
    const open = (at = on) => db.withTx((tx) => assertOpen(tx, actor.companyId, 'sales', at))
    await db.withTx((tx) => openPeriods(tx, actor.companyId))
    await open()

    await db.withTx((tx) => lockPeriod(tx, actor, { area: 'sales', until: on, reason: 'tutup buku' }))
    await expect(open()).rejects.toMatchObject({ code: 'period.locked', facts: { area: 'sales', until: on, day: on } })
    await open(addDays(on, 1))
    await db.withTx((tx) => assertOpen(tx, actor.companyId, 'stock', on))

    await db.withTx((tx) => lockPeriod(tx, actor, { area: 'sales', until: null, reason: 'koreksi' }))
    await open()
    expect((await periodLocks(db.read, actor.companyId)).map(({ area }) => area)).toEqual(areas)
  })

  test('waits for a posting under way, so that none slips behind it', async () => {
    const actor = anActor()
    await db.withTx((tx) => openPeriods(tx, actor.companyId))
    const order: string[] = []
    let closing: Promise<void> | undefined
    await db.withTx(async (tx) => {
      await assertOpen(tx, actor.companyId, 'sales', on)
      closing = db
        .withTx((other) => lockPeriod(other, actor, { area: 'sales', until: on, reason: 'tutup' }))
        .then(() => void order.push('closed'))
      await db.pool.query('select pg_sleep(0.2)')
      order.push('posted')
    })
    await closing
    expect(order).toEqual(['posted', 'closed'])
  })
})
