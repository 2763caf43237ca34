import { alwaysGranted, type Permission } from '#modules/company/accounts/permissions.ts'

const subjectOf = (permission: string) => permission.slice(permission.indexOf(' ') + 1)
const fixed: ReadonlySet<string> = new Set(alwaysGranted)

/** Ticks or unticks one right: whoever may act on something may see it, and who no longer sees it may do nothing. */
export function ticked(held: ReadonlySet<string>, permission: Permission, isOn: boolean): Set<string> {
  const subject = subjectOf(permission)
  const next = new Set(held)
  if (isOn) return next.add(permission).add(`view ${subject}`)

  next.delete(permission)
  if (permission === `view ${subject}`) for (const each of held) if (subjectOf(each) === subject) next.delete(each)
  for (const always of fixed) next.add(always)
  return next
}

/** Ticks or unticks several rights at once: a row, or a column. */
export function tickedAll(held: ReadonlySet<string>, permissions: readonly Permission[], isOn: boolean): Set<string> {
  return permissions.reduce<Set<string>>((now, permission) => ticked(now, permission, isOn), new Set(held))
}

/** What a change would give and take. */
export function difference(
  before: Iterable<string>,
  after: Iterable<string>,
): { readonly added: readonly string[]; readonly removed: readonly string[] } {
  const [old, now] = [new Set(before), new Set(after)]
  return { added: [...now].filter((each) => !old.has(each)), removed: [...old].filter((each) => !now.has(each)) }
}

/** How much of a row or a column is ticked. */
export function heldOf(held: ReadonlySet<string>, rights: readonly Permission[]): 'all' | 'some' | 'none' {
  const count = rights.filter((right) => held.has(right)).length
  if (count === 0) return 'none'
  return count === rights.length ? 'all' : 'some'
}
