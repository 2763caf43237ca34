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
        select coalesce(sum(b.qty), 0) as qty from purchase_return_line b join purchase_return t on t.id = b.return_id
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
]
