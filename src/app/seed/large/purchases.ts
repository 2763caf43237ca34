import type { Copy } from '#app/seed/large/copy.ts'

/** Purchases and everything that hangs on them, referred rows first; suppliers are the same in every world. */
export const purchaseCopies: readonly Copy[] = [
  { table: 'purchase_order', owner: 'id', ids: ['id'], number: { doc: 'PO', on: 'order_date' } },
  { table: 'purchase_order_line', owner: 'order_id', ids: ['id', 'order_id'] },
  { table: 'goods_receipt', owner: 'id', ids: ['id', 'order_id'], number: { doc: 'BTB', on: 'receipt_date' } },
  { table: 'goods_receipt_line', owner: 'receipt_id', ids: ['id', 'receipt_id', 'order_line_id'] },
  {
    table: 'purchase_bill',
    owner: 'id',
    ids: ['id'],
    // One paper of a supplier is billed once.
    set: { supplier_invoice_no: `t.supplier_invoice_no || '/' || t.w` },
    number: { doc: 'BIL', on: 'bill_date' },
  },
  {
    table: 'purchase_bill_line',
    owner: 'bill_id',
    ids: ['id', 'bill_id', 'receipt_line_id', 'receipt_id', 'order_line_id', 'order_id'],
  },
  { table: 'purchase_payment', owner: 'id', ids: ['id', 'order_id'], number: { doc: 'BKK', on: 'payment_date' } },
  { table: 'purchase_settlement', owner: 'payment_id', ids: ['id', 'bill_id', 'payment_id'] },
  { table: 'item_purchase_price', owner: 'document_id', ids: ['document_id'] },
]

/** Under which kind and series each document is numbered. */
export const purchasesNumbered = [
  { table: 'purchase_order', kind: 'purchase-order', doc: 'PO' },
  { table: 'goods_receipt', kind: 'goods-receipt', doc: 'BTB' },
  { table: 'purchase_bill', kind: 'purchase-bill', doc: 'BIL' },
  { table: 'purchase_payment', kind: 'purchase-payment', doc: 'BKK' },
] as const

/** What the lists show of goods under way and of suppliers, from the documents there are now. */
export const purchaseTotals = [
  `update stock_balance b set incoming = o.qty
   from (
     select p.company_id, l.item_id, p.warehouse_id,
       sum(round(greatest(l.qty - l.received_qty, 0) * l.unit_num / l.unit_den, 4)) as qty
     from purchase_order p join purchase_order_line l on l.order_id = p.id
     where p.state = 'posted' and p.closed_at is null and l.needs_receipt group by 1, 2, 3
   ) o
   where (b.company_id, b.item_id, b.warehouse_id) = (o.company_id, o.item_id, o.warehouse_id)`,
  `update supplier_standing s set payable = b.payable
   from (select company_id, supplier_id, sum(open_due) as payable from purchase_bill where state = 'posted' group by 1, 2) b
   where (s.company_id, s.supplier_id) = (b.company_id, b.supplier_id)`,
  `update supplier_standing s set bought = r.bought, bought_year = r.year, last_bought_on = r.last
   from (
     select r.company_id, r.supplier_id, y.year, max(receipt_date) as last,
       sum(value) filter (where extract(year from receipt_date) = y.year) as bought
     from goods_receipt r
     join (
       select company_id, supplier_id, extract(year from max(receipt_date))::int as year
       from goods_receipt where state = 'posted' group by 1, 2
     ) y on (y.company_id, y.supplier_id) = (r.company_id, r.supplier_id)
     where state = 'posted' group by 1, 2, 3
   ) r
   where (s.company_id, s.supplier_id) = (r.company_id, r.supplier_id)`,
]
