import { now } from '#kit/clock.ts'
import { draftName, dropDraft, readDraft } from '#kit/screen/form/draft.ts'

/** A counted line that has not reached the server: what was there and how much of it is broken, as typed. */
export interface UnsentCount {
  readonly counted: string
  readonly damaged: string
}

/** Counts by item that wait on this device for a signal. */
export type UnsentCounts = Readonly<Record<string, UnsentCount>>

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface Counter {
  readonly userId: string
  readonly companyId: string
  readonly countId: string
}

/** What waits of a count; also after the phone was turned off. */
export function unsentOf(shelf: Shelf, of: Counter): UnsentCounts {
  return (readDraft(shelf, nameOf(of))?.values as UnsentCounts | undefined) ?? {}
}

/** Keeps a line until it is sent; without a value it is done. Answers what waits now. */
export function keepUnsent(shelf: Shelf, of: Counter, itemId: string, line: UnsentCount | undefined): UnsentCounts {
  const { [itemId]: _before, ...others } = unsentOf(shelf, of)
  const waiting = line ? { ...others, [itemId]: line } : others
  if (Object.keys(waiting).length === 0) dropDraft(shelf, nameOf(of))
  else
    try {
      const path = typeof location === 'undefined' ? undefined : location.pathname + location.search
      shelf.setItem(nameOf(of), JSON.stringify({ at: now().toISOString(), values: waiting, path }))
    } catch {
      // A full disk: the line is still on the screen, and says that it was not sent.
    }
  return waiting
}

/** What is sent of a line as it was typed. */
export function countedInput(itemId: string, { counted, damaged }: UnsentCount) {
  return { itemId, counted: counted === '' ? null : counted, damaged: damaged || '0', reason: null }
}

function nameOf({ countId, ...owner }: Counter): string {
  return draftName(owner, `opname:${countId}`)
}
