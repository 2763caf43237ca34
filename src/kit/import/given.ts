import type { Given } from '#kit/import/importer.ts'

/** What stands at a dotted place of an input. */
export function valueAt(given: Given, key: string): unknown {
  return key.split('.').reduce<unknown>((at, part) => {
    return typeof at === 'object' && at !== null && Object.hasOwn(at, part) ? (at as Given)[part] : undefined
  }, given)
}

/**
 * Builds an input of its dotted places; a number makes a list.
 *
 *   inputOf(new Map([['addresses.0.city', 'Bandung']]))  // { addresses: [{ city: 'Bandung' }] }
 */
export function inputOf(values: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const [key, value] of values) put(input, key.split('.'), value)
  return input
}

function put(into: Record<string, unknown> | unknown[], path: readonly string[], value: unknown): void {
  const [part = '', next, ...rest] = path
  const holder = into as Record<string, unknown>
  if (next === undefined) {
    holder[part] = value
    return
  }
  holder[part] ??= /^\d+$/.test(next) ? [] : {}
  // Safe: just made a list or an object, or made so by a column beside this one.
  put(holder[part] as Record<string, unknown> | unknown[], [next, ...rest], value)
}
