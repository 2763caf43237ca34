import { addDays, type Day } from '#ground/day.ts'
import type { Person } from '#app/seed/as-person.ts'
import { openYard, type YardPlan } from '#app/seed/yard.ts'
import { addStock } from '#modules/warehouse/contract.ts'
import { approveCount, createCount, openCount, saveCounted, submitCount } from '#modules/warehouse/opname/contract.ts'
import { receiveTransfer } from '#modules/warehouse/transfers/contract.ts'

/** In each half of the template goods go to a building site, are used there, and what is left is counted; some are still on their way. */
export async function templateYard(person: Person, plan: YardPlan): Promise<void> {
  const { today } = plan
  const { id: yardId, goods, send } = await openYard(person, plan)
  const halves = [
    { sentAgo: 50, usedAgo: 46, countedAgo: 42 },
    { sentAgo: 15, usedAgo: 9, countedAgo: 3 },
  ] as const
  for (const { sentAgo, usedAgo, countedAgo } of halves) {
    const sent = await send(sentAgo, '12')
    await person.do(receiveTransfer, { id: sent.id, version: sent.version, date: addDays(today, 1 - sentAgo) })
    await person.do(addStock, {
      type: 'pengeluaran',
      on: addDays(today, -usedAgo),
      warehouseId: yardId,
      requestedBy: 'Asep Sunarya',
      notes: 'Dipakai di lapangan',
      lines: goods.map((item) => ({ itemId: item.id, qty: '10' })),
    })
    await countYard(person, addDays(today, -countedAgo), yardId)
  }
  await send(1, '6')
}

// One of the pieces is missing everywhere but at the first line, where two are.
async function countYard(person: Person, date: Day, yardId: string): Promise<void> {
  const { id } = await person.do(createCount, { date, warehouseId: yardId, notes: 'Opname gudang proyek' })
  const { lines } = await person.do(openCount, { id })
  const counted = lines.map((line, at) => {
    const missing = at === 0 ? 2 : 1
    return { itemId: line.itemId, counted: String(Number(line.book) - missing), reason: 'Pecah di lapangan' }
  })
  await person.do(saveCounted, { id, lines: counted })
  const { version } = await person.do(openCount, { id })
  const submitted = await person.do(submitCount, { id, version })
  await person.another().do(approveCount, { id, version: submitted.version })
}
