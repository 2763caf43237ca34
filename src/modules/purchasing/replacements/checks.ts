import { sql } from 'kysely'
import type { Check } from '#kit/posting/check.ts'

/** What must be true of goods that are sent back to be replaced. */
export const replacementChecks: readonly Check[] = [
  {
    name: 'purchase-replaced',
    law: 'Yang ditunggu gantinya pada baris pesanan sama dengan jumlah returnya.',
    breaches: sql`
      select l.company_id, format('baris %s: tercatat %s, retur %s', l.id, l.replaced_qty, r.qty) as detail
      from purchase_order_line l cross join lateral (
        select coalesce(sum(b.qty - (select coalesce(sum(closed_qty), 0) from purchase_return_part where return_line_id = b.id)), 0) as qty from purchase_return_line b join purchase_return t on t.id = b.return_id
        where b.order_line_id = l.id and t.state = 'posted' and t.wants_replacement
      ) r
      where l.replaced_qty <> r.qty
    `,
  },
  {
    name: 'purchase-claims',
    law: 'Pengganti yang diterima dari tiap retur sama dengan barang penggantinya.',
    breaches: sql`
      select p.company_id, format('bagian retur %s: tercatat %s, pengganti %s', p.id, p.replaced_qty, r.qty) as detail
      from purchase_return_part p cross join lateral (
        select coalesce(sum(qty), 0) as qty from purchase_replacement where part_id = p.id
      ) r
      where p.replaced_qty <> r.qty
    `,
  },
  {
    name: 'purchase-replacement-closed',
    law: 'Potongan hutang retur yang penggantinya ditutup sama dengan jumlah penutupannya.',
    breaches: sql`
      select t.company_id, format('%s: retur Rp%s, penutupan Rp%s, bagian Rp%s', t.number, t.total, c.total, p.total) as detail
      from purchase_return t
      cross join lateral (select coalesce(sum(total), 0) as total from purchase_return_closing where return_id = t.id) c
      cross join lateral (
        select coalesce(sum(p.closed_net + p.closed_ppn), 0) as total from purchase_return_part p
          join purchase_return_line l on l.id = p.return_line_id where l.return_id = t.id
      ) p
      where t.state = 'posted' and t.wants_replacement and (t.total <> c.total or t.total <> p.total)
    `,
  },
]
