import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { ListSource } from '#kit/list/source.ts'
import { visibleReceipts } from '../visible.ts'
import { receiptColumns } from './columns.ts'

/** The list of receipts. */
export function receiptSource(actor: Actor): ListSource {
  const tie = sql.ref('goods_receipt.id')
  return {
    columns: receiptColumns,
    from: sql`goods_receipt`,
    where: sql`goods_receipt.company_id = ${actor.companyId} and ${visibleReceipts(actor)}`,
    alias: 'goods_receipt',
    at: {
      label: sql`coalesce(goods_receipt.number, 'Draf')`,
      date: sql.ref('goods_receipt.receipt_date'),
      orderNumber: sql`(select o.number from purchase_order o where o.id = goods_receipt.order_id)`,
      status: sql`case when goods_receipt.state in ('draft', 'void') then goods_receipt.state
        when goods_receipt.billing = 'full' then 'billed' when goods_receipt.billing = 'partial' then 'partly-billed'
        when goods_receipt.billing = 'returned' then 'returned' else 'received' end`,
    },
    sorts: { label: { by: sql`coalesce(goods_receipt.number, '')`, tie } },
    search: sql.ref('goods_receipt.search'),
    defaultSort: '-date',
    zone: actor.zone,
  }
}
