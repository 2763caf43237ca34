import { addDays, type Day } from '#ground/day.ts'
import type { Person } from '#app/seed/as-person.ts'
import type { DemoItem } from '#app/seed/masters.ts'
import { itemNames } from '#app/seed/names.ts'
import { createBill, listBillable } from '#modules/purchasing/bills/contract.ts'
import { buyForCash } from '#modules/purchasing/cash/contract.ts'
import { handOver } from '#modules/purchasing/handovers/contract.ts'
import { createLanded } from '#modules/purchasing/landed/contract.ts'
import { createPurchase, openPurchase } from '#modules/purchasing/orders/contract.ts'
import { savePriceList } from '#modules/purchasing/prices/contract.ts'
import { addQuote, compareQuotes } from '#modules/purchasing/quotes/contract.ts'
import { createReceipt } from '#modules/purchasing/receipts/contract.ts'
import { createRequest, decideRequest, openRequest } from '#modules/purchasing/requests/contract.ts'
import { createPurchaseReturn, listReturnable } from '#modules/purchasing/returns/contract.ts'
import { addStock } from '#modules/warehouse/contract.ts'

/** What the rarer papers of the demo are made of. */
interface RarePlan {
  readonly today: Day
  readonly warehouseId: string
  readonly items: readonly DemoItem[]
  readonly supplierIds: readonly string[]
}

/** Where they stand on the list of suppliers. */
const suppliers = { tiles: 6, trucks: 10, gang: 13, shop: 3, paints: [3, 7, 9] } as const

/** What does not happen every day: goods that go back, freight apart, quotes side by side, work handed over, goods lost. */
export async function demoRarerPapers(person: Person, plan: RarePlan): Promise<void> {
  await tiles(person, plan)
  await quotesForPaint(person, plan)
  await paving(person, plan)
  await fromTheShop(person, plan)
  await breakage(person, plan)
}

function itemOf({ items }: RarePlan, name: (typeof itemNames)[number][0]): DemoItem {
  const item = items[itemNames.findIndex(([each]) => each === name)]
  if (!item) throw new Error(`the demo has no ${name}`)
  return item
}

const supplierOf = ({ supplierIds }: RarePlan, at: number) => supplierIds[at] ?? ''

// Ordered at the list's prices, carried by a hired truck, and some of it sent back after it was billed.
async function tiles(person: Person, plan: RarePlan): Promise<void> {
  const { today, warehouseId } = plan
  const supplierId = supplierOf(plan, suppliers.tiles)
  const [floor, granite] = [itemOf(plan, 'Keramik lantai 40 × 40'), itemOf(plan, 'Granit 60 × 60')]
  const listed = (item: DemoItem, price: number, minQty = '0') => {
    return { itemId: item.id, unit: item.unit, price: String(price), minQty, validFrom: addDays(today, -14) }
  }
  const prices = [listed(floor, 57_500), listed(floor, 56_000, '100'), listed(granite, 163_000)]
  await person.do(savePriceList, { id: supplierId, prices })

  const { id: orderId } = await person.do(createPurchase, {
    ...{ supplierId, warehouseId, date: addDays(today, -7), expectedDate: addDays(today, -4), submit: true },
    lines: [
      { itemId: floor.id, qty: '120', price: '56000' },
      { itemId: granite.id, qty: '36', price: '163000' },
    ],
  })
  const order = await person.do(openPurchase, { id: orderId })
  if (order.state !== 'posted') return
  const on = addDays(today, -4)
  const receipt = await person.do(createReceipt, {
    ...{ id: orderId, date: on, supplierSjNo: 'SJ-KAG/1187', vehiclePlate: 'B 9214 KXR', post: true },
    lines: order.lines.map((line) => ({ orderLineId: line.id, qtyReceived: line.qty })),
  })
  await person.do(createLanded, {
    ...{ receiptIds: [receipt.id], method: 'weight', supplierId: supplierOf(plan, suppliers.trucks), date: on },
    ...{ description: 'Ongkos truk Tangerang–Bogor', supplierInvoiceNo: 'SAP/0417', amount: '950000' },
  })
  const { lines } = await person.do(listBillable, { id: supplierId, orderId })
  await person.do(createBill, {
    ...{ supplierId, supplierInvoiceNo: 'KAG/INV/2207', supplierInvoiceDate: on, date: on },
    lines: lines.map((line) => ({ receiptLineId: line.receiptLineId, orderLineId: line.orderLineId })),
  })
  const [cracked] = await person.do(listReturnable, { id: orderId })
  if (!cracked) return
  await person.do(createPurchaseReturn, {
    ...{ date: addDays(today, -2), reason: 'Retak rambut, baru terlihat saat dibuka', driverName: 'Ujang Suryana' },
    lines: [{ receiptLineId: cracked.receiptLineId, qty: '3' }],
  })
}

