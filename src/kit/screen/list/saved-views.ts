import { useState } from 'react'
import type { ListView, Params } from './filter.ts'

/** Views of a list that this person saved, kept on the device. */
export interface SavedViews {
  readonly views: readonly ListView[]
  save(name: string, params: Params): ListView
  forget(id: string): void
}

const PASSING = ['after', 'before', 'page', 'view', 'tab']

/** Reads and keeps the saved views of a list. */
export function useSavedViews(path: string): SavedViews {
  const key = `pandangan:${path}`
  const [views, setViews] = useState<readonly ListView[]>(() => read(key))
  const keep = (next: readonly ListView[]) => {
    setViews(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // A full disk: the view holds for this visit.
    }
  }
  return {
    views,
    save(name, params) {
      const search = Object.fromEntries(Object.entries(params).filter(([param]) => !PASSING.includes(param)))
      const made: ListView = { id: `simpanan-${name}`, label: name, set: {}, search }
      keep([...views.filter((view) => view.id !== made.id), made])
      return made
    },
    forget: (id) => keep(views.filter((view) => view.id !== id)),
  }
}

function read(key: string): readonly ListView[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? (kept as ListView[]) : []
  } catch {
    return []
  }
}
