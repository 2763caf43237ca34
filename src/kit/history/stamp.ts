import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor } from '#kit/secret.ts'

/** What a stamp binds of a row of the history: all that the program says; the moment is bound by the chain. */
export interface Stampable {
  readonly id: string
  readonly company_id: string
  readonly subject: string
  readonly subject_id: string
  readonly user_id: string | null
  readonly user_name: string
  readonly via: string
  readonly act: string
  /** Parsed, or still the JSON it is sent as. */
  readonly changes: unknown
  readonly reason: string | null
  readonly ip: string | null
  readonly user_agent: string | null
}

/** The columns that hold it. */
export const stampedColumns =
  'id, company_id, subject, subject_id, user_id, user_name, via, act, changes, reason, ip, user_agent'

/** A key with the four bytes by which its stamps are known, so that a changed APP_SECRET is told apart from a forgery. */
export interface StampKey {
  readonly key: Buffer
  readonly name: Buffer
}

/** The key of this installation, which its database never sees; throws when the process has no secret yet. */
export function stampKey(): StampKey {
  const key = keyFor('history')
  return { key, name: createHash('sha256').update(key).digest().subarray(0, 4) }
}

/** Stamps a row (HMAC-SHA256): whoever has the database but not the secret cannot write another. */
export function stampOf({ key, name }: StampKey, row: Stampable): Buffer {
  const { changes } = row
  const said = [
    row.id.toLowerCase(),
    row.company_id.toLowerCase(),
    row.subject,
    row.subject_id.toLowerCase(),
    row.user_id?.toLowerCase() ?? null,
    row.user_name.toWellFormed(),
    row.via,
    row.act,
    inOrder(typeof changes === 'string' ? JSON.parse(changes) : changes),
    row.reason?.toWellFormed() ?? null,
    row.ip,
    row.user_agent?.toWellFormed() ?? null,
  ]
  return Buffer.concat([name, createHmac('sha256', key).update(JSON.stringify(said)).digest()])
}

/** What a stamp says of its row. */
export function stampFits(key: StampKey, row: Stampable, stamp: Buffer): 'ours' | 'other-key' | 'forged' {
  if (!stamp.subarray(0, 4).equals(key.name)) return 'other-key'
  const right = stampOf(key, row)
  return stamp.length === right.length && timingSafeEqual(stamp, right) ? 'ours' : 'forged'
}

// The database keeps the names in an object in an order of its own.
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => [name, inOrder(one)])
}
