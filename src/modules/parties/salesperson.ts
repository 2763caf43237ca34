import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { personOf } from '#modules/company/accounts/face.ts'

/** Refuses a salesperson who does not work in this company; the one who stands there stays, though gone since. */
export async function checkSalesperson(
  tx: Tx,
  actor: Actor,
  asked: string | null | undefined,
  standing: string | null = null,
): Promise<void> {
  if (!asked || asked === standing || asked === actor.userId) return
  if (await personOf(tx, actor.companyId, asked)) return
  throw new Refusal('record.no-such-choice', { title: 'Sales' }, { field: 'salespersonId' })
}
