import { sql } from 'kysely'
import { quantityText } from '#ground/quantity.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { ArrivedGoods } from '#modules/stock/goods.ts'

/** Moves promises to orders along, the oldest first; the balances of both places are locked. */
export async function movePromises(tx: Tx, companyId: string, { from, to, lines }: ArrivedGoods): Promise<void> {
  await sql`
    with due as (
      select a.item as item_id, least(sum(a.qty), max(f.reserved - greatest(f.qty, 0)), max(t.qty - t.reserved)) as qty
      from unnest(
        ${lines.map((line) => line.itemId)}::uuid[], ${lines.map((line) => quantityText(line.qty))}::numeric[]
      ) as a (item, qty)
      join stock_balance f on f.company_id = ${companyId} and f.item_id = a.item and f.warehouse_id = ${from}
      join stock_balance t on t.company_id = ${companyId} and t.item_id = a.item and t.warehouse_id = ${to}
      group by a.item
    ), moved as (
      select * from (
        select r.document_kind, r.document_id, r.line_id, r.item_id,
          least(r.qty, d.qty - coalesce(sum(r.qty) over before, 0)) as qty
        from stock_reservation r join due d on d.item_id = r.item_id and d.qty > 0
        where r.company_id = ${companyId} and r.warehouse_id = ${from} and r.document_kind = 'order' and r.qty > 0
        window before as (
          partition by r.item_id order by r.document_id, r.line_id rows between unbounded preceding and 1 preceding
        )
      ) each where qty > 0
    ), off as (
      update stock_reservation r set qty = r.qty - m.qty from moved m
      where r.company_id = ${companyId} and r.document_id = m.document_id and r.line_id = m.line_id
        and r.warehouse_id = ${from}
    ), onto as (
      insert into stock_reservation as r (company_id, document_kind, document_id, line_id, item_id, warehouse_id, qty)
      select ${companyId}::uuid, document_kind, document_id, line_id, item_id, ${to}::uuid, qty from moved
      on conflict (company_id, document_id, line_id, warehouse_id) do update set qty = r.qty + excluded.qty
    )
    update stock_balance b set reserved = b.reserved + case when b.warehouse_id = ${to} then s.qty else -s.qty end
    from (select item_id, sum(qty) as qty from moved group by item_id) s
    where b.company_id = ${companyId} and b.item_id = s.item_id and b.warehouse_id in (${from}, ${to})
  `.execute(tables(tx))
}
