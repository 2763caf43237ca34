import type { Tx } from '#kit/db/tx.ts'
import { historyChecks } from '#kit/history/seal.ts'
import { findBreaches, type Check, type Finding } from '#kit/posting/check.ts'
import { postingChecks } from '#kit/posting/checks.ts'
import { crewChecks } from '#modules/crews/checks.ts'
import { financeChecks } from '#modules/finance/checks.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import { kasbonChecks } from '#modules/kasbon/checks.ts'
import { productionChecks } from '#modules/production/checks.ts'
import { purchasingChecks } from '#modules/purchasing/checks.ts'
import { salesChecks } from '#modules/sales/checks.ts'
import { stockChecks } from '#modules/stock/checks.ts'
import { warehouseChecks } from '#modules/warehouse/checks.ts'
import { worksChecks } from '#modules/works/checks.ts'

/** Everything that is always true of the books; each department adds its own. */
export const allChecks: readonly Check[] = [
  ...historyChecks,
  ...postingChecks,
  ...stockChecks,
  ...journalChecks,
  ...warehouseChecks,
  ...purchasingChecks,
  ...salesChecks,
  ...productionChecks,
  ...financeChecks,
  ...worksChecks,
  ...kasbonChecks,
  ...crewChecks,
]

/** Asks every law of the books, of all companies; an empty answer means that all of them hold. */
export async function checkBooks(tx: Tx): Promise<Finding[]> {
  return findBreaches(tx, allChecks)
}
