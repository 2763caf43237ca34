import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money, sum, type Money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { price } from '#ground/price.ts'
import { quantity, quantityText, type Quantity } from '#ground/quantity.ts'
import {
  checkOverhead,
  checkTolerance,
  coveredQty,
  estimateCost,
  neededQty,
  overheadDue,
  unitCost,
  valueOutput,
} from './rules.ts'

const q = quantity
const m = (value: number) => money(value)
const used = (planned: string, usedQty: string, cost: number) => ({
  planned: q(planned),
  used: q(usedQty),
  cost: m(cost),
})

describe('material by the recipe', () => {
  test.each([
    ['7', '5', '100', '250', '18.375'],
    ['50', '0', '100', '100', '50'],
    ['1', '0', '3', '1', '0.3333'],
    ['0.5', '2.5', '100', '40', '0.205'],
  ])('%s with %s %% waste for %s pieces: %s pieces take %s', (baseQty, waste, output, planned, needed) => {
    const line = { baseQty: q(baseQty), wastePercent: percent(waste), outputQty: q(output) }
    expect(quantityText(neededQty(line, q(planned)))).toBe(needed)
  })
})

describe('how many pieces the material covers', () => {
  test.each([
    ['nothing used covers nothing', [used('50', '0', 0)], '0'],
    ['all of it covers the plan', [used('50', '50', 900), used('10', '10', 100)], '100'],
    ['half of the cheap one missing', [used('50', '50', 900), used('10', '5', 100)], '90.9091'],
    ['what the recipe did not foresee counts for nothing', [used('50', '50', 900), used('0', '3', 500)], '100'],
  ])('%s', (_, materials, covered) => {
    expect(quantityText(coveredQty(q('100'), materials))).toBe(covered)
  })
})

describe('what a step is worth', () => {
  const order = { wip: m(1000), covered: q('100'), made: q('0') }
  const step = (good: string, second = '0', reject = '0') => ({ good: q(good), second: q(second), reject: q(reject) })
  const half = { isLast: false, secondPercent: percent('50') }

  test.each([
    ['forty of a hundred covered', order, step('40'), half, 400, 0],
    ['material came with its step', { ...order, covered: q('40') }, step('40'), half, 1000, 0],
    ['the last step takes all', { ...order, made: q('40') }, step('10'), { ...half, isLast: true }, 1000, 0],
    ['rejects bear nothing, the good ones bear them', order, step('30', '0', '10'), half, 400, 0],
    ['a second is worth half', order, step('90', '10'), { ...half, isLast: true }, 948, 52],
    ['only rejects leave all in process', order, step('0', '0', '40'), half, 0, 0],
    [
      'only seconds worth nothing still bear the cost',
      order,
      step('0', '100'),
      { isLast: true, secondPercent: percent('0') },
      0,
      1000,
    ],
    ['below zero nothing is valued', { ...order, wip: m(-5) }, step('40'), half, 0, 0],
    ['nor by the last step', { ...order, wip: m(-5) }, step('40'), { ...half, isLast: true }, 0, 0],
  ])('%s', (_, about, pieces, how, good, second) => {
    expect(valueOutput(about, pieces, how)).toEqual({ good: m(good), second: m(second) })
  })

  test('whatever the steps, what goes in comes out', () => {
    const amount = fc.bigInt({ min: 0n, max: 10_000_000n })
    const pieces = fc.bigInt({ min: 0n, max: 500_0000n })
    const steps = fc.array(fc.record({ cost: amount, good: pieces, second: pieces, reject: pieces }), {
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(
        steps,
        fc.bigInt({ min: 0n, max: 900_0000n }),
        fc.bigInt({ min: 0n, max: 1_000_000n }),
        (all, covered, share) => {
          const secondPercent = share as ReturnType<typeof percent>
          let [wip, made, out] = [0n, 0n, 0n]
          for (const { cost, good, second, reject } of [...all, { cost: 1n, good: 1_0000n, second: 0n, reject: 0n }]) {
            const isLast = good === 1_0000n && cost === 1n
            wip += cost
            const graded = { good, second, reject } as { good: Quantity; second: Quantity; reject: Quantity }
            const about = { wip: wip as Money, covered: covered as Quantity, made: made as Quantity }
            const worth = valueOutput(about, graded, { isLast, secondPercent })
            const value = sum([worth.good, worth.second])
            expect(value >= 0n && value <= wip).toBe(true)
            ;[wip, made, out] = [wip - value, made + good + second + reject, out + value]
          }
          expect(wip).toBe(0n)
          expect(out).toBe(sum(all.map((each) => each.cost as Money)) + 1n)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('overhead', () => {
  test.each([
    ['none', { kind: 'none' } as const, 0],
    ['a share of what went in', { kind: 'percent', percent: percent('7.5') } as const, 750],
    ['money for each piece', { kind: 'per-unit', price: price('250.5') } as const, 5010],
  ])('%s', (_, overhead, due) => {
    expect(overheadDue(overhead, m(10_000), q('20'))).toBe(m(due))
  })

  test('a kind without its rate is refused; what one may not see is not judged', () => {
    expect(() => checkOverhead({ overheadKind: 'percent', overheadPercent: null })).toThrow('house.no-overhead')
    expect(() => checkOverhead({ overheadKind: 'per-unit', overheadPerUnit: null })).toThrow('house.no-overhead')
    expect(() => checkOverhead({ overheadKind: 'percent' })).not.toThrow()
    expect(() => checkOverhead({ overheadKind: 'none', overheadPercent: null })).not.toThrow()
  })
})

test('an estimate counts material, pay and overhead; a material without a price counts for nothing', () => {
  const materials = [
    { qty: q('50'), price: price('1500') },
    { qty: q('2'), price: null },
  ]
  const work = {
    planned: q('100'),
    pieceRate: price('500'),
    overhead: { kind: 'percent', percent: percent('10') } as const,
  }
  expect(estimateCost(materials, work)).toBe(m(137_500))
})

test('use beyond the recipe and its tolerance asks for a reason', () => {
  const material = { name: 'Semen', planned: q('50'), used: q('53') }
  expect(() => checkTolerance(material, percent('5'), null)).toThrow('spk.reason-needed')
  expect(() => checkTolerance(material, percent('6'), null)).not.toThrow()
  expect(() => checkTolerance(material, percent('5'), 'campuran basah')).not.toThrow()
})

test('a unit cost needs a piece', () => {
  expect(unitCost(m(308_000), q('96'))).toBe(price('3208.33'))
  expect(unitCost(m(5), q('0'))).toBeNull()
})
