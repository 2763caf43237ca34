import type { Day } from '#ground/day.ts'
import { dayFormat, qtyFormat, thousands } from '#ground/format.ts'
import { isDecimal } from '../form/amount.ts'
import { momentText } from '../format/zone.ts'

interface Changed {
  readonly field: string
  readonly from: unknown
  readonly to: unknown
}

/** Fields that hold rupiah; numbers of other fields (NIB, postal codes) are no amounts. */
const AMOUNT = /limit|balance|amount|price|value|total|fee/i

/** Fields that hold a quantity, as decimals. */
const QUANTITY = /qty$/i

const DAY = /^\d{4}-\d\d-\d\d$/
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** What a field was and became, as a person reads it; `from` is null where there was nothing before. */
export function changeWords({ field, from, to }: Changed): { readonly from: string | null; readonly to: string } {
  return { from: isEmpty(from) ? null : written(field, from), to: isEmpty(to) ? '—' : written(field, to) }
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

function written(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak'
  if (Array.isArray(value)) return `${value.length} baris`
  if (typeof value === 'object') return 'diubah'
  const text = String(value)
  if (INSTANT.test(text)) return momentText(text)
  if (DAY.test(text)) return dayFormat(text as Day, 'short')
  if (QUANTITY.test(field) && isDecimal(value)) return qtyFormat(text)
  return AMOUNT.test(field) && isDecimal(value) ? thousands(value) : text
}
