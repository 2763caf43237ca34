import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Scope } from '#kit/access/actor.ts'

/** What `liesWithin` asks of one scope, of every row of a table with the four columns of one. */
export function rowsWithin(own: Scope, table: 'app_user' | 'invitation'): RawBuilder<SqlBool> {
  const parts = [
    within(`${table}.scope_companies`, own.companies),
    within(`${table}.scope_warehouses`, own.warehouses),
    within(`${table}.scope_projects`, own.projects),
    own.ownOnly ? sql<SqlBool>`${sql.ref(`${table}.own_only`)}` : undefined,
  ].filter((part) => part !== undefined)
  return parts.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(parts, sql` and `)})`
}

// Of a column that names nothing everything is meant: that is in nobody's part.
function within(column: string, own: 'all' | readonly string[]): RawBuilder<SqlBool> | undefined {
  return own === 'all' ? undefined : sql<SqlBool>`coalesce(${sql.ref(column)} <@ ${[...own]}::uuid[], false)`
}

/** People who registered and whom nobody gave a standing yet: they are in no company, so anyone may take them in. */
export const isNewcomerRow = sql<SqlBool>`(app_user.status in ('unverified', 'pending') and not exists (
  select from user_role where user_role.user_id = app_user.id))`

/** The people somebody administers, as the list, the log and the papers show them; one sees oneself as well. */
export function peopleWithin({ scope, userId }: { readonly scope: Scope; readonly userId: string }) {
  return sql<SqlBool>`(app_user.id = ${userId} or ${isNewcomerRow} or ${rowsWithin(scope, 'app_user')})`
}
