import { ZERO, type Money } from '#ground/money.ts'
import type { Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import { inBaseUnit, type UnitRatio } from '#modules/catalog/rules.ts'
import { accounts } from '#modules/journal/rules.ts'
import type { StockDocumentType } from '#modules/warehouse/contract.ts'

/** A line as it was typed. */
export interface AskedLine {
  readonly itemId: string
  readonly qty: Quantity
  readonly unit: string | null
  readonly value: Money | null
}

/** What must be known of an item to count it. */
export interface Countable {
  readonly name: string
  readonly baseUnit: string
  readonly units: readonly UnitRatio[]
  readonly isActive: boolean
}

/** A line as the book takes it. */
export interface CountedLine {
  readonly itemId: string
  readonly enteredQty: Quantity
  readonly enteredUnit: string
  /** In base units. */
  readonly qty: Quantity
  readonly value: Money
}

/** What the other side of a stock document is: capital for opening stock, other income or expense else. */
export const counterAccounts: Readonly<Record<StockDocumentType, string>> = {
  saldo_awal: accounts.paidInCapital,
  penerimaan: accounts.otherIncome,
  pengeluaran: accounts.otherExpense,
}

/** Counts the lines in base units; what comes in must be in use, and say what it is worth. */
export function countLines(
  type: StockDocumentType,
  lines: readonly AskedLine[],
  items: ReadonlyMap<string, Countable>,
): CountedLine[] {
  return lines.flatMap((line, index) => {
    const item = items.get(line.itemId)
    if (!item) return []
    const unit = line.unit ?? item.baseUnit
    const value = type === 'pengeluaran' ? ZERO : valueOf(line, item, index)
    return [
      { itemId: line.itemId, enteredQty: line.qty, enteredUnit: unit, qty: inBaseUnit(item, line.qty, unit), value },
    ]
  })
}

function valueOf(line: AskedLine, item: Countable, index: number): Money {
  if (!item.isActive) throw new Refusal('item.not-active', { name: item.name }, { field: `lines.${index}.itemId` })
  if (line.value === null) {
    throw new Refusal('stock-document.no-value', { item: item.name }, { field: `lines.${index}.value` })
  }
  return line.value
}
