import { sql } from 'kysely'
import type { PphKind } from '#ground/pph.ts'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { asksObject } from './rules.ts'

/** What a tax is held back of: a bill, an advance, or a line of a cash entry. */
interface Held {
  readonly sourceId: string
  /** The supplier whose last code is proposed; null where none is known. */
  readonly partyId: string | null
  readonly kind: PphKind | null
}

/**
 * Keeps by which code of Coretax a tax is held back. Without a code what was kept stays, else it is the last one of the
 * supplier; a tax that asks no code has none.
 */
export async function keepObjectCode(tx: Tx, actor: Actor, held: Held, code?: string | null): Promise<void> {
  const { companyId, name } = actor
  const { sourceId, partyId, kind } = held
  const before = await objectCodeOf(tx, companyId, sourceId)
  if (!asksObject(kind) && !code) {
    if (before && before.kind !== kind)
      await sql`delete from tax_object where company_id = ${companyId} and source_id = ${sourceId}`.execute(tables(tx))
    return
  }
  const usual = partyId === null ? undefined : (await usualObjectCodes(tx, companyId, partyId)).get(kind ?? '')
  const kept = code || (before?.kind === kind ? before?.code : undefined) || usual
  if (kept === undefined || (before?.code === kept && before.kind === kind)) return
  await sql`
    insert into tax_object (company_id, source_id, party_id, kind, code, kept_by_name)
    values (${companyId}, ${sourceId}, ${partyId}, ${kind}, ${kept}, ${name})
    on conflict (company_id, source_id) do update
    set party_id = excluded.party_id, kind = excluded.kind, code = excluded.code, kept_at = now(),
      kept_by_name = excluded.kept_by_name
  `.execute(tables(tx))
  const changes = { code: [before?.code ?? null, kept] as const }
  await recordHistory(tx, actor, { subject: 'tax-object', id: sourceId, act: 'update', changes })
}

/** Reads the code that was kept of what a tax is held back of; undefined where there is none. */
export async function objectCodeOf(tx: Tx, companyId: string, sourceId: string) {
  const { rows } = await sql<{ readonly code: string; readonly kind: string }>`
    select code, kind from tax_object where company_id = ${companyId} and source_id = ${sourceId}
  `.execute(tables(tx))
  return rows[0]
}

/** Tells the code that was last used of a supplier, by the kind of PPh. */
export async function usualObjectCodes(tx: Tx, companyId: string, partyId: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ readonly kind: string; readonly code: string }>`
    select distinct on (kind) kind, code from tax_object
    where company_id = ${companyId} and party_id = ${partyId} order by kind, kept_at desc
  `.execute(tables(tx))
  return new Map(rows.map(({ kind, code }) => [kind, code]))
}
