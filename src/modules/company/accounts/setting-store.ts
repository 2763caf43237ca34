import { sql } from 'kysely'
import { accountSettings, type AccountSetting, type SettingValue } from '#modules/company/accounts/settings.ts'
import type { AccountTables } from '#modules/company/accounts/tables.ts'
import { tables, type Tx } from '#kit/db/tx.ts'

/** Reads a setting of the whole installation as it holds now; a value that no longer fits its shape counts as unset. */
export async function settingOf<K extends AccountSetting>(tx: Tx, key: K): Promise<SettingValue<K>> {
  const row = await tables<AccountTables>(tx)
    .selectFrom('setting')
    .select('value')
    .where('company_id', 'is', null)
    .where('key', '=', key)
    .where('effective_from', '<=', sql<string>`clock_timestamp()`)
    .orderBy('effective_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { shape, fallback } = accountSettings[key]
  const read = shape.safeParse(row?.value)
  // Safe: shape and fallback belong to this very key.
  return (read.success ? read.data : fallback) as SettingValue<K>
}

/** Sets a value from now on; what held before stays on record. */
export async function changeSetting<K extends AccountSetting>(
  tx: Tx,
  key: K,
  value: SettingValue<K>,
  changedBy: string | null,
): Promise<void> {
  await tables<AccountTables>(tx)
    .insertInto('setting')
    .values({
      company_id: null,
      key,
      value: JSON.stringify(value),
      effective_from: sql<string>`clock_timestamp()`,
      changed_by: changedBy,
    })
    .execute()
}
