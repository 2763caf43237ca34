import { sql } from 'kysely'
import type { Money } from '#ground/money.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'

/** Adds to what credit notes took back of the PPN that a customer collects; below zero gives it again. */
export async function countCollected(tx: Tx, invoiceId: string, amount: Money): Promise<void> {
  if (amount === 0n) return
  await sql`update sales_invoice set ppn_credited = ppn_credited + ${amount} where id = ${invoiceId}`.execute(own(tx))
}
