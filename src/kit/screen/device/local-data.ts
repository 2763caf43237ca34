import { readDraft } from '../form/draft.ts'
import { forgetKept } from './forget-kept.ts'

type Shelf = Pick<Storage, 'length' | 'key' | 'getItem' | 'removeItem'>

/** What a person finished on this device and the server does not have, by the names it has in the queue; of every company. */
export function unsentTitles(shelf: Shelf, userId: string): string[] {
  const names = namesOn(shelf).filter((name) => name.startsWith(`queue:${userId}:`))
  return names.map((name) => readDraft(shelf, name)?.title ?? 'Data tanpa judul')
}

/**
 * Takes off this device what a person left on it, sent or not: drafts, what waits, kept count sheets, and what was last
 * searched and picked. What belongs to the device stays: theme, sizes, what is folded.
 */
export function wipeShelf(shelf: Shelf, userId: string): void {
  const isTheirs = (name: string) => name.startsWith('recent:') || name.split(/[:/]/).includes(userId)
  for (const name of namesOn(shelf).filter(isTheirs)) shelf.removeItem(name)
  forgetKept()
}

function namesOn(shelf: Pick<Storage, 'length' | 'key'>): string[] {
  return Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? '')
}
