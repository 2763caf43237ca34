import { useAuth } from '../client/auth.ts'
import { usePreference } from '../client/preferences.ts'
import { complain } from '../ui/complain.ts'
import type { ListView, Params } from './filter.ts'

/** Views of a list that this person saved. */
export interface SavedViews {
  readonly views: readonly ListView[]
  save(name: string, params: Params): ListView
  /** Gives a view another name; another view that bears it goes. */
  rename(id: string, name: string): ListView
  /** Takes a view away; what is given back puts it where it was. */
  forget(id: string): () => void
}

const PASSING = ['after', 'before', 'page', 'view', 'tab']
const MOST = 30

/** Reads and keeps the saved views of a list: those of the company one works in, for its customers and goods are named in them. */
export function useSavedViews(path: string): SavedViews {
  const companyId = useAuth((auth) => auth.user?.companyId)
  const [kept, keep] = usePreference(`views:/${path.replace(/^\//, '')}`, [])
  const isOf = (view: (typeof kept)[number], id: string) => view.companyId === companyId && idOf(view.name) === id
  return {
    views: kept
      .filter((view) => view.companyId === companyId)
      .map(({ name, search }) => ({ id: idOf(name), label: name, set: {}, search })),
    save(name, params) {
      const search = Object.fromEntries(Object.entries(params).filter(([param]) => !PASSING.includes(param)))
      const made: ListView = { id: idOf(name), label: name, set: {}, search }
      const others = kept.filter((view) => !isOf(view, made.id))
      if (others.length >= MOST) complain(`Paling banyak ${MOST} tampilan per daftar. Hapus satu lebih dulu.`)
      else if (companyId) keep([...others, { name, companyId, search }])
      return made
    },
    rename(id, name) {
      const next = { id: idOf(name), label: name, set: {} }
      const others = kept.filter((view) => next.id === id || !isOf(view, next.id))
      keep(others.map((view) => (isOf(view, id) ? { ...view, name } : view)))
      return { ...next, search: kept.find((view) => isOf(view, id))?.search ?? {} }
    },
    forget(id) {
      keep(kept.filter((view) => !isOf(view, id)))
      return () => keep(kept)
    },
  }
}

function idOf(name: string): string {
  return `simpanan-${name}`
}
