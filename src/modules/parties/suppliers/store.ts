import { sql } from 'kysely'
import { dayIn } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import type { ListSource } from '#kit/list/source.ts'
import { masterSource } from '#kit/record/serve-record.ts'
import { supplierRecord } from '#modules/parties/suppliers/supplier.record.ts'
import type { SupplierTables } from '#modules/parties/suppliers/tables.ts'

const own = (tx: Tx) => tables<SupplierTables>(tx)

/** The list of suppliers with what we owe them, what we bought this year and how well they deliver. */
export function supplierSource(actor: Actor, asked: ListAsked): ListSource {
  const standing = (column: string) => ({ by: sql.ref(`s.${column}`), tie: sql.ref('s.supplier_id') })
  // A left join that nobody reads is dropped by the planner, so that counting does not visit the standings.
  const isByStanding = /payable|lastBoughtOn/.test([asked.sort, ...Object.keys(asked)].join(' '))
  const year = Number(dayIn(actor.zone, now()).slice(0, 4))
  return masterSource(supplierRecord, actor, asked, {
    from: sql`supplier t ${isByStanding ? sql`join` : sql`left join`} supplier_standing s
      on s.company_id = t.company_id and s.supplier_id = t.id`,
    at: {
      payable: sql.ref('s.payable'),
      boughtThisYear: sql`(case when s.bought_year = ${year} then s.bought else 0 end)`,
      onTimePercent: sql.ref('s.on_time_percent'),
      rejectPercent: sql.ref('s.reject_percent'),
      priceDriftPercent: sql.ref('s.price_drift_percent'),
      lastBoughtOn: sql`nullif(s.last_bought_on, '0001-01-01')`,
    },
    sorts: { payable: standing('payable'), lastBoughtOn: standing('last_bought_on') },
  })
}

/** Some suppliers' rows as documents need them. */
export async function supplierRows(tx: Tx, companyId: string, ids: readonly string[]) {
  return own(tx)
    .selectFrom('supplier')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids])
    .execute()
}

/** A supplier's row as documents need it. */
export async function supplierRow(tx: Tx, companyId: string, id: string) {
  return (await supplierRows(tx, companyId, [id]))[0]
}

/** The same, with the row held until commit so that its status cannot change under a posting. */
export async function supplierRowForShare(tx: Tx, companyId: string, id: string) {
  return own(tx)
    .selectFrom('supplier')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
}

/** The bank accounts that two people have seen, the main one first. */
export async function bankAccountsOf(tx: Tx, companyId: string, supplierId: string) {
  return own(tx)
    .selectFrom('supplier_bank_account')
    .select(['id', 'bank', 'account_no', 'holder', 'branch', 'is_default'])
    .where('company_id', '=', companyId)
    .where('supplier_id', '=', supplierId)
    .orderBy('is_default', 'desc')
    .orderBy('line_no')
    .execute()
}

/** Tells which of some suppliers have a bank account that two people have seen. */
export async function withBankAccount(
  tx: Tx,
  companyId: string,
  supplierIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await own(tx)
    .selectFrom('supplier_bank_account')
    .select('supplier_id')
    .distinct()
    .where('company_id', '=', companyId)
    .where('supplier_id', 'in', supplierIds)
    .execute()
  return new Set(rows.map((row) => row.supplier_id))
}

/** What we owe a supplier, and how dealings with it went. */
export async function standingRow(tx: Tx, companyId: string, supplierId: string) {
  return own(tx)
    .selectFrom('supplier_standing')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('supplier_id', '=', supplierId)
    .executeTakeFirstOrThrow()
}

/** Adds to what we owe a supplier and bought of it; the last day of buying only moves ahead. */
export async function addToStanding(
  tx: Tx,
  deal: { companyId: string; supplierId: string; payable: bigint; bought: bigint; on: string },
): Promise<void> {
  const { companyId, supplierId, payable, bought, on } = deal
  const year = Number(on.slice(0, 4))
  // A deal of an earlier year tells nothing of this one; one of a later year begins it.
  await sql`
    update supplier_standing set payable = payable + ${payable},
      bought = case when ${year}::int = bought_year then bought + ${bought}::bigint
        when ${year}::int > bought_year and ${bought}::bigint <> 0 then ${bought}::bigint else bought end,
      bought_year = case when ${bought}::bigint <> 0 then greatest(bought_year, ${year}::int) else bought_year end,
      last_bought_on = case when ${bought}::bigint > 0 then greatest(last_bought_on, ${on}::date) else last_bought_on end
    where company_id = ${companyId} and supplier_id = ${supplierId}
  `.execute(own(tx))
}

/** Writes how well a supplier delivers. */
export async function setScore(
  tx: Tx,
  score: Record<'companyId' | 'supplierId', string> & Record<'onTime' | 'reject' | 'drift' | 'leadDays', string | null>,
): Promise<void> {
  await own(tx)
    .updateTable('supplier_standing')
    .set({
      on_time_percent: score.onTime,
      reject_percent: score.reject,
      price_drift_percent: score.drift,
      lead_days: score.leadDays,
    })
    .where('company_id', '=', score.companyId)
    .where('supplier_id', '=', score.supplierId)
    .execute()
}
