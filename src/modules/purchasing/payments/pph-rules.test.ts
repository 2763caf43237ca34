import { describe, expect, test } from 'vitest'
import { minus, money, plus, ZERO, type Money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { advancePph, baseOf, heldOf, leastHeld, mostUsed, pphOf, pphOfUse, type DueBill } from './pph-rules.ts'

/** A bill of Rp11.100 with PPN and PPh of Rp200 (2% of Rp10.000). */
const bill = (over: Partial<Record<'total' | 'open' | 'returned' | 'withheld' | 'withholdingAmount', bigint>> = {}) =>
  ({
    id: 'b',
    number: 'BIL-1',
    total: money(over.total ?? 11_100n),
    open: money(over.open ?? 11_100n),
    returned: money(over.returned ?? 0n),
    withheld: money(over.withheld ?? 0n),
    withholdingKind: 'pph23',
    withholdingBase: money(10_000n),
    withholdingAmount: money(over.withholdingAmount ?? 200n),
  }) satisfies DueBill

describe('what is held back of a payment', () => {
  test.each([
    ['the whole bill', {}, 11_100n, 200n],
    ['half of it', {}, 5_550n, 100n],
    ['the other half', { open: 5_550n, withheld: 100n }, 5_550n, 100n],
    ['the rest of a bill whose first half held back nothing', { open: 5_550n }, 5_550n, 200n],
    ['a part of such a rest catches up', { open: 5_550n }, 2_775n, 150n],
    ['what is left when half went back', { open: 5_550n, returned: 5_550n }, 5_550n, 100n],
    ['no more than is paid', { open: 50n }, 50n, 50n],
    ['nothing more where too much was held back', { open: 5_550n, withheld: 250n }, 5_550n, 0n],
    ['nothing of a bill without PPh', { withholdingAmount: 0n }, 11_100n, 0n],
  ])('%s', (_, given, amount, held) => {
    expect(heldOf(bill(given), money(amount))).toBe(held)
  })

  test('is at least what the rest could no longer bear', () => {
    expect(leastHeld(bill(), money(11_100n))).toBe(200n)
    expect(leastHeld(bill(), money(11_000n))).toBe(100n)
    expect(leastHeld(bill(), money(5_550n))).toBe(0n)
    expect(leastHeld(bill({ open: 50n }), money(50n))).toBe(50n)
  })

  test('is reckoned from its part of the base', () => {
    expect(baseOf(bill(), money(100n))).toBe(5_000n)
    expect(baseOf(bill({ withheld: 100n }), money(100n))).toBe(5_000n)
    expect(baseOf(bill({ withholdingAmount: 0n }), money(100n))).toBe(0n)
  })
})

describe('an advance that is used', () => {
  const advance = (left: bigint, withheld = 0n) => ({ left: money(left), withheld: money(withheld) })

  test.each([
    ['held back its PPh: nothing more is held back', advance(5_550n, 100n), 5_550n, 100n, 0n],
    ['held back nothing: all is held back now', advance(11_100n), 11_100n, 0n, 200n],
    ['held back less than is due: the rest now', advance(11_100n, 150n), 11_100n, 150n, 50n],
    ['is used in part: it hands over no more than is due', advance(11_100n, 200n), 5_550n, 100n, 0n],
    ['is used up: it hands over all, also beyond what is due', advance(5_550n, 140n), 5_550n, 140n, 0n],
  ])('%s', (_, given, amount, before, now) => {
    expect(pphOfUse(bill(), given, money(amount))).toEqual({ before, now })
  })

  test.each([
    ['as much as is left, where nothing more is held back', advance(5_550n, 100n), 5_550n],
    ['the whole bill, where the advance less the PPh suffices', advance(10_900n), 11_100n],
    ['a rupiah less of the advance is a rupiah less of the bill', advance(10_899n), 11_099n],
    ['no more than is open', advance(50_000n), 11_100n],
  ])('settles %s', (_, given, most) => {
    expect(mostUsed(bill(), given)).toBe(most)
  })
})

test('the PPh of an advance is reckoned from its share before PPN', () => {
  const order = { base: money(10_000n), total: money(11_100n) }
  expect(advancePph(order, money(5_550n), percent('2'))).toEqual({ base: 5_000n, withheld: 100n })
  expect(advancePph({ base: ZERO, total: ZERO }, money(100n), percent('2'))).toEqual({ base: 100n, withheld: 2n })
})

test('whatever pays a bill in whichever parts, together they hold back its PPh to the rupiah', () => {
  let seed = 20_261_123
  const dice = (most: bigint) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return BigInt(seed) % (most + 1n)
  }
  for (let round = 0; round < 3_000; round++) {
    const total = 1n + dice(2_000_000n)
    let paid = bill({ total, open: total, withholdingAmount: dice(total / 5n) })
    let bases = ZERO
    while (paid.open > 0n) {
      if (dice(5n) === 0n) {
        const back = money(dice(paid.open))
        paid = { ...paid, open: minus(paid.open, back), returned: plus(paid.returned, back) }
        continue
      }
      const amount = money(dice(3n) === 0n ? paid.open : dice(paid.open))
      const gift: Money = dice(2n) === 0n ? ZERO : heldOf(paid, amount)
      const use = pphOfUse(paid, { left: amount, withheld: money(dice(gift)) }, amount)
      const held = dice(1n) === 0n ? heldOf(paid, amount) : plus(use.before, use.now)
      bases = plus(bases, baseOf(paid, held))
      paid = { ...paid, open: minus(paid.open, amount), withheld: plus(paid.withheld, held) }
      expect(minus(pphOf(paid), paid.withheld)).toBeLessThanOrEqual(paid.open)
    }
    expect(paid.withheld, `round ${round}`).toBe(paid.returned === total ? paid.withheld : pphOf(paid))
    if (paid.returned === 0n && paid.withholdingAmount > 0n) expect(bases).toBe(10_000n)
  }
})
