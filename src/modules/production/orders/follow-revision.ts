import { minQty, minusQty, quantity, quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { tellMaker, type MadeForLine } from '#modules/sales/face.ts'
import { changeOrder, madeForOrder, type Order } from './store.ts'

// A customer's order that is revised is another order with other lines: what was made for it stays kept meanwhile, and
// its SPK go on for the line that took the place of theirs.
tellMaker({
  madeFor: async (tx, actor, orderId) => (await madeForOrder(tx, actor, orderId)).flatMap(madeOf),
  hold: async (tx, actor, orderId) => (await madeForOrder(tx, actor, orderId, true)).flatMap(madeOf),
  follow: async (tx, actor, revised) => {
    const left = new Map(revised.lines.map((line) => [line.from, line]))
    for (const spk of await madeForOrder(tx, actor, revised.before, true)) {
      const line = left.get(spk.order_line_id ?? '')
      if (!line) continue
      const kept = minQty(quantity(spk.good_qty), line.kept)
      left.set(line.from, { ...line, kept: minusQty(line.kept, kept) })
      await goOnFor(tx, actor, spk, {
        order_line_id: line.to,
        order_id: revised.id,
        order_number: revised.number,
        customer_name: revised.customerName,
        ...projectOf(spk, revised.projectId),
        kept_qty: quantityText(kept),
      })
    }
  },
})

// What went into process for a project comes out for it: only an SPK that has not begun takes the project of the revision.
function projectOf(spk: Order, projectId: string | null) {
  if (spk.stage !== 'planned' || spk.project_id === projectId) return {}
  return { project_id: projectId, work_item_id: null }
}

async function goOnFor(tx: Tx, actor: Actor, spk: Order, change: Parameters<typeof changeOrder>[3]): Promise<void> {
  await changeOrder(tx, actor, spk.id, change)
  const changes = { orderNumber: [spk.order_number, change.order_number] as const }
  await recordHistory(tx, actor, { subject: 'production-order', id: spk.id, act: 'follow-revision', changes })
}

function madeOf(spk: Order): MadeForLine[] {
  if (spk.order_line_id === null) return []
  const [good, kept] = [quantity(spk.good_qty), quantity(spk.kept_qty)]
  return [{ lineId: spk.order_line_id, warehouseId: spk.finished_warehouse_id, good, kept }]
}
