import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import vectors from '../../../../tests/vectors/ppn.json' with { type: 'json' }
import { ppn, pphWithheld, rateOn } from './rules.ts'
import { taxRates } from './seed.ts'

const TODAY = day('2026-11-21')
const ordinary = rateOn(taxRates, 'PPN', TODAY)!
const luxury = rateOn(taxRates, 'PPN-MEWAH', TODAY)!

const plain = vectors.cases.filter((one) => one.mode === 'exclusive' || one.mode === 'inclusive')

test.each(plain)('PPN of $input $mode', ({ mode, input, expected }) => {
  const amounts = ppn({ base: money(input), mode: mode as 'exclusive' | 'inclusive', isPkp: true, rate: ordinary })
  expect(Number(amounts.hargaJual)).toBe(expected.harga_jual)
  expect(Number(amounts.dppNilaiLain)).toBe(expected.dpp_nilai_lain)
  expect(Number(amounts.ppn)).toBe(expected.ppn)
  expect(Number(amounts.total)).toBe(expected.total)
})

test('a luxury pays 12 % of the full price', () => {
  expect(ppn({ base: money(1_000_000), mode: 'exclusive', isPkp: true, rate: luxury })).toEqual({
    hargaJual: 1_000_000n,
    dpp: 1_000_000n,
    dppNilaiLain: null,
    ppn: 120_000n,
    total: 1_120_000n,
  })
})

test.each(['exclusive', 'inclusive'] as const)('a non-PKP charges no PPN, %s or not', (mode) => {
  const amounts = ppn({ base: money(1_000_000), mode, isPkp: false, rate: ordinary })
  expect(amounts).toMatchObject({ hargaJual: 1_000_000n, ppn: 0n, total: 1_000_000n })
})

test('a credit note mirrors its invoice to the rupiah', () => {
  for (const base of [1, 9, 50, 100_005, 999_999]) {
    const [sold, back] = [base, -base].map((amount) =>
      ppn({ base: money(amount), mode: 'exclusive', isPkp: true, rate: ordinary }),
    )
    expect([-back!.ppn, -back!.total]).toEqual([sold!.ppn, sold!.total])
  }
})

test.each([
  ['PPN', '2022-03-31', '10', 1n],
  ['PPN', '2022-04-01', '11', 1n],
  ['PPN', '2024-12-31', '11', 1n],
  ['PPN', '2025-01-01', '12', 11n],
  ['PPN', '2026-11-21', '12', 11n],
  ['PPN-MEWAH', '2026-11-21', '12', 1n],
  ['PPH23-JASA', '2026-11-21', '2', 1n],
  ['PPH22-BUMN', '2026-11-21', '1.5', 1n],
  ['PPH-FINAL-KONSTRUKSI-KECIL', '2026-11-21', '1.75', 1n],
  ['PPH-FINAL-KONSULTANSI-TANPA-SBU', '2026-11-21', '6', 1n],
])('%s on %s is %s percent', (code, on, rate, baseNum) => {
  expect(rateOn(taxRates, code, day(on))).toMatchObject({ rate: percent(rate), baseNum })
})

test('a rate that has not begun is no rate', () => {
  expect(rateOn(taxRates, 'PPN-MEWAH', day('2024-12-31'))).toBeUndefined()
})

test('a small contractor with SBU loses 1,75 % of a termin of 225 million', () => {
  expect(pphWithheld(money(225_000_000), percent('1.75'))).toBe(3_937_500n)
})
