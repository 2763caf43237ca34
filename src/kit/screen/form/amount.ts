import { readAmount } from '#ground/amount-input.ts'
import { exactFormat, thousands } from '#ground/format.ts'

/** Kinds of numbers a person types, and how each is written when nobody types in it. */
export type AmountKind = 'money' | 'price' | 'quantity' | 'percent'

const DECIMAL = /^-?\d+(\.\d+)?$/
/** Beyond 999 trillion. */
const TOO_LARGE = /^-?\d{16,}(\.\d+)?$/
const LARGE_AND_GROUPED = /^[-−]?\d{1,3}(\.\d{3}){5,}(,\d+)?$/

/** True for decimal text as it travels on the wire. */
export function isDecimal(value: unknown): value is string {
  return typeof value === 'string' && DECIMAL.test(value)
}

/**
 * What is kept of what was typed: decimal text when it can be read, else the typing itself, so that nothing is lost. A
 * number too large for the books stays in groups: nobody counts on with it.
 */
export function keptAmount(typed: string): string {
  const text = typed.trim()
  const read = text === '' ? '' : (readAmount(text) ?? text)
  return TOO_LARGE.test(read) ? exactFormat(read) : read
}

/**
 * How a kept amount is shown at rest: '1.250.000', '12,5'; unreadable typing as it is. Every decimal that is kept: who
 * goes on from what is shown must not change what was there.
 */
export function shownAmount(value: unknown, kind: AmountKind): string {
  if (value === null || value === undefined) return ''
  const text = String(value)
  if (!isDecimal(text)) return text
  return kind === 'money' || kind === 'price' ? thousands(text) : exactFormat(text)
}

/** The sentence at a field whose typing is not a number. */
export function amountComplaint(value: unknown): string | undefined {
  if (value === '' || value === null || value === undefined || isDecimal(value)) return undefined
  if (typeof value === 'string' && LARGE_AND_GROUPED.test(value))
    return 'Angka ini terlalu besar. Paling banyak 15 angka.'
  return 'Tulis angka, misalnya 1.250.000 atau 1,5jt.'
}
