import type { Changes } from '#kit/history/history.ts'

/** Old and new of each field that really changes, named as the screen names them. */
export function changesOf(before: object, change: object): Changes {
  const old = before as Record<string, unknown>
  const entries = Object.entries(change).filter(([key, value]) => key in old && textOf(old[key]) !== textOf(value))
  return Object.fromEntries(entries.map(([key, value]) => [camel(key), [plain(old[key]), plain(value)]]))
}

function textOf(value: unknown): string {
  return JSON.stringify(plain(value)) ?? 'null'
}

// Kept quantities and percents carry idle zeros; JSON columns are written as text and read as what they hold; words
// read as words.
function plain(value: unknown): unknown {
  if (value === undefined) return null
  if (typeof value === 'bigint') return String(value)
  if (typeof value === 'string' && /^-?\d+\.\d+$/.test(value)) return value.replace(/\.?0+$/, '')
  const held = typeof value === 'string' && /^[[{]/.test(value) ? parsed(value) : value
  if (Array.isArray(held) && held.every((each) => typeof each === 'string')) return held.join(', ')
  return typeof held === 'object' && held !== null ? JSON.stringify(ordered(held)) : held
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

// The database keeps the keys of JSON in an order of its own: that is no change.
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, ordered(each)]))
}

function camel(key: string): string {
  return key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
