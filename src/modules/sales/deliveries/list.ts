import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { ListSource } from '#kit/list/source.ts'
import { visibleOrders } from '../orders/visible.ts'
import { deliveryColumns } from './columns.ts'

/** Every surat jalan of the orders that a person may see. */
export function deliverySource(actor: Actor): ListSource {
  const tie = sql.ref('sales_delivery.id')
  return {
    columns: deliveryColumns,
    from: sql`sales_delivery join sales_order on sales_order.id = sales_delivery.order_id`,
    where: sql`sales_delivery.company_id = ${actor.companyId} and ${visibleOrders(actor)}`,
    alias: 'sales_delivery',
    at: {
      label: sql`coalesce(sales_delivery.number, 'Draf')`,
      date: sql.ref('sales_delivery.delivery_date'),
      orderLabel: sql.ref('sales_order.number'),
      lineCount: sql`(select count(*)::int from sales_delivery_line where delivery_id = sales_delivery.id)`,
      status: sql`case when sales_delivery.state <> 'posted' then sales_delivery.state
        else coalesce(sales_delivery.arrival, 'sent') end`,
    },
    sorts: { label: { by: sql`coalesce(sales_delivery.number, '')`, tie } },
    search: sql.ref('sales_delivery.search'),
    defaultSort: '-date',
    zone: actor.zone,
  }
}
