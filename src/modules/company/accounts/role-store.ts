import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { allPermissions, isPermission, withNeeded, type Permission } from '#modules/company/accounts/permissions.ts'
import { OWNER_ROLE, rolePresets } from '#modules/company/accounts/role-presets.ts'
import type { AccountTables } from '#modules/company/accounts/tables.ts'

/** A role with the rights it gives. */
export interface Role {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly permissions: readonly Permission[]
  readonly isOwner: boolean
  readonly version: number
}

interface RoleRow {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly permissions: string[]
  readonly is_owner: boolean
  readonly version: number
}

const COLUMNS = ['id', 'name', 'description', 'permissions', 'is_owner', 'version'] as const

function roleFrom(row: RoleRow): Role {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    permissions: row.is_owner ? allPermissions : withNeeded(row.permissions.filter(isPermission)),
    isOwner: row.is_owner,
    version: row.version,
  }
}

/** Gives a new installation its roles; does nothing once there are any. */
export async function seedRoles(tx: Tx): Promise<void> {
  const db = tables<AccountTables>(tx)
  const has = await db.selectFrom('role').select('id').limit(1).executeTakeFirst()
  if (has) return
  await db
    .insertInto('role')
    .values(
      rolePresets.map((preset) => ({
        id: newId(),
        name: preset.name,
        description: preset.description,
        permissions: [...preset.permissions],
        is_owner: preset.name === OWNER_ROLE,
        is_system: true,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function roleById(tx: Tx, id: string): Promise<Role | undefined> {
  const row = await tables<AccountTables>(tx).selectFrom('role').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  return row && roleFrom(row)
}

export async function lockRole(tx: Tx, id: string): Promise<Role | undefined> {
  const row = await tables<AccountTables>(tx)
    .selectFrom('role')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && roleFrom(row)
}

export async function rolesById(tx: Tx, ids: readonly string[]): Promise<Role[]> {
  if (ids.length === 0) return []
  const rows = await tables<AccountTables>(tx).selectFrom('role').select(COLUMNS).where('id', 'in', ids).execute()
  return rows.map(roleFrom)
}

/** Finds a role by name; `Pemilik/Direktur` finds Pemilik. */
export async function roleByName(tx: Tx, name: string): Promise<Role | undefined> {
  const wanted = name.trim().toLowerCase()
  const row = await tables<AccountTables>(tx)
    .selectFrom('role')
    .select(COLUMNS)
    .where(sql`lower(name)`, 'in', [wanted, wanted.split('/')[0] ?? wanted])
    .executeTakeFirst()
  return row && roleFrom(row)
}

export async function rolesOfUser(tx: Tx, userId: string): Promise<Role[]> {
  const rows = await tables<AccountTables>(tx)
    .selectFrom('role')
    .innerJoin('user_role', 'user_role.role_id', 'role.id')
    .select(['role.id', 'role.name', 'role.description', 'role.permissions', 'role.is_owner', 'role.version'])
    .where('user_role.user_id', '=', userId)
    .execute()
  return rows.map(roleFrom)
}

/** A role as the list of roles tells it. */
export interface ListedRole extends Role {
  readonly users: number
  /** When it was last changed, and by whom: nobody, as it came with the installation. */
  readonly changedAt: string
  readonly changedBy: string | null
}

/** All roles with how many people hold each, and who changed it last. */
export async function allRoles(tx: Tx): Promise<ListedRole[]> {
  const rows = await tables<AccountTables>(tx)
    .selectFrom('role')
    .select([
      ...COLUMNS,
      'updated_at',
      sql<number>`(select count(*)::int from user_role where user_role.role_id = role.id)`.as('users'),
      sql<string | null>`(select name from app_user where app_user.id = role.updated_by)`.as('changed_by'),
    ])
    .orderBy('is_owner', 'desc')
    .orderBy(sql`name collate "id-x-icu"`)
    .execute()
  return rows.map((row) => ({
    ...roleFrom(row),
    users: row.users,
    changedAt: row.updated_at,
    changedBy: row.changed_by,
  }))
}

/** Counts active owners besides one person, holding their rows: one must always remain. */
export async function otherActiveOwners(tx: Tx, userId: string): Promise<number> {
  const rows = await tables<AccountTables>(tx)
    .selectFrom('app_user')
    .select('app_user.id')
    .where('app_user.status', '=', 'active')
    .where('app_user.id', '<>', userId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('user_role')
          .innerJoin('role', 'role.id', 'user_role.role_id')
          .select('role.id')
          .whereRef('user_role.user_id', '=', 'app_user.id')
          .where('role.is_owner', '=', true),
      ),
    )
    .orderBy('app_user.id')
    .forUpdate('app_user')
    .execute()
  return rows.length
}

export async function insertRole(
  tx: Tx,
  role: { name: string; description: string; permissions: readonly string[] },
  by: string,
): Promise<string | undefined> {
  const made = await tables<AccountTables>(tx)
    .insertInto('role')
    .values({ id: newId(), ...role, permissions: withNeeded(role.permissions), created_by: by, updated_by: by })
    .onConflict((conflict) => conflict.expression(sql`lower(name)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

export async function updateRole(
  tx: Tx,
  id: string,
  role: { name: string; description: string; permissions: readonly string[] },
  by: string,
): Promise<number> {
  const row = await tables<AccountTables>(tx)
    .updateTable('role')
    .set((eb) => ({
      ...role,
      permissions: withNeeded(role.permissions),
      version: eb('version', '+', 1),
      updated_at: sql<string>`now()`,
      updated_by: by,
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return row.version
}

export async function deleteRole(tx: Tx, id: string): Promise<void> {
  await tables<AccountTables>(tx).deleteFrom('role').where('id', '=', id).execute()
}

/** How many people hold a role, or are invited to it and may still come. */
export async function holdersOf(tx: Tx, roleId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from user_role where role_id = ${roleId})::int
      + (select count(*) from invitation
          where role_id = ${roleId} and accepted_at is null and revoked_at is null and expires_at > now())::int as count
  `.execute(tables(tx))
  return rows[0]?.count ?? 0
}
