import { createHash } from 'node:crypto'

/**
 * Texts beyond this number are sent without a name: a query built with ever new texts must not fill the memory of
 * every connection with plans that are never used again.
 */
const mostNames = 2000

const names = new Map<string, string>()

/** Names a prepared statement after its text, so that every connection and every process agree on what it means. */
export function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known) return known
  if (names.size >= mostNames) return undefined

  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
  names.set(text, name)
  return name
}
