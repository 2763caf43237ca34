import { sql } from 'kysely'
import type { Period } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { seenCashEntries } from '../entries/visible.ts'
import { seenManualJournals } from '../journals/visible.ts'
import { own } from '../store.ts'
import type { RecurringEntry, RecurringKind } from './contract.ts'

/** A recurring entry with the months of it that are done. */
export interface KeptRecurring extends RecurringEntry {
  readonly from: Period
  readonly done: readonly Period[]
}

// A month is done where it was left out, or where what was written for it is there and was not taken back.
const isDone = sql`(
  m.document_id is null
  or exists (select from cash_entry d where d.id = m.document_id and d.state <> 'void')
  or exists (select from manual_journal d where d.id = m.document_id and d.state <> 'void')
)`

/** The recurring entries whose source a person may see, by name, at most so many; those that go on come first. */
export async function keptRecurring(tx: Tx, actor: Actor, most: number): Promise<KeptRecurring[]> {
  const { rows } = await sql<KeptRecurring>`
    select r.id, r.version, r.name, r.source_kind as kind, r.source_id as "sourceId", r.day, r.is_stopped as "isStopped",
      r.from_period as "from", coalesce(c.number, j.number, '') as "sourceNumber",
      coalesce(c.amount, j.total)::text as amount, coalesce(c.state, j.state) = 'posted' as stands,
      coalesce((
        select json_agg(m.period) from recurring_month m
        where m.company_id = r.company_id and m.recurring_id = r.id and ${isDone}
      ), '[]') as done
    from recurring_entry r
    left join cash_entry c on c.id = r.source_id and ${seenCashEntries(actor)}
    left join manual_journal j on j.id = r.source_id and ${seenManualJournals(actor)}
    where r.company_id = ${actor.companyId} and (c.id is not null or j.id is not null)
    order by r.is_stopped, r.name, r.id limit ${most}
  `.execute(own(tx))
  return rows
}

/** A recurring entry, held until this transaction ends; 404 when it is not of this company. */
export async function lockRecurring(tx: Tx, companyId: string, id: string) {
  const { rows } = await sql<{
    id: string
    version: number
    kind: RecurringKind
    sourceId: string
    day: number
    from: Period
    isStopped: boolean
    name: string
    updatedByName: string
  }>`
    select id, version, source_kind as kind, source_id as "sourceId", day, from_period as "from", is_stopped as "isStopped",
      name, updated_by_name as "updatedByName"
    from recurring_entry where company_id = ${companyId} and id = ${id} for update
  `.execute(own(tx))
  return found(rows[0])
}

/** Whether a month of it is done; asked while it is held. */
export async function isMonthDone(tx: Tx, companyId: string, id: string, period: Period): Promise<boolean> {
  const { rows } = await sql`
    select from recurring_month m
    where m.company_id = ${companyId} and m.recurring_id = ${id} and m.period = ${period} and ${isDone}
  `.execute(own(tx))
  return rows.length > 0
}

/** Says that a month is done by a document, or left out. */
export async function markMonth(
  tx: Tx,
  actor: Actor,
  { id, period, documentId }: { readonly id: string; readonly period: Period; readonly documentId: string | null },
): Promise<void> {
  await sql`
    insert into recurring_month (company_id, recurring_id, period, document_id, done_by, done_by_name)
    values (${actor.companyId}, ${id}, ${period}, ${documentId}::uuid, ${actor.userId}, ${actor.name})
    on conflict (recurring_id, period) do update set document_id = excluded.document_id, done_at = now(),
      done_by = excluded.done_by, done_by_name = excluded.done_by_name
  `.execute(own(tx))
}
