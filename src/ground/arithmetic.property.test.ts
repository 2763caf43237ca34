import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount } from './amount-input.ts'
import { addDays, day, daysBetween } from './day.ts'
import { dayFormat, rupiah, thousands } from './format.ts'
import { allocate, money, mulDiv, sum } from './money.ts'
import { percent, percentText } from './percent.ts'
import type { Percent } from './percent.ts'
import { price, priceText } from './price.ts'
import type { Price } from './price.ts'
import { quantity, quantityText } from './quantity.ts'
import type { Quantity } from './quantity.ts'
import { readDay } from './day-input.ts'
import { terbilang } from './terbilang.ts'

const runs = { numRuns: Number(process.env.PROPERTY_RUNS ?? 300) }
const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
const days = fc.integer({ min: -100_000, max: 100_000 }).map((n) => addDays(day('2026-11-21'), n))

test('sharing loses no rupiah, and no share is off by a whole one', () => {
  const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(amounts, weights, (total, parts) => {
      const all = parts.reduce((a, b) => a + b, 0n)
      fc.pre(all > 0n)
      const shares = allocate(money(total), parts)
      expect(sum(shares)).toBe(total)
      shares.forEach((share, i) => {
        const error = share * all - total * parts[i]!
        expect(error < 0n ? -error : error).toBeLessThan(Number(all))
      })
    }),
    runs,
  )
})

test('mulDiv is the nearest whole number, and its sign does not matter', () => {
  const factors = fc.bigInt({ min: 1n, max: 10n ** 9n })
  fc.assert(
    fc.property(amounts, factors, factors, (a, num, den) => {
      const error = mulDiv(a, num, den) * den - a * num
      expect((error < 0n ? -error : error) * 2n <= den).toBe(true)
      expect(mulDiv(-a, num, den)).toBe(-mulDiv(a, num, den))
    }),
    runs,
  )
})

test('every amount can be read aloud, and each has its own words', () => {
  const int8 = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
  fc.assert(
    fc.property(int8, (n) => {
      const words = terbilang(n)
      expect(words).toMatch(/^(?:minus )?[a-z]+(?: [a-z]+)*$/)
      expect(words).not.toMatch(/satu (?:puluh|ratus)|\bsatu ribu\b(?<!(?:puluh|ratus) satu ribu)/)
      expect(heard(words)).toBe(n)
    }),
    runs,
  )
})

test('text forms come back as they were', () => {
  fc.assert(
    fc.property(amounts, (n) => {
      expect(quantity(quantityText(n as Quantity))).toBe(n)
      expect(price(priceText(n as Price))).toBe(n)
      expect(percent(percentText(n as Percent))).toBe(n)
      expect(money(String(n))).toBe(n)
      expect(readAmount(rupiah(money(n)))).toBe(String(n))
      expect(readAmount(thousands(priceText(n as Price)))).toBe(priceText(n as Price))
    }),
    runs,
  )
})

test('days add up, and come back from what is shown', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -50_000, max: 50_000 }), (d, n) => {
      expect(daysBetween(d, addDays(d, n))).toBe(n)
      expect(addDays(addDays(d, n), -n)).toBe(d)
      expect(readDay(dayFormat(d, 'numeric'), day('2026-11-21'))).toBe(d)
    }),
    runs,
  )
})

const HEARD = new Map(Array.from({ length: 1000 }, (_, n) => [n === 0 ? '' : terbilang(BigInt(n)), BigInt(n)]))
const SIZES = ['kuintiliun', 'kuadriliun', 'triliun', 'miliar', 'juta', 'ribu', '']

/** Reads words back into a number, an independent way round: size by size, three digits each. */
function heard(words: string): bigint {
  if (words === 'nol') return 0n
  if (words.startsWith('minus ')) return -heard(words.slice(6))

  let rest = words.replace(/\bseribu\b/, 'satu ribu')
  let total = 0n
  for (const size of SIZES) {
    const [before, after] = size && rest.includes(size) ? rest.split(size) : [size ? '' : rest, size ? rest : '']
    total = total * 1000n + (HEARD.get((before ?? '').trim()) ?? -1n)
    rest = (after ?? '').trim()
  }
  return total
}
