/** Remembers how a list was filtered, so that the menu leads back to it as it was left. */
export function rememberSearch(path: string, search: Readonly<Record<string, unknown>>): void {
  try {
    sessionStorage.setItem(`list:${path}`, JSON.stringify(search))
  } catch {
    // A full or forbidden storage costs the memory of a filter, nothing else.
  }
}

/** The search a list was left with; empty when it was not visited. */
export function lastSearch(path: string): Record<string, string> {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(`list:${path}`) ?? '{}')
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, string>) : {}
  } catch {
    return {}
  }
}
