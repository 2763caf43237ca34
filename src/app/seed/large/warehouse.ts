import type { Copy } from '#app/seed/large/copy.ts'

/** Transfers, goods used at a site, counts and SPK, and everything that hangs on them, referred rows first. */
export const warehouseCopies: readonly Copy[] = [
  { table: 'stock_transfer', owner: 'id', ids: ['id'], number: { doc: 'TRF', on: 'document_date' } },
  { table: 'stock_transfer_line', owner: 'transfer_id', ids: ['id', 'transfer_id'] },
  { table: 'stock_transfer_outcome', owner: 'transfer_id', ids: ['id', 'transfer_id'] },
  { table: 'stock_transfer_outcome_line', owner: 'outcome_id', ids: ['outcome_id', 'transfer_line_id'] },
  { table: 'stock_document', owner: 'id', ids: ['id'], number: { doc: 'ST', on: 'document_date' } },
  { table: 'stock_document_line', owner: 'document_id', ids: ['id', 'document_id'] },
  { table: 'stock_count', owner: 'id', ids: ['id'], number: { doc: 'OPN', on: 'document_date' } },
  { table: 'stock_count_line', owner: 'count_id', ids: ['id', 'count_id'] },
  { table: 'production_order', owner: 'id', ids: ['id'], number: { doc: 'SPK', on: 'order_date' } },
  { table: 'production_material', owner: 'order_id', ids: ['id', 'order_id'] },
  { table: 'production_entry', owner: 'order_id', ids: ['id', 'order_id'] },
  { table: 'production_entry_line', owner: 'entry_id', ids: ['id', 'entry_id', 'material_id'] },
]

/** Under which kind and series each document is numbered, and when it was. */
export const warehouseNumbered = [
  { table: 'stock_transfer', kind: 'stock-transfer', doc: 'TRF', at: 'sent_at' },
  { table: 'stock_document', kind: 'stock-document', doc: 'ST' },
  { table: 'stock_count', kind: 'stock-count', doc: 'OPN', at: 'started_at' },
  { table: 'production_order', kind: 'production-order', doc: 'SPK', at: 'planned_at' },
] as const

/** Which of them belong to the template; what was opened, waits or only began is there once. */
export const markWarehouse = (since: string) => `
  insert into template select id, id, document_date > '${since}'::date from stock_transfer where state = 'posted';
  insert into template select o.id, o.transfer_id, t.is_recent
    from stock_transfer_outcome o join template t on t.id = o.transfer_id;
  insert into template select id, id, document_date > '${since}'::date from stock_document
    where state = 'posted' and type = 'pengeluaran';
  insert into template select id, id, document_date > '${since}'::date from stock_count where state = 'posted';
  insert into template select id, id, order_date > '${since}'::date from production_order where good_qty > 0;
  insert into template select e.id, e.order_id, t.is_recent
    from production_entry e join template t on t.id = e.order_id`
