import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#kit/db/database.ts'
import { tables } from '#kit/db/tx.ts'

/** Bytes that must be free where files lie: less, and the next upload or the database itself may not be written. */
const LEAST_FREE = 50 * 1_048_576

/** How long an answer is given again, in ms: anybody may ask, and the database is not asked for each of them. */
const FRESH_MS = 1000

interface Readiness {
  /** It answers and takes writes: a standby does not. */
  readonly database: boolean
  readonly disk: boolean
}

/** What readiness is judged by. */
export interface Ground {
  readonly db: Database
  /** Where files lie; absent where they are not kept on a disk. */
  readonly folder?: string | undefined
  isLeaving(): boolean
}

/**
 * Opens /healthz, which says that the process lives, and /readyz, which says whether it can serve: 503 without its database
 * or room on its disk, and from the moment that it is asked to stop, so that a proxy sends people elsewhere.
 */
export function openReadiness(app: FastifyInstance, ground: Ground): void {
  app.get('/healthz', async () => ({ ok: true }))

  let last: { readonly at: number; readonly found: Promise<Readiness> } | undefined
  app.get('/readyz', async (_request, reply) => {
    const at = performance.now()
    if (!last || at - last.at > FRESH_MS) last = { at, found: judged(ground) }
    const found = await last.found
    const ok = found.database && found.disk && !ground.isLeaving()
    if (!ok) reply.code(503).header('Retry-After', '5')
    return reply.header('Cache-Control', 'no-store').send({ ok, ...found })
  })
}

async function judged({ db, folder }: Ground): Promise<Readiness> {
  const [database, disk] = await Promise.all([
    takesWrites(db).catch(() => false),
    folder === undefined ? true : hasRoom(folder).catch(() => false),
  ])
  return { database, disk }
}

async function takesWrites(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is_standby: boolean }>`select pg_is_in_recovery() as is_standby`.execute(tables(db.read))
  return rows[0]?.is_standby === false
}

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= LEAST_FREE
}
