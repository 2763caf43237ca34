import { copiedName, type Copy } from '#app/seed/large/copy.ts'

const customers = ['customer_id']
const set = { customer_name: copiedName('t.customer_name') }

/** Orders and everything that hangs on them, referred rows first. */
export const salesCopies: readonly Copy[] = [
  { table: 'sales_order', owner: 'id', ids: ['id'], customers, set, number: { doc: 'ORD', on: 'order_date' } },
  { table: 'sales_order_line', owner: 'order_id', ids: ['id', 'order_id'] },
  {
    table: 'sales_delivery',
    owner: 'id',
    ids: ['id', 'order_id'],
    customers,
    set,
    number: { doc: 'SJ', on: 'delivery_date' },
  },
  { table: 'sales_delivery_line', owner: 'delivery_id', ids: ['id', 'delivery_id', 'order_line_id'] },
  {
    table: 'sales_invoice',
    owner: 'id',
    ids: ['id', 'order_id'],
    customers,
    set,
    number: { doc: 'INV', on: 'invoice_date' },
  },
  { table: 'sales_invoice_line', owner: 'invoice_id', ids: ['id', 'invoice_id', 'order_line_id'] },
  { table: 'sales_payment', owner: 'id', ids: ['id'], customers, set, number: { doc: 'KM', on: 'payment_date' } },
  { table: 'sales_settlement', owner: 'payment_id', ids: ['id', 'invoice_id', 'order_id', 'payment_id'] },
  { table: 'history', owner: 'subject_id', ids: ['id', 'subject_id'], set: { stamp: 'null' } },
]

/** Under which kind and series each document is numbered. */
export const numbered = [
  { table: 'sales_order', kind: 'order', doc: 'ORD' },
  { table: 'sales_delivery', kind: 'delivery', doc: 'SJ' },
  { table: 'sales_invoice', kind: 'invoice', doc: 'INV' },
  { table: 'sales_payment', kind: 'payment', doc: 'KM' },
] as const
