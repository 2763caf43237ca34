import type { ReactNode } from 'react'
import type { Endpoint, Policy } from '#kit/http/endpoint.ts'
import { allows } from './ability.ts'
import { useAuth } from './auth.ts'

/** Tells whether this person holds a right, any of several, or may call an endpoint. Renders again when rights change. */
export function useCan(needed: Policy): boolean {
  const isSignedIn = useAuth((auth) => auth.token !== null)
  const permissions = useAuth((auth) => auth.permissions)
  return isAllowed(needed, isSignedIn, permissions)
}

/** The same outside of rendering, as things stand. */
export function canNow(needed: Policy): boolean {
  const { token, permissions } = useAuth.getState()
  return isAllowed(needed, token !== null, permissions)
}

function isAllowed(needed: Policy, isSignedIn: boolean, permissions: readonly string[]): boolean {
  if (needed === 'public') return true
  if (needed === 'signed-in') return isSignedIn
  return (typeof needed === 'string' ? [needed] : needed).some((one) => allows(permissions, one))
}

/**
 * Tells whether this person may call an endpoint where they stand: the right is held, and it may be called in a company
 * that was closed, where one stands in such a company. For acts that need no right to write, and for those that hold
 * in every company.
 */
export function useMay({
  permission,
  method,
  inClosed,
}: Pick<Endpoint, 'permission' | 'method' | 'inClosed'>): boolean {
  const { token, held, user } = useAuth()
  return (method === 'GET' || inClosed || !user?.isClosed) && isAllowed(permission, token !== null, held)
}

/** Shows its content only if the right is held. */
export function Can({ permission, children }: { permission: Policy; children: ReactNode }): ReactNode {
  return useCan(permission) ? children : null
}
