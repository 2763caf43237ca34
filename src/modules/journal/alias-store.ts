import { sql } from 'kysely'
import type { Dims } from '#ground/dims.ts'
import { money, type Money } from '#ground/money.ts'
import { tables, type Tx } from '#kit/db/tx.ts'

/** What stands against a party, account by account and project by project. */
export async function standingOfParty(
  tx: Tx,
  companyId: string,
  partyId: string,
): Promise<(Dims & { account: string; net: Money })[]> {
  const { rows } = await sql<Dims & { account: string; net: bigint }>`
    select account_code as account, project_id as "projectId", work_item_id as "workItemId",
      sum(debit - credit)::bigint as net
    from journal_line where company_id = ${companyId} and party_id = ${partyId}
    group by 1, 2, 3 having sum(debit) <> sum(credit) order by 1, 2, 3
  `.execute(tables(tx))
  return rows.map((row) => ({ ...row, net: money(row.net) }))
}

/** Remembers that one party stands for another, and for everybody the other stood for. */
export async function rememberAlias(
  tx: Tx,
  alias: { readonly companyId: string; readonly fromId: string; readonly intoId: string; readonly by: string },
): Promise<void> {
  await sql`
    with older as (
      update party_alias set into_id = ${alias.intoId} where company_id = ${alias.companyId} and into_id = ${alias.fromId}
    )
    insert into party_alias (company_id, from_id, into_id, moved_by)
    values (${alias.companyId}, ${alias.fromId}, ${alias.intoId}, ${alias.by})
  `.execute(tables(tx))
}
