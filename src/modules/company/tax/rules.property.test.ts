import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { allocate, money, sum } from '#ground/money.ts'
import { lineAmount } from '#ground/price.ts'
import type { Price } from '#ground/price.ts'
import type { Quantity } from '#ground/quantity.ts'
import { ppn, rateOn } from './rules.ts'
import { taxRates } from './seed.ts'

const runs = { numRuns: Number(process.env.PROPERTY_RUNS ?? 300) }
const rates = ['PPN', 'PPN-MEWAH'].map((code) => rateOn(taxRates, code, day('2026-11-21'))!)
const lines = fc.array(
  fc.record({ q: fc.bigInt({ min: 1n, max: 10n ** 8n }), p: fc.bigInt({ min: 0n, max: 10n ** 11n }) }),
  { minLength: 1, maxLength: 30 },
)
const modes = fc.constantFrom('exclusive' as const, 'inclusive' as const)

test('lines and tax are the total, and tax shared over the lines is the tax', () => {
  fc.assert(
    fc.property(lines, modes, fc.boolean(), fc.constantFrom(...rates), (sold, mode, isPkp, rate) => {
      const amounts = sold.map(({ q, p }) => lineAmount(q as Quantity, p as Price))
      const base = sum(amounts)
      const block = ppn({ base, mode, isPkp, rate })

      expect(block.hargaJual + block.ppn).toBe(block.total)
      expect(mode === 'inclusive' || !isPkp ? block.total : block.hargaJual).toBe(base)
      if (base > 0n) expect(sum(allocate(block.ppn, amounts))).toBe(block.ppn)
    }),
    runs,
  )
})

test('a credit note over the same lines mirrors its invoice', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), modes, fc.constantFrom(...rates), (base, mode, rate) => {
      const sold = ppn({ base: money(base), mode, isPkp: true, rate })
      const back = ppn({ base: money(-base), mode, isPkp: true, rate })
      expect([-back.hargaJual, -back.dpp, -back.ppn, -back.total]).toEqual([
        sold.hargaJual,
        sold.dpp,
        sold.ppn,
        sold.total,
      ])
    }),
    runs,
  )
})

test('an inclusive price split and put together again is off by a rupiah of PPN at most', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.constantFrom(...rates), (total, rate) => {
      const split = ppn({ base: money(total), mode: 'inclusive', isPkp: true, rate })
      const again = ppn({ base: split.hargaJual, mode: 'exclusive', isPkp: true, rate })
      const off = again.ppn - split.ppn
      expect(off >= -1n && off <= 1n).toBe(true)
    }),
    runs,
  )
})
