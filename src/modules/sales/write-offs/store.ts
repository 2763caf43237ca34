import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { signedBy } from '#kit/posting/signed.ts'
import { own } from '../store.ts'
import type { SalesWriteOffRow } from './tables.ts'

export type WriteOffRow = Selectable<SalesWriteOffRow>

export async function insertWriteOff(tx: Tx, row: Insertable<SalesWriteOffRow>): Promise<WriteOffRow> {
  return own(tx).insertInto('sales_write_off').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Reads which invoice a write-off belongs to, before anything is locked. */
export async function readWriteOff(tx: Tx, companyId: string, id: string): Promise<WriteOffRow> {
  return found(await byId(tx, companyId, id).executeTakeFirst())
}

export async function lockWriteOff(tx: Tx, companyId: string, id: string): Promise<WriteOffRow> {
  return found(await byId(tx, companyId, id).forUpdate().executeTakeFirst())
}

/** Whether a write-off of the invoice waits for somebody's yes. */
export async function hasWaiting(tx: Tx, invoiceId: string): Promise<boolean> {
  const row = await own(tx)
    .selectFrom('sales_write_off')
    .select('id')
    .where('invoice_id', '=', invoiceId)
    .where('state', '=', 'pending_approval')
    .executeTakeFirst()
  return row !== undefined
}

/** What was rounded off these invoices and stands, taken for this transaction. */
export async function roundingsOf(tx: Tx, companyId: string, invoiceIds: readonly string[]): Promise<WriteOffRow[]> {
  if (invoiceIds.length === 0) return []
  return own(tx)
    .selectFrom('sales_write_off')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('invoice_id', 'in', [...invoiceIds])
    .where('against', '=', 'rounding')
    .where('state', '=', 'posted')
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function changeWriteOff(
  tx: Tx,
  actor: Actor,
  id: string,
  change: Updateable<SalesWriteOffRow>,
): Promise<WriteOffRow> {
  return own(tx)
    .updateTable('sales_write_off')
    .set({ ...change, ...signedBy(actor) })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

function byId(tx: Tx, companyId: string, id: string) {
  return own(tx).selectFrom('sales_write_off').selectAll().where('company_id', '=', companyId).where('id', '=', id)
}
