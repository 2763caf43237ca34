import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { DEFAULT_LOOK } from '#kit/preferences/shapes.ts'
import { usePreference } from '../client/preferences.ts'
import { rememberSearch } from '../shell/last-search.ts'
import { filtersIn, type ListView, type Params } from './filter.ts'
import { turnedSince } from './neighbours.ts'
import { understood, withoutOurs } from './understood.ts'

/** A list as its URL describes it. */
export interface ListState {
  readonly params: Params
  /** A paper stands open over it (`dokumen`): the list itself asks, remembers and filters as without. */
  readonly isUnderPaper: boolean
  readonly view: ListView
  /** What the endpoint is asked: the view's words, then the person's. */
  readonly asked: Params
  readonly page: number
  readonly size: number
  /** Rows of a page as the person likes them; said in the URL only when this list shows another number. */
  readonly usualSize: number
  /** Changes parameters and goes to the first page; `quietly` while typing, so that Back skips the letters. */
  set(changes: Readonly<Record<string, string | undefined>>, how?: { quietly?: boolean }): void
  turn(to: { after?: string; before?: string; page: number }): void
  choose(view: ListView): void
  clear(): void
}

/** What the list's endpoint takes, and what it is asked besides the address. */
interface Asking {
  readonly input: Endpoint['input']
  readonly always?: Params | undefined
}

/** Reads and writes the state of a list in the URL; remembers it for the way back. */
export function useListState(path: string, views: readonly ListView[], { input, always }: Asking): ListState {
  const { dokumen, ...given } = textsOf(useSearch({ strict: false }))
  const params = useTurned(path, understood(input, given, always))
  const navigate = useNavigate()
  const [{ pageSize }] = usePreference('look', DEFAULT_LOOK)
  const view = views.find((one) => one.id === params['view']) ?? views[0] ?? { id: '', label: 'Semua', set: {} }
  const text = JSON.stringify(params)
  useEffect(() => rememberSearch(path, JSON.parse(text) as Params), [path, text])

  const go = (search: Readonly<Record<string, string | undefined>>, replace: boolean) => {
    const kept = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
    void navigate({ to: path, search: Object.fromEntries(kept), replace, resetScroll: false })
  }
  const fromStart = { after: undefined, before: undefined, page: undefined }
  const { page } = params
  const wanted = withoutOurs(params)
  return {
    params,
    isUnderPaper: dokumen !== undefined,
    view,
    asked: { ...(pageSize !== DEFAULT_LOOK.pageSize && { size: String(pageSize) }), ...view.set, ...wanted },
    page: Math.max(1, Number(page ?? '1') || 1),
    size: Number(params['size'] ?? pageSize),
    usualSize: pageSize,
    set: (changes, how = {}) => go({ ...params, ...fromStart, ...changes }, how.quietly === true),
    turn: (to) => go({ ...params, ...fromStart, ...to, page: to.page > 1 ? String(to.page) : undefined }, false),
    choose(next) {
      const own = { tab: params['tab'], jenis: params['jenis'], size: params['size'] }
      go(
        next.search
          ? { ...next.search, ...own, view: next.id }
          : { ...own, view: next === views[0] ? undefined : next.id },
        false,
      )
    },
    clear() {
      const filters = Object.fromEntries(Object.keys(filtersIn(params)).map((key) => [key, undefined]))
      go({ ...params, ...fromStart, ...filters, q: undefined }, false)
    },
  }
}

/** What the URL says; coming back from a walk that went on to another page, that page, which the URL then says too. */
function useTurned(path: string, given: Params): Params {
  const navigate = useNavigate()
  const text = JSON.stringify(given)
  const [turn, setTurn] = useState(() => ({ from: text, to: turnedSince(path, given) }))
  // Once the URL says it, the same address is itself again.
  if (turn.to && turn.from !== text) setTurn({ from: text, to: undefined })
  const to = turn.from === text ? turn.to : undefined
  useEffect(() => {
    if (to) void navigate({ to: path, search: to, replace: true, resetScroll: false })
  }, [navigate, path, to])
  return to ?? given
}

function textsOf(search: Readonly<Record<string, unknown>>): Params {
  const texts = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(texts.map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : String(value)]))
}
