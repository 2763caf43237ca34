import { sql } from 'kysely'
import type { Check } from '#kit/posting/check.ts'
import { withholdingKinds } from '../contract.ts'
import { withholdingAccounts } from './entry.ts'

const codes = withholdingKinds.map((kind) => withholdingAccounts[kind])

/** What must be true of the PPh that customers hold back. */
export const withholdingChecks: readonly Check[] = [
  {
    name: 'invoice-withholding',
    law: 'PPh yang direncanakan invoice: tiap jenis satu baris, jumlahnya cocok, dan dasarnya tidak melebihi nilai tanpa PPN.',
    breaches: sql`
      select i.company_id, format('%s: tercatat Rp%s, baris Rp%s dari dasar Rp%s', coalesce(i.number, i.id::text), i.withholding_amount, t.amount, t.base) as detail
      from sales_invoice i cross join lateral (
        select coalesce(sum((w ->> 'amount')::bigint), 0) as amount, coalesce(sum((w ->> 'base')::bigint), 0) as base,
          count(*) - count(distinct w ->> 'kind') as twice
        from jsonb_array_elements(i.withholding) w
      ) t
      where t.amount <> i.withholding_amount or t.twice > 0 or t.base > i.gross_net - i.down_payment_applied - i.retention_amount
    `,
  },
  {
    name: 'invoice-withheld',
    law: 'PPh yang dipotong dari invoice dan pembayaran sama dengan jumlah baris alokasinya.',
    breaches: sql`
      select i.company_id, format('%s: tercatat Rp%s, dipotong Rp%s', i.number, i.withheld_total, coalesce(s.withheld, 0)) as detail
      from sales_invoice i
      left join (select invoice_id, sum(withheld) as withheld from sales_settlement where not is_void group by 1) s on s.invoice_id = i.id
      where i.withheld_total <> coalesce(s.withheld, 0)
      union all
      select p.company_id, format('%s: tercatat Rp%s, dipotong Rp%s', p.number, p.withheld_total, s.withheld)
      from sales_payment p cross join lateral (
        select coalesce(sum(withheld), 0) as withheld from sales_settlement where payment_id = p.id and not is_void
      ) s
      where p.state = 'posted' and p.withheld_total <> s.withheld
    `,
  },
  {
    name: 'customer-pph',
    law: 'PPh dibayar di muka (1-1610, 1-1620) dan PPh final (8-1000) tiap pembayaran sama dengan potongannya per jenis.',
    breaches: sql`
      select company_id, format('pembayaran %s, akun %s: buku besar Rp%s, dipotong Rp%s', id, code, coalesce(j.booked, 0), coalesce(d.held, 0)) as detail
      from (
        select l.company_id, e.source_id as id, l.account_code as code, sum(l.debit - l.credit) as booked
        from journal_line l join journal_entry e on e.id = l.entry_id
        where l.account_code = any (${codes}::text[]) and e.source_kind = 'payment'
        group by 1, 2, 3
      ) j
      full join (
        select s.company_id, s.payment_id as id, c.code, sum(s.withheld) as held
        from sales_settlement s join unnest(${withholdingKinds}::text[], ${codes}::text[]) c (kind, code)
          on c.kind = coalesce(s.withholding_kind, 'pph23')
        where s.payment_id is not null and s.withheld > 0 and not s.is_void
        group by 1, 2, 3
      ) d using (company_id, id, code)
      where coalesce(j.booked, 0) <> coalesce(d.held, 0)
    `,
  },
]
