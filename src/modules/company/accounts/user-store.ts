import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import type { AccountTables } from '#modules/company/accounts/tables.ts'
import type { UserStatus } from '#modules/company/accounts/user-status.ts'

/** A person as sign-in needs them. */
export interface UserRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly password_hash: string | null
  readonly status: UserStatus
  readonly default_company_id: string | null
  readonly registered_for: string | null
  readonly scope_companies: string[] | null
  readonly scope_warehouses: string[] | null
  readonly scope_projects: string[] | null
  readonly own_only: boolean
  readonly version: number
}

const COLUMNS = [
  'id',
  'name',
  'email',
  'phone',
  'password_hash',
  'status',
  'default_company_id',
  'registered_for',
  'scope_companies',
  'scope_warehouses',
  'scope_projects',
  'own_only',
  'version',
] as const

/** A person to be written down. */
export interface NewUser {
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly passwordHash: string
  readonly status: UserStatus
  readonly roleIds: readonly string[]
  readonly companyId?: string | null
  readonly registeredFor?: string | null
  readonly isVerified?: boolean
  readonly scope?: {
    readonly companies: readonly string[] | null
    readonly warehouses: readonly string[] | null
    readonly projects: readonly string[] | null
    readonly ownOnly: boolean
  }
}

export async function userByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  return tables<AccountTables>(tx).selectFrom('app_user').select(COLUMNS).where('email', '=', email).executeTakeFirst()
}

export async function userById(tx: Tx, id: string): Promise<UserRow | undefined> {
  return tables<AccountTables>(tx).selectFrom('app_user').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

export async function lockUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  return tables<AccountTables>(tx)
    .selectFrom('app_user')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function hasAnyUser(tx: Tx): Promise<boolean> {
  return (await tables<AccountTables>(tx).selectFrom('app_user').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Makes everybody else who registers wait until this transaction ends: two first accounts would be two owners. */
export async function lockFirstAccount(tx: Tx): Promise<void> {
  await sql`lock table app_user in share row exclusive mode`.execute(tables(tx))
}

/** Writes a person down; nothing when the email is taken. */
export async function insertUser(tx: Tx, user: NewUser): Promise<string | undefined> {
  const id = newId()
  const db = tables<AccountTables>(tx)
  const list = (ids: readonly string[] | null | undefined) => (ids ? [...ids] : null)
  const made = await db
    .insertInto('app_user')
    .values({
      id,
      name: user.name,
      email: user.email,
      phone: user.phone,
      password_hash: user.passwordHash,
      status: user.status,
      email_verified_at: user.isVerified ? sql<string>`now()` : null,
      default_company_id: user.companyId ?? null,
      registered_for: user.registeredFor ?? null,
      scope_companies: list(user.scope?.companies),
      scope_warehouses: list(user.scope?.warehouses),
      scope_projects: list(user.scope?.projects),
      own_only: user.scope?.ownOnly ?? false,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) await giveRoles(tx, id, user.roleIds)
  return made?.id
}

/** Gives exactly these roles. */
export async function giveRoles(tx: Tx, userId: string, roleIds: readonly string[]): Promise<void> {
  const db = tables<AccountTables>(tx)
  await db.deleteFrom('user_role').where('user_id', '=', userId).execute()
  const rows = [...new Set(roleIds)].map((role_id) => ({ user_id: userId, role_id }))
  if (rows.length > 0) await db.insertInto('user_role').values(rows).execute()
}

export async function hasRole(tx: Tx, userId: string): Promise<boolean> {
  const row = await tables<AccountTables>(tx)
    .selectFrom('user_role')
    .select('role_id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Changes columns of a person and raises the version. */
export async function updateUser(
  tx: Tx,
  id: string,
  change: Partial<
    Pick<
      UserRow,
      | 'name'
      | 'phone'
      | 'password_hash'
      | 'status'
      | 'default_company_id'
      | 'scope_companies'
      | 'scope_warehouses'
      | 'scope_projects'
      | 'own_only'
    >
  >,
  by: string | null,
): Promise<number> {
  const row = await tables<AccountTables>(tx)
    .updateTable('app_user')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updated_at: sql<string>`now()`, updated_by: by }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return row.version
}

/** Notes that the person reads mail at their address. */
export async function markVerified(tx: Tx, id: string): Promise<void> {
  await sql`update app_user set email_verified_at = coalesce(email_verified_at, now()) where id = ${id}`.execute(
    tables(tx),
  )
}

export async function markSignedIn(tx: Tx, id: string): Promise<void> {
  await sql`update app_user set last_login_at = now() where id = ${id}`.execute(tables(tx))
}

/** People who may approve newcomers, for the notice that one waits. */
export async function approversOf(tx: Tx): Promise<readonly { id: string; name: string; email: string }[]> {
  return tables<AccountTables>(tx)
    .selectFrom('app_user')
    .innerJoin('user_role', 'user_role.user_id', 'app_user.id')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select(['app_user.id', 'app_user.name', 'app_user.email'])
    .distinct()
    .where('app_user.status', '=', 'active')
    .where((eb) => eb.or([eb('role.is_owner', '=', true), sql<boolean>`'update permissions' = any (role.permissions)`]))
    .limit(20)
    .execute()
}
