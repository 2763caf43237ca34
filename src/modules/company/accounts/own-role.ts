import { withNeeded, type Permission } from '#modules/company/accounts/permissions.ts'

interface Gives {
  readonly id: string
  readonly permissions: readonly Permission[]
}

/** What somebody loses when one of their roles gives only this from now on: what none of their roles gives then. */
export function lostBy(own: readonly Gives[], changed: string, after: readonly string[]): Permission[] {
  const role = own.find(({ id }) => id === changed)
  if (!role) return []
  const kept = new Set(own.flatMap((each) => (each.id === changed ? withNeeded(after) : each.permissions)))
  return role.permissions.filter((right) => !kept.has(right))
}

/** Tells whether somebody who loses this could not take the change back: Permissions would be closed to them. */
export function shutsOut(lost: readonly Permission[]): boolean {
  return lost.includes('view permissions') || lost.includes('update permissions')
}
