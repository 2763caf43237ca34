import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { jsonRows } from '#kit/db/json-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { signedBy } from '#kit/posting/signed.ts'
import { own } from '../store.ts'
import type { Refund } from './contract.ts'
import type { SalesRefundRow } from './tables.ts'

export type RefundRow = Selectable<SalesRefundRow>

export async function insertRefund(tx: Tx, row: Insertable<SalesRefundRow>): Promise<void> {
  await own(tx).insertInto('sales_refund').values(row).execute()
}

/** Reads what a refund is of, before anything is locked. */
export async function readRefund(tx: Tx, companyId: string, id: string): Promise<RefundRow> {
  return found(await byId(tx, companyId, id).executeTakeFirst())
}

export async function lockRefund(tx: Tx, companyId: string, id: string): Promise<RefundRow> {
  return found(await byId(tx, companyId, id).forUpdate().executeTakeFirst())
}

export async function changeRefund(
  tx: Tx,
  actor: Actor,
  id: string,
  change: Updateable<SalesRefundRow>,
): Promise<RefundRow> {
  return own(tx)
    .updateTable('sales_refund')
    .set({ ...change, ...signedBy(actor) })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The columns of a refund r, as it is shown. */
export const refundFace = sql`
  r.id, r.version, r.number, r.state, r.refund_date as date, r.amount::text as amount, r.cash_account_name as "cashAccountName",
  r.method, r.reference, r.reason, r.void_reason as "voidReason"
`

/** What was given back of the payment or the credit note of the query around, oldest first. */
export function refundsOf(which: RawBuilder<unknown>): RawBuilder<readonly Refund[]> {
  return jsonRows<Refund>(sql`select ${refundFace} from sales_refund r where ${which} order by r.created_at, r.id`)
}

function byId(tx: Tx, companyId: string, id: string) {
  return own(tx).selectFrom('sales_refund').selectAll().where('company_id', '=', companyId).where('id', '=', id)
}
