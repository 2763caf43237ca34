import { dayIn, timeIn, type Zone } from '#ground/day.ts'
import { phoneText } from '#ground/identifiers.ts'
import type { Column } from '#kit/list/columns.ts'

/** A cell of an exported sheet: text, an exact number as decimal text, a day, a day with the clock of the company, or nothing. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'day'; readonly text: string }
  | { readonly kind: 'moment'; readonly text: string }
  | { readonly kind: 'empty' }

const NUMBERS = new Set<Column['kind']>(['money', 'quantity', 'price', 'percent', 'whole'])

/** What a value of a row becomes in a sheet that is read in `zone`. */
export function cellOf(value: unknown, column: Column, zone: Zone): Cell {
  if (value === null || value === undefined || value === '') return { kind: 'empty' }
  if (Array.isArray(value))
    return { kind: 'text', text: value.map((each) => column.choices?.[String(each)] ?? String(each)).join(', ') }
  if (typeof value === 'boolean') return { kind: 'text', text: value ? 'Ya' : 'Tidak' }
  if (typeof value !== 'string' && typeof value !== 'number') return { kind: 'text', text: JSON.stringify(value) }
  if (column.kind === 'instant') return { kind: 'moment', text: momentIn(zone, String(value)) }
  return textCell(String(value), column)
}

/** Writes an instant as the company's clock showed it: '2026-11-28 02:25'. */
export function momentIn(zone: Zone, instant: string): string {
  return `${dayIn(zone, instant)} ${timeIn(zone, instant).replace('.', ':')}`
}

function textCell(text: string, column: Column): Cell {
  if (column.kind === 'day') return { kind: 'day', text }
  if (column.kind === 'choice') return { kind: 'text', text: column.choices?.[text] ?? text }
  if (column.kind === 'phone') return { kind: 'text', text: phoneText(text) }
  return NUMBERS.has(column.kind) && /^-?\d+(\.\d+)?$/.test(text) ? { kind: 'number', text } : { kind: 'text', text }
}

// What a spreadsheet takes for a formula, with the full-width twins that some versions fold: = + - @ tab CR LF.
const FORMULA = /^\s*[=+\-@\u2212\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/

/** Makes text that a spreadsheet would run into text that it shows. */
export function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}
