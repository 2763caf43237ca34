import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { summed } from '#kit/db/summed.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { removeDraftOf } from '#kit/posting/remove-draft.ts'
import { signedBy } from '#kit/posting/signed.ts'
import { own } from '../store.ts'
import { visibleBills } from './visible.ts'
import type { PurchaseBillLineRow, PurchaseBillRow, PurchaseLandedShareRow } from './tables.ts'

export type Bill = Selectable<PurchaseBillRow>
export type BillLineRow = Selectable<PurchaseBillLineRow>
export type BillToInsert = Insertable<PurchaseBillRow>
export type BillLineToInsert = Insertable<PurchaseBillLineRow>

/** A bill that this person may see, as it is now. */
export async function readBill(tx: Tx, actor: Actor, id: string): Promise<Bill> {
  return found(
    await own(tx)
      .selectFrom('purchase_bill')
      .selectAll()
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id)
      .where(visibleBills(actor))
      .executeTakeFirst(),
  )
}

/** The same, taken for this transaction; its orders and receipts are locked before. */
export async function lockBill(tx: Tx, actor: Actor, id: string): Promise<Bill> {
  return found(
    await own(tx)
      .selectFrom('purchase_bill')
      .selectAll()
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id)
      .where(visibleBills(actor))
      .forUpdate()
      .executeTakeFirst(),
  )
}

/** Posted bills by id, taken for this transaction in one order for everybody. */
export async function lockBills(tx: Tx, companyId: string, ids: readonly string[]): Promise<Bill[]> {
  if (ids.length === 0) return []
  return own(tx)
    .selectFrom('purchase_bill')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', 'in', [...new Set(ids)])
    .where('state', '=', 'posted')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Bills of a supplier with something open, oldest due first. */
export async function openBillsOf(tx: Tx, actor: Actor, supplierId: string): Promise<Bill[]> {
  return own(tx)
    .selectFrom('purchase_bill')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('supplier_id', '=', supplierId)
    .where('state', '=', 'posted')
    .where('open_due', '>', 0n as Money)
    .where(visibleBills(actor))
    .orderBy('due_date')
    .orderBy('id')
    .limit(500)
    .execute()
}

export async function billLinesOf(tx: Tx, billIds: string | readonly string[]): Promise<BillLineRow[]> {
  const ids = typeof billIds === 'string' ? [billIds] : [...billIds]
  if (ids.length === 0) return []
  return own(tx)
    .selectFrom('purchase_bill_line')
    .selectAll()
    .where('bill_id', 'in', ids)
    .orderBy('bill_id')
    .orderBy('position')
    .execute()
}

/** The day of the order that a bill's first line bills; null for a bill without an order. */
export async function orderedOn(tx: Tx, billId: string): Promise<Day | null> {
  const { rows } = await sql<{ day: Day }>`
    select o.order_date as day from purchase_bill_line l join purchase_order o on o.id = l.order_id
    where l.bill_id = ${billId} order by l.position limit 1
  `.execute(own(tx))
  return rows[0]?.day ?? null
}

/** Whether an opening payable of the supplier stands. */
export async function hasOpeningBill(tx: Tx, companyId: string, supplierId: string): Promise<boolean> {
  const bills = own(tx).selectFrom('purchase_bill').select('id').where('company_id', '=', companyId)
  const opening = bills
    .where('supplier_id', '=', supplierId)
    .where('kind', '=', 'opening')
    .where('state', '=', 'posted')
  return (await opening.executeTakeFirst()) !== undefined
}

/** Writes a bill; refuses what somebody else booked at this very moment: the same paper, or the opening of a supplier. */
export async function insertBill(tx: Tx, row: BillToInsert, lines: readonly BillLineToInsert[]): Promise<Bill> {
  const bill = await own(tx)
    .insertInto('purchase_bill')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!bill) throw await refusalOfTwin(tx, row)
  await insertLines(tx, lines)
  return bill
}

