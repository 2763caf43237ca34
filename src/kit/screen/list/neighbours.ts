import type { ListAnswer } from '#kit/list/columns.ts'
import { rememberSearch } from '../shell/last-search.ts'
import { addressIn } from './address-patterns.ts'
import { countText } from './count-text.ts'
import type { Params } from './filter.ts'

/** A list as it was left: its question to the server, its own address, and a page of its rows. */
export interface WalkedList {
  /** What the server was asked, without the place in the list. */
  readonly asked: { readonly path: string; readonly reads: readonly string[]; readonly input: Params }
  /** The parameters in its URL. */
  readonly search: Params
  /** How its rows are addressed: '/order/detail/{id}'. */
  readonly patterns: readonly string[]
  /** Which page it is, and how many rows stand before it. */
  readonly page: number
  readonly before: number
  /** '42', '10.000+' */
  readonly count: string
  readonly ids: readonly string[]
  readonly links: readonly string[]
  readonly next?: string
  readonly prev?: string
  /** The place of this page in the URL, once the walk has left the page that was in sight. */
  readonly turned?: Params
}

export type Way = 'next' | 'prev'
type Answer = ListAnswer<{ readonly id: string }>

const keyOf = (path: string) => `tetangga:${path}`

/** Remembers a list and the page in sight, so that its records can be walked without coming back. */
export function keepNeighbours(path: string, list: WalkedList): void {
  try {
    sessionStorage.setItem(keyOf(path), JSON.stringify(list))
  } catch {
    // A full or forbidden storage costs the walk from record to record, nothing else.
  }
}

/** The list one came from; nothing when one came from elsewhere. */
function neighboursIn(path: string): WalkedList | undefined {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(keyOf(path)) ?? 'null')
    return parsed && typeof parsed === 'object' && 'patterns' in parsed ? (parsed as WalkedList) : undefined
  } catch {
    return undefined
  }
}

/** The list one came from, on the page where the record at this address stands. */
export function listAround(path: string, link: string): WalkedList | undefined {
  const list = neighboursIn(path)
  return list?.links.includes(link) ? list : undefined
}

/** The part of a walked list that a page of rows is; a row nobody can address keeps its place and is no stop. */
export function pageOf<A extends Answer>(answer: A, linkOf: (row: A['rows'][number]) => string | undefined) {
  return {
    count: countText(answer),
    ids: answer.rows.map((row) => row.id),
    links: answer.rows.map((row) => linkOf(row) ?? ''),
    next: answer.next,
    prev: answer.prev,
  }
}

/** The list on its next or previous page, whose rows are addressed as those of the first were. */
export function turned(list: WalkedList, way: Way, answer: Answer): WalkedList {
  const isStart = way === 'prev' && answer.prev === undefined
  const page = isStart ? 1 : Math.max(1, list.page + (way === 'next' ? 1 : -1))
  const before = isStart ? 0 : list.before + (way === 'next' ? list.ids.length : -answer.rows.length)
  const cursor: Params = way === 'next' ? { after: list.next ?? '' } : { before: list.prev ?? '' }
  return {
    ...list,
    ...pageOf(answer, (row) => addressIn(list.patterns, row)),
    page,
    before: Math.max(0, before),
    turned: isStart ? {} : { ...cursor, ...(page > 1 && { page: String(page) }) },
  }
}

/** Goes on to another page: its records are the neighbours now, and the list opens on it on the way back. */
export function keepTurned(path: string, list: WalkedList): void {
  keepNeighbours(path, list)
  rememberSearch(path, { ...withoutPlace(list.search), ...list.turned })
}

/** Where a list opened at exactly the address it was left with has to be, when the walk went on from there. */
export function turnedSince(path: string, search: Params): Params | undefined {
  const list = neighboursIn(path)
  if (!list?.turned || JSON.stringify(list.search) !== JSON.stringify(search)) return undefined
  return { ...withoutPlace(search), ...list.turned }
}

const PLACE = new Set(['after', 'before', 'page'])

/** Parameters of a list without where in it one is. */
export function withoutPlace(params: Params): Params {
  return Object.fromEntries(Object.entries(params).filter(([key]) => !PLACE.has(key)))
}
