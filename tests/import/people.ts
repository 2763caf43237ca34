import type { Database } from '#kit/db/database.ts'
import { newId } from '#kit/id.ts'
import '#modules/company/accounts/face.ts'

/** Makes an owner, who may everything in every company. */
export async function anOwnerOf(db: Database): Promise<string> {
  return aPersonOf(db, { isOwner: true, permissions: [] })
}

/** Makes somebody with a role of these rights. */
export async function aPersonOf(
  db: Database,
  role: { readonly isOwner?: boolean; readonly permissions: readonly string[] },
): Promise<string> {
  const [userId, roleId] = [newId(), newId()]
  await db.pool.query(`insert into app_user (id, email, name, status) values ($1, $2, 'Siti', 'active')`, [
    userId,
    `${userId}@x.co`,
  ])
  await db.pool.query(`insert into role (id, name, permissions, is_owner) values ($1, $2, $3, $4)`, [
    roleId,
    `Peran ${roleId}`,
    role.permissions,
    role.isOwner ?? false,
  ])
  await db.pool.query(`insert into user_role (user_id, role_id) values ($1, $2)`, [userId, roleId])
  return userId
}