async function refusalOfTwin(tx: Tx, row: BillToInsert): Promise<Refusal> {
  if (row.kind === 'opening')
    return new Refusal('bill.opening-twice', { supplier: row.supplier_name, reference: row.reference ?? '' })
  const no = row.supplier_invoice_no ?? ''
  const twin = await samePaper(tx, row.company_id, { supplierId: row.supplier_id, no, except: null })
  const facts = { no, number: twin?.number ?? 'draf', date: twin?.bill_date ?? row.bill_date, billId: twin?.id ?? '' }
  return new Refusal('bill.same-paper', facts, { field: 'supplierInvoiceNo' })
}

export async function replaceBillLines(tx: Tx, billId: string, lines: readonly BillLineToInsert[]): Promise<void> {
  await own(tx).deleteFrom('purchase_bill_line').where('bill_id', '=', billId).execute()
  await insertLines(tx, lines)
}

async function insertLines(tx: Tx, lines: readonly BillLineToInsert[]): Promise<void> {
  if (lines.length === 0) return
  await own(tx)
    .insertInto('purchase_bill_line')
    .values([...lines])
    .execute()
}

/** Keeps what each received line takes of a landed cost, in place of what it took before. */
export async function replaceLandedShares(
  tx: Tx,
  billId: string,
  rows: readonly Insertable<PurchaseLandedShareRow>[],
): Promise<void> {
  await own(tx).deleteFrom('purchase_landed_share').where('bill_id', '=', billId).execute()
  await own(tx)
    .insertInto('purchase_landed_share')
    .values([...rows])
    .execute()
}

export async function changeBill(tx: Tx, actor: Actor, id: string, change: Updateable<PurchaseBillRow>): Promise<Bill> {
  return own(tx)
    .updateTable('purchase_bill')
    .set({ ...change, ...signedBy(actor) })
    .where('id', '=', id)
    .where('company_id', '=', actor.companyId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function removeBill(tx: Tx, companyId: string, id: string): Promise<void> {
  await removeDraftOf(own(tx), 'purchase_bill', { companyId, id })
}

/** Adds to what was paid, withheld or sent back of bills, which may be named more than once; below zero takes back. */
export async function countSettled(
  tx: Tx,
  rows: readonly {
    readonly id: string
    readonly paid?: Money
    readonly withheld?: Money
    readonly returned?: Money
  }[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update purchase_bill b set paid_total = b.paid_total + c.paid, withheld_total = b.withheld_total + c.withheld,
      returned_total = b.returned_total + c.returned, version = b.version + 1
    from (
      select id, sum(paid)::bigint as paid, sum(withheld)::bigint as withheld, sum(returned)::bigint as returned
      from unnest(${rows.map((row) => row.id)}::uuid[], ${rows.map((row) => row.paid ?? 0n)}::bigint[],
        ${rows.map((row) => row.withheld ?? 0n)}::bigint[], ${rows.map((row) => row.returned ?? 0n)}::bigint[]
      ) as given (id, paid, withheld, returned) group by id
    ) c where c.id = b.id
  `.execute(own(tx))
}

/** Adds to what was sent back of billed lines; below zero takes back. */
export async function countReturnedLines(
  tx: Tx,
  lines: readonly { readonly id: string; readonly qty: string }[],
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    update purchase_bill_line l set returned_qty = l.returned_qty + c.qty from ${summed(lines)} c where l.id = c.id
  `.execute(own(tx))
}

/** The bill that has this paper of a supplier already. */
export async function samePaper(
  tx: Tx,
  companyId: string,
  paper: { readonly supplierId: string; readonly no: string; readonly except: string | null },
): Promise<{ id: string; number: string | null; state: string; bill_date: string } | undefined> {
  const { rows } = await sql<{ id: string; number: string | null; state: string; bill_date: string }>`
    select id, number, state, bill_date from purchase_bill
    where company_id = ${companyId} and supplier_id = ${paper.supplierId} and state <> 'void'
      and supplier_invoice_key = nullif(lower(regexp_replace(${paper.no}::text, '[^[:alnum:]]', '', 'g')), '')
      and id is distinct from ${paper.except}::uuid
    limit 1
  `.execute(own(tx))
  return rows[0]
}
