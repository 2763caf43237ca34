import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { signedBy } from '#kit/posting/signed.ts'
import { seenPayments } from '../orders/visible.ts'
import { own } from '../store.ts'
import type { SalesPaymentRow, SalesSettlementRow } from './tables.ts'

export type Payment = Selectable<SalesPaymentRow>
export type Settlement = Selectable<SalesSettlementRow>
export type SettlementToInsert = Insertable<SalesSettlementRow>

export async function insertPayment(tx: Tx, row: Insertable<SalesPaymentRow>): Promise<Payment> {
  return own(tx).insertInto('sales_payment').values(row).returningAll().executeTakeFirstOrThrow()
}

/** A payment of a customer that stands and looks like one that is about to be booked; the newest of several. */
export async function twinPayment(
  tx: Tx,
  companyId: string,
  like: {
    readonly customerId: string
    readonly amount: Money
    readonly on: Day
    readonly reference: string | null
    readonly invoiceIds: readonly string[]
    /** Part of it is for no document. */
    readonly isAdvance: boolean
    readonly from: Day
    readonly to: Day
  },
): Promise<{ readonly number: string; readonly customer: string; readonly on: Day } | undefined> {
  const { rows } = await sql<{ number: string; customer: string; on: Day }>`
    select coalesce(p.number, '') as number, p.customer_name as customer, p.payment_date as on from sales_payment p
    where p.company_id = ${companyId} and p.customer_id = ${like.customerId} and p.state = 'posted'
      and p.amount = ${like.amount} and (
        p.payment_date = ${like.on}::date and (${like.isAdvance} or p.unallocated > 0) or lower(p.reference) = lower(${like.reference})
        or p.payment_date between ${like.from}::date and ${like.to}::date and exists (
          select from sales_settlement s
          where s.payment_id = p.id and not s.is_void and s.invoice_id = any (${[...like.invoiceIds]}::uuid[])
        )
      )
    order by p.payment_date desc, p.id desc limit 1
  `.execute(own(tx))
  return rows[0]
}

/** Answers 404 for a payment that this person may not see. */
export async function seePayment(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { rows } = await sql`
    select from sales_payment p where p.company_id = ${actor.companyId} and p.id = ${id} and ${seenPayments(actor)}
  `.execute(own(tx))
  found(rows[0])
}

export async function lockPayment(tx: Tx, companyId: string, id: string): Promise<Payment> {
  return found(
    await own(tx)
      .selectFrom('sales_payment')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  )
}

export async function changePayment(
  tx: Tx,
  actor: Actor,
  id: string,
  change: Updateable<SalesPaymentRow>,
): Promise<Payment> {
  return own(tx)
    .updateTable('sales_payment')
    .set({ ...change, ...signedBy(actor) })
    .where('id', '=', id)
    .where('company_id', '=', actor.companyId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function insertSettlements(tx: Tx, rows: readonly SettlementToInsert[]): Promise<void> {
  if (rows.length === 0) return
  await own(tx)
    .insertInto('sales_settlement')
    .values([...rows])
    .execute()
}

/** What a payment, a credit note or a write-off settled and still settles. */
export async function settlementsOf(
  tx: Tx,
  source: { paymentId: string } | { creditNoteId: string } | { writeOffId: string },
): Promise<Settlement[]> {
  const which =
    'paymentId' in source
      ? (['payment_id', source.paymentId] as const)
      : 'creditNoteId' in source
        ? (['credit_note_id', source.creditNoteId] as const)
        : (['write_off_id', source.writeOffId] as const)
  return own(tx)
    .selectFrom('sales_settlement')
    .selectAll()
    .where(which[0], '=', which[1])
    .where('is_void', '=', false)
    .orderBy('id')
    .execute()
}

export async function voidSettlements(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await own(tx)
    .updateTable('sales_settlement')
    .set({ is_void: true })
    .where('id', 'in', [...ids])
    .execute()
}

/** The payment that a bukti potong belongs to: a settlement of it that held tax back. */
export async function paymentOfSlip(tx: Tx, companyId: string, settlementId: string): Promise<string> {
  const row = await own(tx)
    .selectFrom('sales_settlement')
    .select('payment_id')
    .where('company_id', '=', companyId)
    .where('id', '=', settlementId)
    .where('withholding_kind', 'is not', null)
    .executeTakeFirst()
  return found(found(row).payment_id)
}

/** Writes the proof of withholding on settlements of one payment. */
export async function setProofs(
  tx: Tx,
  paymentId: string,
  proofs: readonly {
    readonly allocationId: string
    readonly proofNo: string | null
    readonly proofDate: string | null
  }[],
): Promise<void> {
  if (proofs.length === 0) return
  await sql`
    update sales_settlement s set proof_no = p.no, proof_date = p.day
    from unnest(${proofs.map((proof) => proof.allocationId)}::uuid[], ${proofs.map((proof) => proof.proofNo)}::text[],
      ${proofs.map((proof) => proof.proofDate)}::date[]) as p (id, no, day)
    where s.id = p.id and s.payment_id = ${paymentId}
  `.execute(own(tx))
}
