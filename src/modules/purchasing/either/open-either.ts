import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { open as openOrder } from '../orders/open.ts'
import { open as openRequest } from '../requests/open.ts'
import type { Either } from './contract.ts'

/** An order, else a request; what is neither, or not theirs to see, is nowhere. */
export async function open(tx: Tx, actor: Actor, id: string): Promise<Either> {
  try {
    return { kind: 'order', order: await openOrder(tx, actor, id) }
  } catch (error) {
    if (!(error instanceof NotFound)) throw error
    return { kind: 'request', request: await openRequest(tx, actor, id) }
  }
}
