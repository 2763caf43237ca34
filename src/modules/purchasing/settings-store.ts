import { sql, type Insertable, type Selectable } from 'kysely'
import type { Tx } from '#kit/db/tx.ts'
import type { PurchaseSettingRow } from './orders/tables.ts'
import { own } from './store.ts'

export async function settingRow(tx: Tx, companyId: string): Promise<Selectable<PurchaseSettingRow> | undefined> {
  return own(tx).selectFrom('purchase_setting').selectAll().where('company_id', '=', companyId).executeTakeFirst()
}

export async function saveSettingRow(tx: Tx, row: Insertable<PurchaseSettingRow>): Promise<void> {
  const { company_id: _company, ...change } = row
  await own(tx)
    .insertInto('purchase_setting')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('company_id')
        .doUpdateSet({ ...change, version: sql`purchase_setting.version + 1`, updated_at: sql`now()` }),
    )
    .execute()
}
