import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#kit/db/tx.ts'

type IsPayUsed = (tx: Tx, companyId: string, payId: string) => Promise<boolean>

const users: IsPayUsed[] = []

/** A later department says here whether it worked anything out with a row of pay; such a row stays for good. */
export function tellPayUse(isUsed: IsPayUsed): void {
  users.push(isUsed)
}

/** Refuses where anything was worked out with a row of pay ('pay.used'). */
export async function refuseUsedPay(tx: Tx, companyId: string, payId: string): Promise<void> {
  for (const isUsed of users) if (await isUsed(tx, companyId, payId)) throw new Refusal('pay.used')
}
