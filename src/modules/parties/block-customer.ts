import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Saved } from '#kit/record/endpoints.ts'
import { setColumns } from '#kit/record/verbs.ts'
import { customerRecord } from '#modules/parties/customer.record.ts'

/** Stops new orders and postings for a customer; payments go on. */
export function blockCustomer(tx: Tx, actor: Actor, asked: Saved & { reason: string }): Promise<Saved> {
  const { reason } = asked
  return setColumns(tx, actor, customerRecord, asked, {
    act: 'block',
    values: { status: 'diblokir', blocked_reason: reason },
    reason,
  })
}

/** Lets a blocked customer order again. */
export function unblockCustomer(tx: Tx, actor: Actor, asked: Saved): Promise<Saved> {
  return setColumns(tx, actor, customerRecord, asked, {
    act: 'unblock',
    values: { status: 'aktif', blocked_reason: null },
  })
}
