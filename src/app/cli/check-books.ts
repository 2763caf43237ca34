import { departments } from '#app/departments.ts'
import type { Tx } from '#kit/db/tx.ts'
import { historyChecks } from '#kit/history/seal.ts'
import { findBreaches, type Check, type Finding } from '#kit/posting/check.ts'
import { postingChecks } from '#kit/posting/checks.ts'

/** Everything that is always true of the books; each department adds its own. */
export const allChecks: readonly Check[] = [
  ...historyChecks,
  ...postingChecks,
  ...departments.flatMap(({ checks = [] }) => checks),
]

/** Asks every law of the books, of all companies; an empty answer means that all of them hold. */
export async function checkBooks(tx: Tx): Promise<Finding[]> {
  return findBreaches(tx, allChecks)
}
