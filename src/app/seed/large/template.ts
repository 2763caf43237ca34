import type pg from 'pg'
import { markWarehouse } from '#app/seed/large/warehouse.ts'

/** Writes down which documents belong to the template, of which half, and to which order or purchase. */
export async function markTemplate(client: pg.Client, since: string): Promise<void> {
  await client.query(`
    create temp table template as
    select id, id as order_id, order_date > '${since}'::date as is_recent from sales_order;
    insert into template select d.id, d.order_id, t.is_recent from sales_delivery d join template t on t.id = d.order_id;
    insert into template select i.id, i.order_id, t.is_recent from sales_invoice i join template t on t.id = i.order_id;
    insert into template select distinct s.payment_id, s.order_id, t.is_recent
      from sales_settlement s join template t on t.id = s.order_id where s.payment_id is not null;
    insert into template select id, id, order_date > '${since}'::date from purchase_order;
    insert into template select r.id, r.order_id, t.is_recent from goods_receipt r join template t on t.id = r.order_id;
    insert into template select distinct l.bill_id, l.order_id, t.is_recent
      from purchase_bill_line l join template t on t.id = l.order_id;
    insert into template select distinct s.payment_id, t.order_id, t.is_recent
      from purchase_settlement s join template t on t.id = s.bill_id where s.payment_id is not null;
    ${markWarehouse(since)};
    insert into template select e.id, t.order_id, t.is_recent from journal_entry e join template t on t.id = e.source_id;
    insert into template select id, id, true from customer;
    create unique index on template (id);
    analyze template`)
}

/** How much the copies take from where the template took it, beyond what each brings there before; in whole units. */
export async function consumption(client: pg.Client, worlds: { readonly old: number; readonly recent: number }) {
  const { rows } = await client.query<{ itemId: string; warehouseId: string; qty: number }>(`
    with run as (
      select m.item_id, m.warehouse_id, t.is_recent, m.qty,
        sum(m.qty) over (partition by m.item_id, m.warehouse_id, t.is_recent order by m.posting_seq) as then_there
      from stock_move m join template t on t.id = m.document_id
    ), taken as (
      select item_id, warehouse_id, is_recent, -sum(qty) filter (where qty < 0) as qty
      from run group by 1, 2, 3 having min(then_there) < 0
      union all
      select r.item_id, r.warehouse_id, t.is_recent, r.qty
      from stock_reservation r join template t on t.id = r.document_id where r.document_kind = 'production-order'
    )
    select item_id as "itemId", warehouse_id as "warehouseId",
      ceil(sum(qty * case when is_recent then ${worlds.recent} else ${worlds.old} end))::int as qty
    from taken group by 1, 2 having sum(qty) > 0 order by 2, 1`)
  return rows
}
