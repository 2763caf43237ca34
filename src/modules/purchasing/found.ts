import { sql, type RawBuilder } from 'kysely'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Short, ShortRow } from '#kit/list/short.ts'
import type { ListSource } from '#kit/list/source.ts'
import { billSource } from './bills/list.ts'
import { purchaseSource } from './orders/list.ts'
import { paymentSource } from './payments/open-payment.ts'
import { receiptSource } from './receipts/list.ts'
import { requestSource } from './requests/list.ts'
import { returnSource } from './returns/open-return.ts'

/** Requests, purchases and every paper of them for the search over everything. */
export function foundPurchases(actor: Actor): Short[] {
  if (!actor.can('view pembelian-barang')) return []
  const asked = { size: 25 }
  return [
    purchase('Pembelian', purchaseSource(actor, asked), { day: 'order_date', amount: 'total', part: '' }),
    purchase('Permintaan', requestSource(actor, asked), { day: 'request_date', name: 'requester_name', part: '' }),
    purchase('Penerimaan', receiptSource(actor), {
      day: 'receipt_date',
      part: '?bagian=penerimaan',
      order: sql.ref('goods_receipt.order_id'),
    }),
    purchase('Tagihan supplier', billSource(actor), {
      day: 'bill_date',
      amount: 'total',
      part: '?bagian=tagihan',
      order: sql`(select l.order_id from purchase_bill_line l
        where l.bill_id = purchase_bill.id and l.order_id is not null limit 1)`,
    }),
    purchase('Pembayaran supplier', paymentSource(actor), {
      day: 'payment_date',
      amount: 'amount',
      part: '?bagian=pembayaran',
      order: sql`coalesce(purchase_payment.order_id, (
        select l.order_id from purchase_settlement s join purchase_bill_line l on l.bill_id = s.bill_id
        where s.payment_id = purchase_payment.id and l.order_id is not null limit 1))`,
    }),
    purchase('Retur pembelian', returnSource(actor), {
      day: 'return_date',
      part: '?bagian=retur',
      order: sql`(select l.order_id from purchase_return_line l where l.return_id = purchase_return.id limit 1)`,
    }),
  ]
}

interface Told {
  readonly day: string
  readonly amount?: string
  readonly name?: string
  /** The order whose page shows it; itself when left out. */
  readonly order?: RawBuilder<unknown>
  readonly part: string
}

function purchase(title: string, source: ListSource, told: Told): Short {
  const of = (column: string) => sql.ref(`${source.alias}.${column}`)
  const { day, amount, name = 'supplier_name', order } = told
  return {
    title,
    source,
    order: sql`${of(day)} desc, ${of('id')} desc`,
    number: of('number'),
    ...(amount && { amount: of(amount) }),
    picked: {
      label: sql`coalesce(${of('number')}, 'DRAFT-' || upper(right(${of('id')}::text, 6)))`,
      name: of(name),
      day: of(day),
      ...(amount && { amount: of(amount) }),
      ...(order && { order, supplier: of('supplier_id') }),
    },
    hit: (row) => ({
      title: row['label'] ?? '',
      about: [row['name'], row['day'] && dayFormat(row['day'] as Day, 'short')].filter(Boolean).join(' · '),
      amount: row['amount'] ?? null,
      to: pageOf(row, told),
    }),
  }
}

// An opening balance belongs to no order: it is shown where the supplier's bills are.
function pageOf(row: ShortRow, { order, part }: Told): string {
  if (!order) return `/pembelian-barang/detail/${row.id}`
  return row['order']
    ? `/pembelian-barang/detail/${row['order']}${part}`
    : `/supplier/detail/${row['supplier']}?bagian=hutang`
}
