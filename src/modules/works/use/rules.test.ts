import { expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import { plannedSoFar, useSums } from './rules.ts'

test.each([
  ['16', '64', '10'],
  ['64', '64', '40'],
  ['70', '64', '40'],
  ['0', '64', '0'],
  ['5', '0', '0'],
])('of 40 m3 for a work, %s of %s built, the plan gives %s', (built, volume, planned) =>
  expect(plannedSoFar(quantity('40'), { built: quantity(built), volume: quantity(volume) })).toBe(quantity(planned)),
)

test('a material is the sum of its works, and more than planned is negative', () => {
  const fact = (planned: string, used: string, usedCost: number) => ({
    ...{ key: 'a', workItemId: null, total: quantity('50'), planned: quantity(planned), used: quantity(used) },
    ...{ plannedCost: money(100), usedCost: money(usedCost) },
  })
  expect(useSums([fact('10', '12.5', 130), fact('5', '4', 60)])).toEqual({
    ...{ total: quantity('100'), planned: quantity('15'), used: quantity('16.5'), variance: quantity('-1.5') },
    ...{ plannedCost: 200n, usedCost: 190n, costVariance: 10n },
  })
})
