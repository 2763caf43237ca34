import { sql } from 'kysely'
import { quantity, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { own } from '../store.ts'
import type { RequestAsked } from './draft.ts'
import { create } from './save.ts'

/** How far an item is bought for a project, in its base unit. */
export interface ProjectGoods {
  readonly itemId: string
  /** Asked for and not ordered, and drafts of orders: nobody need ask again. */
  readonly requested: Quantity
  /** Ordered and not come. */
  readonly ordered: Quantity
  readonly received: Quantity
}

/** Reads how far items are bought for a project, item by item; closed and void documents ask nothing more. */
export async function goodsForProject(tx: Tx, companyId: string, projectId: string): Promise<ProjectGoods[]> {
  const { rows } = await sql<Record<'itemId' | 'requested' | 'ordered' | 'received', string>>`
    select item_id as "itemId", round(sum(requested), 4)::text as requested, round(sum(ordered), 4)::text as ordered,
      round(sum(received), 4)::text as received
    from (
      select l.item_id, greatest(l.qty - l.ordered_qty, 0) * l.unit_num / l.unit_den as requested, 0 as ordered, 0 as received
      from purchase_request_line l
      join purchase_request r on r.company_id = l.company_id and r.id = l.request_id
      where l.company_id = ${companyId} and l.project_id = ${projectId} and l.item_id is not null
        and r.state <> 'void' and r.closed_at is null
      union all
      select l.item_id,
        case when o.state <> 'posted' and l.request_line_id is null then l.qty * l.unit_num / l.unit_den else 0 end,
        case when o.state = 'posted' and o.closed_at is null
          then greatest(l.qty - l.received_qty, 0) * l.unit_num / l.unit_den else 0 end,
        l.received_qty * l.unit_num / l.unit_den
      from purchase_order_line l
      join purchase_order o on o.company_id = l.company_id and o.id = l.order_id
      where l.company_id = ${companyId} and l.project_id = ${projectId} and l.kind = 'item' and l.item_id is not null
        and o.state <> 'void'
    ) bought
    group by item_id
  `.execute(own(tx))
  return rows.map(({ itemId, requested, ordered, received }) => ({
    ...{ itemId, requested: quantity(requested), ordered: quantity(ordered), received: quantity(received) },
  }))
}

/** Makes a draft request of what another department found to be needed; it is handed in as any other. */
export async function requestMaterial(tx: Tx, actor: Actor, asked: RequestAsked): Promise<DocumentRef> {
  return create(tx, actor, { ...asked, files: [], submit: false })
}
