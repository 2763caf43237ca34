import type { Happening } from '../detail/timeline.tsx'

/** A field as code calls it; what history itself says in words begins with a capital or has a space. */
const CODE_NAME = /^[a-z][A-Za-z0-9]*$/

/**
 * The changes of a line of history by the names of the screen. What has none there is worked out from what has one, and
 * is left out, as on the page of an order.
 */
export function namedChanges(
  changes: Readonly<Record<string, readonly [unknown, unknown]>>,
  labels: Readonly<Record<string, string>>,
): Happening['changes'] {
  return Object.entries(changes).flatMap(([field, [from, to]]) => {
    const label = labels[field] ?? (CODE_NAME.test(field) ? undefined : field)
    return label === undefined ? [] : [{ field, label, from, to }]
  })
}
