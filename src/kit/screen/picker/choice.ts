import type { ReactNode } from 'react'

/** Something picked: its id, what it is called, and what else its form wants to remember (unit, price). */
export interface Choice {
  readonly id: string
  readonly label: string
  readonly code?: string | null
  /** Second line, after the code: 'stok 120 zak'. */
  readonly note?: string
  /** At the right: 'Rp68.000'. */
  readonly aside?: string
  readonly more?: Readonly<Record<string, unknown>>
}

/** Where choices come from. */
export interface ChoiceSource {
  /** Names the list of what was picked lately on this device. */
  readonly key: string
  /** At most twenty, best first; `last` are the ids this person picked last, newest first: they lead among equals. */
  readonly search: (typed: string, signal: AbortSignal, last?: readonly string[]) => Promise<readonly Choice[]>
  /** What one of them is called: 'produk'. */
  readonly noun: string
  /** The form that makes a new one without leaving; absent when the person may not. */
  readonly create?: (typed: string, done: (made: Choice | undefined) => void) => ReactNode
}

const MOST_RECENT = 8

type Shelf = Pick<Storage, 'getItem' | 'setItem'>

/** What was picked lately, newest first. */
export function recentChoices(shelf: Shelf, key: string): readonly Choice[] {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(`recent:${key}`) ?? '[]')
    return Array.isArray(kept) ? (kept as Choice[]) : []
  } catch {
    return []
  }
}

/** Remembers a pick on this device. */
export function rememberChoice(shelf: Shelf, key: string, choice: Choice): void {
  const others = recentChoices(shelf, key).filter((one) => one.id !== choice.id)
  try {
    shelf.setItem(`recent:${key}`, JSON.stringify([choice, ...others].slice(0, MOST_RECENT)))
  } catch {
    // A full disk: the list simply is not kept.
  }
}

/** The choice somebody clearly means: its code or its name written in full. */
export function exactChoice(found: readonly Choice[], typed: string): Choice | undefined {
  const wanted = typed.trim().toLowerCase()
  return found.find((one) => one.code?.toLowerCase() === wanted || one.label.toLowerCase() === wanted)
}
