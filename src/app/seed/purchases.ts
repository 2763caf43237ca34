import { addDays, daysBetween, type Day } from '#ground/day.ts'
import type { Person } from '#app/seed/as-person.ts'
import type { Dice } from '#app/seed/dice.ts'
import type { DemoItem } from '#app/seed/masters.ts'
import { postOpeningPayable } from '#modules/purchasing/bills/change-contract.ts'
import { createBill, listBillable, listOpenBills } from '#modules/purchasing/bills/contract.ts'
import { buyForCash } from '#modules/purchasing/cash/contract.ts'
import { createPurchase } from '#modules/purchasing/orders/contract.ts'
import { paySupplier } from '#modules/purchasing/payments/contract.ts'
import { createReceipt, startReceipt } from '#modules/purchasing/receipts/contract.ts'
import { createRequest } from '#modules/purchasing/requests/contract.ts'

/** What the purchases of the demo are made of. */
export interface PurchasePlan {
  readonly from: Day
  readonly today: Day
  readonly count: number
  readonly items: readonly DemoItem[]
  readonly supplierIds: readonly string[]
  readonly warehouseId: string
  /** The last day of ordering; `today` unless told. */
  readonly until?: Day
  readonly course?: PurchaseCourse
  /** How many were made before: papers of suppliers bear numbers that run on. */
  readonly before?: number
}

/** How purchases fare: of a hundred, how many are notas, stay drafts, wait for goods, wait for the bill, get paid. */
export interface PurchaseCourse {
  readonly cash: number
  readonly drafts: number
  readonly waiting: number
  readonly unbilled: number
  readonly paid: number
}

const usual: PurchaseCourse = { cash: 12, drafts: 8, waiting: 18, unbilled: 20, paid: 35 }

/** Purchases of earlier months are billed and paid, but for the few that make the work. */
export const boughtLongAgo: PurchaseCourse = { cash: 10, drafts: 1, waiting: 2, unbilled: 2, paid: 96 }

/** Purchases at every stage: asked for, ordered, received in part with rejects, billed dearer, paid, bought for cash. */
export async function demoPurchases(person: Person, dice: Dice, plan: PurchasePlan): Promise<void> {
  await openingDebts(person, plan)
  await manyPurchases(person, dice, plan)
  await waitingRequest(person, dice, plan)
}

/** What was owed before: which supplier, how much, how many days late when the books began. */
const owedBefore = [
  [0, '18450000', 12],
  [2, '6275000', 41],
  [7, '2980000', 68],
  [5, '4120000', -12],
] as const

async function openingDebts(person: Person, plan: PurchasePlan): Promise<void> {
  const began = addDays(plan.from, -1)
  for (const [at, amount, late] of owedBefore) {
    const id = plan.supplierIds[at]
    if (!id) continue
    const reference = `SA/${began.slice(0, 4)}/${String(at + 1).padStart(3, '0')}`
    await person.do(postOpeningPayable, { id, date: began, dueDate: addDays(began, -late), amount, reference })
  }
}

/** The purchases alone, without requests that wait. */
export async function manyPurchases(person: Person, dice: Dice, plan: PurchasePlan): Promise<void> {
  const { cash } = plan.course ?? usual
  const days = Math.max(1, daysBetween(plan.from, plan.until ?? plan.today))
  for (let index = 0; index < plan.count; index += 1) {
    const date = addDays(plan.from, Math.floor((index * days) / plan.count))
    if (dice.chance(cash)) await cashNote(person, dice, plan, date)
    else await onePurchase(person, dice, { ...plan, date, index: index + (plan.before ?? 0) })
  }
}

const stocked = (plan: PurchasePlan) => plan.items.filter((item) => item.isStocked)

async function cashNote(person: Person, dice: Dice, plan: PurchasePlan, date: Day): Promise<void> {
  const item = dice.pick(stocked(plan))
  await person.do(buyForCash, {
    date,
    warehouseId: plan.warehouseId,
    lines: [{ itemId: item.id, qty: String(dice.between(1, 6)), price: String(item.cost) }],
    confirmDuplicates: true,
  })
}

