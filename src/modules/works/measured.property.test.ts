import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money, sum, ZERO, type Money } from '#ground/money.ts'
import { HUNDRED_PERCENT } from '#ground/percent.ts'
import { price } from '#ground/price.ts'
import { plusQty, quantity, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import { earnedOf, judgeWeek, type MeasuredLine } from './progress/rules.ts'
import { decideRab, totalOfRab, weightsOf, type RabRowAsked } from './rab/rules.ts'

const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 300) }

const tenths = fc.integer({ min: 0, max: 9_999_999 }).map((n) => quantity((n / 10).toFixed(1)))
const group = fc
  .constantFrom('I', 'II', 'III', 'A', 'B', 'C', '1.1', 'DIVISI 2', '')
  .map((number): RabRowAsked => ({ ...{ number, name: 'Kelompok' }, ...{ unit: null, volume: null, unitPrice: null } }))
const line = fc
  .record({ number: fc.constantFrom('1', '2', '1.1.1', 'a', ''), volume: tenths, cost: fc.nat(90_000_000) })
  .map(({ number, volume, cost }): RabRowAsked => ({
    ...{ number, name: 'Pekerjaan', unit: 'm3', volume },
    unitPrice: price((cost / 100).toFixed(2)),
  }))
const bill = fc.tuple(fc.array(fc.oneof(group, line), { maxLength: 60 }), line).map(([rows, last]) => [...rows, last])

test('a bill is the sum of its lines, of what stands at the top, and each group of what stands under it', () => {
  fc.assert(
    fc.property(bill, (asked) => {
      const rows = decideRab(asked)
      const under = (parent: number | null) => sum(rows.filter((row) => row.parent === parent).map((row) => row.amount))
      expect(under(null)).toBe(totalOfRab(rows))
      rows.forEach((row, at) => (row.isGroup ? expect(row.amount).toBe(under(at)) : expect(under(at)).toBe(ZERO)))
      expect(new Set(rows.map((row) => row.code)).size).toBe(rows.length)
    }),
    runs,
  )
})

test('what lines weigh is a hundred, to the last of four decimals', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2_000_000_000), { minLength: 1, maxLength: 200 }), (amounts) => {
      const weights = weightsOf(amounts.map((amount) => money(String(amount))))
      const whole = amounts.some((amount) => amount > 0) ? HUNDRED_PERCENT : 0n
      expect(weights.reduce((all, one) => all + one, 0n)).toBe(whole)
      amounts.forEach((amount, at) => amount === 0 && expect(weights[at]).toBe(0n))
    }),
    runs,
  )
})

test('of thousands of equal lines none weighs less than nothing', () => {
  const weights = weightsOf(Array.from({ length: 6000 }, () => money('1000')))
  expect(weights.reduce((all, one) => all + one, 0n)).toBe(HUNDRED_PERCENT)
  expect(weights.filter((one) => one < 0n)).toEqual([])
})

test('weeks that are taken never measure beyond the bill, and all of it measured is earned to the rupiah', () => {
  const works = fc.array(fc.record({ volume: tenths, amount: fc.nat(2_000_000_000) }), { minLength: 1, maxLength: 6 })
  const weeks = fc.array(fc.array(fc.integer({ min: -500, max: 500_000 }), { minLength: 6, maxLength: 6 }), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(works, weeks, (each, tries) => {
      const total: Money = sum(each.filter((one) => one.volume > 0n).map((one) => money(String(one.amount))))
      const before = each.map(() => ZERO_QTY)
      const lines = () =>
        each.map((one, at): MeasuredLine => {
          const amount = one.volume > 0n ? money(String(one.amount)) : ZERO
          const named = { workItemId: String(at), name: 'Pekerjaan', unit: 'm3' }
          return { ...named, amount, volume: one.volume, before: before[at] ?? ZERO_QTY }
        })
      for (const volumes of tries) {
        const week = each.map((_, at) => ({ workItemId: String(at), volume: quantity(String(volumes[at] ?? 0)) }))
        if (!isTaken(() => judgeWeek(lines(), week))) continue
        week.forEach(({ volume }, at) => (before[at] = plusQty(before[at] ?? ZERO_QTY, volume)))
        each.forEach((one, at) => expect(before[at]! >= 0n && before[at]! <= one.volume).toBe(true))
        const { earned, pct } = earnedOf(lines(), [])
        expect(earned >= 0n && earned <= total && pct <= HUNDRED_PERCENT).toBe(true)
      }
      const rest = lines().map(({ workItemId, volume, before: was }) => ({
        workItemId,
        volume: (volume - was) as Quantity,
      }))
      judgeWeek(lines(), rest)
      expect(earnedOf(lines(), rest).earned).toBe(total)
    }),
    runs,
  )
})

function isTaken(judge: () => void): boolean {
  try {
    judge()
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
