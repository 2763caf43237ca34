import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { minus, money, mulDiv, type Money } from '#ground/money.ts'
import type { Tx } from '#kit/db/tx.ts'
import { heldOf } from '../payments/pph-rules.ts'
import { dueOf } from '../payments/settle.ts'
import { own } from '../store.ts'

/** What is still to be paid to a supplier for a project, PPN within and PPh taken off where a bill says so; in rupiah. */
export interface ProjectPayable {
  readonly kind: 'bill' | 'order'
  readonly id: string
  readonly number: string
  readonly supplierName: string
  /** The day a bill falls due; of an order the day its goods are expected, with the term after it. */
  readonly on: Day
  readonly amount: Money
}

/** Reads open bills that name a project in their lines, and what purchase orders that bind will still bill; at most 1,000 of each. */
export async function payablesOfProject(tx: Tx, companyId: string, projectId: string): Promise<ProjectPayable[]> {
  return [...(await openBills(tx, companyId, projectId)), ...(await unbilledOrders(tx, companyId, projectId))]
}

async function openBills(tx: Tx, companyId: string, projectId: string): Promise<ProjectPayable[]> {
  const { rows: shares } = await sql<{ id: string; part: string; whole: string }>`
    select b.id, sum(l.net) filter (where l.project_id = ${projectId})::text as part, sum(l.net)::text as whole
    from purchase_bill b join purchase_bill_line l on l.bill_id = b.id
    where b.company_id = ${companyId} and b.state = 'posted' and b.open_due > 0 and b.id in (
      select bill_id from purchase_bill_line where company_id = ${companyId} and project_id = ${projectId}
    )
    group by b.id limit 1000
  `.execute(own(tx))
  if (shares.length === 0) return []
  const shareOf = new Map(shares.map((row) => [row.id, { part: money(row.part), whole: money(row.whole) }]))
  const bills = await own(tx)
    .selectFrom('purchase_bill')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', 'in', [...shareOf.keys()])
    .execute()
  return bills.flatMap((bill) => {
    const due = dueOf(bill)
    const share = shareOf.get(bill.id)
    const open = minus(due.open, heldOf(due, due.open))
    if (!share || share.whole <= 0n || share.part <= 0n) return []
    const amount = mulDiv(open, share.part, share.whole) as Money
    const seen = { id: bill.id, number: due.number, supplierName: bill.supplier_name, on: bill.due_date }
    return [{ kind: 'bill' as const, ...seen, amount }]
  })
}

// What was paid ahead of an order is taken off what it still bills, in proportion to what of it is for the project.
async function unbilledOrders(tx: Tx, companyId: string, projectId: string): Promise<ProjectPayable[]> {
  const { rows } = await sql<Omit<ProjectPayable, 'amount' | 'kind'> & { readonly amount: string }>`
    select o.id, o.number, o.supplier_name as "supplierName",
      coalesce(o.expected_date, o.order_date) + o.term_days as on,
      round(
        sum(l.net * greatest(case when o.closed_at is null then l.qty else l.received_qty end - l.billed_qty, 0) / l.qty) * (o.dpp + o.ppn)::numeric / nullif(o.dpp, 0)::numeric
        - o.advance_left::numeric * sum(l.net)::numeric / nullif(o.dpp, 0)::numeric
      )::bigint as amount
    from purchase_order_line l join purchase_order o on o.id = l.order_id
    where l.company_id = ${companyId} and l.project_id = ${projectId} and l.kind = 'item' and l.qty > l.billed_qty
      and o.state = 'posted' and (o.closed_at is null or l.received_qty > l.billed_qty)
    group by o.id order by 4, o.id limit 1000
  `.execute(own(tx))
  return rows
    .map((row) => ({ ...row, kind: 'order' as const, amount: money(row.amount) }))
    .filter(({ amount }) => amount > 0n)
}
