import type { Actor } from '#kit/access/actor.ts'
import type { Policy } from '#kit/http/endpoint.ts'
import { Forbidden, Stranger } from '#kit/http/failures.ts'

/** Lets the person pass, or answers 401 (a stranger) or 403 (without the right). */
export function admit(policy: Policy, actor: Actor | undefined): void {
  if (policy === 'public') return
  if (!actor) throw new Stranger()
  if (policy === 'signed-in') return
  const wanted = typeof policy === 'string' ? [policy] : policy
  if (!wanted.some((permission) => actor.can(permission))) throw new Forbidden(wanted.join(' / '))
}

/** Whether somebody who is signed in would be let in. */
export function mayPass(policy: Policy, actor: Actor): boolean {
  if (policy === 'public' || policy === 'signed-in') return true
  return (typeof policy === 'string' ? [policy] : policy).some((permission) => actor.can(permission))
}

/** Refuses to start when an endpoint has no policy, or names a permission that does not exist. */
export function checkPolicies(
  endpoints: readonly { method: string; path: string; permission: Policy | undefined }[],
  known: ReadonlySet<string>,
): void {
  const seen = new Set<string>()
  for (const { method, path, permission } of endpoints) {
    const name = `${method} ${path}`
    if (seen.has(name)) throw new Error(`${name} is declared twice`)
    seen.add(name)
    if (!permission || permission.length === 0) throw new Error(`${name} has no policy: it may not start`)
    if (permission === 'public' || permission === 'signed-in') continue
    for (const wanted of typeof permission === 'string' ? [permission] : permission) {
      if (!known.has(wanted)) throw new Error(`${name} names a permission that does not exist: ${wanted}`)
    }
  }
}
