import { sql, type RawBuilder } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { turnedBack, voidDay } from '#kit/posting/void-day.ts'
import { seenInvoices, seenNotes, seenPayments, seenRefunds, seenWriteOffs } from '../orders/visible.ts'

/** Whose account, and who asks: of it stands what they may see. */
export interface Of {
  readonly actor: Actor
  readonly customerId: string
}

/** Some days of it. */
export interface Period extends Of {
  readonly from: Day
  readonly to: Day
}

/**
 * What moved a customer's account: invoices raise it, payments (withheld tax included), credit notes and what was given up
 * lower it, money given back raises it again. What was voided stands until the day of its voiding and is turned back on it,
 * as in the books: a month that is over stays as it was told. `other` is the day of the other of such a pair.
 */
export function movements(of: Of): RawBuilder<unknown> {
  return sql`
    select m.*, null::date as other from (${papers(of, 'posted')}) m
    union all
    select m.id, m.kind, v.date, m.number, v.said || m.description, m."orderId", v.debit, v.credit, m.turn + v.later, v.other
    from (${papers(of, 'void')}) m ${turnedBack} where m.number <> ''
  `
}

function papers({ actor, customerId }: Of, state: 'posted' | 'void'): RawBuilder<unknown> {
  const { companyId } = actor
  const theirs = sql`company_id = ${companyId} and customer_id = ${customerId} and state = ${sql.lit(state)}`
  const voided = state === 'void' ? sql`, ${voidDay(companyId)} as voided` : sql``
  return sql`
    select id, case when kind = 'opening' then 'opening' else 'invoice' end as kind, invoice_date as date, coalesce(number, '') as number,
      case kind when 'down_payment' then 'Uang muka' when 'retention' then 'Retensi' when 'opening' then coalesce(reference, 'Saldo awal')
        else 'Invoice' end || coalesce(' · No. PO ' || customer_po_no, '') as description, order_id as "orderId", total as debit, 0::bigint as credit,
      1 as turn ${voided}
    from sales_invoice i where ${theirs} and ${seenInvoices(actor)}
    union all
    select id, 'payment', payment_date, coalesce(number, ''), 'Pembayaran ' || method || coalesce(' · ' || reference, '')
        || case when withheld_total > 0 then ' · termasuk PPh dipotong' else '' end, (
          select s.order_id from sales_settlement s
          where s.payment_id = p.id and s.order_id is not null and not s.is_void order by s.id limit 1
        ), 0, amount + withheld_total, 2 ${voided}
    from sales_payment p where ${theirs} and ${seenPayments(actor)}
    union all
    select id, 'credit-note', note_date, coalesce(number, ''), reason, order_id, 0, total, 3 ${voided}
    from sales_credit_note n where ${theirs} and ${seenNotes(actor)}
    union all
    select id, 'write-off', write_off_date, coalesce(number, ''), case against when 'rounding' then 'Pembulatan · ' when 'penalty' then 'Denda keterlambatan · ' else 'Penghapusan piutang · ' end || reason,
      order_id, 0, amount, 4 ${voided}
    from sales_write_off w where ${theirs} and ${seenWriteOffs(actor)}
    union all
    select id, 'refund', refund_date, coalesce(number, ''), 'Pengembalian uang · ' || reason, null, amount, 0, 5 ${voided}
    from sales_refund r where ${theirs} and ${seenRefunds(actor)}
  `
}
