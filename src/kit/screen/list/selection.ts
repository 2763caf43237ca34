import { useState } from 'react'

/** The rows that are ticked. */
export interface Selection {
  readonly ids: readonly string[]
  has(id: string): boolean
  toggle(id: string): void
  all(ids: readonly string[], isTicked: boolean): void
  clear(): void
}

/** Holds the ticks of a list; another page or filter begins without any. */
export function useSelection(page: string): Selection {
  const [held, setHeld] = useState<{ readonly page: string; readonly ids: readonly string[] }>({ page, ids: [] })
  const ids = held.page === page ? held.ids : []
  const hold = (next: readonly string[]) => setHeld({ page, ids: next })
  return {
    ids,
    has: (id) => ids.includes(id),
    toggle: (id) => hold(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    all: (some, isTicked) => hold(isTicked ? [...new Set([...ids, ...some])] : ids.filter((id) => !some.includes(id))),
    clear: () => hold([]),
  }
}
