import { now } from '#kit/clock.ts'
import { queuedOn, queueName } from '#kit/screen/device/queued.ts'
import { draftName, dropDraft, readDraft } from '#kit/screen/form/draft.ts'

/** A counted line that has not reached the server: what was there and how much of it is broken, as typed. */
export interface UnsentCount {
  readonly counted: string
  readonly damaged: string
}

/** Counts by item that wait on this device for a signal. */
export type UnsentCounts = Readonly<Record<string, UnsentCount>>

const KIND = 'opname:'

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Whose counts they are, and of which count. */
export interface Counter {
  readonly userId: string
  readonly companyId: string
  readonly countId: string
  /** How the count is called where it waits: 'OPN-2611-0004 · Gudang Utama'. */
  readonly title?: string
}

/** What waits of a count; also after the phone was turned off. */
export function unsentOf(shelf: Shelf, of: Counter): UnsentCounts {
  return ((readDraft(shelf, nameOf(of)) ?? readDraft(shelf, oldNameOf(of)))?.values as UnsentCounts | undefined) ?? {}
}

/** A count of which something waits on this device. */
export interface UnsentSheet {
  readonly countId: string
  readonly title: string
  readonly at: string
  /** The page it is counted on. */
  readonly path: string | undefined
}

/** Every count of which something of this person waits on this device, the latest first. */
export function unsentOn(shelf: Shelf & Pick<Storage, 'length' | 'key'>, of: Omit<Counter, 'countId'>): UnsentSheet[] {
  const sheets = queuedOn(shelf, of, KIND).flatMap((name): UnsentSheet[] => {
    const kept = readDraft(shelf, name)
    if (!kept) return []
    const { at, path, title = 'Opname' } = kept
    return [{ countId: name.slice(queueName(of, KIND).length), title, at, path }]
  })
  return sheets.toSorted((a, b) => b.at.localeCompare(a.at))
}

/** Keeps a line until it is sent; without a value it is done. Answers what waits now. */
export function keepUnsent(shelf: Shelf, of: Counter, itemId: string, line: UnsentCount | undefined): UnsentCounts {
  const { [itemId]: _before, ...others } = unsentOf(shelf, of)
  const waiting = line ? { ...others, [itemId]: line } : others
  if (Object.keys(waiting).length === 0) dropUnsent(shelf, of)
  else
    try {
      const before = readDraft(shelf, nameOf(of))
      const path = before?.path ?? (typeof location === 'undefined' ? undefined : location.pathname + location.search)
      const title = of.title ?? before?.title
      shelf.setItem(nameOf(of), JSON.stringify({ at: now().toISOString(), values: waiting, path, title }))
    } catch {
      // A full disk: the line is still on the screen, and says that it was not sent.
    }
  return waiting
}

/** Forgets what waits of a count. */
export function dropUnsent(shelf: Shelf, of: Counter): void {
  dropDraft(shelf, nameOf(of))
  dropDraft(shelf, oldNameOf(of))
}

/** What is sent of a line as it was typed. */
export function countedInput(itemId: string, { counted, damaged }: UnsentCount) {
  return { itemId, counted: counted === '' ? null : counted, damaged: damaged || '0', reason: null }
}

function nameOf({ countId, ...owner }: Counter): string {
  return queueName(owner, KIND + countId)
}

// Where an earlier version kept them, on a phone that was off when it was replaced.
function oldNameOf({ countId, ...owner }: Counter): string {
  return draftName(owner, KIND + countId)
}
