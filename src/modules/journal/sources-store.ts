import { sql } from 'kysely'
import type { Money } from '#ground/money.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { JournalTables } from '#modules/journal/tables.ts'

/** Tells credit minus debit of an account in the entries of some documents of a kind, what was taken back off it. */
export async function creditOfSources(
  tx: Tx,
  companyId: string,
  account: string,
  { kind, ids }: { readonly kind: string; readonly ids: readonly string[] },
): Promise<Money> {
  const { rows } = await sql<{ owed: Money }>`
    select coalesce(sum(l.credit - l.debit), 0)::bigint as owed
    from journal_entry e join journal_line l on l.entry_id = e.id
    where e.company_id = ${companyId} and e.source_kind = ${kind} and e.source_id = any (${[...ids]}::uuid[])
      and l.account_code = ${account}
  `.execute(tables<JournalTables>(tx))
  return rows[0]?.owed ?? (0n as Money)
}
