import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { MergePair } from '#modules/parties/merge-store.ts'
import type { SupplierTables } from '#modules/parties/suppliers/tables.ts'

/**
 * Adds what one supplier is owed and what was bought there to another. Bank accounts stay behind: money goes only where
 * two people have agreed for this very supplier.
 */
export async function carryStanding(tx: Tx, companyId: string, { fromId, intoId }: MergePair): Promise<void> {
  const own = tables<SupplierTables>(tx)
  await sql`
    update supplier_standing t set payable = t.payable + was.payable,
      bought = case when was.bought_year = t.bought_year then t.bought + was.bought
        when was.bought_year > t.bought_year then was.bought else t.bought end,
      bought_year = greatest(t.bought_year, was.bought_year), last_bought_on = greatest(t.last_bought_on, was.last_bought_on)
    from supplier_standing was where t.company_id = ${companyId} and t.supplier_id = ${intoId}
      and was.company_id = ${companyId} and was.supplier_id = ${fromId}
  `.execute(own)
  await sql`
    update supplier_standing set payable = 0, bought = 0 where company_id = ${companyId} and supplier_id = ${fromId}
  `.execute(own)
  await sql`
    update supplier_bank_change set state = 'diganti' where company_id = ${companyId} and supplier_id = ${fromId} and state = 'menunggu'
  `.execute(own)
}
