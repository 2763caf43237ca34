import * as z from 'zod/mini'
import type { Endpoint } from '#kit/http/endpoint.ts'
import type { Params } from './filter.ts'

const OURS = new Set(['view', 'page', 'tab', 'jenis', 'impor'])

/** Where one stands in a list: no place once its filter is another. */
const PLACE = ['after', 'before', 'page']

/** What the server is asked: without what is the screen's own; `jenis` is which of a tab's lists, a label what a filter is called. */
export function withoutOurs(params: Params): Params {
  return Object.fromEntries(Object.entries(params).filter(([key]) => !OURS.has(key) && !key.endsWith('.label')))
}

/**
 * The parameters of an address that its list understands. An old bookmark, a link that a messenger hung its own words on,
 * a slip of the hand: the list opens without them instead of not at all.
 */
export function understood(shape: Endpoint['input'], params: Params, always?: Params): Params {
  const read = z.safeParse(shape, { ...withoutOurs(params), ...always })
  if (read.success) return params
  const wrong = read.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : issue.path.slice(0, 1).map(String),
  )
  const dropped = new Set([...wrong, ...wrong.map((key) => `${key}.label`), ...PLACE])
  return Object.fromEntries(Object.entries(params).filter(([key]) => !dropped.has(key)))
}
