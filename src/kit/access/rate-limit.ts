import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import type { Tx } from '#kit/db/tx.ts'
import { tables } from '#kit/db/tx.ts'
import { TooOften } from '#kit/http/failures.ts'

/** How often something may happen in a window that begins with the first time. */
export interface Limit {
  /** What is counted: 'login.account'. */
  readonly name: string
  readonly most: number
  readonly seconds: number
  /** Said before when to come back, where 'too many attempts' would puzzle. */
  readonly message?: string
}

interface RateTables {
  rate_limit: { key: Buffer; hits: number; resets_at: string }
}

/**
 * Counts one more attempt, before it is judged, so that parallel attempts cannot slip through. The count is kept in
 * PostgreSQL: every server shares it and a restart forgets nothing. Call it on a plain connection, not in a transaction
 * that may roll back.
 * Throws TooOften beyond the limit.
 */
export async function countAttempt(db: Tx, limit: Limit, who: string): Promise<void> {
  const counted = await sql<{ hits: number; wait: number }>`
    insert into rate_limit as r (key, hits, resets_at)
    values (${keyOf(limit, who)}, 1, now() + make_interval(secs => ${limit.seconds}))
    on conflict (key) do update set
      hits = case when r.resets_at <= now() then 1 else least(r.hits + 1, 1000000) end,
      resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
    returning hits, ceil(extract(epoch from resets_at - now()))::int as wait`.execute(tables(db))
  const row = counted.rows[0]
  if (row && row.hits > limit.most) throw new TooOften(Math.max(1, row.wait), limit.message)
}

/** Takes one attempt back: it turned out to be a right one, and only wrong ones count. */
export async function forgiveAttempt(db: Tx, limit: Limit, who: string): Promise<void> {
  await tables<RateTables>(db)
    .updateTable('rate_limit')
    .set((row) => ({ hits: row('hits', '-', 1) }))
    .where('key', '=', keyOf(limit, who))
    .where('hits', '>', 0)
    .execute()
}

/** Until when each of these has used a limit up; who may still try is not named. */
export async function usedUp(db: Tx, limit: Limit, whos: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const byKey = new Map(whos.map((who) => [keyOf(limit, who).toString('hex'), who]))
  const { rows } = await sql<{ key: string; until: string }>`
    select encode(key, 'hex') as key, resets_at as until from rate_limit
    where key = any (select decode(hex, 'hex') from unnest(${[...byKey.keys()]}::text[]) hex)
      and hits >= ${limit.most} and resets_at > now()`.execute(tables(db))
  return new Map(rows.map(({ key, until }) => [byKey.get(key) ?? '', until]))
}

/** Forgets what was counted: the next attempt is the first. */
export async function forgetAttempts(db: Tx, limit: Limit, who: string): Promise<void> {
  await tables<RateTables>(db).deleteFrom('rate_limit').where('key', '=', keyOf(limit, who)).execute()
}

/** Deletes counts whose window is over. */
export async function sweepRateLimits(tx: Tx): Promise<void> {
  await tables<RateTables>(tx)
    .deleteFrom('rate_limit')
    .where('resets_at', '<', sql<string>`now()`)
    .execute()
}

/** The part of an address that one subscriber holds: an IPv6 /64, or the whole IPv4. */
export function addressOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0')
  return `${[...left, ...gap, ...right].slice(0, 4).map(shortGroup).join(':')}::/64`
}

function shortGroup(group: string): string {
  return group.replace(/^0+(?=.)/, '')
}

// Hashed, so that the table of counts is not a list of addresses and emails.
function keyOf(limit: Limit, who: string): Buffer {
  return createHash('sha256').update(`${limit.name}\0${who}`).digest()
}
