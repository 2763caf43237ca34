import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minus, money, plus, sum, ZERO } from '#ground/money.ts'
import { minusQty, sumQty, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { issued, receiptTakenBack, received, revalued, type Effect, type Holding } from '#modules/stock/rules.ts'

const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 300) }
const nothing: Holding = { qty: ZERO_QTY, value: ZERO }
const aSize = fc.bigInt({ min: 1n, max: 10_000_000n })
const aValue = fc.bigInt({ min: 0n, max: 10n ** 15n })

test('taking everything out in any pieces leaves neither goods nor value', () => {
  fc.assert(
    fc.property(fc.array(aSize, { minLength: 1, maxLength: 20 }), aValue, (parts, value) => {
      let now = { qty: parts.reduce((a, b) => a + b, 0n) as Quantity, value: money(value) }
      for (const part of parts) {
        now = issued(now, part as Quantity).after
        expect(now.value).toBeGreaterThanOrEqual(0n)
      }
      expect(now).toEqual(nothing)
    }),
    runs,
  )
})

const aMove = fc.record({
  act: fc.constantFrom('in', 'out', 'back', 'price'),
  // Small, so that a shortage priced by a single piece stays within what rupiah may be.
  qty: fc.bigInt({ min: 1n, max: 1_000n }),
  value: fc.bigInt({ min: 0n, max: 1_000_000n }),
  isAll: fc.boolean(),
})

test('stock is the sum of its moves, whatever happened: in, out beyond what there was, taken back, priced anew', () => {
  fc.assert(
    fc.property(fc.array(aMove, { minLength: 1, maxLength: 40 }), (acts) => {
      let now = nothing
      const moves: { qty: Quantity; value: bigint }[] = []
      for (const { act, qty: size, value: worth, isAll } of acts) {
        const qty = isAll && now.qty > 0n ? now.qty : (size as Quantity)
        const value = money(worth)
        const { after, ...effect } = effectOf(act, now, { qty, value })
        moves.push({ qty: minusQty(after.qty, now.qty), value: effect.value })
        // What was asked for is in the stock or in the price difference; nothing is lost between them.
        if (act !== 'out')
          expect(plus(effect.value, effect.difference)).toBe(act === 'back' ? minus(ZERO, value) : value)
        if (after.qty === 0n) expect(after.value).toBe(0n)
        if (after.qty > 0n) expect(after.value).toBeGreaterThanOrEqual(0n)
        now = after
        expect(sumQty(moves.map((move) => move.qty))).toBe(now.qty)
        expect(sum(moves.map((move) => money(move.value)))).toBe(now.value)
      }
    }),
    runs,
  )
})

function effectOf(act: string, held: Holding, asked: Holding): Effect {
  if (act === 'in') return received(held, asked.qty, asked.value)
  if (act === 'out') return issued(held, asked.qty)
  if (act === 'back') return receiptTakenBack(held, asked.qty, asked.value)
  return revalued(held, asked.qty, asked.value)
}
