import { sql } from 'kysely'
import type { Anchor } from '#kit/db/backup/manifest.ts'
import { tables, type Tx } from '#kit/db/tx.ts'

const CHAIN = 'history'

/** What a backup writes down of the chain: where it ends, as of the moment that is saved. */
export const historyChain: Readonly<Record<string, string>> = {
  [CHAIN]: `select position::text as position, encode(hash, 'hex') as hash from history_end`,
}

/** What may be said of a history beside the end of its chain in an earlier backup. */
export type Against = 'same' | 'rewritten' | 'untold'

/**
 * Holds the history beside where it ended in an earlier backup. A chain that was rewritten whole fits itself again, but
 * no longer passes through that end.
 */
export async function historyAgainst(tx: Tx, anchors: readonly Anchor[] = []): Promise<Against> {
  const told = anchors.find(({ name }) => name === CHAIN)
  if (!told) return 'untold'
  const { rows } = await sql<{ fits: boolean }>`
    select exists (
      select from history_seal where position = ${told.position}::bigint and hash = decode(${told.hash}, 'hex')) as fits
  `.execute(tables(tx))
  return rows[0]?.fits ? 'same' : 'rewritten'
}
