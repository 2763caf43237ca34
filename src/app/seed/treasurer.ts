import { addDays, type Day } from '#ground/day.ts'
import type { Person } from '#app/seed/as-person.ts'
import type { DemoItem } from '#app/seed/masters.ts'
import { provePpn } from '#modules/sales/collected/contract.ts'
import { createDelivery } from '#modules/sales/deliveries/contract.ts'
import { createInvoice, openInvoice } from '#modules/sales/invoices/contract.ts'
import { createOrder } from '#modules/sales/orders/contract.ts'
import { payOrder } from '#modules/sales/payments/contract.ts'

interface TreasurerPlan {
  readonly today: Day
  readonly customerId: string
  readonly items: readonly DemoItem[]
}

/** Bricks and their laying for an office whose treasurer remits PPN and holds two kinds of PPh back: billed, paid and proven. */
export async function demoTreasurer(person: Person, { today, customerId, items }: TreasurerPlan): Promise<void> {
  const bricks = items.find(({ unit }) => unit === 'bh')
  const work = items.find(({ isStocked }) => !isStocked)
  if (!bricks || !work) return
  const ago = (days: number) => addDays(today, -days)
  const order = await person.do(createOrder, {
    ...{ customerId, date: ago(16), customerPoNo: 'SPK/027/PPK', confirm: true, termDays: 14 },
    lines: [
      { itemId: bricks.id, qty: '4000', unit: bricks.unit, price: String(bricks.price) },
      { itemId: work.id, qty: '60', unit: work.unit, price: String(work.price) },
    ],
  })
  await person.do(createDelivery, { id: order.id, date: ago(14) })
  const bill = await person.do(createInvoice, { id: order.id, date: ago(13) })
  await person.do(payOrder, { id: order.id, date: ago(5) })
  const { version } = await person.do(openInvoice, { id: bill.id })
  const proof = { proofNo: '7C41A0E25D9B3F68', proofDate: ago(4) }
  await person.do(provePpn, { id: bill.id, version, ...proof })
}
