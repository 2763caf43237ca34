import { sql, type RawBuilder } from 'kysely'
import { money, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Day } from '#ground/day.ts'
import type { CostHead } from '#modules/projects/contract.ts'
import { serviceHead } from './bills/entry.ts'
import { visibleBills } from './bills/visible.ts'
import './hanging.ts'
import { own } from './store.ts'

export { tellBillOrigin } from './bills/origin.ts'
export { tellWorkBudgets, type WorkBudget } from './over-budget.ts'
export { billClaims, payForBills, takeBackPaid, type BillClaim } from './payments/bank-claims.ts'
export { payablesOfProject, type ProjectPayable } from './payables/for-project.ts'
export type { BillPaid } from './payments/bills-to-pay.ts'
export { goodsForProject, requestMaterial, type ProjectGoods } from './requests/for-project.ts'
export {
  billSubcontract,
  subcontractPreview,
  type SubcontractPreview,
  voidSubcontractBill,
  type SubcontractBillLine,
} from './bills/subcontract-bill.ts'

/** Tells which of some bills a person may open. */
export async function billsInSight(tx: Tx, actor: Actor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0 || !actor.can('view pembelian-barang')) return new Set()
  const seen = await own(tx)
    .selectFrom('purchase_bill')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('id', 'in', [...ids])
    .where(visibleBills(actor))
    .execute()
  return new Set(seen.map(({ id }) => id))
}

/** Reads what is paid of some bills, PPh that was held back with it; a bill that is not there is left out. */
export async function billsPaid(tx: Tx, companyId: string, ids: readonly string[]): Promise<Map<string, Money>> {
  if (ids.length === 0) return new Map()
  const rows = await own(tx)
    .selectFrom('purchase_bill')
    .select(['id', 'paid_total'])
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, money(row.paid_total)]))
}

/** What was ordered for a project and has not come: goods that were not received, services that were not billed. */
export interface Commitment {
  readonly orderId: string
  readonly number: string
  readonly date: string
  readonly supplierName: string
  readonly description: string
  readonly workItemId: string | null
  /** Goods are material; a service stands where its bill will be booked. */
  readonly head: CostHead
  /** Before PPN. */
  readonly amount: Money
}

/** Reads what stands open of purchase orders that bind, line by line, newest first; with `on` as it stood after that day. At most 2,000. */
export async function commitmentsOf(
  tx: Tx,
  companyId: string,
  projectId: string,
  on: Day | null = null,
): Promise<Commitment[]> {
  const { rows } = await sql<CommitmentRow>`
    select o.id as "orderId", o.number, o.order_date as date, o.supplier_name as "supplierName", l.description,
      l.work_item_id as "workItemId", l.needs_receipt as "isGoods", s.kind as kinds, w.cost_head as "costHead",
      ${openWorth} as amount
    ${openLines(companyId, [projectId], on)}
    order by o.order_date desc, o.id, l.position limit 2000
  `.execute(own(tx))
  return rows.map(withHead)
}

/** Sums what stands open of purchase orders for several projects, by project, work item and head. */
export async function committedOf(
  tx: Tx,
  companyId: string,
  projectIds: readonly string[],
  on: Day | null = null,
): Promise<(Pick<Commitment, 'workItemId' | 'head' | 'amount'> & { readonly projectId: string })[]> {
  const { rows } = await sql<Unheaded & { readonly projectId: string; readonly workItemId: string | null }>`
    select l.project_id as "projectId", l.work_item_id as "workItemId", l.needs_receipt as "isGoods", s.kind as kinds,
      w.cost_head as "costHead", sum(${openWorth})::bigint as amount
    ${openLines(companyId, projectIds, on)}
    group by 1, 2, 3, 4, 5
  `.execute(own(tx))
  return rows.map(withHead)
}

interface Unheaded {
  readonly amount: string
  readonly isGoods: boolean
  readonly kinds: readonly string[]
  readonly costHead: CostHead | null
}

type CommitmentRow = Omit<Commitment, 'amount' | 'head'> & Unheaded

function withHead<Row extends Unheaded>({ isGoods, kinds, costHead, ...row }: Row) {
  const head: CostHead = isGoods ? 'material' : serviceHead(kinds, costHead)
  return { ...row, head, amount: money(row.amount) }
}

const openWorth = sql`round(l.net * greatest(l.qty - d.done, 0) / l.qty)::bigint`

// Lines of orders that bind for some projects (`l`, of `o` from `s`) with what is done of them (`d`).
const openLines = (companyId: string, projectIds: readonly string[], on: Day | null): RawBuilder<unknown> => sql`
  from purchase_order_line l join purchase_order o on o.id = l.order_id join supplier s on s.id = o.supplier_id
    left join work_item w on w.company_id = l.company_id and w.id = l.work_item_id
  cross join lateral (
    select case when l.needs_receipt then l.received_qty else l.billed_qty end - ${on === null ? sql`0` : doneAfter(on)} as done
  ) d
  where l.company_id = ${companyId} and l.project_id = any (${[...projectIds]}::uuid[]) and l.kind = 'item' and l.qty > 0
    and o.state = 'posted' and l.qty > d.done
    and (o.closed_at is null or (${on}::date is not null and o.closed_at::date > ${on}::date))
    and (${on}::date is null or o.order_date <= ${on}::date)`

// What came or was billed of a line (alias `l`) after a day.
function doneAfter(on: Day): RawBuilder<unknown> {
  return sql`case when l.needs_receipt then (
      select coalesce(sum(r.qty_accepted), 0) from goods_receipt_line r join goods_receipt g on g.id = r.receipt_id
      where r.order_line_id = l.id and g.state = 'posted' and g.receipt_date > ${on}::date
    ) else (
      select coalesce(sum(b.qty), 0) from purchase_bill_line b join purchase_bill p on p.id = b.bill_id
      where b.order_line_id = l.id and p.state = 'posted' and p.bill_date > ${on}::date
    ) end`
}
