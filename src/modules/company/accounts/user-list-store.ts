import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { UserLine } from '#modules/company/accounts/contract.ts'
import { peopleWithin } from '#modules/company/accounts/rows-within.ts'
import type { AccountTables } from '#modules/company/accounts/tables.ts'

/** A person as the tables know them. */
type UserListed = Omit<UserLine, 'mayChange' | 'lockedUntil'>

/** Lists everybody with an account whom this person administers, those who wait first. */
export async function userLines(tx: Tx, actor: Actor): Promise<UserListed[]> {
  const rows = await tables<AccountTables>(tx)
    .selectFrom('app_user')
    .selectAll()
    .select([
      sql<{ id: string; name: string }[]>`coalesce((
        select json_agg(json_build_object('id', role.id, 'name', role.name) order by role.name)
        from user_role join role on role.id = user_role.role_id where user_role.user_id = app_user.id), '[]')`.as(
        'roles',
      ),
      sql<boolean>`exists (
        select from second_factor f where f.user_id = app_user.id and f.confirmed_at is not null)`.as('has_factor'),
    ])
    .where(peopleWithin(actor))
    .orderBy(sql`status = 'pending'`, 'desc')
    .orderBy(sql`app_user.name collate "id-x-icu"`)
    .limit(1000)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    registeredFor: row.registered_for,
    status: row.status,
    roles: row.roles,
    scope: {
      companies: row.scope_companies,
      warehouses: row.scope_warehouses,
      projects: row.scope_projects,
      ownOnly: row.own_only,
    },
    lastLoginAt: row.last_login_at,
    hasSecondFactor: row.has_factor,
    version: row.version,
  }))
}
