import { addDays, type Day } from '#ground/day.ts'
import type { Person } from '#app/seed/as-person.ts'
import type { DemoItem } from '#app/seed/masters.ts'
import { itemNames } from '#app/seed/names.ts'
import { houses } from '#modules/production/houses/contract.ts'
import { createOrder, planOrder, startOrder } from '#modules/production/orders/contract.ts'
import { saveRecipe } from '#modules/production/recipes/contract.ts'
import { recordLabour, recordOutput } from '#modules/production/results/contract.ts'
import { addStock } from '#modules/warehouse/contract.ts'

/** What the production of the demo is made of. */
interface ProductionPlan {
  readonly today: Day
  readonly items: readonly DemoItem[]
}

/** How far an order of the demo comes: of its pieces so many are made, in one step or more. */
export interface Run {
  readonly piece: string
  readonly qty: string
  readonly daysAgo: number
  readonly due: number
  readonly steps: readonly { readonly good: string; readonly second?: string; readonly reject?: string }[]
  readonly ends?: boolean
  readonly waits?: boolean
}

export const PAVING = 'Paving block natural 6 cm'
export const CONCRETE = 'Beton siap pakai K-250'

const runs: readonly Run[] = [
  {
    piece: PAVING,
    qty: '120',
    daysAgo: 16,
    due: -6,
    steps: [{ good: '60' }, { good: '54', second: '4', reject: '2' }],
    ends: true,
  },
  { piece: CONCRETE, qty: '18', daysAgo: 9, due: -5, steps: [{ good: '18' }], ends: true },
  { piece: PAVING, qty: '200', daysAgo: 4, due: 3, steps: [{ good: '85', second: '5', reject: '1' }] },
  { piece: CONCRETE, qty: '12', daysAgo: 1, due: 2, steps: [] },
  { piece: PAVING, qty: '900', daysAgo: 1, due: 12, steps: [], waits: true },
]

/** One production house with recipes, material, and orders at every stage. */
export async function demoProduction(person: Person, { today, items }: ProductionPlan): Promise<void> {
  const house = await demoHouse(person, { items, openedOn: addDays(today, -20) })
  for (const run of runs) await demoRun(person, { run, today, houseId: house.id, itemId: pieceOf(items, run.piece).id })
}

/** What is made in the demo. */
export function pieceOf(items: readonly DemoItem[], name: string): DemoItem {
  const item = items[itemNames.findIndex(([each]) => each === name)]
  if (!item) throw new Error(`the demo has no ${name}`)
  return item
}

/** The house itself: what lies in it on its first day, and what it makes its pieces of. */
export async function demoHouse(
  person: Person,
  { items, openedOn }: { readonly items: readonly DemoItem[]; readonly openedOn: Day },
): Promise<{ readonly id: string; readonly finishedId: string }> {
  const house = await person.do(houses.add, {
    name: 'Rumah Produksi Ciawi',
    headName: 'Pak Dede Suherman',
    phone: '0812-9000-1177',
    address: 'Jl. Raya Sukabumi Km 3',
    city: 'Kab. Bogor',
    capacity: '45',
    capacityUnit: 'm²',
    workingHours: 'Sen–Sab 07.30–16.00',
    overheadKind: 'percent',
    overheadPercent: '6',
  })
  const { rawWarehouse, finishedWarehouse } = await person.do(houses.open, { id: house.id })
  const cement = pieceOf(items, 'Semen Portland 50 kg')
  const sand = pieceOf(items, 'Pasir cor Cimangkok')
  const stone = pieceOf(items, 'Batu split 2/3')
  const heaps = [
    [cement, 260],
    [sand, 42],
    [stone, 30],
  ] as const
  await person.do(addStock, {
    type: 'saldo_awal',
    on: openedOn,
    warehouseId: rawWarehouse.id,
    notes: 'Saldo awal rumah produksi',
    lines: heaps.map(([item, qty]) => ({ itemId: item.id, qty: String(qty), value: String(qty * item.cost) })),
  })
  const line = (item: DemoItem, qty: string, wastePercent: string | null = null) => {
    return { itemId: item.id, qty, unit: item.unit, wastePercent }
  }
  const recipe = { validFrom: openedOn, notes: '' }
  await person.do(saveRecipe, {
    ...recipe,
    itemId: pieceOf(items, PAVING).id,
    outputQty: '10',
    pieceRate: '9500',
    lines: [line(cement, '4'), line(sand, '0.9', '3')],
  })
  await person.do(saveRecipe, {
    ...recipe,
    itemId: pieceOf(items, CONCRETE).id,
    outputQty: '1',
    pieceRate: '25000',
    lines: [line(cement, '7'), line(sand, '0.5', '3'), line(stone, '0.7', '2')],
  })
  return { id: house.id, finishedId: finishedWarehouse.id }
}

/** One SPK of the demo, as far as it comes. */
export async function demoRun(
  person: Person,
  { run, today, houseId, itemId }: { run: Run; today: Day; houseId: string; itemId: string },
): Promise<void> {
  const date = addDays(today, -run.daysAgo)
  const dueDate = addDays(today, Math.max(run.due, -run.daysAgo))
  const draft = await person.do(createOrder, { houseId, itemId, plannedQty: run.qty, date, dueDate, notes: '' })
  let now = await person.do(planOrder, { id: draft.id, version: draft.version })
  if (run.waits) return
  now = await person.do(startOrder, { id: now.id, version: now.version })
  for (const [at, step] of run.steps.entries()) {
    const about = { id: now.id, date: addDays(date, at + 1) }
    const rows = [{ workerName: at === 0 ? 'Pak Ujang' : 'Pak Dadang', qty: step.good, rate: null }]
    const paid = await person.do(recordLabour, { ...about, version: now.version, rows })
    const finish = run.ends === true && at === run.steps.length - 1
    const pieces = { good: step.good, second: step.second ?? '0', reject: step.reject ?? '0' }
    const made = { ...about, ...pieces, version: paid.version, useRecipe: true, finish, reason: '' }
    now = { ...now, ...(await person.do(recordOutput, made)) }
  }
}
