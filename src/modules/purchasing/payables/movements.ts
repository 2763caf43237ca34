import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { turnedBack, voidDay } from '#kit/posting/void-day.ts'
import { visibleBills, visiblePayments, visibleReturns } from '../bills/visible.ts'
import type { PayableRow } from './contract.ts'

/** One movement of what we owe a supplier: credit raises it, debit lowers it. */
export type Movement = Omit<PayableRow, 'debit' | 'credit' | 'balance'> & {
  readonly debit: bigint
  readonly credit: bigint
}

export interface Of {
  readonly actor: Actor
  readonly supplierId: string
}

type Stands = 'posted' | 'void'

/** What the person may see of bills; who sees everything reads the table itself. */
export const billsOf = (actor: Actor, state: Stands = 'posted'): RawBuilder<unknown> =>
  sql`(select * from purchase_bill where company_id = ${actor.companyId} and state = ${sql.lit(state)} and ${visibleBills(actor)})`
/** Of payments. */
export const paymentsOf = (actor: Actor, state: Stands = 'posted'): RawBuilder<unknown> =>
  sql`(select * from purchase_payment where company_id = ${actor.companyId} and state = ${sql.lit(state)} and ${visiblePayments(actor)})`
/** Of returns. */
export const returnsOf = (actor: Actor, state: Stands = 'posted'): RawBuilder<unknown> =>
  sql`(select * from purchase_return where company_id = ${actor.companyId} and state = ${sql.lit(state)} and ${visibleReturns(actor)})`

/** The first order of a bill b: where its page is. */
export const billOrder = sql`(select l.order_id from purchase_bill_line l where l.bill_id = b.id and l.order_id is not null order by l.position limit 1)`

/**
 * What moved a supplier's account: bills raise it; payments (withheld tax and advances included) and returns of billed goods
 * lower it. What was voided stands until the day of its voiding and is turned back on it, as in the books. `other` is the
 * day of the other of such a pair.
 */
export function movements(of: Of): RawBuilder<unknown> {
  const { actor, supplierId } = of
  return sql`
    select m.*, null::date as other from (${papers(of, 'posted')}) m
    union all
    select m.id, m."paperId", m.kind, v.date, m.number, v.said || m.description, m."orderId", v.debit, v.credit, m.turn + v.later, v.other
    from (${papers(of, 'void')}) m ${turnedBack} where m.number <> ''
    union all
    select s.id, coalesce(s.payment_id, s.return_id), case when s.payment_id is null then 'return' else 'payment' end, s.settled_on,
      coalesce(p.number, t.number, ''), 'PPh dipotong saat uang muka dipakai · ' || b.number, ${billOrder},
      s.withheld - s.withheld_before, 0, 2, null
    from purchase_settlement s join ${billsOf(actor)} b on b.id = s.bill_id
      left join purchase_payment p on p.id = s.payment_id left join purchase_return t on t.id = s.return_id
    where s.company_id = ${actor.companyId} and b.supplier_id = ${supplierId} and s.is_use and not s.is_void and s.withheld > s.withheld_before
    union all
    select c.id, c.return_id, 'return', c.closed_on, coalesce(r.number, ''), 'Pengganti tidak datang · ' || c.reason, r.order_id, c.total, 0, 3, null
    from purchase_return_closing c join ${returnsOf(actor)} r on r.id = c.return_id
    where r.supplier_id = ${supplierId} and c.total > 0
  `
}

function papers({ actor, supplierId }: Of, state: Stands): RawBuilder<unknown> {
  const voided = state === 'void' ? sql`, ${voidDay(actor.companyId)} as voided` : sql``
  return sql`
    select id, id as "paperId", case kind when 'purchase' then 'bill' else kind end as kind, bill_date as date, coalesce(number, '') as number,
      case kind when 'opening' then coalesce(reference, 'Saldo awal') when 'landed' then 'Biaya perolehan · ' || supplier_invoice_no
        else 'Tagihan · ' || supplier_invoice_no end as description, ${billOrder} as "orderId",
      0::bigint as debit, total as credit, 1 as turn ${voided}
    from ${billsOf(actor, state)} b where supplier_id = ${supplierId}
    union all
    select id, id, 'payment', payment_date, coalesce(number, ''),
        case when order_id is null and exists (select from purchase_settlement s where s.payment_id = p.id and not s.is_use)
          then 'Pembayaran ' else 'Uang muka ' end || method
        || coalesce(' · ' || reference, '') || case when withheld_total > 0 then ' · termasuk PPh dipotong' else '' end, order_id,
      amount + withheld_total - coalesce((
        select sum(s.withheld - s.withheld_before) from purchase_settlement s where s.payment_id = p.id and s.is_use and not s.is_void), 0), 0, 2 ${voided}
    from ${paymentsOf(actor, state)} p where supplier_id = ${supplierId}
    union all
    select id, id, 'return', return_date, coalesce(number, ''), reason, order_id, total, 0, 3 ${voided}
    from ${returnsOf(actor, state)} r where supplier_id = ${supplierId} and total > 0 and not wants_replacement
  `
}
