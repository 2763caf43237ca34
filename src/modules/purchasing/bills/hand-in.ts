import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { handInAgain } from '../landed/write-anew.ts'
import type { postBill, SavedBill } from './contract.ts'
import { postDraft } from './record-bill.ts'
import { readBill } from './store.ts'

/** Books a draft or hands it in for a yes: a bill, or a landed cost that was sent back. */
export async function handIn(tx: Tx, actor: Actor, asked: AskedOf<typeof postBill>): Promise<SavedBill> {
  const { kind } = await readBill(tx, actor, asked.id)
  return (kind === 'landed' ? handInAgain : postDraft)(tx, actor, asked)
}
