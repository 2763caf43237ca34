import { absolute, mulDiv, scaled, unscaled } from './decimal.ts'
import type { Money } from './money.ts'

export { dayFormat, instantFormat } from './day-format.ts'

const MINUS = '−'

const COMPACT = [
  [10n ** 12n, 'T'],
  [10n ** 9n, 'M'],
  [10n ** 6n, 'jt'],
  [10n ** 3n, 'rb'],
] as const

/**
 * Writes an amount for screens; sen only when there are any.
 *
 *   rupiah('1250000')  // 'Rp1.250.000'
 */
export function rupiah(m: Money | string): string {
  const text = thousands(m)
  return text.startsWith(MINUS) ? `${MINUS}Rp${text.slice(1)}` : `Rp${text}`
}

/** Writes an amount without the Rp, for columns whose head says (Rp): '1.250.000'. */
export function thousands(m: Money | string): string {
  const { isNegative, whole, fraction } = pieces(String(m))
  const sen = fraction.length === 1 ? `${fraction}0` : fraction
  return (isNegative ? MINUS : '') + grouped(whole) + (sen && `,${sen}`)
}

/** Writes an amount for reports, where parentheses mean negative: '(1.250.000)'. */
export function reportAmount(m: Money | string): string {
  const text = thousands(m)
  return text.startsWith(MINUS) ? `(${text.slice(1)})` : text
}

/** Writes the long form of documents, always with sen: 'Rp1.234.567,00', '-Rp1.500,00'. */
export function rupiahFull(m: Money | string): string {
  const { isNegative, whole, fraction } = pieces(String(m))
  return `${isNegative ? '-' : ''}Rp${grouped(whole)},${fraction.padEnd(2, '0')}`
}

/** Writes the long form of accountants: '(Rp1.500,00)'. */
export function rupiahAccounting(m: Money | string): string {
  const text = rupiahFull(m)
  return text.startsWith('-') ? `(${text.slice(1)})` : text
}

/**
 * Writes an amount in three telling digits for cards and axes; never for documents.
 *
 *   compactRupiah('48300000')  // 'Rp48,3 jt'
 */
export function compactRupiah(m: Money | string): string {
  const amount = BigInt(pieces(String(m)).signedWhole)
  const sign = amount < 0n ? MINUS : ''
  return `${sign}Rp${compact(absolute(amount))}`
}

/**
 * Writes an amount in millions with one decimal, half up, for tables of many columns whose head says so.
 *
 *   millions('1860049999')  // '1.860,0'
 */
export function millions(m: Money | string): string {
  const text = exactFormat(unscaled(mulDiv(BigInt(pieces(String(m)).signedWhole), 10n, 1_000_000n), 1))
  return text === '0' || text.includes(',') ? text : `${text},0`
}

/** Writes a quantity with the four decimals it is kept with, so that it times its price is its amount: '1.234,5'. */
export function qtyFormat(text: string): string {
  const { isNegative, whole, fraction } = pieces(rounded(text, 4))
  return (isNegative ? MINUS : '') + grouped(whole) + (fraction && `,${fraction}`)
}

/** Writes a number with every decimal it has, as one types it: '13,1703'. */
export function exactFormat(text: string): string {
  const { isNegative, whole, fraction } = pieces(text)
  return (isNegative ? MINUS : '') + grouped(whole) + (fraction && `,${fraction}`)
}

/** Writes a percentage: '12,5%'. */
export function percentFormat(text: string): string {
  return `${exactFormat(text)}%`
}

function compact(exact: bigint): string {
  const amount = threeDigits(exact)
  for (const [size, name] of COMPACT) {
    if (amount < size) continue
    const hundredths = ((amount * 100n) / size).toString().padStart(3, '0')
    return `${qtyFormat(`${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`)} ${name}`
  }
  return amount.toString()
}

// Before the size is chosen: 999.960.000 is told as 1 M, not as 1.000 jt.
function threeDigits(exact: bigint): bigint {
  const step = 10n ** BigInt(Math.max(0, exact.toString().length - 3))
  return mulDiv(exact, 1n, step) * step
}

function rounded(text: string, places: number): string {
  const value = scaled(text, 10)
  const cut = mulDiv(value, 1n, 10n ** BigInt(10 - places))
  const digits = absolute(cut)
    .toString()
    .padStart(places + 1, '0')
  return `${cut < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

interface Pieces {
  readonly isNegative: boolean
  readonly whole: string
  readonly fraction: string
  readonly signedWhole: string
}

function pieces(text: string): Pieces {
  const found = /^(-?)0*(\d+)(?:\.(\d+))?$/.exec(text)
  if (!found) throw new RangeError(`not a decimal number: ${text}`)
  const whole = found[2] ?? '0'
  const fraction = (found[3] ?? '').replace(/0+$/, '')
  const isNegative = found[1] === '-' && (whole !== '0' || fraction !== '')
  return { isNegative, whole, fraction, signedWhole: (isNegative ? '-' : '') + whole }
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.')
}

/** Writes degrees as places keep them, to about ten centimetres: '-6.595038'. */
export function degreesText(degrees: number): string {
  return degrees.toFixed(6)
}
