import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { tables, type Tx } from '#kit/db/tx.ts'

/** What moved of a party in an account between two days, and what stood before; debit minus credit. */
export interface PartyMoved {
  readonly partyId: string
  readonly name: string
  readonly opening: bigint
  readonly debit: bigint
  readonly credit: bigint
}

/**
 * Sums an account by party: what stands now is kept, what came after the first day is taken off it, so that only the lines since then
 * are read. By name; parties of which nothing stood and nothing moved are left out.
 */
export async function partiesMoved(
  tx: Tx,
  companyId: string,
  { account, from, to }: { readonly account: string; readonly from: Day; readonly to: Day },
): Promise<PartyMoved[]> {
  const { rows } = await sql<PartyMoved>`
    with since as (
      select l.party_id, sum(l.debit - l.credit) as net,
        coalesce(sum(l.debit) filter (where l.entry_date <= ${to}::date), 0) as debit,
        coalesce(sum(l.credit) filter (where l.entry_date <= ${to}::date), 0) as credit
      from journal_line l
      where l.company_id = ${companyId} and l.account_code = ${account} and l.entry_date >= ${from}::date
        and l.party_id is not null
      group by 1
    )
    select b.party_id as "partyId", coalesce(c.name, s.name, p.name, '?') as name,
      (b.debit - b.credit - coalesce(m.net, 0))::bigint as opening, coalesce(m.debit, 0)::bigint as debit,
      coalesce(m.credit, 0)::bigint as credit
    from party_balance b
    left join since m on m.party_id = b.party_id
    left join customer c on c.company_id = b.company_id and c.id = b.party_id
    left join supplier s on s.company_id = b.company_id and s.id = b.party_id
    left join person p on p.company_id = b.company_id and p.id = b.party_id
    where b.company_id = ${companyId} and b.account_code = ${account}
      and (b.debit - b.credit <> coalesce(m.net, 0) or m.debit > 0 or m.credit > 0)
    order by 2, 1 limit 100000
  `.execute(tables(tx))
  return rows
}
