import { plus, minus, mulDiv, sum, ZERO, type Money } from '#ground/money.ts'
import { HUNDRED_PERCENT, type Percent } from '#ground/percent.ts'
import { lineAmount, type Price } from '#ground/price.ts'
import { ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import { bareNumber, levelsOf } from './levels.ts'

/** A row of a bill of quantities as a person sends it; one without volume and price is a group. */
export interface RabRowAsked {
  readonly number: string | null
  readonly name: string
  readonly unit: string | null
  readonly volume: Quantity | null
  readonly unitPrice: Price | null
}

/** A row with its place in the tree and what it comes to. */
export interface RabRowDecided {
  readonly level: number
  /** The place of the group it stands under, from 0; null at the top. */
  readonly parent: number | null
  readonly isGroup: boolean
  readonly number: string
  readonly code: string
  readonly name: string
  readonly unit: string | null
  readonly volume: Quantity | null
  readonly unitPrice: Price | null
  readonly amount: Money
}

/** So many rows a bill of quantities has at most. */
export const MOST_RAB_ROWS = 6000

/**
 * Places rows in their tree and values them: amount = volume × price half up, a group is the sum of what is under it.
 * Throws 'rab.no-lines' where no row is a line, 'rab.line-without-unit' at `rows.3.unit`.
 */
export function decideRab(rows: readonly RabRowAsked[]): RabRowDecided[] {
  const placed = rows.map((row) => ({
    ...row,
    number: bareNumber(row.number ?? ''),
    isGroup: row.volume === null && row.unitPrice === null,
  }))
  if (!placed.some((row) => !row.isGroup)) throw new Refusal('rab.no-lines', {}, { field: 'rows' })
  placed.forEach((row, at) => {
    if (!row.isGroup && row.unit === null) {
      throw new Refusal('rab.line-without-unit', { line: at + 1, name: row.name }, { field: `rows.${at}.unit` })
    }
  })
  const levels = levelsOf(placed)
  const parents = parentsOf(placed, levels)
  const codes = codesOf(placed, parents)
  const amounts = amountsOf(placed, parents)
  return placed.map((row, at) => ({
    level: levels[at] ?? 0,
    parent: parents[at] ?? null,
    isGroup: row.isGroup,
    number: row.number,
    code: codes[at] ?? '',
    name: row.name,
    unit: row.isGroup ? null : row.unit,
    volume: row.isGroup ? null : (row.volume ?? ZERO_QTY),
    unitPrice: row.isGroup ? null : (row.unitPrice ?? (0n as Price)),
    amount: amounts[at] ?? ZERO,
  }))
}

/** Sums what the lines of a decided bill come to. */
export function totalOfRab(rows: readonly Pick<RabRowDecided, 'isGroup' | 'amount'>[]): Money {
  return sum(rows.filter((row) => !row.isGroup).map((row) => row.amount))
}

function parentsOf(rows: readonly { readonly isGroup: boolean }[], levels: readonly number[]): (number | null)[] {
  const groups: number[] = []
  return rows.map((row, at) => {
    const level = levels[at] ?? 0
    groups.length = Math.min(groups.length, level)
    const parent = groups.at(-1) ?? null
    if (row.isGroup) groups.push(at)
    return parent
  })
}

// The path of numbers; what bears none takes its place among its neighbours, and a second of the same code a mark.
function codesOf(rows: readonly { readonly number: string }[], parents: readonly (number | null)[]): string[] {
  const codes: string[] = []
  const taken = new Set<string>()
  const places = new Map<number | null, number>()
  rows.forEach((row, at) => {
    const parent = parents[at] ?? null
    const place = (places.get(parent) ?? 0) + 1
    places.set(parent, place)
    const above = parent === null ? '' : `${codes[parent] ?? ''}.`
    const own = row.number === '' ? String(place) : row.number
    // 1.2 under 1 says its path itself.
    const whole = above !== '' && own.startsWith(above) ? own : above + own
    let code = whole
    for (let again = 2; taken.has(code); again += 1) code = `${whole}-${again}`
    taken.add(code)
    codes.push(code)
  })
  return codes
}

function amountsOf(
  rows: readonly (RabRowAsked & { readonly isGroup: boolean })[],
  parents: readonly (number | null)[],
): Money[] {
  const amounts = rows.map((row) =>
    row.isGroup ? ZERO : lineAmount(row.volume ?? ZERO_QTY, row.unitPrice ?? (0n as Price)),
  )
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const parent = parents[at] ?? null
    if (parent !== null) amounts[parent] = plus(amounts[parent] ?? ZERO, amounts[at] ?? ZERO)
  }
  return amounts
}

/**
 * Tells the weight of each line in the whole, four decimals, the remainder on the last line that weighs anything, so
 * that they sum to 100 exactly and none falls below zero.
 */
export function weightsOf(amounts: readonly Money[]): Percent[] {
  const total = sum(amounts)
  if (total === 0n) return amounts.map(() => 0n as Percent)
  const shares = amounts.map((amount) => mulDiv(amount, HUNDRED_PERCENT, total))
  // Of thousands of small lines more is rounded up than the last one weighs: the lines before it give the rest.
  let rest = HUNDRED_PERCENT - shares.reduce((a, b) => a + b, 0n)
  for (let at = amounts.findLastIndex((amount) => amount !== 0n); at >= 0 && rest !== 0n; at -= 1) {
    const [share = 0n, isAbove] = [shares[at], (amounts[at] ?? 0n) > 0n]
    const given = isAbove && rest < -share ? -share : rest
    shares[at] = (share + given) as typeof share
    rest -= given
  }
  return shares as Percent[]
}

/**
 * Tells what must be taken off a sum so that with PPN of eleven of a hundred it is a rounded total.
 *
 *   roundingOf(292972185n, 325199000n)  // -113n: 292.972.072 and its PPN of 32.226.928
 */
export function roundingOf(total: Money, rounded: Money): Money {
  const ppn = mulDiv(rounded, 11n, 111n) as Money
  return minus(minus(rounded, ppn), total)
}
