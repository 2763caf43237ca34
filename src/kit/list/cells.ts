import { phoneText } from '#ground/identifiers.ts'
import type { Column } from '#kit/list/columns.ts'

/** A cell of an exported sheet: text, an exact number as decimal text, a day, or nothing. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'day'; readonly text: string }
  | { readonly kind: 'empty' }

const NUMBERS = new Set<Column['kind']>(['money', 'quantity', 'price', 'percent', 'whole'])

/** What a value of a row becomes in a sheet. */
export function cellOf(value: unknown, column: Column): Cell {
  if (value === null || value === undefined || value === '') return { kind: 'empty' }
  if (column.kind === 'flag') return { kind: 'text', text: value === true ? 'Ya' : 'Tidak' }
  if (column.kind === 'day') return { kind: 'day', text: String(value) }
  if (column.kind === 'choice') return { kind: 'text', text: column.choices?.[String(value)] ?? String(value) }
  if (column.kind === 'phone') return { kind: 'text', text: phoneText(String(value)) }
  if (Array.isArray(value)) return { kind: 'text', text: value.join(', ') }
  if (NUMBERS.has(column.kind) && /^-?\d+(\.\d+)?$/.test(String(value))) return { kind: 'number', text: String(value) }
  return { kind: 'text', text: String(value) }
}

// What a spreadsheet takes for a formula, with the full-width twins that some versions fold: = + - @ tab CR LF.
const FORMULA = /^[\s\u0000]*[=+\-@\u2212\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/

/** Makes text that a spreadsheet would run into text that it shows. */
export function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}
