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

let made: { from: readonly string[]; ability: Ability<Rights> } | undefined

/** The ability of whoever is signed in. */
export function ability(): Ability<Rights> {
  const { permissions } = useAuth.getState()
  if (made?.from !== permissions) made = { from: permissions, ability: abilityOf(permissions) }
  return made.ability
}

/** Tells whether whoever is signed in holds a right 'action subject'. */
export function can(permission: string): boolean {
  const at = permission.indexOf(' ')
  return ability().can(permission.slice(0, at), permission.slice(at + 1))
}
