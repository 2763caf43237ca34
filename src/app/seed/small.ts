import { addDays, type Day } from '#ground/day.ts'
import { personOf, type Person } from '#app/seed/as-person.ts'
import { diceOf, type Dice } from '#app/seed/dice.ts'
import { demoCompany, demoCustomers, demoItems, type DemoItem } from '#app/seed/masters.ts'
import type { Database } from '#kit/db/database.ts'
import { newId } from '#kit/id.ts'
import { createDelivery, orderDeliveries, receiveDelivery } from '#modules/sales/deliveries/contract.ts'
import { createInvoice } from '#modules/sales/invoices/contract.ts'
import { createOrder } from '#modules/sales/orders/contract.ts'
import { payOrder } from '#modules/sales/payments/contract.ts'

/** How much to make. */
export interface DemoSize {
  readonly orders: number
  readonly days: number
}

export const demoSizes = { small: { orders: 48, days: 30 }, medium: { orders: 2_000, days: 365 } } as const

/** What was made, for whoever asked. */
export interface DemoMade {
  readonly companyId: string
  readonly customers: number
  readonly items: number
  readonly orders: number
}

/**
 * Fills an installation with the believable days of one company, through the same verbs as people use.
 * Deterministic: the same day and size give the same data (ids and clock times aside).
 */
export async function fillDemo(db: Database, today: Day, size: DemoSize): Promise<DemoMade> {
  const dice = diceOf(20_261_121)
  const person = personOf(db, newId())
  const companyId = await demoCompany(person)
  const seller = person.in(companyId)
  const customerIds = await demoCustomers(seller, dice)
  const items = await demoItems(seller, addDays(today, -size.days))
  for (let index = 0; index < size.orders; index += 1) {
    const date = addDays(today, -size.days + Math.floor((index * size.days) / size.orders) + 1)
    await demoOrder(seller, dice, { date, today, customerId: dice.pick(customerIds), items })
  }
  return { companyId, customers: customerIds.length, items: items.length, orders: size.orders }
}

interface OrderPlan {
  readonly date: Day
  readonly today: Day
  readonly customerId: string
  readonly items: readonly DemoItem[]
}

/** One order, as far as its age lets it come: quoted, confirmed, sent, billed, paid. */
async function demoOrder(person: Person, dice: Dice, plan: OrderPlan): Promise<void> {
  const isQuotation = dice.chance(8)
  const order = await person.do(createOrder, {
    customerId: plan.customerId,
    date: plan.date,
    validUntil: isQuotation ? addDays(plan.date, 14) : null,
    promisedDate: addDays(plan.date, dice.between(2, 9)),
    customerPoNo: dice.chance(55) ? `PO/${dice.between(100, 999)}/${plan.date.slice(0, 4)}` : '',
    termDays: dice.pick([0, 14, 30, 30]),
    shippingFee: dice.chance(35) ? String(dice.between(2, 12) * 125_000) : undefined,
    downPaymentPercent: dice.chance(15) ? '30' : null,
    lines: linesOf(dice, plan.items),
    confirm: !isQuotation,
  })
  if (isQuotation || dice.chance(10)) return
  const sentOn = later(plan, dice.between(0, 3))
  const isSent = await deliver(person, dice, { orderId: order.id, on: sentOn })
  if (!isSent || dice.chance(15)) return
  const billedOn = later({ ...plan, date: sentOn }, dice.between(0, 2))
  await person.do(createInvoice, { id: order.id, date: billedOn })
  if (!dice.chance(60)) return
  const paidOn = later({ ...plan, date: billedOn }, dice.between(1, 12))
  await person.do(payOrder, { id: order.id, date: paidOn, method: dice.pick(['transfer', 'transfer', 'tunai', 'giro'] as const) })
}

function later({ date, today }: Pick<OrderPlan, 'date' | 'today'>, days: number): Day {
  const day = addDays(date, days)
  return day > today ? today : day
}

function linesOf(dice: Dice, items: readonly DemoItem[]) {
  const chosen = new Set<DemoItem>()
  const count = dice.between(1, 5)
  while (chosen.size < count) chosen.add(dice.pick(items))
  return [...chosen].map((item) => ({
    itemId: item.id,
    qty: String(item.price > 500_000 ? dice.between(1, 3) : item.price > 20_000 ? dice.between(2, 14) : dice.between(5, 60)),
    unit: item.unit,
    price: String(item.price),
    discountPercent: dice.chance(20) ? String(dice.between(1, 5)) : null,
  }))
}

/** Sends all of an order or its first half; some trucks are already received. */
async function deliver(person: Person, dice: Dice, plan: { orderId: string; on: Day }): Promise<boolean> {
  const { deliverable } = await person.do(orderDeliveries, { id: plan.orderId })
  const goods = deliverable.filter((line) => line.toDeliver !== '0')
  if (goods.length === 0) return true
  const sent = dice.chance(30) && goods.length > 1 ? goods.slice(0, -1) : goods
  const delivery = await person.do(createDelivery, {
    id: plan.orderId,
    date: plan.on,
    driverName: dice.pick(['Dedi Kurnia', 'Asep Saepudin', 'Wawan Hermawan']),
    vehiclePlate: dice.pick(['F 8213 KX', 'B 9214 KXT', 'F 9051 GA']),
    lines: sent.map((line) => ({ orderLineId: line.orderLineId, qty: line.toDeliver, coli: null, note: '' })),
  })
  if (dice.chance(70)) {
    await person.do(receiveDelivery, { id: delivery.id, version: delivery.version, receivedBy: dice.pick(['Yusuf', 'Lestari', 'Agus']), receivedAt: null })
  }
  return true
}
