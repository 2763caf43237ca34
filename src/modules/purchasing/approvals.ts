import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Approval, DecidedPaper } from '#kit/tasks/waiting-store.ts'
import { visibleBills } from './bills/visible.ts'
import { visiblePurchases, visibleRequests } from './visible.ts'

const purchase = (actor: Actor): DecidedPaper => ({
  table: 'purchase_order',
  doc: 'purchase-order',
  name: 'supplier_name',
  // A change that waits is weighed by what the order would cost with it.
  amount: sql`coalesce(purchase_order.amendment_total, purchase_order.total)`,
  when: sql`(purchase_order.state = 'pending_approval' or purchase_order.amendment is not null)
    and ${visiblePurchases(actor)}`,
  page: sql`'/pembelian-barang/detail/' || purchase_order.id`,
})

const request = (actor: Actor): DecidedPaper => ({
  table: 'purchase_request',
  doc: 'purchase-request',
  name: 'requester_name',
  amount: 'estimate',
  wishedBy: sql`nullif(purchase_request.requester_id, purchase_request.created_by)`,
  when: sql`purchase_request.stage = 'pending' and ${visibleRequests(actor)}`,
  page: sql`'/pembelian-barang/detail/' || purchase_request.id`,
})

const bill = (actor: Actor): DecidedPaper => ({
  table: 'purchase_bill',
  doc: 'purchase-bill',
  name: 'supplier_name',
  amount: 'total',
  when: sql`purchase_bill.status = 'pending' and ${visibleBills(actor)}`,
  page: sql`coalesce('/pembelian-barang/detail/' || (
    select l.order_id from purchase_bill_line l where l.bill_id = purchase_bill.id and l.order_id is not null limit 1
  ) || '?bagian=tagihan', '/supplier/detail/' || purchase_bill.supplier_id || '?bagian=hutang')`,
})

/** Orders to suppliers, requests and bills that wait for a yes. */
export const purchasingApprovals: Approval = {
  permission: 'approve pembelian-barang',
  papers: (actor) => [purchase(actor), request(actor), bill(actor)],
}
