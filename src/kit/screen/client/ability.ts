import { useAuth } from './auth.ts'

/** What a person may do: exactly the rights held, no more. */
interface Ability {
  can(action: string, subject: string): boolean
}

// Words that mean 'everything' elsewhere; the server never sends them, and they are refused if it did.
const wildcards = new Set(['manage', 'all'])

/** Makes an ability from strings 'action subject', split at the first space. */
export function abilityOf(permissions: readonly string[]): Ability {
  const held = new Map<string, Set<string>>()
  for (const permission of permissions) {
    const [action, subject] = partsOf(permission)
    if (!action || !subject || wildcards.has(action) || wildcards.has(subject)) continue
    held.set(action, (held.get(action) ?? new Set()).add(subject))
  }
  return { can: (action, subject) => held.get(action)?.has(subject) ?? false }
}

function partsOf(permission: string): [action: string, subject: string] {
  const at = permission.indexOf(' ')
  return at < 0 ? ['', ''] : [permission.slice(0, at), permission.slice(at + 1)]
}

const made = new WeakMap<readonly string[], Ability>()

/** The ability of a list of rights; the same list gives the same ability. */
export function rightsIn(permissions: readonly string[]): Ability {
  const known = made.get(permissions) ?? abilityOf(permissions)
  made.set(permissions, known)
  return known
}

/** Tells whether a list holds a right 'action subject'. */
export function allows(permissions: readonly string[], permission: string): boolean {
  return rightsIn(permissions).can(...partsOf(permission))
}

/** Tells whether whoever is signed in holds a right; outside of rendering, where a component would use `useCan`. */
export function can(permission: string): boolean {
  return allows(useAuth.getState().permissions, permission)
}
