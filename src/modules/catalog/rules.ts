import { convert, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { itemKinds } from '#modules/catalog/item.record.ts'

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
 *   isSoundBarcode('8991234567894')  // false: it should end in 5
 */
export function isSoundBarcode(code: string): boolean {
  if (!/^\d{13}$/.test(code)) return true
  const sum = [...code.slice(0, 12)].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10 === Number(code[12])
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
