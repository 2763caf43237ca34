import { sql } from 'kysely'
import type { Check } from '#kit/posting/check.ts'

/** What must be true of services that were handed over. */
export const handoverChecks: readonly Check[] = [
  {
    name: 'purchase-line-handed',
    law: 'Yang diserahterimakan pada baris pembelian sama dengan jumlah berita acaranya.',
    breaches: sql`
      select l.company_id, format('baris %s: %s, berita acara %s', l.id, l.handed_qty, h.handed) as detail
      from purchase_order_line l cross join lateral (
        select coalesce(sum(hl.qty), 0) as handed
        from service_handover_line hl join service_handover h on h.id = hl.handover_id
        where hl.order_line_id = l.id and h.state = 'posted'
      ) h
      where l.handed_qty <> h.handed
    `,
  },
]
