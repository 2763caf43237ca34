import { sql, type SqlBool } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { AccountTables } from '#modules/company/accounts/tables.ts'

/** Active people who may work in a company, by name; or one of them. */
export async function activePeople(tx: Tx, companyId: string, id?: string): Promise<{ id: string; name: string }[]> {
  const isOne = id === undefined ? sql<SqlBool>`true` : sql<SqlBool>`id = ${id}`
  return tables<AccountTables>(tx)
    .selectFrom('app_user')
    .select(['id', 'name'])
    .where('status', '=', 'active')
    .where(sql<SqlBool>`(scope_companies is null or ${companyId} = any (scope_companies))`)
    .where(isOne)
    .orderBy(sql`name collate "id-x-icu"`)
    .limit(500)
    .execute()
}
