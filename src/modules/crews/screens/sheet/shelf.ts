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

/** The rest of somebody's day, at another project: it is sent there once the mark here has arrived. */
export interface Move {
  readonly projectId: string
  readonly title: string
  readonly mark: OwnMark
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
  /** By worker; each beside a mark here. */
  readonly moves?: Readonly<Record<string, Move>>
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
  const moves = Object.fromEntries(Object.entries(kept.moves ?? {}).filter(([id]) => id in marks))
  return { ...kept, marks, moves, saidAt: Object.keys(marks).length === 0 ? null : kept.saidAt }
}

/** Lets the other halves of those whose marks arrived be sent to where they went. */
export function carryMoves(shelf: Shelf, owner: Owner, sent: ShelfSheet, arrived: ReadonlySet<string>): void {
  for (const [id, { projectId, title, mark }] of Object.entries(sent.moves ?? {})) {
    if (!arrived.has(id)) continue
    const there = shelfSheet(shelf, owner, { projectId, title, day: sent.day })
    keepSheet(shelf, owner, sayToSend({ ...there, marks: { ...there.marks, [id]: mark } }))
  }
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
