import { sql } from 'kysely'
import { money, type Money } from '#ground/money.ts'
import type { Day } from '#ground/day.ts'
import { quantity, type Quantity } from '#ground/quantity.ts'
import { price } from '#ground/price.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { own } from '../store.ts'
import type { AgreedLine } from './rules.ts'
import type { KeptBillKind } from './seen.ts'

/** What an opening bears for a number where its journal would be empty. */
export const NOT_BOOKED = 'Saldo awal'

/** A bill of a subcontract, amounts before PPN but `total`. */
export interface KeptBill {
  readonly id: string
  readonly kind: KeptBillKind
  readonly opnameId: string | null
  /** Null of an opening: no bill of the supplier stands behind it. */
  readonly billId: string | null
  readonly number: string
  readonly date: Day
  readonly gross: Money
  readonly advance: Money
  readonly retention: Money
  readonly backCharge: Money
  /** Of an opening: paid ahead before the books began, and not taken off yet. */
  readonly advanceLeft: Money
  readonly ppn: Money
  readonly total: Money
}

/** Reads the lines of a subcontract with what approved opnames measured of each, of it and of its work item at all. */
export async function agreedLines(tx: Tx, companyId: string, subcontractId: string): Promise<AgreedLine[]> {
  return (await agreedLinesOf(tx, companyId, [subcontractId])).get(subcontractId) ?? []
}

/** Reads the same of several subcontracts, by subcontract. */
export async function agreedLinesOf(
  tx: Tx,
  companyId: string,
  subcontractIds: readonly string[],
): Promise<Map<string, AgreedLine[]>> {
  const { rows } = await sql<
    Record<'of' | 'id' | 'workItemId' | 'description' | 'unit' | 'volume' | 'price', string> & {
      readonly before: string
      readonly ownerApproved: string | null
      readonly beforeOfAll: string
    }
  >`
    select l.subcontract_id as of, l.id, l.work_item_id as "workItemId", l.description, l.unit, l.volume::text, l.price::text,
      (select coalesce(sum(m.volume), 0) from subcontract_opname_line m join subcontract_opname o on o.id = m.opname_id
        where m.subcontract_line_id = l.id and o.state = 'posted')::text as before,
      (select coalesce(sum(p.volume), 0) from progress_line p
        join progress_report r on r.company_id = p.company_id and r.id = p.report_id
        where p.company_id = l.company_id and p.work_item_id = l.work_item_id and r.state = 'approved'
        having exists (
          select from rab_row b join rab v on v.id = b.rab_id
          where b.company_id = l.company_id and b.work_item_id = l.work_item_id and v.state = 'approved'
            and lower(b.unit) = lower(l.unit)
        ))::text as "ownerApproved",
      (select coalesce(sum(m.volume), 0) from subcontract_line a join subcontract_opname_line m on m.subcontract_line_id = a.id
        join subcontract_opname o on o.id = m.opname_id
        where a.company_id = l.company_id and a.work_item_id = l.work_item_id and o.state = 'posted')::text as "beforeOfAll"
    from subcontract_line l where l.company_id = ${companyId} and l.subcontract_id = any (${[...subcontractIds]}::uuid[])
    order by l.subcontract_id, l.line_no
  `.execute(own(tx))
  const exact = rows.map((row) => ({
    ...{ of: row.of, id: row.id, workItemId: row.workItemId, description: row.description, unit: row.unit },
    ...{ volume: quantity(row.volume), price: price(row.price), before: quantity(row.before) },
    ownerApproved: row.ownerApproved === null ? null : quantity(row.ownerApproved),
    beforeOfAll: quantity(row.beforeOfAll),
  }))
  return Map.groupBy(exact, (row) => row.of)
}

