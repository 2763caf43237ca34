import { dimsKey, dimsOf } from '#ground/dims.ts'
import { ZERO } from '#ground/money.ts'
import { maxQty, minQty, minusQty, plusQty, sumQty, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Taker } from '#modules/stock/late-cost.ts'
import { carriedNow, sinceMove, type CameIn, type Span } from '#modules/stock/layers-store.ts'
import { keyOf } from '#modules/stock/moves.ts'
import type { Original } from '#modules/stock/reverse-store.ts'
import type { Holding, Used } from '#modules/stock/rules.ts'

/** Pieces of a receipt that lie somewhere now. */
export interface Lying {
  readonly warehouseId: string
  /** On the way: the line of the transfer that carries them. */
  readonly carriedBy: string | null
  readonly qty: Quantity
  /** What is held there: by the warehouse, or of all that the line carries. */
  readonly held: Holding
}

/** What became of a receipt: where its pieces lie now, where it came in first, and what left for which project. */
export interface Layer {
  readonly lying: readonly Lying[]
  readonly left: Quantity
  readonly used: readonly Used[]
  /** The same by the documents that took them. */
  readonly takers: readonly Taker[]
}

/**
 * Tells for each receipt where its pieces are. The book alone says so: what is held in a warehouse belongs to the newest
 * that came in, so the oldest leave first, each piece belongs to one receipt, and a transfer puts its pieces down in the
 * order it took them up. The balances of the items are locked.
 */
export async function layersOf(
  tx: Tx,
  companyId: string,
  receipts: readonly Original[],
  held: ReadonlyMap<string, Holding>,
): Promise<Map<string, Layer>> {
  const layers = new Map<string, Layer>()
  for (const receipt of receipts) {
    const lying: Lying[] = []
    const used: Used[] = []
    const takers: Taker[] = []
    const start = { ...receipt, carriedBy: null }
    await follow({ tx, companyId, held, lying, used, takers }, start, { from: ZERO_QTY, to: receipt.qty })
    const merged = together(lying, placeOf)
    layers.set(receipt.id, {
      lying: merged,
      left: sumQty(merged.map((one) => one.qty)),
      takers,
      used: together(used, dimsKey).toSorted(byDims),
    })
  }
  return layers
}

const NOTHING: Holding = { qty: ZERO_QTY, value: ZERO }

interface Following {
  readonly tx: Tx
  readonly companyId: string
  readonly held: ReadonlyMap<string, Holding>
  readonly lying: Lying[]
  readonly used: Used[]
  readonly takers: Taker[]
}

async function follow(of: Following, move: CameIn, span: Span): Promise<void> {
  const { tx, companyId } = of
  const isCarried = move.carriedBy !== null
  const holding = isCarried ? await carriedNow(tx, companyId, move) : (of.held.get(keyOf(move)) ?? NOTHING)
  const held = holding.qty
  const { cameIn, outs } = await sinceMove(tx, companyId, move, { held, span })
  const from = plusQty(cameIn, span.from)
  const to = plusQty(cameIn, span.to)
  const here = minusQty(minQty(to, held), from)
  const { warehouseId, carriedBy } = move
  if (here > 0n) of.lying.push({ warehouseId, carriedBy, qty: here, held: holding })

  for (const out of outs) {
    const start = plusQty(held, out.start)
    const part = { from: maxQty(minusQty(from, start), ZERO_QTY), to: minQty(minusQty(to, start), out.size) }
    if (part.to <= part.from) continue
    if (out.into) await follow(of, out.into, part)
    else {
      const qty = minusQty(part.to, part.from)
      of.used.push({ ...dimsOf(out), qty })
      of.takers.push({ of: out.of, seq: out.seq, qty })
    }
  }
}

/** Names the place of pieces: a warehouse, or a line of a transfer on the way. */
export function placeOf(lying: Pick<Lying, 'warehouseId' | 'carriedBy'>): string {
  return `${lying.warehouseId} ${lying.carriedBy ?? ''}`
}

function together<One extends { readonly qty: Quantity }>(list: readonly One[], nameOf: (one: One) => string): One[] {
  const groups = Map.groupBy(list, nameOf)
  return [...groups.values()].flatMap((group) =>
    group[0] ? [{ ...group[0], qty: sumQty(group.map((one) => one.qty)) }] : [],
  )
}

function byDims(a: Used, b: Used): number {
  const name = ({ projectId, workItemId }: Used) => `${projectId ?? '~'} ${workItemId ?? '~'}`
  return name(a).localeCompare(name(b))
}
