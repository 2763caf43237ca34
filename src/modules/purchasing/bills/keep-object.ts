import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { keepObjectCode, objectCodeOf } from '#modules/company/tax-objects/face.ts'
import type { Bill } from './store.ts'

type Borne = Pick<Bill, 'id' | 'supplier_id' | 'withholding_kind'>

/** Keeps what the PPh of a bill is held back for, by its code in Coretax. */
export async function keepBillObject(
  tx: Tx,
  actor: Actor,
  bill: Borne,
  code: string | null | undefined,
): Promise<void> {
  const held = { sourceId: bill.id, partyId: bill.supplier_id, kind: bill.withholding_kind }
  await keepObjectCode(tx, actor, held, bill.withholding_kind === null ? null : code)
}

/** Reads what the PPh of a bill is held back for; null where nobody said it. */
export async function billObject(tx: Tx, actor: Actor, billId: string): Promise<string | null> {
  return (await objectCodeOf(tx, actor.companyId, billId))?.code ?? null
}
