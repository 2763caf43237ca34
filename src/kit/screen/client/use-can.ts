import type { ReactNode } from 'react'
import type { Policy } from '#kit/http/endpoint.ts'
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

/** Shows its content only if the right is held. */
export function Can({ permission, children }: { permission: Policy; children: ReactNode }): ReactNode {
  return useCan(permission) ? children : null
}
