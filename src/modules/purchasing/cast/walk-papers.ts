import { newId } from '#kit/id.ts'
import { dimsAt } from '#modules/projects/cast/site.ts'
import { voidBill } from '../bills/change-contract.ts'
import { createBill, decideBill } from '../bills/contract.ts'
import { buyForCash, voidCashPurchase } from '../cash/contract.ts'
import { createLanded } from '../landed/contract.ts'
import * as order from '../orders/contract.ts'
import * as payment from '../payments/contract.ts'
import * as receipt from '../receipts/contract.ts'
import * as request from '../requests/contract.ts'
import { createPurchaseReturn, voidPurchaseReturn } from '../returns/contract.ts'
import { on, one, oneOf, onRow, part, posted, press, reason, ref, type Asked, type Doing, type World } from './walk.ts'

const paper = () => `F-${newId().slice(-12)}`

const coming = `select distinct o.id, o.version from purchase_order o join purchase_order_line l on l.order_id = o.id
  where o.company_id = $1 and o.state = 'posted' and o.closed_at is null and l.needs_receipt
    and l.qty - l.received_qty + l.replaced_qty > 0 order by o.id`
const untouched = posted('purchase_order', `and receiving = 'none' and not is_cash`)
const kept = `select l.id, r.supplier_id as supplier, ol.price::text as price, trim_scale(l.qty_accepted - l.billed_qty - l.returned_qty)::text as unbilled,
    trim_scale(l.qty_accepted - l.returned_qty)::text as here
  from goods_receipt_line l join goods_receipt r on r.id = l.receipt_id join purchase_order_line ol on ol.id = l.order_line_id
  where r.company_id = $1 and r.state = 'posted' and`

/** Everything people do with papers of suppliers. */
export const paperActs: Readonly<Record<string, Doing>> = {
  ask: async ({ office, items }, desk, { pick, share }) => {
    const line = { itemId: oneOf(items, pick + 1), qty: String(share) }
    const asked = { date: '2026-11-02', neededBy: on, warehouseId: office.house.main, submit: true, lines: [line] }
    const { id, version } = await desk.do(request.createRequest, asked)
    return office.second.do(request.decideRequest, { id, version, decision: 'approve' })
  },
  order: async (world, desk, asked) => desk.do(order.createPurchase, await anOrder(world, asked)),
  receive: (world, desk, asked) => comeIn(world, desk, asked, true),
  draft: (world, desk, asked) => comeIn(world, desk, asked, false),
  post: press(
    receipt.postReceipt,
    `select id, version from goods_receipt where company_id = $1 and state = 'draft' order by id`,
  ),
  'void-receipt': press(receipt.voidReceipt, posted('goods_receipt'), { reason }),
  bill: onRow(`${kept} l.qty_accepted > l.billed_qty + l.returned_qty order by l.id`, (_, desk, row, asked) => {
    const { pick, share, flag } = asked
    const price = share > 50 ? { price: String(Math.floor((Number(row['price']) * (share + 30)) / 100)) } : {}
    const qty = flag ? row['unbilled'] : part(row['unbilled'] ?? '1', share)
    return desk.do(createBill, {
      supplierId: row['supplier'] ?? '',
      supplierInvoiceNo: paper(),
      date: on,
      confirmDuplicates: true,
      freight: pick % 4 ? '0' : '777',
      withholdingKind: pick % 6 ? null : 'pph23',
      lines: [{ receiptLineId: row['id'] ?? '', qty, ...price }],
    } as never)
  }),
  decide: onRow(
    `select id, version from purchase_bill where company_id = $1 and state = 'pending_approval' order by id`,
    (_, desk, row, { share }) =>
      desk.do(decideBill, { ...ref(row), decision: share > 15 ? 'approve' : 'reject', note: reason }),
  ),
  'void-bill': press(voidBill, posted('purchase_bill'), { reason }),
  landed: onRow(posted('goods_receipt'), ({ suppliers }, desk, row, { pick, share, flag }) =>
    desk.do(createLanded, {
      receiptIds: [row['id'] ?? ''],
      method: flag ? 'value' : 'quantity',
      supplierId: oneOf(suppliers, pick),
      description: 'Ongkos truk',
      supplierInvoiceNo: paper(),
      date: on,
      amount: String(share * 13),
      confirmDuplicates: true,
    }),
  ),
  pay: onRow(
    `select id, supplier_id as supplier, open_due::text as open from purchase_bill
     where company_id = $1 and state = 'posted' and open_due > 0 order by id`,
    (_, desk, row, { share, flag }) => {
      const amount = part(row['open'] ?? '1', flag ? 100 : share)
      return desk.do(payment.paySupplier, {
        supplierId: row['supplier'] ?? '',
        method: 'tunai',
        date: on,
        amount: String(Number(amount) + (share > 70 ? 5000 : 0)),
        adminFee: share > 50 ? '2500' : '0',
        allocations: [{ billId: row['id'] ?? '', amount }],
        confirmDuplicates: true,
      })
    },
  ),
  ahead: onRow(posted('purchase_order'), (_, desk, row, { share }) =>
    desk.do(payment.payDownPayment, {
      id: row['id'] ?? '',
      method: 'tunai',
      date: on,
      amount: String(share * 100),
      confirmDuplicates: true,
    }),
  ),
  advance: onRow(
    `select p.id, p.version, 'payment' as source, b.id as bill from purchase_payment p join purchase_bill b using (supplier_id)
       where p.company_id = $1 and unallocated > 0 and b.open_due > 0
     union all select t.id, t.version, 'return', b.id from purchase_return t join purchase_bill b using (supplier_id)
       where t.company_id = $1 and unallocated > 0 and b.open_due > 0 order by 1, 4`,
    (_, desk, row, { share }) =>
      desk.do(payment.allocateSupplierAdvance, {
        ...ref(row),
        source: row['source'] === 'return' ? 'return' : 'payment',
        date: on,
        allocations: [{ billId: row['bill'] ?? '', amount: String(share * 11) }],
      }),
  ),
  'void-pay': press(payment.voidSupplierPayment, posted('purchase_payment'), { reason }),
  return: onRow(`${kept} l.qty_accepted > l.returned_qty order by l.id`, (_, desk, row, { pick, share, flag }) => {
    const qty = flag ? (row['here'] ?? '1') : part(row['here'] ?? '1', share)
    const lines = [{ receiptLineId: row['id'] ?? '', qty }]
    return desk.do(createPurchaseReturn, { date: on, reason, wantsReplacement: pick % 2 === 0, lines })
  }),
  'void-return': press(voidPurchaseReturn, posted('purchase_return'), { reason }),
  cash: ({ office: { house }, items, suppliers, projects }, desk, { pick, share, flag }) =>
    desk.do(buyForCash, {
      date: on,
      confirmDuplicates: true,
      supplierId: flag ? null : oneOf(suppliers, pick),
      warehouseId: pick % 5 ? house.main : house.site,
      shipTo: pick % 5 ? 'warehouse' : 'site',
      freight: pick % 3 ? '0' : '1500',
      lines: [
        {
          itemId: oneOf(items, pick),
          qty: String(share / 4),
          amount: String(10_000 + pick),
          ...dimsAt(projects, pick),
        },
      ],
    }),
  'void-cash': press(voidCashPurchase, posted('purchase_order', 'and is_cash'), { reason }),
  amend: async (world, desk, { pick, share }) => {
    const found = await one(world, posted('purchase_order', 'and not is_cash'), pick)
    return found && rewritten(world, await desk.do(order.openPurchase, { id: found['id'] ?? '' }), share)
  },
  hold: press(order.holdPurchase, posted('purchase_order'), { reason }),
  resume: press(
    order.resumePurchase,
    `select id, version from purchase_order where company_id = $1 and is_held order by id`,
  ),
  close: press(order.closePurchase, coming, { reason }),
  'void-order': press(order.voidPurchase, untouched, { reason }),
}

