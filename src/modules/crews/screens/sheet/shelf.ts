import { now } from '#kit/clock.ts'
import { queuedOn, queueName } from '#kit/screen/device/queued.ts'
import type { Marked } from '../../words.ts'

/** A mark on this device: what was tapped, over which version. */
export interface OwnMark extends Marked {
  readonly workItemId: string | null
  readonly note: string | null
  readonly version: number | null
  readonly markedAt: string
}

/** The marks of a crew on a day that the server does not have yet. */
export interface ShelfSheet {
  readonly projectId: string
  readonly day: string
  /** The project, where it waits. */
  readonly title: string
  /** When somebody said that they are to be sent; before that they are only tapped. */
  readonly saidAt: string | null
  readonly marks: Readonly<Record<string, OwnMark>>
}

export interface Owner {
  readonly userId: string
  readonly companyId: string
}

export interface Place {
  readonly projectId: string
  readonly day: string
  readonly title: string
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'length' | 'key'>

const KIND = 'regu:'
const nameOf = (owner: Owner, { projectId, day }: Pick<Place, 'projectId' | 'day'>) =>
  queueName(owner, `${KIND}${projectId}:${day}`)

/** Reads what of a sheet lies on this device; also after the phone was turned off. */
export function shelfSheet(shelf: Shelf, owner: Owner, place: Place): ShelfSheet {
  return read(shelf, nameOf(owner, place)) ?? { ...place, saidAt: null, marks: {} }
}

/** Lists the sheets that are to be sent, in the order in which it was said. */
export function sheetsToSend(shelf: Shelf, owner: Owner): ShelfSheet[] {
  return queuedOn(shelf, owner, KIND)
    .flatMap((name) => read(shelf, name) ?? [])
    .filter(({ saidAt }) => saidAt !== null)
    .toSorted((a, b) => (a.saidAt ?? '').localeCompare(b.saidAt ?? ''))
}

/** Keeps a sheet as it is now; one without marks is gone. False where the device has no room. */
export function keepSheet(shelf: Shelf, owner: Owner, sheet: ShelfSheet): boolean {
  const name = nameOf(owner, sheet)
  if (Object.keys(sheet.marks).length === 0) {
    shelf.removeItem(name)
    return true
  }
  try {
    shelf.setItem(name, JSON.stringify(sheet))
    return true
  } catch {
    return false
  }
}

/** Says that the marks of a sheet are to be sent; they keep their place in the order. */
export function sayToSend(sheet: ShelfSheet): ShelfSheet {
  return { ...sheet, saidAt: sheet.saidAt ?? now().toISOString() }
}

/** Takes away the marks that arrived, unless they were tapped again meanwhile. */
export function withoutArrived(kept: ShelfSheet, sent: ShelfSheet, arrived: ReadonlySet<string>): ShelfSheet {
  const marks = Object.fromEntries(
    Object.entries(kept.marks).filter(([id, mark]) => !arrived.has(id) || mark.markedAt !== sent.marks[id]?.markedAt),
  )
  return { ...kept, marks, saidAt: Object.keys(marks).length === 0 ? null : kept.saidAt }
}

function read(shelf: Shelf, name: string): ShelfSheet | undefined {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(name) ?? 'null')
    return isSheet(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

function isSheet(kept: unknown): kept is ShelfSheet {
  return typeof kept === 'object' && kept !== null && 'marks' in kept && 'projectId' in kept && 'day' in kept
}
