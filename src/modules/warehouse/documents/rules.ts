import { dimsOf, type Dims } from '#ground/dims.ts'
import { ZERO, type Money } from '#ground/money.ts'
import type { Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import { inBaseUnit, type UnitRatio } from '#modules/catalog/rules.ts'
import { accounts } from '#modules/journal/rules.ts'
import type { Condition, StockDocumentType } from '#modules/warehouse/columns.ts'

/** A line as it was typed. */
export interface AskedLine extends Dims {
  readonly itemId: string
  readonly qty: Quantity
  readonly unit: string | null
  readonly value: Money | null
  readonly note?: string | null
  readonly condition?: Condition | undefined
  readonly rack?: string | null | undefined
}

/** What must be known of an item to count it. */
export interface Countable {
  readonly name: string
  readonly baseUnit: string
  readonly units: readonly UnitRatio[]
  readonly isActive: boolean
}

/** A line as the book takes it. */
export interface CountedLine extends Dims {
  readonly itemId: string
  readonly enteredQty: Quantity
  readonly enteredUnit: string
  /** In base units. */
  readonly qty: Quantity
  readonly value: Money
  readonly note: string | null
  readonly condition: Condition
  readonly rack: string | null
}

/** Where the goods of a document go: into the warehouse, out of it, or to a place apart. */
export type Direction = 'in' | 'out' | 'aside'

const directions: Readonly<Record<StockDocumentType, Direction>> = {
  saldo_awal: 'in',
  penerimaan: 'in',
  ditemukan: 'in',
  retur: 'in',
  pengeluaran: 'out',
  hilang: 'out',
  rusak: 'aside',
  karantina: 'aside',
}

/** Tells where the goods of a document go. */
export function directionOf(type: StockDocumentType): Direction {
  return directions[type]
}

/** The place apart that a document brings its goods to. */
export function placeApart(type: StockDocumentType): 'rusak' | 'karantina' | undefined {
  return type === 'rusak' || type === 'karantina' ? type : undefined
}

/**
 * Names the other side of a stock document: capital for opening stock, other income for what turns up, other expense for
 * what is used or lost; use and return of a project are its material.
 */
export function counterAccount(type: StockDocumentType, isProject: boolean): string {
  if (type === 'saldo_awal') return accounts.paidInCapital
  if (isProject && (type === 'pengeluaran' || type === 'retur')) return accounts.projectMaterial
  return directionOf(type) === 'in' ? accounts.otherIncome : accounts.otherExpense
}

/**
 * Counts the lines in base units; what comes in must be in use, and say what it is worth; only of that are condition and
 * rack kept. Found and returned goods may
 * leave that to the book: their average.
 */
export function countLines(
  type: StockDocumentType,
  lines: readonly AskedLine[],
  items: ReadonlyMap<string, Countable>,
  usual: (itemId: string, qty: Quantity) => Money | null = () => null,
): CountedLine[] {
  return lines.flatMap((line, index) => {
    const item = items.get(line.itemId)
    if (!item) return []
    const unit = line.unit ?? item.baseUnit
    const qty = inBaseUnit(item, line.qty, unit)
    const typed = { itemId: line.itemId, enteredQty: line.qty, enteredUnit: unit }
    const counted = { ...dimsOf(line), ...typed, qty, note: line.note ?? null }
    if (directionOf(type) !== 'in') return [{ ...counted, value: ZERO, condition: 'baik' as const, rack: null }]
    const value = valueOf(type, line, { item, index, usual: usual(line.itemId, qty) })
    return [{ ...counted, value, condition: line.condition ?? 'baik', rack: line.rack ?? null }]
  })
}

function valueOf(
  type: StockDocumentType,
  line: AskedLine,
  { item, index, usual }: { readonly item: Countable; readonly index: number; readonly usual: Money | null },
): Money {
  if (!item.isActive) throw new Refusal('item.not-active', { name: item.name }, { field: `lines.${index}.itemId` })
  const value = line.value ?? (type === 'ditemukan' || type === 'retur' ? usual : null)
  if (value === null) {
    throw new Refusal('stock-document.no-value', { item: item.name }, { field: `lines.${index}.value` })
  }
  return value
}
