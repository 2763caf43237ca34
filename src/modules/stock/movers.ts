import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'

/** Where the document behind a move is read, and its number where the counters do not know it by the document's own id. */
export interface MoverPage {
  /** Null where this person may not read it. */
  readonly to: string | null
  readonly number?: string | null
}

type FindPages = (tx: Tx, actor: Actor, ids: readonly string[]) => Promise<ReadonlyMap<string, MoverPage>>

const finders = new Map<string, FindPages>()

/**
 * A department that moves goods says here where its documents are read, by whoever may read them; the book itself knows
 * none of their tables.
 * `kind` is how the kinds of its moves begin.
 *
 *   tellMoverPages('goods-receipt', receiptPages)
 */
export function tellMoverPages(kind: string, find: FindPages): void {
  finders.set(kind, find)
}

/** The pages of documents that a person may read, by document id; one question for each kind among them. */
export async function moverPages(
  tx: Tx,
  actor: Actor,
  documents: readonly { readonly kind: string; readonly id: string }[],
): Promise<ReadonlyMap<string, MoverPage>> {
  const all: [string, MoverPage][] = []
  for (const [kind, find] of finders) {
    const ids = [...new Set(documents.filter((one) => one.kind.startsWith(kind)).map((one) => one.id))]
    if (ids.length > 0) all.push(...(await find(tx, actor, ids)))
  }
  return new Map(all)
}
