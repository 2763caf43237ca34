import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Short } from '#kit/list/short-door.ts'
import type { ListSource } from '#kit/list/source.ts'
import { billSource } from './bills/list.ts'
import { purchaseSource } from './orders/list.ts'
import { paperPage, type PaperKind } from './paper-pages.ts'
import { paymentSource } from './payments/open-payment.ts'
import { receiptSource } from './receipts/list.ts'
import { requestSource } from './requests/list.ts'
import { returnSource } from './returns/open-return.ts'
import { visiblePurchases } from './visible.ts'

/** Requests, purchases and every paper of them for the search over everything. */
export function foundPurchases(actor: Actor): Short[] {
  if (!actor.can('view pembelian-barang')) return []
  const asked = { size: 25 }
  return [
    purchase(actor, 'Pembelian', purchaseSource(actor, asked), { day: 'order_date', amount: 'total' }),
    purchase(actor, 'Permintaan', requestSource(actor, asked), { day: 'request_date', name: 'requester_name' }),
    handover(actor),
    purchase(actor, 'Penerimaan', receiptSource(actor), { day: 'receipt_date', kind: 'penerimaan' }),
    purchase(actor, 'Tagihan supplier', billSource(actor), { day: 'bill_date', amount: 'total', kind: 'tagihan' }),
    purchase(actor, 'Pembayaran supplier', paymentSource(actor), {
      day: 'payment_date',
      amount: 'amount',
      kind: 'pembayaran',
    }),
    purchase(actor, 'Retur pembelian', returnSource(actor), { day: 'return_date', kind: 'retur' }),
  ]
}

interface Told {
  readonly day: string
  readonly amount?: string
  readonly name?: string
  /** Opens beside the list of its kind; a page of its own when left out. */
  readonly kind?: PaperKind
}

const suppliersOf = (actor: Actor) => ({
  name: 'supplier',
  rows: sql`select id, search from supplier where company_id = ${actor.companyId}`,
})

// Found by its number; it opens on its order.
function handover(actor: Actor): Short {
  const of = (column: string) => sql.ref(`service_handover.${column}`)
  const ofOrder = (column: string) =>
    sql<string>`(select ${sql.ref(`o.${column}`)}::text from purchase_order o where o.id = service_handover.order_id)`
  return {
    title: 'Berita acara serah terima',
    source: {
      from: sql`service_handover`,
      where: sql`service_handover.company_id = ${actor.companyId} and exists (
        select from purchase_order where purchase_order.id = service_handover.order_id and ${visiblePurchases(actor)}
      )`,
      alias: 'service_handover',
    },
    order: sql`${of('handover_date')} desc, ${of('id')} desc`,
    number: of('number'),
    picked: { label: of('number'), name: ofOrder('supplier_name'), day: of('handover_date'), order: of('order_id') },
    hit: (row) => ({
      title: row['label'] ?? '',
      about: [row['name'], row['day'] && dayFormat(row['day'] as Day, 'short')].filter(Boolean).join(' · '),
      amount: null,
      to: `/pembelian-barang/detail/${row['order']}`,
    }),
  }
}

function purchase(actor: Actor, title: string, source: ListSource, told: Told): Short {
  const of = (column: string) => sql.ref(`${source.alias}.${column}`)
  const { day, amount, name = 'supplier_name', kind } = told
  return {
    title,
    source,
    order: sql`${of(day)} desc, ${of('id')} desc`,
    number: of('number'),
    ...(amount && { amount: of(amount) }),
    // A request names no supplier.
    ...(name === 'supplier_name' && { whose: { people: suppliersOf(actor), id: of('supplier_id') } }),
    picked: {
      label: sql`coalesce(${of('number')}, 'Draf')`,
      name: of(name),
      day: of(day),
      ...(amount && { amount: of(amount) }),
    },
    hit: (row) => ({
      title: row['label'] ?? '',
      about: [row['name'], row['day'] && dayFormat(row['day'] as Day, 'short')].filter(Boolean).join(' · '),
      amount: row['amount'] ?? null,
      to: kind ? paperPage(kind, row.id) : `/pembelian-barang/detail/${row.id}`,
    }),
  }
}
