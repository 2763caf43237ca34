import { minus, plus, ZERO, type Money } from '#ground/money.ts'
import { lineAmount, type Price } from '#ground/price.ts'
import { quantityText, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import { bareNumber } from '../rab/levels.ts'
import { totalOfRab, type RabRowDecided } from '../rab/rules.ts'

/** A row of the bill that holds, with the work item it is. */
export type HeldRow = RabRowDecided & { readonly workItemId: string | null }

/** A line of a change: more or less of a line of the bill, or a new one under a group. */
export interface ChangeLine {
  readonly isNew: boolean
  /** The line that changes; of a new one the group it stands under, null at the top. */
  readonly workItemId: string | null
  readonly number: string | null
  readonly name: string | null
  readonly unit: string | null
  /** Added; below zero taken off. */
  readonly volume: Quantity
  /** Of a new line; others keep the price of the bill. */
  readonly unitPrice: Price | null
}

/** A line of a change with what it is called and what it adds. */
export interface DecidedLine extends ChangeLine {
  readonly name: string
  readonly unitPrice: Price
  readonly amount: Money
}

/** What a change makes of a bill. */
export interface DecidedChange {
  readonly lines: readonly DecidedLine[]
  readonly rows: readonly RabRowDecided[]
  readonly net: Money
}

/**
 * Works out what a change makes of the bill that holds: volumes more or less, a line of which nothing is left goes, new
 * ones stand last in their group. Throws 'cco.unknown-item', 'cco.twice', 'cco.too-much-less', 'cco.untold-line',
 * 'cco.code-taken' at the cell, and 'rab.below-progress' for less than was measured of a work item.
 */
export function decideChange(
  held: readonly HeldRow[],
  lines: readonly ChangeLine[],
  measured: ReadonlyMap<string, Quantity> = new Map(),
): DecidedChange {
  const changed = new Map<number, Quantity>()
  const added: { readonly after: number; readonly row: RabRowDecided }[] = []
  const codes = new Set(held.map((row) => row.code))
  const decided = lines.map((line, at): DecidedLine => {
    const place = placeOf(held, line, at)
    if (line.isNew) {
      const row = newRow(held, place, line, { at, codes })
      codes.add(row.code)
      added.push({ after: place === null ? held.length - 1 : endOf(held, place), row })
      return { ...line, number: row.number, name: row.name, unitPrice: priceOf(row), amount: row.amount }
    }
    const row = held[place ?? -1]
    if (!row || place === null) throw unknownItem(at)
    if (changed.has(place)) throw new Refusal('cco.twice', { name: row.name }, { field: `lines.${at}.workItemId` })
    const volume = volumeAfter(row, line.volume, at)
    refuseBelow(row, { volume, done: measured.get(row.workItemId ?? '') ?? (0n as Quantity), at })
    changed.set(place, volume)
    const { number, name, unit } = row
    const amount = minus(lineAmount(volume, priceOf(row)), row.amount)
    return { ...line, number, name, unit, unitPrice: priceOf(row), amount }
  })
  const rows = billAfter(held, changed, added)
  return { lines: decided, rows, net: minus(totalOfRab(rows), totalOfRab(held)) }
}

function placeOf(held: readonly HeldRow[], line: ChangeLine, at: number): number | null {
  if (line.isNew && line.workItemId === null) return null
  const place = held.findIndex((row) => row.workItemId === line.workItemId && row.isGroup === line.isNew)
  if (place < 0) throw unknownItem(at)
  return place
}

const unknownItem = (at: number) =>
  new Refusal('cco.unknown-item', { line: at + 1 }, { field: `lines.${at}.workItemId` })

const priceOf = (row: RabRowDecided) => row.unitPrice ?? (0n as Price)

function volumeAfter(row: HeldRow, change: Quantity, at: number): Quantity {
  const before = row.volume ?? (0n as Quantity)
  const after = (before + change) as Quantity
  if (before >= 0n ? after >= 0n : after <= 0n) return after
  const facts = { name: row.name, volume: quantityText(before), unit: row.unit ?? '' }
  throw new Refusal('cco.too-much-less', facts, { field: `lines.${at}.volume` })
}

interface Measured {
  readonly volume: Quantity
  readonly done: Quantity
  readonly at: number
}

function refuseBelow({ name, unit }: HeldRow, { volume, done, at }: Measured): void {
  if (done === 0n || (done > 0n ? volume >= done : volume <= done)) return
  const facts = { name, done: quantityText(done), unit: unit ?? '' }
  throw new Refusal('rab.below-progress', facts, { field: `lines.${at}.volume` })
}

function newRow(
  held: readonly HeldRow[],
  place: number | null,
  line: ChangeLine,
  { at, codes }: { readonly at: number; readonly codes: ReadonlySet<string> },
): RabRowDecided {
  const { name, unit, unitPrice, volume } = line
  if (!name || !unit || unitPrice === null) {
    const field = name ? (unit ? 'unitPrice' : 'unit') : 'name'
    throw new Refusal('cco.untold-line', { line: at + 1 }, { field: `lines.${at}.${field}` })
  }
  const parent = place === null ? undefined : held[place]
  const number = bareNumber(line.number ?? '') || nextNumber(held, place, parent)
  const above = parent ? `${parent.code}.` : ''
  const code = above !== '' && number.startsWith(above) ? number : above + number
  if (codes.has(code)) throw new Refusal('cco.code-taken', { code }, { field: `lines.${at}.number` })
  const amount = lineAmount(volume, unitPrice)
  const level = parent ? parent.level + 1 : 0
  return { level, parent: place, isGroup: false, number, code, name, unit, volume, unitPrice, amount }
}

// As its neighbours are written: after B.5 comes B.6, after 5 comes 6.
function nextNumber(held: readonly HeldRow[], place: number | null, parent: HeldRow | undefined): string {
  const last = held.findLast((row) => row.parent === place && !row.isGroup)?.number ?? ''
  const [, head = '', count] = /^(.*?)(\d+)$/.exec(last) ?? []
  return count ? `${head}${Number(count) + 1}` : `${parent?.number ?? ''}${parent ? '.' : ''}1`
}

// The last row that stands under a group.
function endOf(held: readonly HeldRow[], place: number): number {
  const level = held[place]?.level ?? 0
  const next = held.findIndex((row, at) => at > place && row.level <= level)
  return next < 0 ? held.length - 1 : next - 1
}

interface Added {
  readonly after: number
  readonly row: RabRowDecided
}

function billAfter(
  held: readonly HeldRow[],
  changed: ReadonlyMap<number, Quantity>,
  added: readonly Added[],
): RabRowDecided[] {
  const rows: { readonly row: RabRowDecided; readonly from: number | null }[] = []
  held.forEach((row, at) => {
    const volume = changed.get(at) ?? row.volume
    const isGone = changed.has(at) && volume === 0n
    const amount = row.isGroup ? ZERO : lineAmount(volume ?? (0n as Quantity), priceOf(row))
    if (!isGone) rows.push({ row: { ...row, volume, amount }, from: at })
    for (const one of added) if (one.after === at) rows.push({ row: one.row, from: null })
  })
  const moved = new Map(rows.flatMap(({ from }, at) => (from === null ? [] : [[from, at] as const])))
  const parents = rows.map(({ row }) => (row.parent === null ? null : (moved.get(row.parent) ?? null)))
  const amounts = rows.map(({ row }) => row.amount)
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const parent = parents[at] ?? null
    if (parent !== null) amounts[parent] = plus(amounts[parent] ?? ZERO, amounts[at] ?? ZERO)
  }
  return rows.map(({ row }, at) => ({ ...row, parent: parents[at] ?? null, amount: amounts[at] ?? ZERO }))
}
