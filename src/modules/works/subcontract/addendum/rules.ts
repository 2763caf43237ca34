import { max, minus, sum, ZERO, type Money } from '#ground/money.ts'
import { percentOf } from '#ground/percent.ts'
import { lineAmount, type Price } from '#ground/price.ts'
import { minusQty, plusQty, quantityText, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { AgreedLine, SubcontractMoney } from '../rules.ts'

/** What an addendum says of a line. */
export interface AddendumLine {
  /** The line that changes; null for a new one. */
  readonly lineId: string | null
  readonly workItemId: string
  readonly description: string
  readonly unit: string
  /** Added; below zero taken off. */
  readonly volume: Quantity
  /** From then on. */
  readonly price: Price
}

/** The same with what stood before, and what it adds to the subcontract. */
export interface DecidedAddendumLine extends AddendumLine {
  readonly isNew: boolean
  readonly volumeBefore: Quantity
  readonly priceBefore: Price
  readonly amount: Money
}

/**
 * Works out what an addendum changes of the lines that were agreed. Throws at the cell 'subcontract.unknown-line',
 * 'subcontract.addendum-nothing' for a line that changes nothing, 'subcontract.below-measured' for less than was measured,
 * and 'subcontract.price-of-measured' for another price of work that was measured at the old one.
 */
export function decideAddendum(
  agreed: readonly AgreedLine[],
  asked: readonly AddendumLine[],
): readonly DecidedAddendumLine[] {
  const known = new Map(agreed.map((line) => [line.id, line]))
  const seen = new Set<string>()
  return asked.map((line, at): DecidedAddendumLine => {
    if (line.lineId === null) {
      if (line.volume <= 0n) throw nothing(at)
      const amount = lineAmount(line.volume, line.price)
      return { ...line, isNew: true, volumeBefore: ZERO_QTY, priceBefore: line.price, amount }
    }
    const held = known.get(line.lineId)
    if (!held || seen.has(line.lineId))
      throw new Refusal('subcontract.unknown-line', { line: at + 1 }, { field: `lines.${at}.volume` })
    seen.add(line.lineId)
    if (line.volume === 0n && line.price === held.price) throw nothing(at)
    const volume = plusQty(held.volume, line.volume)
    refuseBelow(held, volume, at)
    if (line.price !== held.price && held.before > 0n) {
      const facts = { name: held.description, unit: held.unit, before: quantityText(held.before) }
      throw new Refusal('subcontract.price-of-measured', facts, { field: `lines.${at}.price` })
    }
    const { workItemId, description, unit } = held
    const amount = minus(lineAmount(volume, line.price), lineAmount(held.volume, held.price))
    return {
      ...{ ...line, workItemId, description, unit, isNew: false },
      ...{ volumeBefore: held.volume, priceBefore: held.price, amount },
    }
  })
}

function refuseBelow(held: AgreedLine, volume: Quantity, at: number): void {
  if (volume >= held.before) return
  const most = quantityText(minusQty(held.volume, held.before))
  const facts = { name: held.description, unit: held.unit, before: quantityText(held.before), most }
  throw new Refusal('subcontract.below-measured', facts, { field: `lines.${at}.volume` })
}

function nothing(at: number): Refusal {
  return new Refusal('subcontract.addendum-nothing', { line: at + 1 }, { field: `lines.${at}.volume` })
}

/**
 * Refuses a value of a subcontract that cannot be: nothing at all ('subcontract.worthless'), or so little that the advance
 * could not be taken off what is still to be billed ('subcontract.advance-stays').
 */
export function refuseTotal(money: SubcontractMoney, total: Money): void {
  if (total <= 0n) throw new Refusal('subcontract.worthless')
  const open = max(minus(total, money.billed), ZERO)
  const kept = money.retentionPercent === null ? ZERO : percentOf(open, money.retentionPercent)
  const advance = minus(money.advanceBilled, money.advanceRecovered)
  if (advance > minus(open, kept)) throw new Refusal('subcontract.advance-stays', { advance, left: minus(open, kept) })
}

/**
 * Tells what taking an addendum back makes of a line it changed. Throws 'subcontract.addendum-measured' where more was
 * measured than stood before it, or at its price.
 */
export function lineBefore(
  held: AgreedLine,
  changed: Pick<DecidedAddendumLine, 'volumeBefore' | 'priceBefore'>,
): { readonly volume: Quantity; readonly price: Price; readonly amount: Money } {
  const { volumeBefore: volume, priceBefore: price } = changed
  if (held.before > volume || (held.before > 0n && price !== held.price)) {
    const facts = { name: held.description, unit: held.unit, before: quantityText(held.before) }
    throw new Refusal('subcontract.addendum-measured', facts)
  }
  return { volume, price, amount: lineAmount(volume, price) }
}

/** Sums what an addendum adds to its subcontract. */
export function netOf(lines: readonly Pick<DecidedAddendumLine, 'amount'>[]): Money {
  return sum(lines.map((line) => line.amount))
}
