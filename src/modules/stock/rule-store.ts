import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { StockTables } from '#modules/stock/tables.ts'

/** A weekend fits in: what came on Friday is written down on Monday. */
const USUAL_DAYS = 3

const db = (tx: Tx) => tables<StockTables>(tx)

/** How many days back everybody who moves goods may date them. */
export async function backdateDays(tx: Tx, companyId: string): Promise<number> {
  const row = await db(tx)
    .selectFrom('stock_setting')
    .select('backdate_days')
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row?.backdate_days ?? USUAL_DAYS
}

/** Keeps how many they are. */
export async function keepBackdateDays(
  tx: Tx,
  who: { readonly companyId: string; readonly by: string },
  days: number,
): Promise<void> {
  const change = { backdate_days: days, updated_by: who.by }
  await db(tx)
    .insertInto('stock_setting')
    .values({ ...change, company_id: who.companyId })
    .onConflict((conflict) =>
      conflict
        .column('company_id')
        .doUpdateSet({ ...change, version: sql`stock_setting.version + 1`, updated_at: sql`now()` }),
    )
    .execute()
}
