import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { MergePair } from '#modules/parties/merge-store.ts'
import type { PartiesTables } from '#modules/parties/tables.ts'

/** Adds what one customer owes, its open orders and its last deal to another. */
export async function carryStanding(tx: Tx, companyId: string, { fromId, intoId }: MergePair): Promise<void> {
  await sql`
    with gone as (
      update customer_standing f set receivable = 0, open_orders = 0 from customer_standing was
      where f.company_id = ${companyId} and f.customer_id = ${fromId} and was.company_id = f.company_id and was.customer_id = f.customer_id
      returning was.receivable, was.open_orders, was.last_deal_on
    )
    update customer_standing t set receivable = t.receivable + gone.receivable, open_orders = t.open_orders + gone.open_orders,
      last_deal_on = greatest(t.last_deal_on, gone.last_deal_on)
    from gone where t.company_id = ${companyId} and t.customer_id = ${intoId}
  `.execute(tables<PartiesTables>(tx))
}
