import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { connectionOf, type Database } from '#kit/db/database.ts'
import { tables } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import type { Change } from '#kit/live/announce.ts'

/** What the servers of one database tell each other: a hint to look, never what must be true. */
export interface Line {
  /** Tells the other servers. */
  say(changes: readonly Change[]): Promise<void>
  close(): Promise<void>
}

interface Hearing {
  readonly onChanges: (changes: readonly Change[]) => void
  /** The line was cut and stands again: something may have been missed. */
  readonly onGap: () => void
  readonly onFailure?: (error: unknown) => void
}

const CHANNEL = 'mandor_live'
/** PostgreSQL takes 8,000 bytes. */
const MOST_BYTES = 7500
const PULSE_MS = 30_000
const longestPauseMs = 10_000

/** Listens on one connection of its own, and takes it up again when it breaks. */
export function openLine(db: Database, hearing: Hearing): Line {
  const self = newId()
  const ending = new AbortController()
  let client: pg.Client | undefined

  async function listen(): Promise<void> {
    const own = new pg.Client({ ...connectionOf(db.config), application_name: 'mandor-live' })
    client = own
    const over = new Promise<void>((resolve) => {
      own.on('end', () => resolve())
      own.on('error', () => resolve())
    })
    own.on('notification', ({ payload }) => {
      const heard = read(payload)
      if (heard && heard.from !== self) hearing.onChanges(heard.changes)
    })
    await own.connect()
    await own.query(`listen ${CHANNEL}`)
    await Promise.race([over, keepAlive(own, ending.signal)])
    await own.end().catch(() => undefined)
  }
  async function listenOn(): Promise<void> {
    for (let tries = 0; !ending.signal.aborted; tries += 1) {
      const began = performance.now()
      await listen().catch((error: unknown) => hearing.onFailure?.(error))
      if (ending.signal.aborted) return
      if (performance.now() - began > longestPauseMs) tries = 0
      await rest(Math.min(longestPauseMs, 250 * 2 ** tries), ending.signal)
      hearing.onGap()
    }
  }
  const listening = listenOn()
  return {
    async say(changes) {
      for (const payload of payloads(self, changes)) {
        await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(tables(db.read))
      }
    },
    async close() {
      ending.abort()
      await client?.end().catch(() => undefined)
      await listening
    },
  }
}

// A connection whose other end vanished says nothing: it is asked now and then.
async function keepAlive(client: pg.Client, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    await rest(PULSE_MS, ended)
    if (!ended.aborted) await client.query('select 1')
  }
}

function read(payload: string | undefined): { from: string; changes: readonly Change[] } | undefined {
  try {
    // Safe: only our own servers may notify in this database.
    return JSON.parse(payload ?? '') as { from: string; changes: readonly Change[] }
  } catch {
    return undefined
  }
}

/** Packs changes into as few messages as the database takes. */
export function payloads(from: string, changes: readonly Change[]): string[] {
  const whole = JSON.stringify({ from, changes })
  if (Buffer.byteLength(whole) <= MOST_BYTES) return [whole]
  if (changes.length > 1) {
    const half = changes.length >> 1
    return [...payloads(from, changes.slice(0, half)), ...payloads(from, changes.slice(half))]
  }
  // One change with too many ids or people is told to all who may hear it.
  return changes.map(({ ids: _ids, users: _users, ...rest }) => JSON.stringify({ from, changes: [rest] }))
}

async function rest(ms: number, ended: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal: ended, ref: false }).catch(() => undefined)
}
