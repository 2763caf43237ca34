import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { reverse } from '#modules/journal/face.ts'
import { own } from '../store.ts'
import { manualJournal } from './manual-journal.ts'

/** Takes a journal that a step of closing wrote back by its mirror on its own day; false where it stands no more. */
export async function takeBackOnItsDay(tx: Tx, actor: Actor, id: string, reason: string): Promise<boolean> {
  const { rows } = await sql<{ on: Day }>`
    update manual_journal set state = 'void', void_reason = ${reason}, version = version + 1, updated_at = now(),
      updated_by = ${actor.userId}, updated_by_name = ${actor.name}
    where company_id = ${actor.companyId} and id = ${id} and state = 'posted' returning journal_date as "on"
  `.execute(own(tx))
  const [taken] = rows
  if (!taken) return false
  await reverse(tx, actor, { kind: manualJournal.name, id }, { on: taken.on, reason })
  await recordHistory(tx, actor, { subject: manualJournal.name, id, act: 'void', reason })
  return true
}
