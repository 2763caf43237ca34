import { describe, expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import { goodShare, lineCost } from './line-cost.ts'

const of = (qty: string, cost: number) => ({ qty: quantity(qty), cost: money(cost) })

describe('what delivered pieces cost', () => {
  test.each([
    ['all made for the line', '90', [of('90', 270_000)], of('90', 315_000), 270_000n],
    ['more made than delivered', '30', [of('60', 180_000)], of('30', 105_000), 90_000n],
    ['some from the shelf', '90', [of('60', 180_000)], of('90', 315_000), 285_000n],
    ['made by two orders', '100', [of('60', 180_000), of('40', 160_000)], of('100', 1), 340_000n],
    ['nothing made for it', '90', [], of('90', 315_000), 315_000n],
    ['nothing delivered', '0', [of('60', 180_000)], undefined, 0n],
    ['made and all rejected', '10', [of('0', 0)], of('10', 35_000), 35_000n],
  ] as const)('%s', (_about, delivered, made, left, cost) => {
    expect(lineCost(quantity(delivered), made, left)).toBe(cost)
  })

  test('seconds bear their own part, to the rupiah', () => {
    expect(goodShare(money(308_000), { good: money(300_000), second: money(8_000) })).toBe(300_000n)
    expect(goodShare(money(100), { good: money(2), second: money(1) })).toBe(67n)
    expect(goodShare(money(100), { good: money(0), second: money(0) })).toBe(100n)
  })
})
