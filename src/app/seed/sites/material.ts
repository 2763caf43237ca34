import { addDays, type Day } from '#ground/day.ts'
import type { Person } from '#app/seed/as-person.ts'
import { mainWarehouse } from '#app/seed/masters.ts'
import { pickItem } from '#modules/catalog/picks/contract.ts'
import { projects } from '#modules/projects/contract.ts'
import { createTransfer, receiveTransfer } from '#modules/warehouse/transfers/contract.ts'
import { addUsage } from '#modules/warehouse/usage/contract.ts'
import { tieMaterial } from '#modules/works/need/contract.ts'

/** What the plan calls a material, and the item that is meant; so many of the plan's unit make one of the item's. */
const meant: readonly (readonly [name: string, unit: string, item: string, perBase: string])[] = [
  ['Semen PC', 'kg', 'Semen Portland 50 kg', '50'],
  ['Pasir pasang', 'm3', 'Pasir cor Cimangkok', '1'],
  ['Bata ringan 60 × 20 × 10', 'bh', 'Bata ringan 10 cm', '83'],
]

/** What is sent to the site, and used of it in two rounds. */
const sent: readonly (readonly [item: string, qty: string, used: readonly [string, string]])[] = [
  ['Semen Portland 50 kg', '90', ['32', '41']],
  ['Pasir cor Cimangkok', '24', ['9', '11.5']],
  ['Batu split 2/3', '14', ['5', '7']],
  ['Besi beton ulir D13 × 12 m', '60', ['22', '26']],
]

interface Site {
  readonly projectId: string
  readonly workItemId: string
  readonly today: Day
}

/** Sends material from the main warehouse to a site, writes down what was used there, and says what the plan's words mean. */
export async function useMaterial(person: Person, { projectId, workItemId, today }: Site): Promise<void> {
  const { warehouse } = await person.do(projects.open, { id: projectId })
  const itemNamed = async (name: string) => (await person.do(pickItem, { q: name }))[0]?.id ?? ''
  const goods: { itemId: string; qty: string; used: readonly [string, string] }[] = []
  for (const [item, qty, used] of sent) goods.push({ itemId: await itemNamed(item), qty, used })
  const { id, version } = await person.do(createTransfer, {
    date: addDays(today, -16),
    fromWarehouseId: await mainWarehouse(person),
    toWarehouseId: warehouse.id,
    driverName: 'Ujang Suryana',
    vehiclePlate: 'F 8123 HC',
    lines: goods.map(({ itemId, qty }) => ({ itemId, qty })),
  })
  await person.do(receiveTransfer, { id, version, date: addDays(today, -16) })
  for (const [round, daysAgo] of [
    [0, 12],
    [1, 4],
  ] as const) {
    const lines = goods.map(({ itemId, used }) => ({ itemId, qty: used[round], workItemId }))
    await person.do(addUsage, { projectId, date: addDays(today, -daysAgo), lines })
  }
  for (const [name, unit, item, perBase] of meant)
    await person.do(tieMaterial, { name, unit, itemId: await itemNamed(item), perBase })
}
