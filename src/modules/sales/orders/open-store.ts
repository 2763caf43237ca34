import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { instantText, jsonRows, plainNumber } from '#kit/db/json-rows.ts'
import { own } from '../store.ts'
import { beingMade } from './being-made.ts'
import type { OrderDelivery, OrderInvoice, OrderPayment, OrderReturn } from './detail.ts'
import type { Order } from './store.ts'
import { visibleOrders } from './visible.ts'

/** A line as the page's query reads it, before what is still open is worked out. */
export interface KeptLine {
  readonly id: string
  readonly position: number
  readonly row: 'item' | 'section' | 'note'
  readonly itemId: string | null
  readonly itemCode: string | null
  readonly itemKind: string | null
  readonly description: string
  readonly qty: string
  readonly unit: string
  readonly unitNum: string
  readonly unitDen: string
  readonly price: string
  readonly discountPercent: string | null
  readonly discountAmount: string | null
  readonly taxCode: string | null
  readonly amount: string
  readonly discountShare: string
  readonly net: string
  readonly warehouseId: string | null
  readonly projectId: string | null
  readonly workItemId: string | null
  readonly needsDelivery: boolean
  readonly delivered: string
  readonly invoiced: string
  readonly returned: string
  readonly replaced: string
}

export type OpenedOrder = Order & {
  readonly bill_first: boolean
  /** Something is being made for it now. */
  readonly is_made: boolean
  readonly lines: readonly KeptLine[]
  readonly deliveries: readonly OrderDelivery[]
  readonly invoices: readonly Omit<OrderInvoice, 'label' | 'isOverdue'>[]
  readonly payments: readonly OrderPayment[]
  readonly returns: readonly OrderReturn[]
}

const lines = jsonRows<KeptLine>(sql`
  select id, position, kind as row, item_id as "itemId", item_code as "itemCode", item_kind as "itemKind", description,
    ${plainNumber('qty')} as qty, unit, unit_num::text as "unitNum", unit_den::text as "unitDen", ${plainNumber('price')} as price,
    ${plainNumber('discount_percent')} as "discountPercent", discount_amount::text as "discountAmount", tax_code as "taxCode",
    amount::text as amount, discount_share::text as "discountShare", net::text as net, warehouse_id as "warehouseId",
    project_id as "projectId", work_item_id as "workItemId", needs_delivery as "needsDelivery", ${plainNumber('delivered_qty')} as delivered, ${plainNumber('invoiced_qty')} as invoiced,
    ${plainNumber('returned_qty')} as returned, ${plainNumber('replaced_qty')} as replaced
  from sales_order_line where order_id = sales_order.id order by position
`)

const deliveries = jsonRows<OrderDelivery>(sql`
  select d.id, d.number, coalesce(d.number, 'Draf') as label, d.state, d.arrival,
    d.delivery_date as date, d.driver_name as "driverName", d.vehicle_plate as "vehiclePlate", d.received_by as "receivedBy",
    ${instantText('d.received_at')} as "receivedAt", d.version,
    (select count(*)::int from sales_delivery_line l where l.delivery_id = d.id) as "lineCount",
    proof."isSigned", proof.photos
  from sales_delivery d cross join lateral (
    select coalesce(bool_or(f.slot = 'tanda-tangan'), false) as "isSigned",
      count(*) filter (where f.slot = '' and f.type like 'image/%' and not f.is_private)::int as photos
    from file f where f.company_id = d.company_id and f.owner_subject = 'surat-jalan' and f.owner_id = d.id
  ) proof where d.company_id = sales_order.company_id and d.order_id = sales_order.id order by d.id desc
`)

const invoices = jsonRows<OpenedOrder['invoices'][number]>(sql`
  select i.id, i.number, i.kind, i.state, i.invoice_date as date, i.due_date as "dueDate", i.total::text as total,
    i.open_due::text as "openDue", i.written_off_total::text as "writtenOffTotal",
    i.credited_total::text as "creditedTotal",
    (case when i.state = 'posted' then i.ppn_collected - i.ppn_credited else 0 end)::text as "ppnCollected", i.version
  from sales_invoice i where i.company_id = sales_order.company_id and i.order_id = sales_order.id order by i.id desc
`)

const payments = jsonRows<OrderPayment>(sql`
  select p.id, p.number, p.state, p.payment_date as date, p.method, sum(s.amount)::text as settled, sum(s.withheld)::text as withheld,
    string_agg(distinct i.number, ', ') as "invoiceNumbers", p.version
  from sales_settlement s join sales_payment p on p.id = s.payment_id join sales_invoice i on i.id = s.invoice_id
  where s.company_id = sales_order.company_id and s.order_id = sales_order.id
  group by p.id order by p.id desc
`)

const returns = jsonRows<OrderReturn>(sql`
  select id, 'return' as kind, number, state, return_date as date, reason, null::text as total, version
  from sales_return where company_id = sales_order.company_id and order_id = sales_order.id
  union all
  select id, 'credit-note', number, state, note_date, reason, total::text, version
  from sales_credit_note where invoice_id in (
    select v.id from sales_invoice v where v.company_id = sales_order.company_id and v.order_id = sales_order.id
  )
  order by date desc, id desc
`)

/** Everything the order's page shows, in one statement. */
export async function openedOrder(tx: Tx, actor: Actor, id: string): Promise<OpenedOrder> {
  const row = await own(tx)
    .selectFrom('sales_order')
    .selectAll()
    .select([
      sql<boolean>`coalesce((select bill_first from sales_setting s where s.company_id = sales_order.company_id), false)`.as(
        'bill_first',
      ),
      beingMade().as('is_made'),
      lines.as('lines'),
      deliveries.as('deliveries'),
      invoices.as('invoices'),
      payments.as('payments'),
      returns.as('returns'),
    ])
    .where('sales_order.company_id', '=', actor.companyId)
    .where('sales_order.id', '=', id)
    .where(visibleOrders(actor))
    .executeTakeFirst()
  return found(row)
}
