import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { ListSource } from '#kit/list/source.ts'
import { booksNoCost, isCashLine } from '#modules/journal/face.ts'
import { refuseNarrowed } from '../statements/make-report.ts'
import { movementColumns } from './columns.ts'

// A line of the journal has no id of its own: that of its entry with the number of the line in the last three digits,
// so that lines stand in the order of their entries.
const lineId = sql`(left(l.entry_id::text, 33) || lpad(to_hex(l.line_no), 3, '0'))::uuid`

// Whole months as they are kept, then the lines of the month up to this one.
const balance = sql`(
  coalesce((select sum(b.debit - b.credit) from account_balance b
    where b.company_id = l.company_id and b.account_code = l.account_code and b.period < e.period), 0) +
  coalesce((select sum(m.debit - m.credit) from journal_line m
    where m.company_id = l.company_id and m.account_code = l.account_code
      and m.entry_date >= date_trunc('month', l.entry_date)::date
      and (m.entry_date, m.entry_id, m.line_no) <= (l.entry_date, l.entry_id, l.line_no)), 0)
)`

// What is paid is opened where it is paid: a run of wages, a week's settlement, the money that was given back of.
const page = sql`(case e.source_kind
  when 'payroll-payment' then
    (select '/slip-gaji/?perhitungan=' || p.run_id from payroll_payment p where p.id = e.source_id)
  when 'payroll-run' then '/slip-gaji/?perhitungan=' || e.source_id
  when 'wage-payment' then
    (select '/absensi/?tab=pekerja&bagian=bayar&upah=' || p.settlement_id from wage_payment p where p.id = e.source_id)
  when 'refund' then (
    select coalesce('/order/?jenis=pembayaran&dokumen=' || r.payment_id, '/order/detail/' || n.order_id || '?bagian=tagihan')
    from sales_refund r left join sales_credit_note n on n.id = r.credit_note_id where r.id = e.source_id
  ) end)`

/**
 * Every movement of cash and bank, for who sees the whole company; without 'view biaya' those of entries that book a cost
 * are left out of the list, though not of the balance.
 */
export function movementSource(actor: Actor): ListSource {
  refuseNarrowed(actor, null)
  return {
    columns: movementColumns,
    from: sql`journal_line l
      join journal_entry e on e.id = l.entry_id
      join cash_account k on k.company_id = l.company_id and k.account_code = l.account_code
      cross join lateral (select ${lineId} as id) x`,
    where: sql`l.company_id = ${actor.companyId} and ${isCashLine}
      and ${actor.can('view biaya') ? sql`true` : booksNoCost(sql`l.entry_id`)}`,
    alias: 'x',
    at: {
      date: sql.ref('l.entry_date'),
      entryNumber: sql.ref('e.number'),
      sourceNumber: sql`(select n.number from document_number n
        where n.company_id = e.company_id and n.document_id = e.source_id order by n.given_at limit 1)`,
      memo: sql.ref('e.memo'),
      against: sql`(select string_agg(distinct a.name, ', ') from journal_line o
        join account a on a.company_id = o.company_id and a.code = o.account_code
        where o.entry_id = l.entry_id and o.line_no <> l.line_no)`,
      cashAccountName: sql.ref('k.name'),
      area: sql.ref('e.area'),
      cashIn: sql.ref('l.debit'),
      cashOut: sql.ref('l.credit'),
      balance,
      amount: sql`(l.debit + l.credit)`,
      cashAccountId: sql.ref('k.id'),
      sourceKind: sql.ref('e.source_kind'),
      sourceId: sql.ref('e.source_id'),
      page,
    },
    search: sql`lower(e.number || ' ' || e.memo)`,
    defaultSort: '-date',
    zone: actor.zone,
  }
}
