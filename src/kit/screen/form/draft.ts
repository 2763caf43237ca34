import type { FormStore } from './store.ts'

/** What was typed and when, kept on this device until it is saved. */
export interface Draft {
  /** ISO instant of the last keystroke kept. */
  readonly at: string
  readonly values: unknown
  /** The page it was typed at; a draft of an earlier version has none. */
  readonly path?: string | undefined
  /** What it is called, where its page does not say enough. */
  readonly title?: string | undefined
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The name of a draft: one per person, company and form, so that nobody restores another's typing. */
export function draftName(owner: { readonly userId: string; readonly companyId: string }, form: string): string {
  return `draft:${owner.userId}:${owner.companyId}:${form}`
}

/** The draft kept under a name, if it can be read. */
export function readDraft(shelf: Pick<Storage, 'getItem'>, name: string): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(name) ?? 'null')
    if (kept === null || typeof kept !== 'object' || !('at' in kept) || !('values' in kept)) return undefined
    const path = 'path' in kept && typeof kept.path === 'string' ? { path: kept.path } : {}
    const title = 'title' in kept && typeof kept.title === 'string' ? { title: kept.title } : {}
    return { at: String(kept.at), values: kept.values, ...path, ...title }
  } catch {
    return undefined
  }
}

/** Forgets a draft. */
export function dropDraft(shelf: Shelf, name: string): void {
  shelf.removeItem(name)
}

interface Keeping {
  readonly shelf: Shelf
  readonly name: string
  readonly now: () => Date
  readonly onKept: (at: string) => void
  /** The page the form stands at, for the list of drafts. */
  readonly path?: string
  /** Longest time between a keystroke and its being kept. */
  readonly delay?: number
}

/** Keeps what is typed, at most `delay` after it was typed; answers how to keep at once and how to stop. */
export function keepDraft(store: FormStore, { shelf, name, now, onKept, path, delay = 1000 }: Keeping) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    clearTimeout(timer)
    timer = undefined
    if (!store.isDirty()) return
    const at = now().toISOString()
    try {
      shelf.setItem(name, JSON.stringify({ at, values: store.read(''), path }))
      onKept(at)
    } catch {
      // A full disk or a private window: the form works on without a draft.
    }
  }
  const stopListening = store.onChange(() => (timer ??= setTimeout(keep, delay)))
  return {
    now: () => timer !== undefined && keep(),
    stop() {
      clearTimeout(timer)
      timer = undefined
      stopListening()
    },
  }
}
