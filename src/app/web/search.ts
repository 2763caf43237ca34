import type { Page } from '#app/site-map.ts'

/** Reads an address's search as plain texts: a number that was searched for stays a text. */
export function readSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** Writes a search; empty parts are left out, commas and slashes stay readable. */
export function writeSearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'number') query.set(name, String(value))
    else if (typeof value === 'string' && value !== '') query.set(name, value)
  }
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%2F', '/')
  return text ? `?${text}` : ''
}

/** Drops a `tab` that is not one of the page's; everything else is let through. */
export function withoutWrongTab(page: Page, search: Record<string, unknown>): Record<string, unknown> {
  const { tab } = search
  if (tab === undefined || (typeof tab === 'string' && page.tabs?.includes(tab))) return search
  // Named and undefined: the router merges what is returned over what was asked.
  return { ...search, tab: undefined }
}
