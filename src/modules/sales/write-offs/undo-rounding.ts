import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { instant, today } from '#kit/posting/today.ts'
import { reverse } from '#modules/journal/face.ts'
import { unsettle } from '../payments/settle.ts'
import { settlementsOf, voidSettlements } from '../payments/store.ts'
import { changeWriteOff, roundingsOf } from './store.ts'

/**
 * Takes back what was rounded off these invoices, which the caller holds: without its payment nothing of them is a few
 * rupiah any more.
 */
export async function undoRounding(tx: Tx, actor: Actor, invoiceIds: readonly string[], reason: string): Promise<void> {
  for (const row of await roundingsOf(tx, actor.companyId, invoiceIds)) {
    const settlements = await settlementsOf(tx, { writeOffId: row.id })
    await voidSettlements(
      tx,
      settlements.map((each) => each.id),
    )
    await unsettle(tx, actor, row.customer_id, settlements)
    const change = { state: 'void' as const, voided_at: instant(), voided_by: actor.name, void_reason: reason }
    await changeWriteOff(tx, actor, row.id, change)
    await recordHistory(tx, actor, { subject: 'invoice', id: row.invoice_id, act: 'void-write-off', reason })
    await reverse(tx, actor, { kind: 'write-off', id: row.id }, { on: today(actor), reason })
  }
}
