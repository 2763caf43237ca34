import { Refusal } from '#ground/refusal.ts'
import type { Actor, Scope } from '#kit/access/actor.ts'
import type { ScopeWire } from '#modules/company/accounts/contract.ts'
import { someRights } from '#modules/company/accounts/permission-words.ts'

/** Refuses to hand out rights one does not have: nobody can raise themselves through somebody else. */
export function checkMayGrant(actor: Actor, permissions: readonly string[]): void {
  const missing = permissions.filter((permission) => !actor.can(permission))
  if (missing.length > 0) throw new Refusal('role.above-own', { rights: someRights(missing) })
}

/** Refuses a scope that reaches further than one's own. */
export function checkScopeWithin(actor: Actor, scope: ScopeWire): void {
  if (!liesWithin(scope, actor.scope)) throw new Refusal('scope.above-own')
}

/** Refuses what holds in every company to whoever works in some: roles, signing in, the name of the installation. */
export function needEveryCompany({ scope }: Pick<Actor, 'scope'>): void {
  if (scope.companies !== 'all') throw new Refusal('scope.some-companies')
}

/** Tells whether a scope reaches no further than another; `rowsWithin` says the same in SQL. */
export function liesWithin(scope: ScopeWire, own: Scope): boolean {
  return (
    isPart(scope.companies, own.companies) &&
    isPart(scope.warehouses, own.warehouses) &&
    isPart(scope.projects, own.projects) &&
    (!own.ownOnly || scope.ownOnly)
  )
}

/** A scope as it travels: null is everywhere. */
export function scopeOnWire({ companies, warehouses, projects, ownOnly }: Scope): ScopeWire {
  const listed = (ids: 'all' | readonly string[]) => (ids === 'all' ? null : ids)
  return { companies: listed(companies), warehouses: listed(warehouses), projects: listed(projects), ownOnly }
}

function isPart(asked: readonly string[] | null, own: 'all' | readonly string[]): boolean {
  if (own === 'all') return true
  return asked !== null && asked.every((id) => own.includes(id))
}
