import { addDays, type Day } from '#ground/day.ts'
import type { Person } from '#app/seed/as-person.ts'
import type { Dice } from '#app/seed/dice.ts'
import type { DemoItem } from '#app/seed/masters.ts'
import { createDelivery, orderDeliveries, receiveDelivery } from '#modules/sales/deliveries/contract.ts'
import { createInvoice } from '#modules/sales/invoices/contract.ts'
import { createOrder } from '#modules/sales/orders/contract.ts'
import { payOrder } from '#modules/sales/payments/contract.ts'

/** What an order of the demo is made of. */
export interface OrderPlan {
  readonly date: Day
  readonly today: Day
  readonly customerId: string
  readonly items: readonly DemoItem[]
  readonly lines: { readonly from: number; readonly to: number }
  readonly course: Course
}

/** How orders fare: of a hundred, how many stay an offer, wait for goods, are sent in part, wait for the bill, get paid. */
export interface Course {
  readonly offered: number
  readonly waiting: number
  readonly inPart: number
  readonly unbilled: number
  readonly paid: number
}

/** Orders of these weeks stand at every stage. */
export const ofThisMonth: Course = { offered: 13, waiting: 10, inPart: 30, unbilled: 15, paid: 60 }

/** Orders of earlier months are done, but for the few that make the work. */
export const ofLongAgo: Course = { offered: 4, waiting: 0, inPart: 2, unbilled: 1, paid: 97 }

/** One order, as far as its course lets it come: quoted, confirmed, sent, billed, paid. */
export async function demoOrder(person: Person, dice: Dice, plan: OrderPlan): Promise<void> {
  const { course } = plan
  const isOffer = dice.chance(course.offered)
  const promisedIn = dice.between(2, 9)
  const order = await person.do(createOrder, {
    customerId: plan.customerId,
    date: plan.date,
    validUntil: isOffer ? addDays(plan.date, 14) : null,
    promisedDate: addDays(plan.date, promisedIn),
    tags: promisedIn < 4 ? ['mendesak'] : [],
    customerPoNo: dice.chance(55) ? `PO/${dice.between(100, 999)}/${plan.date.slice(0, 4)}` : '',
    termDays: dice.pick([0, 14, 30, 30]),
    shippingFee: dice.chance(35) ? String(dice.between(2, 12) * 125_000) : undefined,
    downPaymentPercent: dice.chance(15) ? '30' : null,
    lines: linesOf(dice, plan),
    confirm: !isOffer,
  })
  if (isOffer || dice.chance(course.waiting)) return

  const sentOn = later(plan, dice.between(0, 3))
  await deliver(person, dice, { orderId: order.id, on: sentOn, course })
  if (dice.chance(course.unbilled)) return
  const billedOn = later({ ...plan, date: sentOn }, dice.between(0, 2))
  await person.do(createInvoice, { id: order.id, date: billedOn })
  if (!dice.chance(course.paid)) return
  const date = later({ ...plan, date: billedOn }, dice.between(1, 12))
  await person.do(payOrder, {
    id: order.id,
    date,
    method: dice.pick(['transfer', 'transfer', 'tunai', 'giro'] as const),
  })
}

function later({ date, today }: Pick<OrderPlan, 'date' | 'today'>, days: number): Day {
  const day = addDays(date, days)
  return day > today ? today : day
}

function linesOf(dice: Dice, { items, lines }: OrderPlan) {
  const chosen = new Set<DemoItem>()
  const count = dice.between(lines.from, lines.to)
  while (chosen.size < count) chosen.add(dice.pick(items))
  return [...chosen].map((item) => ({
    itemId: item.id,
    qty: String(usualQty(dice, item.price)),
    unit: item.unit,
    price: String(item.price),
    discountPercent: dice.chance(20) ? String(dice.between(1, 5)) : null,
  }))
}

function usualQty(dice: Dice, price: number): number {
  if (price > 500_000) return dice.between(1, 3)
  return price > 20_000 ? dice.between(2, 14) : dice.between(5, 60)
}

/** Sends all of an order, or all but its last goods; most trucks are already received. */
async function deliver(person: Person, dice: Dice, plan: { orderId: string; on: Day; course: Course }): Promise<void> {
  const { deliverable } = await person.do(orderDeliveries, { id: plan.orderId })
  const goods = deliverable.filter((line) => line.toDeliver !== '0')
  if (goods.length === 0) return
  const sent = goods.length > 1 && dice.chance(plan.course.inPart) ? goods.slice(0, -1) : goods
  const delivery = await person.do(createDelivery, {
    id: plan.orderId,
    date: plan.on,
    driverName: dice.pick(['Dedi Kurnia', 'Asep Saepudin', 'Wawan Hermawan']),
    vehiclePlate: dice.pick(['F 8213 KX', 'B 9214 KXT', 'F 9051 GA']),
    lines: sent.map((line) => ({ orderLineId: line.orderLineId, qty: line.toDeliver, coli: null, note: '' })),
  })
  if (!dice.chance(70)) return
  const receivedBy = dice.pick(['Yusuf', 'Lestari', 'Agus'])
  await person.do(receiveDelivery, { id: delivery.id, version: delivery.version, receivedBy, receivedAt: null })
}
