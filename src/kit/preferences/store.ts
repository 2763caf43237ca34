import { sql } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { readPreference, type PreferenceKey, type PreferenceOf } from '#kit/preferences/shapes.ts'

interface PreferenceTables {
  user_preference: { user_id: string; key: string; value: unknown; updated_at: string }
}

/** Names one person may keep; a whole product has fewer lists. */
const MOST = 300

/** Reads what a person chose; nothing when they chose nothing, or what an earlier version kept no longer fits. */
export async function preferenceOf<K extends PreferenceKey>(
  tx: Tx,
  userId: string,
  key: K,
): Promise<PreferenceOf<K> | undefined> {
  const row = await tables<PreferenceTables>(tx)
    .selectFrom('user_preference')
    .select('value')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row && readPreference(key, row.value)
}

/** Reads one choice of several people at once; who chose nothing is not in the answer. */
export async function preferencesOf<K extends PreferenceKey>(
  tx: Tx,
  userIds: readonly string[],
  key: K,
): Promise<ReadonlyMap<string, PreferenceOf<K>>> {
  if (userIds.length === 0) return new Map()
  const rows = await tables<PreferenceTables>(tx)
    .selectFrom('user_preference')
    .select(['user_id', 'value'])
    .where(sql<boolean>`user_id = any (${[...userIds]}::uuid[])`)
    .where('key', '=', key)
    .execute()
  const read = rows.map((row) => [row.user_id, readPreference(key, row.value)] as const)
  return new Map(read.flatMap(([userId, value]) => (value === undefined ? [] : [[userId, value] as const])))
}

/** Keeps a choice in place of the earlier one. */
export async function keepPreference<K extends PreferenceKey>(
  tx: Tx,
  userId: string,
  key: K,
  value: PreferenceOf<K>,
): Promise<void> {
  const kept = await sql<{ key: string }>`
    insert into user_preference (user_id, key, value)
    select ${userId}, ${key}, ${JSON.stringify(value)}::jsonb
    where (select count(*) from user_preference where user_id = ${userId} and key <> ${key}) < ${MOST}
    on conflict (user_id, key) do update set value = excluded.value, updated_at = now()
    returning key`.execute(tables(tx))
  if (kept.rows.length === 0) throw new Refusal('preference.too-many')
}

/** Everything a person chose. */
export async function allPreferences(tx: Tx, userId: string): Promise<Record<string, unknown>> {
  const rows = await tables<PreferenceTables>(tx)
    .selectFrom('user_preference')
    .select(['key', 'value'])
    .where('user_id', '=', userId)
    .orderBy('key')
    .limit(MOST)
    .execute()
  return Object.fromEntries(rows.map((row) => [row.key, row.value]))
}
