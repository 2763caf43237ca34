import { rowDims } from '#ground/dims.ts'
import { allocate, max, minus, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { accounts, credit, debit } from '#modules/journal/rules.ts'
import { revalue, type Moved } from '#modules/stock/face.ts'
import type { OrderRef } from '../contract.ts'
import type { finishOrder } from '../orders/contract.ts'
import { letGo } from '../orders/plan-order.ts'
import { madeOf, overheadLeft, signed, takeOrder } from '../orders/state.ts'
import { addTo, entriesOf, entryLinesOf, type Order } from '../orders/store.ts'
import { instant, today } from '#kit/posting/today.ts'
import { kindOf, overheadLines, processLines, writeAct } from './entries.ts'

/** Finishes an order: nothing stays in process. One that made nothing is finished as failed, and its cost is a loss. */
export async function finish(tx: Tx, actor: Actor, asked: AskedOf<typeof finishOrder>): Promise<OrderRef> {
  const order = await takeOrder(tx, actor, asked, 'running')
  const hasOutput = quantity(order.good_qty) > 0n || quantity(order.second_qty) > 0n
  if (!hasOutput && !asked.fail) throw new Refusal('spk.no-output')
  if (hasOutput && asked.fail) throw new Refusal('spk.has-output')
  if (asked.fail && asked.reason === null) throw new Refusal('spk.fail-reason', {}, { field: 'reason' })
  if (hasOutput && asked.reason === null) await refuseFromNothing(tx, order)

  await close(tx, actor, order, { on: asked.date ?? today(actor), reason: asked.reason })
  const over = { finished_at: instant(), finished_by: actor.name, is_failed: asked.fail, reason: asked.reason }
  return signed(tx, actor, order.id, { stage: 'done', ...over })
}

// Material that was taken back from under its pieces leaves them worth labour and overhead alone: that is said, or mended.
async function refuseFromNothing(tx: Tx, order: Order): Promise<void> {
  const uses = (await entriesOf(tx, order.id)).filter(({ kind }) => kind === 'use')
  if (uses.length > 0 && uses.every((use) => use.is_void))
    throw new Refusal('spk.material-gone', {}, { field: 'reason' })
}

/**
 * Lays on what overhead is left and takes the rest out of process: onto the pieces that were made, or as a loss. With
 * `late` an order that is done takes a price in and passes it on at once: nothing may stay in process of it.
 */
export async function close(
  tx: Tx,
  actor: Actor,
  order: Order,
  asked: { readonly on: Day; readonly reason: string | null; readonly late?: Money },
): Promise<void> {
  await letGo(tx, actor, order)
  const late = asked.late ?? ZERO
  const overhead = overheadLeft({ ...order, material_cost: plus(order.material_cost, late) }, madeOf(order))
  const rest = plus(order.wip, late, overhead)
  if (overhead === 0n && rest === 0n) return

  const id = newId()
  const moves = rest === 0n ? [] : await spread(tx, actor, order, { id, on: asked.on, rest })
  const isLoss = moves.length === 0
  const value = isLoss ? ZERO : rest
  const loss = minus(rest, value)
  const dims = rowDims(order)
  await writeAct(tx, actor, order, {
    id,
    kind: 'finish',
    on: asked.on,
    facts: { overhead, value, loss, reason: asked.reason },
    lines: [],
    isFollowing: asked.late !== undefined,
    books: [
      ...overheadLines(order, overhead),
      ...processLines(order, moves),
      debit(accounts.otherExpense, loss, dims),
      credit(accounts.workInProcess, loss, dims),
    ],
  })
  await addTo(tx, order, { material_cost: late, overhead_cost: overhead, output_value: value, loss })
}

/** Puts a cost that came after its pieces where they went: into the stock, or with those already sold. */
export async function spread(
  tx: Tx,
  actor: Actor,
  order: Order,
  { id, on, rest }: { id: string; on: Day; rest: Money },
): Promise<Moved[]> {
  const standing = new Set((await entriesOf(tx, order.id)).filter((each) => !each.is_void).map((each) => each.id))
  const made = (await entryLinesOf(tx, order.id)).filter(
    (line) => standing.has(line.entry_id) && line.grade !== null && line.grade !== 'reject',
  )
  if (made.length === 0) return []
  const worths = made.map((line) => max(line.value, ZERO))
  const isWorth = sum(worths) > 0n
  const shares = allocate(rest, isWorth ? worths : made.map((line) => quantity(line.qty)))
  return revalue(tx, actor, {
    document: { kind: kindOf('finish'), id },
    on,
    lines: made.map((line, at) => ({
      of: { kind: kindOf('output'), id: line.entry_id, lineId: line.grade === 'good' ? line.entry_id : order.id },
      value: shares[at] ?? ZERO,
    })),
  })
}
