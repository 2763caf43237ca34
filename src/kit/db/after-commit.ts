import type { Tx } from './tx.ts'

const waiting = new WeakMap<Tx, (() => void)[]>()

/**
 * Runs something light once this transaction has committed; never when it rolled back, and of a transaction that had to
 * begin again only what its last try asked for. Nothing that must be true may hang on it: the process may end before.
 */
export function afterCommit(tx: Tx, run: () => void): void {
  const runs = waiting.get(tx)
  if (runs) runs.push(run)
  else waiting.set(tx, [run])
}

/** Runs what waited; called by `database.ts` alone. */
export function committed(tx: Tx): void {
  const runs = waiting.get(tx) ?? []
  waiting.delete(tx)
  for (const run of runs) run()
}
