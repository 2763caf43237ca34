import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { setupSteps, type SetupStep } from './contract.ts'

/** Which first steps the company has behind it: told by what is there, not by what was clicked. */
export async function setupOf(tx: Tx, { companyId }: Actor): Promise<{ companyId: string; done: SetupStep[] }> {
  const any = (table: string, more = sql``) =>
    sql`exists (select from ${sql.table(table)} where company_id = ${companyId} ${more})`
  const { rows } = await sql<Record<SetupStep, boolean>>`
    select exists (select from company where id = ${companyId} and npwp is not null and city is not null) as company,
      ${any('customer', sql`and archived_at is null`)} as customer,
      ${any('item', sql`and archived_at is null`)} as item,
      ${any('stock_balance', sql`and qty <> 0`)} as stock,
      ${any('sales_order')} as "order",
      ${any('sales_invoice', sql`and state = 'posted'`)} as invoice
  `.execute(tables(tx))
  return { companyId, done: setupSteps.filter((step) => rows[0]?.[step]) }
}
