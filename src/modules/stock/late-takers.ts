import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Document } from '#modules/stock/goods.ts'
import { insertLateCosts, type LateCost } from '#modules/stock/late-cost-store.ts'

type Bear = (
  tx: Tx,
  actor: Actor,
  late: { readonly on: Day; readonly documentId: string; readonly costs: readonly LateCost[] },
) => Promise<void>

const takers = new Map<string, Bear>()

/**
 * Lets the department whose documents of a kind made something of the goods they took bear what these cost later: the
 * price goes on to what was made. It books what the ledger had as cost of goods sold; documents of other kinds keep it so.
 */
export function tellLateTaker(kind: string, bear: Bear): void {
  takers.set(kind, bear)
}

/** Writes down what earlier documents bear of a price, and tells whoever made something of the goods. Moves are written. */
export async function chargeLateCosts(
  tx: Tx,
  actor: Actor,
  price: { readonly document: Document; readonly on: Day },
  costs: readonly LateCost[],
): Promise<void> {
  await insertLateCosts(tx, actor.companyId, price.document, costs)
  await passLateCosts(tx, actor, price.on, costs)
}

/** Tells whoever made something of goods that these cost more (or, below zero, less) than they were taken for. */
export async function passLateCosts(tx: Tx, actor: Actor, on: Day, costs: readonly LateCost[]): Promise<void> {
  const byDocument = Map.groupBy(costs, (cost) => `${cost.of.kind} ${cost.of.id}`)
  for (const group of byDocument.values()) {
    const of = group[0]?.of
    if (of) await takers.get(of.kind)?.(tx, actor, { on, documentId: of.id, costs: group })
  }
}
