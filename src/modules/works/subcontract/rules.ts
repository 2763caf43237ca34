import { max, min, minus, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { percentOf, type Percent } from '#ground/percent.ts'
import { lineAmount, type Price } from '#ground/price.ts'
import { plusQty, quantityText, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'

/** A line of a subcontract with what was measured of it before. */
export interface AgreedLine {
  readonly id: string
  readonly workItemId: string
  readonly description: string
  readonly unit: string
  readonly volume: Quantity
  readonly price: Price
  readonly before: Quantity
  /** What the owner approved of the work item; null where their bill does not have it. */
  readonly ownerApproved: Quantity | null
  /** What all subcontracts measured of the work item before. */
  readonly beforeOfAll: Quantity
}

/** What an opname says of a line. */
export interface OpnameVolume {
  readonly lineId: string
  readonly volume: Quantity
  readonly reason: string | null
}

/**
 * Values the volumes of an opname, each as what the line comes to now less what it came to before, so that all of a line
 * is its amount. Refuses more than was agreed ('subcontract.beyond' at `lines.0.volume`), and without a reason more than
 * the owner approved ('subcontract.above-owner' at `lines.0.reason`).
 */
export function judgeOpname(lines: readonly AgreedLine[], asked: readonly OpnameVolume[]): Money[] {
  const known = new Map(lines.map((line) => [line.id, line]))
  const seen = new Set<string>()
  return asked.map(({ lineId, volume, reason }, at) => {
    const line = known.get(lineId)
    if (!line || seen.has(lineId))
      throw new Refusal('subcontract.unknown-line', { line: at + 1 }, { field: `lines.${at}.volume` })
    seen.add(lineId)
    const now = plusQty(line.before, volume)
    const facts = { name: line.description, unit: line.unit, before: quantityText(line.before) }
    if (now > line.volume) {
      const more = { ...facts, agreed: quantityText(line.volume) }
      throw new Refusal('subcontract.beyond', more, { field: `lines.${at}.volume` })
    }
    if (reason === null && isAboveOwner(line, volume)) {
      const more = { ...facts, owner: quantityText(line.ownerApproved ?? (0n as Quantity)) }
      throw new Refusal('subcontract.above-owner', more, { field: `lines.${at}.reason` })
    }
    return minus(lineAmount(now, line.price), lineAmount(line.before, line.price))
  })
}

/** Tells whether a volume brings the work of subcontractors above what the owner approved. */
export function isAboveOwner(line: Pick<AgreedLine, 'ownerApproved' | 'beforeOfAll'>, volume: Quantity): boolean {
  return line.ownerApproved !== null && plusQty(line.beforeOfAll, volume) > line.ownerApproved
}

/** What a subcontract is and what was billed of it so far, amounts before PPN. */
export interface SubcontractMoney {
  readonly total: Money
  readonly advancePercent: Percent | null
  readonly retentionPercent: Percent | null
  readonly billed: Money
  readonly advanceBilled: Money
  readonly advanceRecovered: Money
  readonly retentionHeld: Money
  readonly retentionReleased: Money
}

/** What is taken off a bill of measured work. */
export interface Deductions {
  readonly advance: Money
  readonly retention: Money
}

/**
 * Tells what of measured work is held back: retention of the gross, and the advance by its share of the gross; the bill
 * that makes the work whole takes all that is left of the advance.
 *
 *   27.777.500 of all of it, 5 % retention: 1.388.875
 */
export function deductionsOf(of: SubcontractMoney, gross: Money): Deductions {
  const left = minus(of.advanceBilled, of.advanceRecovered)
  const isLast = plus(of.billed, gross) >= of.total
  const share = of.advancePercent === null ? ZERO : percentOf(gross, of.advancePercent)
  const retention = of.retentionPercent === null ? ZERO : percentOf(gross, of.retentionPercent)
  const most = max(minus(gross, retention), ZERO)
  return { advance: min(min(isLast ? left : share, left), most), retention }
}

/** Tells what the advance of a subcontract comes to, and what is still to be billed of it. */
export function advanceOpen(of: SubcontractMoney): Money {
  if (of.advancePercent === null || of.billed > 0n) return ZERO
  return minus(percentOf(of.total, of.advancePercent), of.advanceBilled)
}

/** Tells the retention that may be billed: what is held, once all was measured or the rest was given up. */
export function retentionOpen(of: SubcontractMoney, isClosed: boolean): Money {
  return isClosed || of.billed >= of.total ? minus(of.retentionHeld, of.retentionReleased) : ZERO
}

/** Sums amounts of rows. */
export const sumOf = <Row>(rows: readonly Row[], amount: (row: Row) => Money): Money => sum(rows.map(amount))