async function anOrder(world: World, { pick, share, flag }: Asked) {
  const { office, items, suppliers } = world
  const isSite = pick % 7 === 0
  return {
    supplierId: oneOf(suppliers, pick),
    date: '2026-11-02',
    submit: true,
    priceIncludesTax: flag,
    freight: pick % 3 ? '0' : '12345',
    ...(pick % 4 ? { discountAmount: String(share) } : { discountPercent: '2.5' }),
    downPaymentAmount: pick % 5 ? '0' : '1000',
    projectId: dimsAt(world.projects, share).projectId,
    warehouseId: isSite ? office.house.site : office.house.main,
    shipTo: isSite ? ('site' as const) : ('warehouse' as const),
    lines: [
      {
        itemId: oneOf(items, pick),
        qty: String(share),
        price: String(333 + pick * 7),
        ...dimsAt(world.projects, pick),
      },
      {
        itemId: oneOf(items, pick + 1),
        qty: '3.5',
        price: share > 90 ? '0' : '1001.5',
        taxCode: flag ? null : 'none',
        requestLineId: await askedFor(world, pick),
        ...dimsAt(world.projects, share),
      },
    ],
  }
}

async function askedFor(world: World, pick: number): Promise<string | null> {
  const open = `select l.id from purchase_request_line l join purchase_request r on r.id = l.request_id
    where r.company_id = $1 and r.state = 'posted' order by l.id`
  return pick % 3 === 0 ? ((await one(world, open, pick))?.['id'] ?? null) : null
}

async function comeIn(world: World, desk: World['desks'][0], { pick, share, flag }: Asked, post: boolean) {
  const found = await one(world, coming, pick)
  if (!found) return undefined
  const { lines } = await desk.do(order.openPurchase, { id: found['id'] ?? '' })
  const arriving = lines.filter((line) => line.toReceive !== '0')
  if (arriving.length === 0) return undefined
  return desk.do(receipt.createReceipt, {
    id: found['id'] ?? '',
    date: on,
    post,
    lines: arriving.map((line) => ({
      orderLineId: line.id,
      qtyReceived: flag ? line.toReceive : part(line.toReceive, share),
      ...(share > 85 && { qtyRejected: '0.5', rejectReason: 'Rusak' }),
    })),
  })
}

function rewritten({ desks: [desk] }: World, it: order.PurchaseDetail, share: number): Promise<unknown> {
  const lines = it.lines.map(({ id, itemId, qty, unit, price, taxCode, requestLineId, projectId, workItemId }, at) => ({
    id,
    itemId,
    unit,
    price,
    taxCode,
    requestLineId,
    projectId,
    workItemId,
    qty: at === 0 ? String(Math.max(Number(qty) + share - 30, 1)) : qty,
  }))
  const { supplierId, date, warehouseId, shipTo, version } = it
  return desk.do(order.amendPurchase, { id: it.id, version, supplierId, date, warehouseId, shipTo, lines, reason })
}
