import { sql } from 'kysely'
import type { Check } from '#kit/posting/check.ts'
import { strayPurchases } from '../orders/progress.ts'

/** What must be true of orders and receipts. */
export const receiptChecks: readonly Check[] = [
  {
    name: 'purchase-summary',
    law: 'Ringkasan pembelian sama dengan baris dan penerimaannya.',
    breaches: strayPurchases,
  },
  {
    name: 'purchase-line-received',
    law: 'Diterima dan ditolak pada baris pembelian sama dengan jumlah penerimaannya.',
    breaches: sql`
      select l.company_id, format('baris %s: diterima %s/%s, ditolak %s/%s', l.id, l.received_qty, r.accepted, l.rejected_qty, r.rejected) as detail
      from purchase_order_line l cross join lateral (
        select coalesce(sum(rl.qty_accepted), 0) as accepted, coalesce(sum(rl.qty_rejected), 0) as rejected
        from goods_receipt_line rl join goods_receipt r on r.id = rl.receipt_id
        where rl.order_line_id = l.id and r.state = 'posted'
      ) r
      where l.received_qty <> r.accepted or l.rejected_qty <> r.rejected
    `,
  },
  {
    name: 'receipt-value',
    law: 'Nilai penerimaan sama dengan jumlah barisnya.',
    breaches: sql`
      select r.company_id, format('%s: Rp%s, baris Rp%s', r.number, r.value, l.value) as detail
      from goods_receipt r cross join lateral (
        select coalesce(sum(value), 0) as value from goods_receipt_line where receipt_id = r.id
      ) l
      where r.state = 'posted' and r.value <> l.value
    `,
  },
  {
    name: 'incoming',
    law: 'Akan datang pada stok sama dengan yang belum diterima dari pesanan yang berjalan.',
    breaches: sql`
      select coalesce(b.company_id, o.company_id) as company_id,
        format('barang %s di gudang %s: tercatat %s, pesanan %s', coalesce(b.item_id, o.item_id), coalesce(b.warehouse_id, o.warehouse_id),
          coalesce(b.incoming, 0), coalesce(o.qty, 0)) as detail
      from (select company_id, item_id, warehouse_id, incoming from stock_balance where incoming <> 0) b
      full join (
        select p.company_id, l.item_id, p.warehouse_id, sum(greatest(round(l.qty * l.unit_num / l.unit_den, 4) - round((l.received_qty - l.replaced_qty) * l.unit_num / l.unit_den, 4), 0)) as qty
        from purchase_order p join purchase_order_line l on l.order_id = p.id
        where p.state = 'posted' and p.closed_at is null and l.needs_receipt group by 1, 2, 3
      ) o using (company_id, item_id, warehouse_id)
      where coalesce(b.incoming, 0) <> coalesce(o.qty, 0)
    `,
  },
  {
    name: 'request-received',
    law: 'Diterima pada baris permintaan tidak melebihi penerimaan pesanannya.',
    breaches: sql`
      select l.company_id, format('baris permintaan %s: diterima %s tanpa penerimaan', l.id, l.received_qty) as detail
      from purchase_request_line l
      where l.received_qty > 0 and not exists (
        select from purchase_order_line o where o.request_line_id = l.id and o.received_qty > 0
      )
    `,
  },
]
