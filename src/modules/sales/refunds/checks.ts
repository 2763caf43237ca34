import { sql } from 'kysely'
import type { Check } from '#kit/posting/check.ts'
import { accounts } from '#modules/journal/rules.ts'

/** What must be true of money that went back to customers. */
export const refundChecks: readonly Check[] = [
  {
    name: 'refunded',
    law: 'Yang dikembalikan dari pembayaran dan nota kredit sama dengan jumlah pengembaliannya.',
    breaches: sql`
      select company_id, format('%s: tercatat Rp%s, pengembalian Rp%s', number, refunded_total, given) as detail from (
        select p.company_id, p.number, p.refunded_total,
          (select coalesce(sum(amount), 0) from sales_refund r where r.payment_id = p.id and r.state = 'posted') as given
        from sales_payment p
        union all
        select n.company_id, n.number, n.refunded_total,
          (select coalesce(sum(amount), 0) from sales_refund r where r.credit_note_id = n.id and r.state = 'posted')
        from sales_credit_note n
      ) each where refunded_total <> given
    `,
  },
  {
    name: 'refund-entry',
    law: 'Jurnal tiap pengembalian uang sama dengan pengembaliannya.',
    breaches: sql`
      select company_id, format('%s: jurnal Rp%s, pengembalian Rp%s', coalesce(r.number, id::text), coalesce(j.given, 0), coalesce(r.amount, 0)) as detail
      from (
        select e.company_id, e.source_id as id, sum(l.debit - l.credit) as given
        from journal_entry e join journal_line l on l.entry_id = e.id
        where e.source_kind = 'refund' and l.account_code = ${accounts.customerAdvance} group by 1, 2
      ) j
      full join (select company_id, id, number, amount from sales_refund where state = 'posted') r using (company_id, id)
      where coalesce(j.given, 0) <> coalesce(r.amount, 0)
    `,
  },
]
