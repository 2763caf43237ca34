import type { Tx } from '#kit/db/tx.ts'
import { openPeriods } from '#kit/posting/period-lock.ts'
import { usualTerms } from '#modules/company/companies/rules.ts'
import { insertTerms } from '#modules/company/companies/store.ts'

/** What a department gives every new company: a chart of accounts, a first warehouse. */
export type OpeningGift = (tx: Tx, companyId: string) => Promise<void>

const gifts: OpeningGift[] = []

/** Lets a later department furnish new companies; called once, when its routes are loaded. */
export function whenCompanyOpens(gift: OpeningGift): void {
  gifts.push(gift)
}

/** Furnishes a company that was just made: terms, open periods, and what each department gives. */
export async function companyOpened(tx: Tx, companyId: string): Promise<void> {
  await insertTerms(tx, companyId, usualTerms)
  await openPeriods(tx, companyId)
  for (const gift of gifts) await gift(tx, companyId)
}
