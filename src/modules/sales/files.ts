import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { registerFileOwner, type FileOwner } from '#kit/files/owners.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { orderOfDelivery } from './deliveries/store.ts'
import { orderOfInvoice } from './invoices/store.ts'
import { readOrder } from './orders/store.ts'

type Finder = (tx: Tx, actor: Actor, id: string) => Promise<unknown>

// A file is seen by who may see its order, and attached by who may change it.
function filesOf(record: string, find: Finder, isSlot: FileOwner['isSlot']): FileOwner {
  const checked = (permission: string) => async (tx: Tx, actor: Actor, id: string) => {
    if (!actor.can(permission)) throw new Forbidden(permission)
    await find(tx, actor, id)
  }
  return { record, mayRead: checked('view order'), mayWrite: checked('update order'), ...(isSlot && { isSlot }) }
}

registerFileOwner('order', filesOf('order', readOrder, undefined))
registerFileOwner(
  'surat-jalan',
  filesOf('delivery', orderOfDelivery, (slot) => slot === 'tanda-tangan'),
)
registerFileOwner('invoice', filesOf('invoice', orderOfInvoice, undefined))
