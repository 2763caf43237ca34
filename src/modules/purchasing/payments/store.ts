import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Day } from '#ground/day.ts'
import { money, ZERO, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { signedBy } from '#kit/posting/signed.ts'
import { visiblePayments } from '../bills/visible.ts'
import { own } from '../store.ts'
import type { PurchasePaymentRow, PurchaseSettlementRow } from './tables.ts'

export type Payment = Selectable<PurchasePaymentRow>
export type Settlement = Selectable<PurchaseSettlementRow>
export type SettlementToInsert = Insertable<PurchaseSettlementRow>

/** A payment that this person may see, taken for this transaction; its bills are locked before. */
export async function lockPayment(tx: Tx, actor: Actor, id: string): Promise<Payment> {
  return found(
    await own(tx)
      .selectFrom('purchase_payment')
      .selectAll()
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id)
      .where(visiblePayments(actor))
      .forUpdate()
      .executeTakeFirst(),
  )
}

/** The same, only read. */
export async function readPayment(tx: Tx, actor: Actor, id: string): Promise<Payment> {
  return found(
    await own(tx)
      .selectFrom('purchase_payment')
      .selectAll()
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id)
      .where(visiblePayments(actor))
      .executeTakeFirst(),
  )
}

export async function insertPayment(tx: Tx, row: Insertable<PurchasePaymentRow>): Promise<void> {
  await own(tx).insertInto('purchase_payment').values(row).execute()
}

export async function changePayment(
  tx: Tx,
  actor: Actor,
  id: string,
  change: Updateable<PurchasePaymentRow>,
): Promise<Payment> {
  return own(tx)
    .updateTable('purchase_payment')
    .set({ ...change, ...signedBy(actor) })
    .where('id', '=', id)
    .where('company_id', '=', actor.companyId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function insertSettlements(tx: Tx, rows: readonly SettlementToInsert[]): Promise<void> {
  if (rows.length === 0) return
  await own(tx)
    .insertInto('purchase_settlement')
    .values([...rows])
    .execute()
}

/** A payment to a supplier that stands and looks like one that is about to be booked; the newest of several. */
export async function twinPaid(
  tx: Tx,
  companyId: string,
  like: {
    readonly supplierId: string
    readonly amount: Money
    readonly on: Day
    readonly reference: string | null
    readonly orderId: string | null
    readonly billIds: readonly string[]
    /** Part of it is for no document. */
    readonly isAdvance: boolean
    readonly from: Day
    readonly to: Day
  },
): Promise<{ readonly number: string; readonly supplier: string; readonly on: Day } | undefined> {
  const { rows } = await sql<{ number: string; supplier: string; on: Day }>`
    select coalesce(p.number, '') as number, p.supplier_name as supplier, p.payment_date as on from purchase_payment p
    where p.company_id = ${companyId} and p.supplier_id = ${like.supplierId} and p.state = 'posted'
      and p.amount = ${like.amount} and (
        p.payment_date = ${like.on}::date and (${like.isAdvance} or p.unallocated > 0 and p.order_id is null) or lower(p.reference) = lower(${like.reference})
        or p.payment_date between ${like.from}::date and ${like.to}::date and (
          p.order_id = ${like.orderId} or exists (
            select from purchase_settlement s
            where s.payment_id = p.id and not s.is_void and s.bill_id = any (${[...like.billIds]}::uuid[])
          )
        )
      )
    order by p.payment_date desc, p.id desc limit 1
  `.execute(own(tx))
  return rows[0]
}

/** What a payment or a return took off bills, and was not taken back. */
export async function settlementsOf(
  tx: Tx,
  companyId: string,
  source: { readonly paymentId: string } | { readonly returnId: string },
): Promise<Settlement[]> {
  const which =
    'paymentId' in source ? (['payment_id', source.paymentId] as const) : (['return_id', source.returnId] as const)
  return own(tx)
    .selectFrom('purchase_settlement')
    .selectAll()
    .where('company_id', '=', companyId)
    .where(which[0], '=', which[1])
    .where('is_void', '=', false)
    .orderBy('id')
    .execute()
}

export async function voidSettlements(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await own(tx)
    .updateTable('purchase_settlement')
    .set({ is_void: true })
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids])
    .execute()
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
    update purchase_settlement s set proof_no = p.no, proof_date = p.day
    from unnest(${proofs.map((proof) => proof.allocationId)}::uuid[], ${proofs.map((proof) => proof.proofNo)}::text[],
      ${proofs.map((proof) => proof.proofDate)}::date[]) as p (id, no, day)
    where s.id = p.id and s.payment_id = ${paymentId}
  `.execute(own(tx))
}

/** What was paid in advance on an order and not taken back. */
export async function advancedOn(tx: Tx, companyId: string, orderId: string): Promise<Money> {
  const { rows } = await sql<{ paid: string }>`
    select coalesce(sum(amount + advance_withheld), 0)::text as paid from purchase_payment
    where company_id = ${companyId} and order_id = ${orderId} and state = 'posted'
  `.execute(own(tx))
  return money(rows[0]?.paid ?? '0')
}

/** What a supplier holds of our money, unused. */
export async function unusedAdvance(tx: Tx, companyId: string, supplierId: string): Promise<Money> {
  return (await unusedAdvances(tx, companyId, [supplierId])).get(supplierId) ?? ZERO
}

/** What each of some suppliers holds of our money, unused; only those that hold any. */
export async function unusedAdvances(tx: Tx, companyId: string, ids: readonly string[]): Promise<Map<string, Money>> {
  const { rows } = await sql<{ supplierId: string; held: string }>`
    select supplier_id as "supplierId", sum(unallocated)::text as held from (
      select supplier_id, unallocated from purchase_payment
      where company_id = ${companyId} and supplier_id = any (${ids}::uuid[]) and unallocated > 0
      union all
      select supplier_id, unallocated from purchase_return
      where company_id = ${companyId} and supplier_id = any (${ids}::uuid[]) and unallocated > 0
    ) held group by 1
  `.execute(own(tx))
  return new Map(rows.map(({ supplierId, held }) => [supplierId, money(held)]))
}
