import { minusQty, quantityText } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { itemsOf } from '#modules/catalog/face.ts'
import { lacksReason, reasonsTold } from '#modules/warehouse/opname/reasons.ts'
import type { Counted } from '#modules/warehouse/opname/rules.ts'

type Line = Counted & { readonly reason: string | null }

/** Refuses a count with differences that nobody explained. */
export async function refuseUnexplained(tx: Tx, actor: Actor, lines: readonly Line[]): Promise<void> {
  const missing = differing(lines).filter(lacksReason)
  const [first] = missing
  if (!first) return
  const items = await itemsOf(tx, actor.companyId, [first.itemId])
  const facts = { item: items.get(first.itemId)?.name ?? '', others: missing.length - 1 }
  throw new Refusal('opname.reason-missing', facts, { field: `lines.${first.index}.reason` })
}

/** The lines that were counted otherwise than the book says. */
export function differing(lines: readonly Line[]) {
  return lines.flatMap(({ itemId, counted, book, reason }, index) => {
    const difference = counted === null ? '0' : quantityText(minusQty(counted, book))
    return difference === '0' ? [] : [{ itemId, difference, reason, index }]
  })
}

/** Reasons in one sentence, each with what it is of; nothing where there is none. */
export async function toldReasons(
  tx: Tx,
  actor: Actor,
  lines: readonly { readonly itemId: string; readonly reason: string | null }[],
): Promise<string | null> {
  const said = lines.flatMap(({ itemId, reason }) => (reason === null ? [] : [{ itemId, reason }]))
  const itemIds = said.map((line) => line.itemId)
  const items = await itemsOf(tx, actor.companyId, itemIds)
  return reasonsTold(said.map(({ itemId, reason }) => ({ name: items.get(itemId)?.name ?? '', reason })))
}
