import { now } from '#kit/clock.ts'
import { queuedOn, queueName } from '#kit/screen/device/queued.ts'
import { draftName, dropDraft, readDraft } from '#kit/screen/form/draft.ts'

/** What was there and how much of it is broken, as typed. */
export interface TypedCount {
  readonly counted: string
  readonly damaged: string
}

/** A line that has not reached the server: what was counted, why it differs, or both. */
export type UnsentLine = Partial<TypedCount> & { readonly reason?: string }

/** Lines by item that wait on this device for a signal. */
export type UnsentLines = Readonly<Record<string, UnsentLine>>

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
export function unsentOf(shelf: Shelf, of: Counter): UnsentLines {
  return ((readDraft(shelf, nameOf(of)) ?? readDraft(shelf, oldNameOf(of)))?.values as UnsentLines | undefined) ?? {}
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
export function keepUnsent(shelf: Shelf, of: Counter, itemId: string, line: UnsentLine | undefined): UnsentLines {
  const { [itemId]: _before, ...others } = unsentOf(shelf, of)
  return put(shelf, of, line ? { ...others, [itemId]: line } : others)
}

/** Keeps several lines at once, beside what waits already. */
export function keepAllUnsent(shelf: Shelf, of: Counter, lines: UnsentLines): UnsentLines {
  return put(shelf, of, { ...unsentOf(shelf, of), ...lines })
}

function put(shelf: Shelf, of: Counter, waiting: UnsentLines): UnsentLines {
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

/** What is sent of a line as it was typed; without a reason the one that was given before stays. */
export function countedInput(itemId: string, { counted, damaged, reason }: TypedCount & UnsentLine) {
  const count = { itemId, counted: counted === '' ? null : counted, damaged: damaged || '0' }
  return reason === undefined ? count : { ...count, reason: reason || null }
}

/** What is sent of what waits: counts, and reasons by themselves, which must not count anew. */
export function sentInput(waiting: UnsentLines) {
  const lines = Object.entries(waiting)
  return {
    counts: lines.flatMap(([itemId, { counted, damaged = '', ...line }]) =>
      counted === undefined ? [] : [countedInput(itemId, { counted, damaged, ...line })],
    ),
    reasons: lines.flatMap(([itemId, { counted, reason }]) =>
      counted === undefined && reason !== undefined ? [{ itemId, reason }] : [],
    ),
  }
}

function nameOf({ countId, ...owner }: Counter): string {
  return queueName(owner, KIND + countId)
}

// Where an earlier version kept them, on a phone that was off when it was replaced.
function oldNameOf({ countId, ...owner }: Counter): string {
  return draftName(owner, KIND + countId)
}
