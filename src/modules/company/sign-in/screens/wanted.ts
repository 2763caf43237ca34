/** The page wanted before the login; only an address of this application. A browser drops a tab or a line break, so none may stand before the second slash. */
export function ownAddress(wanted: unknown): string | undefined {
  return typeof wanted === 'string' && /^\/(?![\s/\\])/.test(wanted) ? wanted : undefined
}
