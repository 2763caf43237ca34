import { sql } from 'kysely'
import type { Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'

/** Adds to what credit notes took back of the PPN that a customer collects; below zero gives it again. */
export async function countCollected(tx: Tx, { companyId }: Actor, invoiceId: string, amount: Money): Promise<void> {
  if (amount === 0n) return
  await sql`
    update sales_invoice set ppn_credited = ppn_credited + ${amount} where company_id = ${companyId} and id = ${invoiceId}
  `.execute(own(tx))
}
