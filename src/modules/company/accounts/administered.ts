import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { checkMayGrant, liesWithin } from '#modules/company/accounts/grants.ts'
import { rolesOfUser, type Role } from '#modules/company/accounts/role-store.ts'
import { lockUser, userById, type UserRow } from '#modules/company/accounts/user-store.ts'

/** Somebody whom others administer, with the roles they hold. */
export interface Administered {
  readonly user: UserRow
  readonly roles: readonly Role[]
}

/**
 * Finds somebody to act upon, and holds their row. Whoever administers some companies acts on the people of those alone:
 * the scope somebody has now must lie within one's own, not only the one they would get. Nobody decides over somebody who
 * stands above them.
 */
export async function lockAdministered(tx: Tx, actor: Actor, id: string): Promise<Administered> {
  return checked(tx, actor, found(await lockUser(tx, id)))
}

/** The same for who only looks. */
export async function findAdministered(tx: Tx, actor: Actor, id: string): Promise<Administered> {
  return checked(tx, actor, found(await userById(tx, id)))
}

async function checked(tx: Tx, actor: Actor, user: UserRow): Promise<Administered> {
  const roles = await rolesOfUser(tx, user.id)
  checkReaches(actor, user, roles)
  for (const role of roles) checkMayGrant(actor, role.permissions)
  return { user, roles }
}

/** Refuses somebody whose rights hold where one's own do not. */
export function checkReaches(actor: Actor, user: UserRow, roles: readonly unknown[]): void {
  if (isNewcomer(user, roles) || liesWithin(scopeOf(user), actor.scope)) return
  throw new Refusal('user.out-of-scope')
}

// Who registered has no standing before somebody gives one: the empty columns do not mean everywhere yet.
function isNewcomer({ status }: UserRow, roles: readonly unknown[]): boolean {
  return (status === 'pending' || status === 'unverified') && roles.length === 0
}

/** Where somebody's rights hold. */
export function scopeOf(row: Pick<UserRow, 'scope_companies' | 'scope_warehouses' | 'scope_projects' | 'own_only'>) {
  return {
    companies: row.scope_companies,
    warehouses: row.scope_warehouses,
    projects: row.scope_projects,
    ownOnly: row.own_only,
  }
}
