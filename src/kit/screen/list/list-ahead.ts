import { DEFAULT_LOOK } from '#kit/preferences/shapes.ts'
import type { Endpoint, InputOf } from '#kit/http/endpoint.ts'
import { preferenceNow } from '../client/preferences.ts'
import { askAhead } from '../client/use-ask.ts'
import { canNow } from '../client/use-can.ts'

/**
 * Asks the first page of a list while its screen is only being read, when the browser stands at its address as the menu
 * gives it. Say it beside the screen, outside of any component; `always` is what its list asks besides the address.
 */
export function listAhead<E extends Endpoint>(
  path: string,
  endpoint: E,
  always?: Readonly<Record<string, string>>,
): void {
  if (typeof window === 'undefined' || location.pathname + location.search !== path) return
  if (!canNow(endpoint.permission)) return
  // What the list itself will ask, letter by letter: else it would ask once more.
  const { pageSize } = preferenceNow('look', DEFAULT_LOOK)
  const size = pageSize === DEFAULT_LOOK.pageSize ? {} : { size: String(pageSize) }
  askAhead(endpoint, { ...size, ...always } as InputOf<E>)
}
