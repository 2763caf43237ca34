import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { addressOf, countAttempt, forgiveAttempt, sweepRateLimits, type Limit } from '#kit/access/rate-limit.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { tables } from '#kit/db/tx.ts'
import { TooOften } from '#kit/http/failures.ts'

const limit: Limit = { name: 'test', most: 3, seconds: 60 }
let db: Database

beforeAll(async () => {
  db = await testDatabase()
})

test('the attempt above the limit is refused and says when to come back', async () => {
  for (let n = 0; n < 3; n += 1) await countAttempt(db.read, limit, 'a')
  const refused = countAttempt(db.read, limit, 'a')
  await expect(refused).rejects.toThrow(TooOften)
  await expect(refused).rejects.toMatchObject({ retryAfter: 60 })
  await countAttempt(db.read, limit, 'b')
})

test('a hundred attempts at once: exactly three pass', async () => {
  const tries = Array.from({ length: 100 }, () => countAttempt(db.read, limit, 'parallel'))
  const results = await Promise.allSettled(tries)
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(3)
})

test('an attempt taken back does not count', async () => {
  for (let n = 0; n < 10; n += 1) {
    await countAttempt(db.read, limit, 'right')
    await forgiveAttempt(db.read, limit, 'right')
  }
})

test('a window that is over begins anew, and is swept away', async () => {
  for (let n = 0; n < 3; n += 1) await countAttempt(db.read, limit, 'old')
  await sql`update rate_limit set resets_at = now() - interval '1 second'`.execute(tables(db.read))
  await countAttempt(db.read, limit, 'old')
  await db.withTx(sweepRateLimits)
  const left = await sql`select 1 from rate_limit`.execute(tables(db.read))
  expect(left.rows).toHaveLength(1)
})

describe('an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (ip, counted) => {
    expect(addressOf(ip)).toBe(counted)
  })
})
