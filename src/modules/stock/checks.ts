import { sql } from 'kysely'
import type { Check } from '#kit/posting/check.ts'

/** What must be true of the stock book. */
export const stockChecks: readonly Check[] = [
  {
    name: 'stock-balance',
    law: 'Saldo stok sama dengan jumlah mutasinya, dalam jumlah dan nilai.',
    breaches: sql`
      select company_id, format('item %s gudang %s: saldo %s / Rp%s, mutasi %s / Rp%s', item_id, warehouse_id,
        b.qty, b.value, coalesce(m.qty, 0), coalesce(m.value, 0)) as detail
      from stock_balance b
      full join (
        select company_id, item_id, warehouse_id, sum(qty) as qty, sum(value) as value from stock_move group by 1, 2, 3
      ) m using (company_id, item_id, warehouse_id)
      where coalesce(b.qty, 0) <> coalesce(m.qty, 0) or coalesce(b.value, 0) <> coalesce(m.value, 0)
    `,
  },
  {
    name: 'stock-card',
    law: 'Saldo berjalan pada kartu stok sama dengan jumlah mutasi sampai baris itu.',
    breaches: sql`
      select company_id, format('mutasi %s: tertulis %s / Rp%s, seharusnya %s / Rp%s', id, qty_after, value_after, qty, value) as detail
      from (
        select company_id, id, qty_after, value_after, sum(qty) over card as qty, sum(value) over card as value
        from stock_move
        window card as (partition by company_id, item_id, warehouse_id order by posting_seq)
      ) m
      where qty_after <> qty or value_after <> value
    `,
  },
  {
    name: 'stock-month',
    law: 'Jumlah mutasi tiap bulan sama dengan mutasi bulan itu, dalam jumlah dan nilai.',
    breaches: sql`
      select company_id, format('item %s gudang %s bulan %s: tercatat %s / Rp%s, mutasi %s / Rp%s', item_id, warehouse_id,
        month, s.qty, s.value, m.qty, m.value) as detail
      from stock_month s
      full join (
        select company_id, item_id, warehouse_id, date_trunc('month', document_date)::date as month,
          sum(qty) as qty, sum(value) as value
        from stock_move group by 1, 2, 3, 4
      ) m using (company_id, item_id, warehouse_id, month)
      where coalesce(s.qty, 0) <> coalesce(m.qty, 0) or coalesce(s.value, 0) <> coalesce(m.value, 0)
    `,
  },
  {
    name: 'stock-reserved',
    law: 'Stok yang dipesan sama dengan jumlah pesanan yang menahannya.',
    breaches: sql`
      select company_id, format('item %s gudang %s: dipesan %s, ditahan %s', item_id, warehouse_id, b.reserved, coalesce(r.qty, 0)) as detail
      from stock_balance b
      left join (
        select company_id, item_id, warehouse_id, sum(qty) as qty from stock_reservation group by 1, 2, 3
      ) r using (company_id, item_id, warehouse_id)
      where b.reserved <> coalesce(r.qty, 0)
    `,
  },
  {
    name: 'stock-locked',
    law: 'Tidak ada mutasi stok yang dicatat ke periode yang sudah dikunci.',
    breaches: sql`
      select m.company_id, format('mutasi %s tanggal %s', m.id, m.document_date) as detail
      from period_lock l
      join stock_move m on m.company_id = l.company_id and m.document_date <= l.locked_until and m.posted_at > l.locked_at
      where l.area = 'stock'
    `,
  },
]