async function onePurchase(
  person: Person,
  dice: Dice,
  plan: PurchasePlan & { readonly date: Day; readonly index: number },
): Promise<void> {
  const { drafts, waiting, unbilled, paid } = plan.course ?? usual
  const supplierId = dice.pick(plan.supplierIds.slice(0, 10))
  const items = [...new Set(Array.from({ length: dice.between(1, 4) }, () => dice.pick(stocked(plan))))]
  const order = await person.do(createPurchase, {
    supplierId,
    date: plan.date,
    expectedDate: addDays(plan.date, dice.between(2, 7)),
    warehouseId: plan.warehouseId,
    submit: !dice.chance(drafts),
    lines: items.map((item) => ({
      itemId: item.id,
      qty: String(dice.between(1, 8) * 3),
      price: String(dice.chance(25) ? Math.trunc((item.cost * dice.between(94, 107)) / 100) : item.cost),
    })),
  })
  if (order.state !== 'posted' || dice.chance(waiting)) return

  const receivedOn = earlier(addDays(plan.date, dice.between(1, 8)), plan.today)
  await receive(person, dice, { orderId: order.id, on: receivedOn })
  if (dice.chance(unbilled)) return
  await bill(person, dice, {
    supplierId,
    orderId: order.id,
    on: receivedOn,
    index: plan.index,
    today: plan.today,
    paid,
  })
}

async function receive(person: Person, dice: Dice, asked: { orderId: string; on: Day }): Promise<void> {
  const { lines } = await person.do(startReceipt, { id: asked.orderId })
  const isPart = dice.chance(25)
  await person.do(createReceipt, {
    id: asked.orderId,
    date: asked.on,
    supplierSjNo: `SJ-${dice.between(1000, 9999)}`,
    post: true,
    lines: lines.map((line) => {
      const open = Number.parseInt(line.toReceive, 10)
      const qty = isPart ? Math.max(1, Math.trunc(open / 2)) : open
      const isBroken = qty > 4 && dice.chance(12)
      return {
        orderLineId: line.orderLineId,
        qtyReceived: String(qty),
        ...(isBroken && { qtyRejected: '1', rejectReason: 'Rusak saat dibongkar' }),
      }
    }),
  })
}

interface BillPlan {
  readonly supplierId: string
  readonly orderId: string
  readonly on: Day
  readonly index: number
  readonly today: Day
  readonly paid: number
}

async function bill(person: Person, dice: Dice, asked: BillPlan): Promise<void> {
  const { lines } = await person.do(listBillable, { id: asked.supplierId, orderId: asked.orderId })
  const on = earlier(addDays(asked.on, dice.between(0, 5)), asked.today)
  const made = await person.do(createBill, {
    supplierId: asked.supplierId,
    supplierInvoiceNo: `FJ/${asked.on.slice(2, 4)}/${String(4000 + asked.index)}`,
    supplierInvoiceDate: on,
    date: on,
    lines: lines.map((line) => ({ receiptLineId: line.receiptLineId, orderLineId: line.orderLineId })),
    confirmDuplicates: true,
  })
  if (!made.isSaved || !dice.chance(asked.paid)) return
  const open = (await person.do(listOpenBills, { id: asked.supplierId })).filter((each) => each.id === made.id)
  const [due] = open
  if (!due) return
  await person.do(paySupplier, {
    supplierId: asked.supplierId,
    date: earlier(addDays(on, dice.between(0, 14)), asked.today),
    method: 'transfer',
    amount: due.openDue,
    allocations: [{ billId: due.id, amount: due.openDue }],
  })
}

async function waitingRequest(person: Person, dice: Dice, plan: PurchasePlan): Promise<void> {
  for (const isSubmitted of [true, false]) {
    const item = dice.pick(stocked(plan))
    await person.do(createRequest, {
      date: addDays(plan.today, -1),
      neededBy: addDays(plan.today, 5),
      warehouseId: plan.warehouseId,
      notes: 'Untuk pekerjaan minggu depan',
      submit: isSubmitted,
      lines: [{ itemId: item.id, qty: String(dice.between(2, 10) * 5), reason: 'Stok menipis' }],
    })
  }
}

function earlier(a: Day, b: Day): Day {
  return a < b ? a : b
}
