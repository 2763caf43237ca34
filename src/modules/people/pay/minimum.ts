import type { Money } from '#ground/money.ts'
import type { Tx } from '#kit/db/tx.ts'

type MinimumWage = (tx: Tx, companyId: string) => Promise<Money | null>

const known: MinimumWage[] = []

/** A later department says here which minimum wage of a month (UMK) the company reckons with. */
export function tellMinimumWage(read: MinimumWage): void {
  known.push(read)
}

/** Tells the minimum wage of a month in rupiah; null while the company named none. */
export async function minimumWage(tx: Tx, companyId: string): Promise<Money | null> {
  for (const read of known) {
    const found = await read(tx, companyId)
    if (found !== null) return found
  }
  return null
}
