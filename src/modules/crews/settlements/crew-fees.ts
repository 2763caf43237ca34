import { sql, type Selectable } from 'kysely'
import type { Day } from '#ground/day.ts'
import { ZERO } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'
import type { TermsRow } from '../tables.ts'
import type { Fee } from '../wages/fees.ts'

/** Reads what a foreman has for his crew out of what was agreed with him. */
export function feeOf(row: Selectable<TermsRow> | undefined): Fee {
  if (!row) return { way: 'man-day', amount: ZERO, percent: percent('0'), isFromCrew: false }
  return {
    ...{ way: row.fee_way, amount: row.crew_fee, percent: percent(row.fee_percent) },
    isFromCrew: row.fee_bearer === 'crew',
  }
}

/** Reads the Saturdays whose fixed fee some foremen had already, by foreman. */
export async function feeWeeksHad(
  tx: Tx,
  companyId: string,
  foremanIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await own(tx)
    .selectFrom('crew_fee_week')
    .select(['worker_id', 'until'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`worker_id = any (${[...foremanIds]}::uuid[])`)
    .limit(50_000)
    .execute()
  const byForeman = Map.groupBy(rows, (row) => row.worker_id)
  return new Map([...byForeman].map(([id, own]) => [id, new Set(own.map(({ until }) => until))] as const))
}

/** Keeps the Saturdays whose fixed fee is had with some notes; refused where another was first ('wages.changed'). */
export async function takeFeeWeeks(
  tx: Tx,
  companyId: string,
  weeks: readonly { readonly workerId: string; readonly until: Day; readonly noteId: string }[],
): Promise<void> {
  if (weeks.length === 0) return
  const { rows } = await sql`
    insert into crew_fee_week (company_id, worker_id, until, wage_note_id)
    select ${companyId}, given.worker, given.until, given.note
    from unnest(${weeks.map(({ workerId }) => workerId)}::uuid[], ${weeks.map(({ until }) => until)}::date[],
      ${weeks.map(({ noteId }) => noteId)}::uuid[]) as given (worker, until, note)
    on conflict do nothing returning worker_id
  `.execute(own(tx))
  if (rows.length < weeks.length) throw new Refusal('wages.changed')
}

/** Frees the Saturdays whose fixed fee was had with notes that were taken back. */
export async function freeFeeWeeks(tx: Tx, companyId: string, noteIds: readonly string[]): Promise<void> {
  await sql`
    delete from crew_fee_week where company_id = ${companyId} and wage_note_id = any (${[...noteIds]}::uuid[])
  `.execute(own(tx))
}
