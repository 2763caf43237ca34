import { addDays, type Day } from '#ground/day.ts'
import type { Person } from '#app/seed/as-person.ts'
import type { DemoItem } from '#app/seed/masters.ts'
import { addWarehouse } from '#modules/warehouse/contract.ts'
import { createCount, openCount, saveCounted, submitCount } from '#modules/warehouse/opname/contract.ts'
import { createTransfer, receiveTransfer } from '#modules/warehouse/transfers/contract.ts'

/** What the yard of the demo's building site is made of. */
export interface YardPlan {
  readonly today: Day
  readonly items: readonly DemoItem[]
  readonly warehouseId: string
}

/** The yard of a building site, its goods, and how some of each are sent there. */
export async function openYard(person: Person, { today, items, warehouseId }: YardPlan) {
  const { id } = await person.do(addWarehouse, {
    code: 'GP-CIB',
    name: 'Gudang Proyek Cibinong',
    type: 'proyek',
    address: 'Jl. Mayor Oking, Cibinong',
    city: 'Kab. Bogor',
    keeper: 'Asep Sunarya',
  })
  const goods = items.filter((item) => item.isStocked).slice(0, 4)
  const send = (daysAgo: number, qty: string) =>
    person.do(createTransfer, {
      date: addDays(today, -daysAgo),
      fromWarehouseId: warehouseId,
      toWarehouseId: id,
      driverName: 'Ujang Suryana',
      vehiclePlate: 'F 8123 HC',
      lines: goods.map((item) => ({ itemId: item.id, qty })),
    })
  return { id, goods, send }
}

/** A yard at a building site: goods that arrived there, goods on the way, and a count that waits for its review. */
export async function demoYard(person: Person, plan: YardPlan): Promise<void> {
  const { today } = plan
  const { id: yardId, send } = await openYard(person, plan)
  const arrived = await send(9, '12')
  await person.do(receiveTransfer, { id: arrived.id, version: arrived.version, date: addDays(today, -8) })
  await send(1, '6')
  await countYard(person, today, yardId)
}

async function countYard(person: Person, today: Day, yardId: string): Promise<void> {
  const count = await person.do(createCount, { date: today, warehouseId: yardId, notes: 'Opname akhir bulan' })
  const { lines } = await person.do(openCount, { id: count.id })
  await person.do(saveCounted, {
    id: count.id,
    lines: lines.map((line, at) => ({
      itemId: line.itemId,
      counted: at === 0 ? '11' : '12',
      ...(at === 0 && { reason: 'Satu pecah saat dipindah' }),
    })),
  })
  const { id, version } = await person.do(openCount, { id: count.id })
  await person.do(submitCount, { id, version })
}
