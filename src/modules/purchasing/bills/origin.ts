import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { BillOrigin } from './detail.ts'

type FindOrigin = (tx: Tx, actor: Actor, billId: string) => Promise<BillOrigin | null>

let find: FindOrigin = () => Promise.resolve(null)

/** The department whose papers become bills of subcontractors says here which one a bill was made of; null for who may not see it. */
export function tellBillOrigin(told: FindOrigin): void {
  find = told
}

/** Tells what a bill of a subcontractor was made of. */
export const originOfBill: FindOrigin = (tx, actor, billId) => find(tx, actor, billId)
