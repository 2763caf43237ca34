import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { shareOut } from './rules.ts'

test('a general cost goes by what each project cost', () => {
  expect(shareOut(money('10000000'), [money('30000000'), money('70000000')])).toEqual([3_000_000n, 7_000_000n])
  expect(shareOut(money('100'), [money('1'), money('1'), money('1')])).toEqual([33n, 34n, 33n])
})

test('the shares are the amount to the rupiah, and none is below nothing', () => {
  const positive = fc.bigInt({ min: 1n, max: 10n ** 13n }).map((one) => money(one))
  fc.assert(
    fc.property(positive, fc.array(positive, { minLength: 1, maxLength: 40 }), (amount, bases) => {
      const shares = shareOut(amount, bases)
      expect(shares.reduce((all, one) => all + one, 0n)).toBe(amount)
      expect(shares.every((one) => one >= 0n)).toBe(true)
    }),
  )
})
