import { absolute, unscaled } from './decimal.ts'

export { readDay } from './day-input.ts'

interface Fraction {
  readonly num: bigint
  readonly den: bigint
}

const SUFFIXES: Record<string, bigint> = {
  rb: 1_000n,
  ribu: 1_000n,
  k: 1_000n,
  jt: 1_000_000n,
  juta: 1_000_000n,
  m: 1_000_000_000n,
  miliar: 1_000_000_000n,
  milyar: 1_000_000_000n,
  t: 1_000_000_000_000n,
  triliun: 1_000_000_000_000n,
}

const TOKEN = /\s*(?:([\d.,]+)\s*([a-z]*)|([-+*/]))/y
// A leading zero is never thousands: '0.125' is an eighth.
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/
const BELOW_ONE = /^0+\.\d+$/
const PLAIN = /^\d+(?:,\d*)?$/
const SCALE = 4

/**
 * Reads a number as Indonesians type it, small sums included, and answers plain decimal text.
 * A dot groups thousands and is never a decimal sign, except before a suffix (1.5jt) and after a leading zero (0.125).
 *
 *   readAmount('1,5jt')     // '1500000'
 *   readAmount('12*45000')  // '540000'
 */
export function readAmount(text: string): string | undefined {
  const typed = text.toLowerCase().replace(/rp\.?/g, '').replace(/−/g, '-').replace(/[x×]/g, '*').trim()
  const tokens = tokensOf(typed)
  const value = tokens && total(tokens)
  if (!value) return undefined

  const rounded = (absolute(value.num) * 2n * 10n ** BigInt(SCALE) + value.den) / (value.den * 2n)
  return unscaled(value.num < 0n ? -rounded : rounded, SCALE)
}

type Token = Fraction | '+' | '-' | '*' | '/'

function tokensOf(typed: string): Token[] | undefined {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < typed.length) {
    const found = TOKEN.exec(typed)
    if (!found) return undefined
    const token = found[3] ? (found[3] as '+' | '-' | '*' | '/') : numberOf(found[1] ?? '', found[2] ?? '')
    if (!token) return undefined
    tokens.push(token)
  }
  return tokens
}

/** Products first, then their sum; a leading sign belongs to the first number. */
function total(tokens: readonly Token[]): Fraction | undefined {
  let left: Fraction = { num: 0n, den: 1n }
  let index = 0
  let sign = 1n
  if (tokens[0] === '-' || tokens[0] === '+') {
    sign = tokens[0] === '-' ? -1n : 1n
    index = 1
  }
  while (index < tokens.length) {
    const part = productFrom(tokens, index)
    if (!part) return undefined
    left = added(left, { num: part.value.num * sign, den: part.value.den })
    const joint = tokens[part.next]
    if (joint === undefined) return left
    sign = joint === '-' ? -1n : 1n
    index = part.next + 1
  }
  return undefined
}

function productFrom(tokens: readonly Token[], start: number): { value: Fraction; next: number } | undefined {
  let value = tokens[start]
  let next = start + 1
  if (typeof value !== 'object') return undefined
  for (let joint = tokens[next]; joint === '*' || joint === '/'; joint = tokens[next]) {
    const factor = tokens[next + 1]
    if (typeof factor !== 'object' || (joint === '/' && factor.num === 0n)) return undefined
    value = joint === '*' ? times(value, factor) : times(value, { num: factor.den, den: factor.num })
    next += 2
  }
  return typeof tokens[next] === 'object' ? undefined : { value, next }
}

function numberOf(digits: string, suffix: string): Fraction | undefined {
  const factor = suffix === '' ? 1n : SUFFIXES[suffix]
  if (factor === undefined) return undefined

  const isDotDecimal = BELOW_ONE.test(digits) || (suffix !== '' && /^\d+\.\d{1,2}$/.test(digits))
  if (!isDotDecimal && !GROUPED.test(digits) && !PLAIN.test(digits)) return undefined

  const plain = isDotDecimal ? digits : digits.replaceAll('.', '').replace(',', '.')
  const [whole = '', fraction = ''] = plain.split('.')
  return { num: BigInt(whole + fraction) * factor, den: 10n ** BigInt(fraction.length) }
}

function added(a: Fraction, b: Fraction): Fraction {
  return { num: a.num * b.den + b.num * a.den, den: a.den * b.den }
}

function times(a: Fraction, b: Fraction): Fraction {
  return { num: a.num * b.num, den: a.den * b.den }
}
