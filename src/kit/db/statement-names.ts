import { createHash } from 'node:crypto'

/**
 * Texts beyond this number are sent without a name: a query built with ever new texts must not fill the memory of
 * every connection with plans that are never used again.
 */
const mostNames = 2000

/** A text with its name. */
export interface NamedStatement {
  readonly name: string
  readonly text: string
}

const statements = new Map<string, NamedStatement>()

/**
 * Names a prepared statement after its text, so that every connection and every process agree on what it means. The
 * text is always the same one: every connection remembers what it prepared, and else would hold a copy of its own.
 */
export function namedStatement(text: string): NamedStatement | undefined {
  const known = statements.get(text)
  if (known) return known
  if (statements.size >= mostNames) return undefined

  const named = { name: createHash('sha256').update(text).digest('base64url').slice(0, 24), text }
  statements.set(text, named)
  return named
}
