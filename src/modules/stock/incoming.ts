import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { ComingGoods } from '#modules/stock/incoming-store.ts'
import { addIncoming } from '#modules/stock/incoming-store.ts'
import { heldAndOpen } from '#modules/stock/moves.ts'

/** Keeps 'akan datang' of the balances: raised by an order, lowered by its receipts and when it is closed short. */
export async function changeIncoming(tx: Tx, actor: Actor, lines: readonly ComingGoods[]): Promise<void> {
  const telling = lines.filter((line) => line.qty !== 0n)
  if (telling.length === 0) return
  await heldAndOpen(tx, actor, telling)
  await addIncoming(tx, actor.companyId, telling)
}
