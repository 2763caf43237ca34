import type { Tx } from '#kit/db/tx.ts'
import type { ToldLine } from '#kit/history/contract.ts'
import { historyOf } from '#kit/history/history.ts'

/** Tells who did what to one record, the newest first, to whom its department let in; at most the last 500 acts. */
export async function toldOf(tx: Tx, companyId: string, subject: string, id: string): Promise<ToldLine[]> {
  const lines = await historyOf(tx, companyId, subject, id)
  return lines.map(({ id: line, at, by, place, act, reason, changes }) => ({
    ...{ id: line, at, by, place, act, reason, changes },
  }))
}
