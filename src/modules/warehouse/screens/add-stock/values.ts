import type { Day } from '#ground/day.ts'
import type { InputOf } from '#kit/http/endpoint.ts'
import type { KeyedRow } from '#kit/screen/form/rows.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import type { addStock, StockDocumentType } from '#modules/warehouse/contract.ts'

export interface StockLine extends KeyedRow {
  readonly item: Choice | null
  readonly qty: string
  readonly unit: string
  readonly value: string
}

export interface StockValues {
  readonly type: StockDocumentType
  readonly on: string
  readonly warehouseId: string
  readonly notes: string
  readonly lines: readonly StockLine[]
}

export const blankLine = () => ({ item: null, qty: '', unit: '', value: '' })

export function blankStock(on: Day, warehouseId = ''): StockValues {
  return { type: 'saldo_awal', on, warehouseId, notes: '', lines: [] }
}

export function isBlankLine(line: StockLine): boolean {
  return !line.item && !line.qty && !line.value
}

/** What is sent; goods that go out carry no value of their own. */
export function inputOf(values: StockValues): InputOf<typeof addStock> {
  const isOut = values.type === 'pengeluaran'
  const lines = values.lines.map(({ item, qty, unit, value }) => ({
    itemId: item?.id ?? '',
    qty,
    unit: unit || null,
    value: isOut || value === '' ? null : value,
  }))
  return { ...values, lines }
}
