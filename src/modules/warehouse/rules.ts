import { ZERO, type Money } from '#ground/money.ts'
import { convert, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
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
  readonly units: readonly { readonly unit: string; readonly num: number; readonly den: number }[]
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

/** Counts the lines in base units; what comes in must say what it is worth. */
export function countLines(
  type: StockDocumentType,
  lines: readonly AskedLine[],
  items: ReadonlyMap<string, Countable>,
): CountedLine[] {
  return lines.map((line, index) => {
    const item = items.get(line.itemId)
    if (!item) throw new Refusal('stock-document.no-item', { line: index }, { field: `lines.${index}.itemId` })
    if (type !== 'pengeluaran' && line.value === null) {
      throw new Refusal('stock-document.no-value', { item: item.name }, { field: `lines.${index}.value` })
    }
    return {
      itemId: line.itemId,
      enteredQty: line.qty,
      enteredUnit: line.unit ?? item.baseUnit,
      qty: inBaseUnits(line, item, index),
      value: line.value ?? ZERO,
    }
  })
}

function inBaseUnits(line: AskedLine, item: Countable, index: number): Quantity {
  if (line.unit === null || line.unit === item.baseUnit) return line.qty
  const unit = item.units.find((each) => each.unit === line.unit)
  if (!unit)
    throw new Refusal('stock-document.no-unit', { item: item.name, unit: line.unit }, { field: `lines.${index}.unit` })
  return convert(line.qty, BigInt(unit.num), BigInt(unit.den))
}
