import type pg from 'pg'

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
    insert into template select e.id, t.order_id, t.is_recent from journal_entry e join template t on t.id = e.source_id;
    insert into template select id, id, true from customer;
    create unique index on template (id);
    analyze template`)
}

/** How much of every item one copy of each half takes from the shelf; what it brings comes on top. */
export async function consumption(client: pg.Client): Promise<{ itemId: string; old: number; recent: number }[]> {
  const { rows } = await client.query<{ item_id: string; old: number; recent: number }>(`
    select m.item_id, coalesce(-sum(m.qty) filter (where not t.is_recent), 0)::int as old,
      coalesce(-sum(m.qty) filter (where t.is_recent), 0)::int as recent
    from stock_move m join template t on t.id = m.document_id where m.qty < 0 group by 1`)
  return rows.map((row) => ({ itemId: row.item_id, old: row.old, recent: row.recent }))
}
