import { sql } from 'kysely'
import { quantity, quantityText, minusQty } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import { instantText, jsonRows, plainNumber } from '#kit/db/json-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import type { ListSource } from '#kit/list/source.ts'
import { supplierOf } from '#modules/parties/face.ts'
import { visibleReturns } from '../bills/visible.ts'
import { readPurchase } from '../orders/store.ts'
import { own } from '../store.ts'
import { purchaseReturnColumns } from './columns.ts'
import type { PurchaseReturnDetail, PurchaseReturnLine, PurchaseReturnRow, ReturnableLine } from './contract.ts'
import { awaitedTotal } from './awaited-store.ts'
import { returnable } from './store.ts'

type Opened = Omit<PurchaseReturnDetail, 'can' | 'supplierAddress'>

const label = sql`coalesce(purchase_return.number, 'Draf')`
const receiptNumber = sql`(select r.number from goods_receipt r where r.id = purchase_return.receipt_id)`

const row = sql`purchase_return.id, purchase_return.version, ${label} as label, return_date as date,
  purchase_return.supplier_id as "supplierId", purchase_return.supplier_name as "supplierName",
  ${receiptNumber} as "receiptNumber", purchase_return.reason, purchase_return.state, purchase_return.value::text as value,
  purchase_return.total::text as total, purchase_return.unallocated::text as unallocated,
  purchase_return.wants_replacement as "wantsReplacement"`

const lines = jsonRows<PurchaseReturnLine>(sql`
  select l.id, l.position, l.receipt_line_id as "receiptLineId", l.receipt_id as "receiptId", r.number as "receiptNumber",
    l.item_id as "itemId", l.item_code as "itemCode", l.description, ${plainNumber('l.qty')} as qty, l.unit,
    ${plainNumber('l.unbilled_qty')} as "unbilledQty", trim_scale(l.qty - l.unbilled_qty)::text as "billedQty",
    l.cost::text as cost, ${plainNumber('l.price')} as price, l.net::text as net, l.ppn::text as ppn, l.claim_value::text as claim,
    (select trim_scale(coalesce(sum(p.qty - p.replaced_qty - p.closed_qty), 0))::text from purchase_return_part p
      where p.return_line_id = l.id and purchase_return.wants_replacement) as "awaitedQty"
  from purchase_return_line l join goods_receipt r on r.id = l.receipt_id
  where l.return_id = purchase_return.id order by l.position
`)

const settlements = jsonRows<PurchaseReturnDetail['settlements'][number]>(sql`
  select s.id, s.bill_id as "billId", b.number as "billNumber", s.settled_on as date, s.amount::text as amount
  from purchase_settlement s join purchase_bill b on b.id = s.bill_id
  where s.return_id = purchase_return.id and not s.is_void order by s.id
`)

const closings = jsonRows<PurchaseReturnDetail['closings'][number]>(sql`
  select c.id, c.closed_on as date, c.reason, c.total::text as total, c.created_by_name as by
  from purchase_return_closing c where c.return_id = purchase_return.id order by c.id
`)

/** One return with its lines and the bills that became smaller. */
export async function open(tx: Tx, actor: Actor, id: string): Promise<PurchaseReturnDetail> {
  const { rows } = await sql<Opened>`
    select ${row}, purchase_return.number, warehouse_id as "warehouseId", warehouse_name as "warehouseName",
      vehicle_plate as "vehiclePlate", driver_name as "driverName", net::text as net, ppn::text as ppn,
      allocated_total::text as "allocatedTotal", notes, void_reason as "voidReason", posted_by as "postedBy",
      ${instantText('posted_at')} as "postedAt", ${lines} as lines, ${settlements} as settlements,
      ${closings} as closings, ${awaitedTotal} as awaited
    from purchase_return where company_id = ${actor.companyId} and id = ${id} and ${visibleReturns(actor)}
  `.execute(own(tx))
  const back = found(rows[0])
  const supplier = await supplierOf(tx, actor.companyId, back.supplierId)
  const isPosted = back.state === 'posted'
  const can: PurchaseReturnDetail['can'][number][] = []
  if (isPosted && back.unallocated !== '0' && actor.can('update pembelian-barang')) can.push('allocate')
  if (isPosted && back.lines.some((line) => line.awaitedQty !== '0') && actor.can('update pembelian-barang'))
    can.push('close-replacement')
  if (isPosted && actor.can('delete pembelian-barang')) can.push('void')
  return { ...back, supplierAddress: supplier.address, can }
}

/** Every return of an order, newest first. */
export async function ofOrder(tx: Tx, actor: Actor, orderId: string): Promise<PurchaseReturnRow[]> {
  await readPurchase(tx, actor, orderId)
  const { rows } = await sql<PurchaseReturnRow>`
    select ${row} from purchase_return where company_id = ${actor.companyId} and ${visibleReturns(actor)} and exists (
      select from purchase_return_line l where l.return_id = purchase_return.id and l.order_id = ${orderId}
    ) order by id desc limit 200
  `.execute(own(tx))
  return rows
}

/** What of an order may still go back. */
export async function returnableOf(tx: Tx, actor: Actor, orderId: string): Promise<ReturnableLine[]> {
  await readPurchase(tx, actor, orderId)
  const rows = await returnable(tx, actor, { orderId })
  return rows.map((line) => ({
    receiptLineId: line.receiptLineId,
    receiptId: line.receiptId,
    receiptNumber: line.receiptNumber,
    itemId: line.itemId,
    itemCode: line.itemCode,
    description: line.description,
    unit: line.unit,
    acceptedQty: line.acceptedQty,
    returnedQty: line.returnedQty,
    openQty: quantityText(minusQty(quantity(line.acceptedQty), quantity(line.returnedQty))),
    billedQty: line.billedQty,
  }))
}

/** The list of returns. */
export function returnSource(actor: Actor): ListSource {
  return {
    columns: purchaseReturnColumns,
    from: sql`purchase_return`,
    where: sql`purchase_return.company_id = ${actor.companyId} and ${visibleReturns(actor)}`,
    alias: 'purchase_return',
    at: {
      label,
      date: sql.ref('purchase_return.return_date'),
      receiptNumber,
      hasCredit: sql`(purchase_return.state = 'posted' and purchase_return.unallocated > 0)`,
    },
    sorts: { label: { by: sql`coalesce(purchase_return.number, '')`, tie: sql.ref('purchase_return.id') } },
    search: sql.ref('purchase_return.search'),
    defaultSort: '-date',
    zone: actor.zone,
  }
}
