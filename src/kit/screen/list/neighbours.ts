import { leaveRow } from './left-row.ts'

interface Kept {
  readonly ids: readonly string[]
  readonly links: readonly string[]
  /** How many rows stand before this page. */
  readonly before: number
  /** '42', '10.000+' */
  readonly count: string
}

/** Where a record stands among the rows of the list one came from. */
export interface Place {
  /** '3 dari 42' */
  readonly place: string
  readonly before?: string
  readonly after?: string
}

const keyOf = (path: string) => `tetangga:${path}`

/** Remembers the page of a list that is in sight, so that its records can be walked without coming back. */
export function keepNeighbours(path: string, kept: Kept): void {
  try {
    sessionStorage.setItem(keyOf(path), JSON.stringify(kept))
  } catch {
    // A full or forbidden storage costs the walk from record to record, nothing else.
  }
}

/** Finds the page one stands on among the rows of its list; nothing when one came from elsewhere. */
export function placeIn(path: string, pathname: string): Place | undefined {
  const kept = keptOf(path)
  const at = kept?.links.indexOf(pathname) ?? -1
  const id = kept?.ids[at]
  if (!kept || id === undefined) return undefined
  // Coming back, the list stands at the record one was last at.
  leaveRow(path, id)
  return {
    place: `${kept.before + at + 1} dari ${kept.count}`,
    before: kept.links[at - 1],
    after: kept.links[at + 1],
  }
}

function keptOf(path: string): Kept | undefined {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(keyOf(path)) ?? 'null')
    return parsed && typeof parsed === 'object' && 'links' in parsed ? (parsed as Kept) : undefined
  } catch {
    return undefined
  }
}
