import { Ability, type RawRuleFrom } from '@casl/ability'
import { useAuth } from './auth.ts'

type Rights = [action: string, subject: string]

// Words that mean 'everything' to the library; the server never sends them, and they are refused if it did.
const wildcards = new Set(['manage', 'all'])

/** Makes an ability from strings 'action subject', split at the first space. */
export function abilityOf(permissions: readonly string[]): Ability<Rights> {
  const rules = permissions.flatMap((permission): RawRuleFrom<Rights, unknown>[] => {
    const at = permission.indexOf(' ')
    const action = permission.slice(0, at)
    const subject = permission.slice(at + 1)
    if (at < 1 || !subject || wildcards.has(action) || wildcards.has(subject)) return []
    return [{ action, subject }]
  })
  return new Ability<Rights>(rules)
}

const made = new WeakMap<readonly string[], Ability<Rights>>()

/** The ability of a list of rights; the same list gives the same ability. */
export function rightsIn(permissions: readonly string[]): Ability<Rights> {
  const known = made.get(permissions) ?? abilityOf(permissions)
  made.set(permissions, known)
  return known
}

/** Tells whether a list holds a right 'action subject'. */
export function allows(permissions: readonly string[], permission: string): boolean {
  const at = permission.indexOf(' ')
  return rightsIn(permissions).can(permission.slice(0, at), permission.slice(at + 1))
}

/** Tells whether whoever is signed in holds a right; outside of rendering, where a component would use `useCan`. */
export function can(permission: string): boolean {
  return allows(useAuth.getState().permissions, permission)
}
