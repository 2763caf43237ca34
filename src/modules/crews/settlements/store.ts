import { sql, type Selectable, type Updateable } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { signedBy } from '#kit/posting/signed.ts'
import type { CrewDay } from '../sheets/store.ts'
import { own } from '../store.ts'
import type { NoteRow, SettlementRow, TermsRow } from '../tables.ts'

export type Settlement = Selectable<SettlementRow>
export type NoteKept = Selectable<NoteRow>

/** Reads the approved days up to a day that are in no wages yet, at most 20,000; `lock` keeps them until commit. */
export async function daysToPay(
  tx: Tx,
  companyId: string,
  { until, lock }: { readonly until: Day; readonly lock: boolean },
): Promise<CrewDay[]> {
  const query = own(tx)
    .selectFrom('crew_day')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('day', '<=', until)
    .where('wage_note_id', 'is', null)
    .where(sql<boolean>`(half_days > 0 or rest_hours > 0)`)
    .where('approved_at', 'is not', null)
    .orderBy('day')
    .orderBy('id')
    .limit(20_000)
  return (lock ? query.forUpdate() : query).execute()
}

/** Counts the days up to a day that nobody approved, by project. */
export async function daysWaiting(
  tx: Tx,
  companyId: string,
  until: Day,
): Promise<{ projectId: string; days: number }[]> {
  const { rows } = await sql<{ projectId: string; days: number }>`
    select project_id as "projectId", count(*)::int as days from crew_day
    where company_id = ${companyId} and day <= ${until} and wage_note_id is null and (half_days > 0 or rest_hours > 0)
      and approved_at is null
    group by 1
  `.execute(own(tx))
  return rows
}

/** Reads what was agreed with some workers, the newest of each first. */
export async function termsOf(
  tx: Tx,
  companyId: string,
  workerIds: readonly string[],
): Promise<Selectable<TermsRow>[]> {
  return own(tx)
    .selectFrom('crew_terms')
    .selectAll()
    .where('company_id', '=', companyId)
    .where(sql<boolean>`worker_id = any (${[...new Set(workerIds)]}::uuid[])`)
    .orderBy('valid_from', 'desc')
    .execute()
}

/** Reads wages of the company, or answers 404; `lock` keeps them until commit. */
export async function readSettlement(tx: Tx, actor: Actor, id: string, lock = false): Promise<Settlement> {
  const query = own(tx)
    .selectFrom('wage_settlement')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
  return found(await (lock ? query.forUpdate() : query).executeTakeFirst())
}

export async function changeSettlement(
  tx: Tx,
  actor: Actor,
  id: string,
  change: Updateable<SettlementRow>,
): Promise<Settlement> {
  return own(tx)
    .updateTable('wage_settlement')
    .set({ ...change, ...signedBy(actor) })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The notes of wages in their order. */
export async function notesOf(tx: Tx, companyId: string, settlementId: string): Promise<NoteKept[]> {
  return own(tx)
    .selectFrom('wage_note')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('settlement_id', '=', settlementId)
    .orderBy('line_no')
    .execute()
}

/** Ties days to the notes that pay them. */
export async function tieDays(
  tx: Tx,
  companyId: string,
  ties: readonly { readonly dayId: string; readonly noteId: string }[],
): Promise<void> {
  await sql`
    update crew_day d set wage_note_id = given.note, version = d.version + 1
    from unnest(${ties.map(({ dayId }) => dayId)}::uuid[], ${ties.map(({ noteId }) => noteId)}::uuid[]) as given (day, note)
    where d.company_id = ${companyId} and d.id = given.day
  `.execute(own(tx))
}

/** Frees the days of notes that were taken back. */
export async function freeDays(tx: Tx, companyId: string, noteIds: readonly string[]): Promise<void> {
  await sql`
    update crew_day set wage_note_id = null, version = version + 1
    where company_id = ${companyId} and wage_note_id = any (${[...noteIds]}::uuid[])
  `.execute(own(tx))
}

/** Tells whether a row of pay was used in a note that is not void. */
export async function isPayInNote(tx: Tx, companyId: string, payId: string): Promise<boolean> {
  const row = await own(tx)
    .selectFrom('wage_note')
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`pay_ids @> array[${payId}]::uuid[]`)
    .where('is_void', '=', false)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
