import { sql, type Selectable } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'
import type { CorrectionRow } from '../tables.ts'

export type Correction = Selectable<CorrectionRow>

/** Reads the approved corrections of days up to a day that are in no wages yet, the oldest first, at most 5,000; `lock` keeps them until commit. */
export async function correctionsToPay(
  tx: Tx,
  companyId: string,
  { until, lock }: { readonly until: Day; readonly lock: boolean },
): Promise<Correction[]> {
  const query = own(tx)
    .selectFrom('crew_correction')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('day', '<=', until)
    .where('approved_at', 'is not', null)
    .where('wage_note_id', 'is', null)
    .where('is_void', '=', false)
    .orderBy('day')
    .orderBy('id')
    .limit(5000)
  return (lock ? query.forUpdate() : query).execute()
}

/** Reads the corrections of a day, the oldest first; what a foreman's fee follows them by is not among them. */
export async function correctionsOf(tx: Tx, companyId: string, crewDayId: string): Promise<Correction[]> {
  return own(tx)
    .selectFrom('crew_correction')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('crew_day_id', '=', crewDayId)
    .where('fee_of', 'is', null)
    .orderBy('id')
    .limit(100)
    .execute()
}

/** Ties corrections to the notes they come with. */
export async function tieCorrections(
  tx: Tx,
  companyId: string,
  ties: readonly { readonly correctionId: string; readonly noteId: string }[],
): Promise<void> {
  if (ties.length === 0) return
  await sql`
    update crew_correction c set wage_note_id = given.note
    from unnest(${ties.map(({ correctionId }) => correctionId)}::uuid[], ${ties.map(({ noteId }) => noteId)}::uuid[])
      as given (correction, note)
    where c.company_id = ${companyId} and c.id = given.correction
  `.execute(own(tx))
}

/** Frees the corrections of notes that were taken back: they come with the next. */
export async function freeCorrections(tx: Tx, companyId: string, noteIds: readonly string[]): Promise<void> {
  await sql`
    update crew_correction set wage_note_id = null
    where company_id = ${companyId} and wage_note_id = any (${[...noteIds]}::uuid[])
  `.execute(own(tx))
}

/** Names somebody a day of whom is in some notes and was corrected since, or nobody. */
export async function correctedIn(tx: Tx, companyId: string, noteIds: readonly string[]): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select n.name from crew_day d
    join wage_note n on n.company_id = d.company_id and n.id = d.wage_note_id
    join crew_correction c on c.company_id = d.company_id and c.crew_day_id = d.id and not c.is_void
    where d.company_id = ${companyId} and d.wage_note_id = any (${[...noteIds]}::uuid[]) limit 1
  `.execute(own(tx))
  return rows[0]?.name ?? null
}
