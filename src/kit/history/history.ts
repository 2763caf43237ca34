import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { deviceName } from '#kit/http/device-name.ts'
import { newId } from '#kit/id.ts'
import { stampKey, stampOf, type Stampable } from '#kit/history/stamp.ts'

/** Field → what it was and what it is, as they travel. */
export type Changes = Readonly<Record<string, readonly [unknown, unknown]>>

/** An act worth remembering. */
export interface Remembered {
  /** The kind of thing: 'customer', 'order'. */
  readonly subject: string
  readonly id: string
  /** What was done: 'add', 'edit', 'confirm'. */
  readonly act: string
  readonly changes?: Changes
  readonly reason?: string | null
  /** Only when the thing belongs elsewhere than to the company of the request: a company itself. */
  readonly companyId?: string
}

/** One line of "Riwayat". */
export interface HistoryLine {
  readonly id: string
  readonly at: string
  readonly userId: string | null
  readonly by: string
  readonly via: string
  /** From where, as people read it: 'Chrome di Windows · 203.0.113.7'. */
  readonly place: string | null
  readonly subject: string
  readonly subjectId: string
  readonly act: string
  readonly changes: Changes
  readonly reason: string | null
}

/** Writes down who did what, in the transaction that did it. */
export async function recordHistory(tx: Tx, actor: Actor, done: Remembered): Promise<void> {
  await recordHistories(tx, [{ actor, done }])
}

/** The same for several acts, in one statement. */
export async function recordHistories(
  tx: Tx,
  acts: readonly { readonly actor: Actor; readonly done: Remembered }[],
): Promise<void> {
  if (acts.length === 0) return
  const key = stampKey()
  const rows = acts.map(rowOf)
  await insertRows(
    tx,
    'history',
    rows.map((row) => ({ ...row, stamp: stampOf(key, row) })),
  )
}

function rowOf({ actor, done }: { readonly actor: Actor; readonly done: Remembered }): Stampable {
  return {
    id: newId(),
    company_id: done.companyId ?? actor.companyId,
    subject: done.subject,
    subject_id: done.id,
    user_id: actor.userId,
    user_name: actor.name,
    via: actor.via,
    act: done.act,
    changes: JSON.stringify(done.changes ?? {}),
    reason: done.reason ?? actor.note ?? null,
    ip: actor.from?.ip ?? null,
    user_agent: actor.from?.userAgent.slice(0, 200) ?? null,
  }
}

/** Tells what was done to a thing, or to several things of one kind, newest first; at most the last 500 acts. */
export async function historyOf(
  tx: Tx,
  companyId: string,
  subject: string,
  id: string | readonly string[],
): Promise<HistoryLine[]> {
  const ids = typeof id === 'string' ? [id] : [...id]
  const { rows } = await sql<Told>`
    select id, at, user_id as "userId", user_name as "by", via, subject, subject_id as "subjectId", act, changes, reason,
      ip, user_agent
    from history where company_id = ${companyId} and subject = ${subject} and subject_id = any (${ids}::uuid[])
    order by at desc, id desc limit 500
  `.execute(tables(tx))
  return rows.map(({ ip, user_agent, ...line }) => ({ ...line, place: placeWords(line.via, ip, user_agent) }))
}

interface Told extends Omit<HistoryLine, 'place'> {
  readonly ip: string | null
  readonly user_agent: string | null
}

const VIA: Readonly<Record<string, string>> = {
  cli: 'baris perintah',
  job: 'pekerjaan otomatis',
  import: 'impor',
  link: 'tautan',
}

/** Says from where something was done. */
export function placeWords(via: string, ip: string | null, userAgent: string | null): string | null {
  const device = userAgent === null ? null : deviceName(userAgent)
  return [VIA[via], device, ip].filter(Boolean).join(' · ') || null
}

/**
 * Compares two states of a thing, field by field; only labelled fields count, and bigint reads as text.
 *
 *   changesBetween({ name: 'A', phone: null }, { name: 'B', phone: null }, { name: 'Nama' })  // { name: ['A', 'B'] }
 */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  labels: Readonly<Record<string, string>>,
): Changes {
  const changed: Record<string, readonly [unknown, unknown]> = {}
  for (const key of Object.keys(labels)) {
    const old = plain(before[key])
    const now = plain(after[key])
    if (JSON.stringify(old) !== JSON.stringify(now)) changed[key] = [old, now]
  }
  return changed
}

function plain(value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : (value ?? null)
}
