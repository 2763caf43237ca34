import { addDays, type Day } from '#ground/day.ts'
import type { Person } from '#app/seed/as-person.ts'
import type { DemoItem } from '#app/seed/masters.ts'
import { createPurchase } from '#modules/purchasing/orders/contract.ts'
import { payDownPayment } from '#modules/purchasing/payments/contract.ts'

interface AdvancePlan {
  readonly today: Day
  readonly warehouseId: string
  readonly items: readonly DemoItem[]
  readonly supplierIds: readonly string[]
}

// The last but one on the list of suppliers: 'CV Teknik Mekanikal Jaya', whose SBU is a small one.
const SUBCONTRACTOR = -2

/** Work that a subcontractor was paid ahead for, less the PPh that falls due with it; its bill is still to come. */
export async function demoAdvance(person: Person, plan: AdvancePlan): Promise<void> {
  const work = plan.items.find((item) => !item.isStocked)
  const supplierId = plan.supplierIds.at(SUBCONTRACTOR)
  if (!work || !supplierId) return
  const order = await person.do(createPurchase, {
    ...{ supplierId, warehouseId: plan.warehouseId, date: addDays(plan.today, -6), submit: true },
    lines: [{ itemId: work.id, qty: '120', price: '38000' }],
    downPaymentAmount: '1368000',
  })
  if (order.state === 'posted') await person.do(payDownPayment, { id: order.id, date: addDays(plan.today, -5) })
}