/** Reads the bills of subcontracts that stand, oldest first, by subcontract. */
export async function billsOfSubcontracts(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, KeptBill[]>> {
  const { rows } = await sql<KeptBill & { readonly of: string }>`
    select subcontract_id as of, id, kind, opname_id as "opnameId", bill_id as "billId", bill_number as number,
      billed_on as date, gross, advance, retention, back_charge as "backCharge", advance_left as "advanceLeft", ppn, total
    from subcontract_bill where company_id = ${companyId} and subcontract_id = any (${[...ids]}::uuid[]) and not is_void
    order by created_at, id
  `.execute(own(tx))
  const exact = rows.map((row) => ({ ...row, gross: money(row.gross), total: money(row.total) }))
  return Map.groupBy(exact, (row) => row.of)
}

/** Keeps a bill of a subcontract with what it was made of. */
export async function keepBill(
  tx: Tx,
  actor: Actor,
  bill: Omit<KeptBill, 'id'> & { readonly id?: string; readonly subcontractId: string },
): Promise<void> {
  await own(tx)
    .insertInto('subcontract_bill')
    .values({
      ...{ id: bill.id ?? newId(), company_id: actor.companyId, subcontract_id: bill.subcontractId, kind: bill.kind },
      ...{ opname_id: bill.opnameId, bill_id: bill.billId, bill_number: bill.number, billed_on: bill.date },
      ...{ gross: bill.gross, advance: bill.advance, retention: bill.retention, back_charge: bill.backCharge },
      ...{ advance_left: bill.advanceLeft, ppn: bill.ppn, total: bill.total },
    })
    .execute()
}

/** Marks a bill of a subcontract as taken back. */
export async function takeBillBack(tx: Tx, companyId: string, id: string): Promise<void> {
  await own(tx)
    .updateTable('subcontract_bill')
    .set({ is_void: true })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** An opname of a subcontract in short. */
export interface OpnameRow {
  readonly id: string
  readonly version: number
  readonly number: string | null
  readonly state: 'draft' | 'posted'
  readonly date: Day
  readonly gross: Money
  readonly note: string | null
  readonly writers: readonly string[]
}

/** Reads the opnames of subcontracts that are not void, oldest first, by subcontract. */
export async function opnamesOf(
  tx: Tx,
  companyId: string,
  subcontractIds: readonly string[],
): Promise<Map<string, OpnameRow[]>> {
  const { rows } = await sql<OpnameRow & { readonly of: string }>`
    select subcontract_id as of, id, version, number, state, opname_date as date, gross, note,
      array[created_by, updated_by] as writers
    from subcontract_opname
    where company_id = ${companyId} and subcontract_id = any (${[...subcontractIds]}::uuid[]) and state <> 'void'
    order by (state = 'draft'), number, id
  `.execute(own(tx))
  return Map.groupBy(rows, (row) => row.of)
}

/** Reads what approved opnames measured of the lines of a subcontract before one of them, by line. */
export async function measuredBefore(
  tx: Tx,
  companyId: string,
  { subcontractId, number }: { readonly subcontractId: string; readonly number: string | null },
): Promise<Map<string, Quantity>> {
  const { rows } = await sql<{ id: string; volume: string }>`
    select m.subcontract_line_id as id, sum(m.volume)::text as volume
    from subcontract_opname o join subcontract_opname_line m on m.opname_id = o.id
    where o.company_id = ${companyId} and o.subcontract_id = ${subcontractId} and o.state = 'posted'
      and (${number}::text is null or o.number < ${number})
    group by 1
  `.execute(own(tx))
  return new Map(rows.map((row) => [row.id, quantity(row.volume)]))
}

/** Reads the subcontract an opname is of; nothing where there is none. */
export async function subcontractOfOpname(tx: Tx, companyId: string, opnameId: string): Promise<string | undefined> {
  const row = await own(tx)
    .selectFrom('subcontract_opname')
    .select('subcontract_id')
    .where('company_id', '=', companyId)
    .where('id', '=', opnameId)
    .executeTakeFirst()
  return row?.subcontract_id
}

/** The ids of the subcontracts of a project that are not void, newest first. */
export async function subcontractIdsOf(tx: Tx, companyId: string, projectId: string): Promise<string[]> {
  const rows = await own(tx)
    .selectFrom('subcontract')
    .select('id')
    .where('company_id', '=', companyId)
    .where('project_id', '=', projectId)
    .where('state', '<>', 'void')
    .orderBy('contract_date', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return rows.map((row) => row.id)
}

/** Tells whether a work item was given to a subcontractor, or an addendum would give it. */
export async function isSubcontracted(tx: Tx, companyId: string, workItemId: string): Promise<boolean> {
  const { rows } = await sql<{ isGiven: boolean }>`
    select exists (select from subcontract_line where company_id = ${companyId} and work_item_id = ${workItemId})
      or exists (select from subcontract_addendum_line where company_id = ${companyId} and work_item_id = ${workItemId})
      as "isGiven"
  `.execute(own(tx))
  return rows[0]?.isGiven === true
}
