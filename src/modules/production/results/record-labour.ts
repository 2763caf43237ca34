import { rowDims } from '#ground/dims.ts'
import { sum } from '#ground/money.ts'
import { lineAmount, price, priceText } from '#ground/price.ts'
import { quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { accounts, credit, debit } from '#modules/journal/rules.ts'
import type { OrderRef } from '../contract.ts'
import { signed, takeOrder } from '../orders/state.ts'
import { addTo } from '../orders/store.ts'
import { today } from '#kit/posting/today.ts'
import type { recordLabour } from './contract.ts'
import { writeAct } from './entries.ts'
import { keyOf, partiesOf } from './worker-store.ts'

/** Writes down what each worker made and earned by the piece; it is owed to them until pay day. */
export async function pay(tx: Tx, actor: Actor, asked: AskedOf<typeof recordLabour>): Promise<OrderRef> {
  if (asked.rows.some((row) => row.rate !== null) && !actor.can('view gaji')) throw new Forbidden('view gaji')
  const order = await takeOrder(tx, actor, asked, 'running')
  const on = asked.date ?? today(actor)
  const earned = asked.rows.map((row) => {
    const rate = row.rate ?? price(order.piece_rate)
    return { ...row, rate, cost: lineAmount(row.qty, rate) }
  })
  const names = earned.map((row) => row.workerName)
  const parties = await partiesOf(tx, actor, names)
  const dims = rowDims(order)
  for (const row of earned) {
    const partyId = found(parties.get(keyOf(row.workerName)))
    await writeAct(tx, actor, order, {
      id: newId(),
      kind: 'labour',
      on,
      facts: {
        cost: row.cost,
        worker_id: partyId,
        worker_name: row.workerName,
        qty: quantityText(row.qty),
        rate: priceText(row.rate),
      },
      lines: [],
      books: [
        debit(accounts.workInProcess, row.cost, dims),
        credit(accounts.wagesPayable, row.cost, { ...dims, partyId, memo: row.workerName }),
      ],
    })
  }
  await addTo(tx, order, { labour_cost: sum(earned.map((row) => row.cost)) })
  return signed(tx, actor, order.id)
}
