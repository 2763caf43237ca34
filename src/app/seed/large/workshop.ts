import { addDays, type Day } from '#ground/day.ts'
import type { Person } from '#app/seed/as-person.ts'
import type { DemoItem } from '#app/seed/masters.ts'
import { CONCRETE, demoHouse, demoRun, PAVING, pieceOf, type Run } from '#app/seed/production.ts'
import { createTransfer, receiveTransfer } from '#modules/warehouse/transfers/contract.ts'

/** What the house of the template makes: in its old half, and in the half that stands at every stage. */
const runs: readonly Run[] = [
  { piece: PAVING, qty: '60', daysAgo: 52, due: -40, steps: [{ good: '30' }, { good: '27', reject: '3' }], ends: true },
  { piece: CONCRETE, qty: '9', daysAgo: 44, due: -36, steps: [{ good: '9' }], ends: true },
  { piece: PAVING, qty: '40', daysAgo: 19, due: -10, steps: [{ good: '40' }], ends: true },
  { piece: CONCRETE, qty: '6', daysAgo: 4, due: 3, steps: [{ good: '4' }] },
]

/** What is only there once: an SPK that has begun, and one that waits. */
const once: readonly Run[] = [
  { piece: CONCRETE, qty: '4', daysAgo: 1, due: 2, steps: [] },
  { piece: PAVING, qty: '80', daysAgo: 1, due: 12, steps: [], waits: true },
]

interface WorkshopPlan {
  readonly today: Day
  readonly openedOn: Day
  readonly items: readonly DemoItem[]
  readonly warehouseId: string
}

/** A production house whose SPK are copied; what was finished is carried to the main warehouse. */
export async function templateWorkshop(person: Person, plan: WorkshopPlan): Promise<void> {
  const { today, openedOn, items, warehouseId } = plan
  const house = await demoHouse(person, { items, openedOn })
  for (const run of [...runs, ...once]) {
    const { id: itemId } = pieceOf(items, run.piece)
    await demoRun(person, { run, today, houseId: house.id, itemId })
    if (!run.ends) continue
    const qty = String(run.steps.reduce((pieces, { good }) => pieces + Number(good), 0))
    const date = addDays(today, 5 - run.daysAgo)
    const route = { fromWarehouseId: house.finishedId, toWarehouseId: warehouseId }
    const sent = await person.do(createTransfer, {
      ...route,
      date,
      driverName: 'Ujang Suryana',
      lines: [{ itemId, qty }],
    })
    await person.do(receiveTransfer, { id: sent.id, version: sent.version, date: addDays(date, 1) })
  }
}
