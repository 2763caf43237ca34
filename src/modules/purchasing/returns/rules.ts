import { min, minus, money, mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { convertPart, minusQty, minQty, quantityText, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import { sliceOf } from '#modules/company/tax/rules.ts'

/** A received line of which something goes back. */
export interface ReturnableFact {
  readonly description: string
  readonly accepted: Quantity
  readonly returned: Quantity
  /** Billed and kept. */
  readonly billed: Quantity
  /** What the part that is not billed stands at in 2-1110. */
  readonly openValue: Money
  /** What was accepted, in the item's own unit. */
  readonly baseQty: Quantity
}

/** A billed line that part of it was billed on, the newest bill first. */
export interface BilledFact {
  readonly billId: string
  readonly billLineId: string
  /** The goods themselves came in place of others that were billed there. */
  readonly replacementId: string | null
  readonly qty: Quantity
  readonly returned: Quantity
  /** Of the whole billed line. */
  readonly net: Money
  readonly ppn: Money
  /** What it cost beyond what was received, and in all. */
  readonly difference: Money
  readonly cost: Money
}

export interface ReturnedPart {
  readonly billId: string
  readonly billLineId: string
  readonly replacementId: string | null
  readonly qty: Quantity
  readonly net: Money
  readonly ppn: Money
  readonly difference: Money
  readonly cost: Money
}

export interface DecidedReturn {
  readonly qty: Quantity
  readonly baseQty: Quantity
  readonly unbilledQty: Quantity
  readonly unbilledValue: Money
  readonly parts: readonly ReturnedPart[]
  readonly net: Money
  readonly ppn: Money
  /** What the bills made the goods dearer, to be taken out of stock with them. */
  readonly difference: Money
  /** What the supplier owes us in goods for what was billed; nothing when it is taken off the debt. */
  readonly claim: Money
}

/** The same when other goods are asked for: what was billed stays billed, and its cost is owed to us in goods. */
export function asReplacement(decided: DecidedReturn): DecidedReturn {
  return { ...decided, net: ZERO, ppn: ZERO, claim: sum(decided.parts.map((part) => part.cost)) }
}

/**
 * Splits what goes back: first what was not billed (2-1110 becomes less), then what was billed last (a debit note).
 *
 *   accepted 10, billed 6, back 5: 4 not billed, 1 of the newest bill
 */
export function decideReturn(
  fact: ReturnableFact,
  billed: readonly BilledFact[],
  qty: Quantity,
  field = 'lines',
): DecidedReturn {
  const left = minusQty(fact.accepted, fact.returned)
  if (qty > left) {
    const facts = { item: fact.description, open: quantityText(left), asked: quantityText(qty) }
    throw new Refusal('purchase-return.too-many', facts, { field })
  }
  const unbilled = minusQty(left, fact.billed)
  const unbilledQty = minQty(qty, unbilled)
  const unbilledValue = unbilledQty === unbilled ? fact.openValue : money(mulDiv(fact.openValue, unbilledQty, unbilled))
  const parts = partsOf(billed, minusQty(qty, unbilledQty))
  return {
    qty,
    baseQty: convertPart(qty, { before: fact.returned, num: fact.baseQty, den: fact.accepted }),
    unbilledQty,
    unbilledValue: unbilledQty === 0n ? ZERO : unbilledValue,
    parts,
    net: sum(parts.map((part) => part.net)),
    ppn: sum(parts.map((part) => part.ppn)),
    difference: sum(parts.map((part) => part.difference)),
    claim: ZERO,
  }
}

/** What a debit note takes off each bill: no more than is open of it; the rest is ours to use. */
export function debitNote(
  parts: readonly Pick<ReturnedPart, 'billId' | 'net' | 'ppn'>[],
  open: ReadonlyMap<string, Money>,
): { readonly taken: ReadonlyMap<string, Money>; readonly total: Money; readonly unused: Money } {
  const wanted = new Map<string, Money>()
  for (const part of parts) {
    wanted.set(part.billId, plus(wanted.get(part.billId) ?? ZERO, part.net, part.ppn))
  }
  const taken = new Map([...wanted].map(([id, amount]) => [id, min(amount, open.get(id) ?? ZERO)]))
  const total = sum(wanted.values())
  return { taken, total, unused: minus(total, sum(taken.values())) }
}

function partsOf(billed: readonly BilledFact[], wanted: Quantity): ReturnedPart[] {
  const parts: ReturnedPart[] = []
  let left = wanted
  for (const line of billed) {
    const qty = minQty(left, minusQty(line.qty, line.returned))
    if (qty === 0n) continue
    left = minusQty(left, qty)
    parts.push({
      billId: line.billId,
      billLineId: line.billLineId,
      replacementId: line.replacementId,
      qty,
      net: sliceOf(line.net, line.qty, line.returned, qty),
      ppn: sliceOf(line.ppn, line.qty, line.returned, qty),
      difference: sliceOf(line.difference, line.qty, line.returned, qty),
      cost: sliceOf(line.cost, line.qty, line.returned, qty),
    })
  }
  if (left !== 0n) throw new Error('what was billed of a received line is not on its bills')
  return parts
}
