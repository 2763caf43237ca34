import type { Period } from '#ground/period.ts'
import type { Tx } from '#kit/db/tx.ts'

/** Gives those among some employees whose month was paid, or waits for its approval. */
type PaidAmong = (
  tx: Tx,
  companyId: string,
  of: { readonly month: Period; readonly employeeIds: readonly string[] },
) => Promise<readonly { readonly id: string; readonly name: string }[]>

const users: PaidAmong[] = []

/** A later department says here whose days it worked out and booked; they stay until that is taken back. */
export function tellDayUse(paid: PaidAmong): void {
  users.push(paid)
}

/** Asks every later department. */
export const paidAmong: PaidAmong = async (tx, companyId, of) => {
  const found: { id: string; name: string }[] = []
  for (const paid of users) found.push(...(await paid(tx, companyId, of)))
  return found
}
