import { mulDiv } from '#ground/money.ts'
import { percentText, type Percent } from '#ground/percent.ts'
import type { Price } from '#ground/price.ts'
import { convert, quantityText, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { itemKinds } from '#modules/catalog/kinds.ts'

/** What an item is. */
export type ItemKind = keyof typeof itemKinds

/** Another unit of an item: one of it is num/den base units. */
export interface UnitRatio {
  readonly unit: string
  readonly num: number
  readonly den: number
}

/** A unit with what it is used for. */
export interface ItemUnit extends UnitRatio {
  readonly isPurchase: boolean
  readonly isIssue: boolean
}

/** The units a builder meets every day; a company adds its own. */
export const usualUnits: readonly string[] = [
  'pcs',
  'bh',
  'unit',
  'set',
  'kg',
  'ton',
  'm',
  'm²',
  'm³',
  'ltr',
  'zak',
  'btg',
  'lbr',
  'dus',
  'roll',
  'ls',
  'OH',
  'hari',
  'jam',
]

const PREFIXES: Readonly<Record<ItemKind, string>> = {
  bahan_baku: 'BB',
  barang: 'BR',
  produk_jadi: 'PJ',
  jasa: 'JS',
  alat: 'AL',
}

/** What the codes of a kind begin with. */
export function codePrefix(kind: ItemKind): string {
  return PREFIXES[kind]
}

/** Refuses a supplier that stands twice beside an item. */
export function checkSuppliers(suppliers: readonly { readonly supplierId: string }[]): void {
  const twice = suppliers.findIndex(
    ({ supplierId }, at) => suppliers.findIndex((one) => one.supplierId === supplierId) < at,
  )
  if (twice >= 0) throw new Refusal('item.supplier-twice', {}, { field: `suppliers.${twice}.supplierId` })
}

/** Refuses units that say nothing: the base unit again, or one unit twice. */
export function checkUnits(baseUnit: string, units: readonly UnitRatio[]): void {
  const seen = new Set([baseUnit.toLowerCase()])
  for (const [index, { unit }] of units.entries()) {
    const key = unit.toLowerCase()
    if (seen.has(key)) throw new Refusal('item.unit-twice', { unit }, { field: `units.${index}.unit` })
    seen.add(key)
  }
}

interface Fixed {
  readonly kind: string
  readonly baseUnit: string
  readonly hasMoves: boolean
}

/** Refuses another kind or base unit once stock of the item has moved. */
export function checkFrozen(kept: Fixed, asked: { kind?: string; baseUnit?: string }): void {
  if (!kept.hasMoves) return
  if (asked.kind !== undefined && asked.kind !== kept.kind) throw new Refusal('item.kind-fixed', {}, { field: 'kind' })
  if (asked.baseUnit !== undefined && asked.baseUnit !== kept.baseUnit) {
    throw new Refusal('item.unit-fixed', { unit: kept.baseUnit }, { field: 'baseUnit' })
  }
}

/** Refuses an item as its own stand-in, and a service for goods. */
export function checkSubstitute(item: { id: string; kind?: unknown }, other: { id: string; kind?: unknown }): void {
  if (item.id === other.id) throw new Refusal('item.own-substitute', {}, { field: 'otherId' })
  if ((item.kind === 'jasa') !== (other.kind === 'jasa')) {
    throw new Refusal('item.other-kind', {}, { field: 'otherId' })
  }
}

/**
 * Tells whether the last digit of an EAN-13 agrees with the others; other codes have no such digit.
 *
 *   isSoundBarcode('8991234567894')  // false: its last digit would be 1
 */
export function isSoundBarcode(code: string): boolean {
  if (!/^\d{13}$/.test(code)) return true
  const sum = [...code.slice(0, 12)].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10 === Number(code[12])
}

/** The largest number a ratio may hold on either side. */
const MOST = 1_000_000n

/**
 * Makes the ratio of "count unit = holds base", the way people say it; nothing when it cannot be one.
 *
 *   ratioOf('3.5', '1')  // { num: 7, den: 2 }: a truk is 3,5 m³
 *   ratioOf('1', '50')   // { num: 1, den: 50 }: 50 kg are one zak
 */
export function ratioOf(holds: string, count: string): { num: number; den: number } | undefined {
  const [above, below] = [tenThousandths(holds), tenThousandths(count)]
  if (above === undefined || below === undefined) return undefined
  const shared = greatestShared(above, below)
  const [num, den] = [above / shared, below / shared]
  return num > MOST || den > MOST ? undefined : { num: Number(num), den: Number(den) }
}

function tenThousandths(text: string): bigint | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,7})(?:\.(\d{1,4}))?$/.exec(text) ?? []
  const value = whole === '' ? 0n : BigInt(whole + fraction.padEnd(4, '0'))
  return value > 0n ? value : undefined
}

function greatestShared(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestShared(b, a % b)
}

/**
 * Tells a ratio as its two sides: one unit and what it holds where that is a short number, else whole on both sides.
 *
 *   sidesOf({ num: 7, den: 2 })   // { count: '1', holds: '3.5' }
 *   sidesOf({ num: 1, den: 50 })  // { count: '50', holds: '1' }
 */
export function sidesOf({ num, den }: { num: number; den: number }): { count: string; holds: string } {
  const scaled = BigInt(num) * 10_000n
  const isShort = num >= den && scaled % BigInt(den) === 0n
  if (!isShort) return { count: String(den), holds: String(num) }
  return { count: '1', holds: quantityText((scaled / BigInt(den)) as Quantity) }
}

/**
 * Tells by how much a price moved, in percent with one decimal; nothing from a price of zero.
 *
 *   driftOf(price('68000'), price('70720'))  // '4'
 */
export function driftOf(before: Price, after: Price): string | null {
  return before === 0n ? null : percentText((mulDiv(after - before, 1000n, before) * 1000n) as Percent)
}

interface Counted {
  readonly name: string
  readonly baseUnit: string
  readonly units: readonly UnitRatio[]
}

/**
 * Turns a quantity in one of the item's units into base units; the base unit itself is never converted.
 *
 *   inBaseUnit(semen, quantity('3'), 'sak')  // 150 kg when a sak is 50/1 kg
 */
export function inBaseUnit(item: Counted, qty: Quantity, unit: string): Quantity {
  if (unit === item.baseUnit) return qty
  const ratio = item.units.find((each) => each.unit === unit)
  if (!ratio) throw new Refusal('item.no-such-unit', { item: item.name, unit })
  return convert(qty, BigInt(ratio.num), BigInt(ratio.den))
}
