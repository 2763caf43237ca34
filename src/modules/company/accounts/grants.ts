import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { ScopeWire } from '#modules/company/accounts/contract.ts'

/** Refuses to hand out rights one does not have: nobody can raise themselves through somebody else. */
export function checkMayGrant(actor: Actor, permissions: readonly string[]): void {
  if (!permissions.every((permission) => actor.can(permission))) throw new Refusal('role.above-own')
}

/** Refuses a scope that reaches further than one's own. */
export function checkScopeWithin(actor: Actor, scope: ScopeWire): void {
  const { scope: own } = actor
  const isWithin =
    isPart(scope.companies, own.companies) &&
    isPart(scope.warehouses, own.warehouses) &&
    isPart(scope.projects, own.projects) &&
    (!own.ownOnly || scope.ownOnly)
  if (!isWithin) throw new Refusal('scope.above-own')
}

function isPart(asked: readonly string[] | null, own: 'all' | readonly string[]): boolean {
  if (own === 'all') return true
  return asked !== null && asked.every((id) => own.includes(id))
}
