/** What of an input differs from what it was: an edit sends only this, so that it never undoes what others changed. */
export function changedFrom<T extends object>(before: T, after: T): Partial<T> {
  const changed = Object.entries(after).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, key)),
  )
  return Object.fromEntries(changed) as Partial<T>
}