async function quotesForPaint(person: Person, plan: RarePlan): Promise<void> {
  const { today, warehouseId } = plan
  const [paint, plywood] = [itemOf(plan, 'Cat tembok putih 25 kg'), itemOf(plan, 'Triplek 12 mm')]
  const { id } = await person.do(createRequest, {
    ...{ date: addDays(today, -3), neededBy: addDays(today, 9), warehouseId, submit: true },
    notes: 'Finishing ruko Tajur, minta tiga penawaran',
    lines: [
      { itemId: paint.id, qty: '24', reason: 'Finishing' },
      { itemId: plywood.id, qty: '60', reason: 'Plafon' },
    ],
  })
  const { can, version } = await person.do(openRequest, { id })
  if (can.includes('withdraw')) await person.another().do(decideRequest, { id, version, decision: 'approve' })
  const { lines } = await person.do(compareQuotes, { id })
  const offers = [
    [['546000', '166000'], 2, '0'],
    [['531000', null], 3, '150000'],
    [['552000', '161500'], 1, '200000'],
  ] as const
  for (const [at, [prices, leadDays, freight]] of offers.entries()) {
    await person.do(addQuote, {
      ...{ id, supplierId: supplierOf(plan, suppliers.paints[at] ?? 0), date: addDays(today, -2) },
      ...{ validUntil: addDays(today, 12), leadDays, freight, quoteNo: `PH-${118 + at * 7}` },
      lines: lines.map((line, row) => ({ requestLineId: line.requestLineId, price: prices[row] ?? null })),
    })
  }
}

async function paving(person: Person, plan: RarePlan): Promise<void> {
  const { today, warehouseId } = plan
  const { id } = await person.do(createPurchase, {
    ...{ supplierId: supplierOf(plan, suppliers.gang), warehouseId, date: addDays(today, -8), submit: true },
    lines: [{ itemId: itemOf(plan, 'Jasa pasang paving').id, qty: '90', price: '24000' }],
  })
  const order = await person.do(openPurchase, { id })
  const [work] = order.lines
  if (order.state !== 'posted' || !work) return
  await person.do(handOver, {
    ...{ id, date: addDays(today, -3), place: 'Halaman depan ruko Tajur' },
    ...{ handedBy: 'Slamet', receivedBy: 'Asep Sunarya' },
    lines: [{ orderLineId: work.id, qty: '60', note: 'Dua jalur dari gerbang' }],
  })
}

async function fromTheShop(person: Person, plan: RarePlan): Promise<void> {
  await person.do(buyForCash, {
    ...{ supplierId: supplierOf(plan, suppliers.shop), supplierInvoiceNo: '00871', date: addDays(plan.today, -6) },
    ...{ warehouseId: plan.warehouseId, notes: 'Kurang untuk pagar sementara' },
    lines: [
      { itemId: itemOf(plan, 'Paku campur').id, qty: '6', price: '19000' },
      { itemId: itemOf(plan, 'Pipa PVC AW 3 inci').id, qty: '2', price: '104000' },
    ],
  })
}

async function breakage(person: Person, plan: RarePlan): Promise<void> {
  const { today: on, warehouseId } = plan
  const of = (name: 'Triplek 12 mm' | 'Kawat bendrat', qty: string, note: string) => {
    return [{ itemId: itemOf(plan, name).id, qty, note }]
  }
  const about = { warehouseId, receivedBy: 'Asep Sunarya' }
  await person.do(addStock, {
    ...{ ...about, type: 'rusak', on: addDays(on, -5), notes: 'Atap gudang bocor' },
    lines: of('Triplek 12 mm', '4', 'Kena air hujan'),
  })
  await person.do(addStock, {
    ...{ ...about, type: 'hilang', on: addDays(on, -2), notes: 'Tidak ketemu saat dicek' },
    lines: of('Kawat bendrat', '3', 'Sisa gulungan terbuka'),
  })
}
