import { day } from '#ground/day.ts'
import type { Day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import type { Percent } from '#ground/percent.ts'
import type { Ptkp } from '#modules/people/tax/contract.ts'

/** The rate of all that lies above the bracket before and not above `upper`; null: without end. */
export interface Bracket {
  readonly upper: Money | null
  readonly rate: Percent
}

/** A category of the monthly effective rates (tarif efektif rata-rata). */
export type TerCategory = 'A' | 'B' | 'C'

/** The figures of PPh 21 that hold from a day on. */
export interface Pph21Law {
  readonly from: Day
  readonly ptkp: Readonly<Record<Ptkp, { readonly yearly: Money; readonly category: TerCategory }>>
  /** By the whole gross of a month. */
  readonly monthly: Readonly<Record<TerCategory, readonly Bracket[]>>
  /** By the gross, or the average gross, of a day; above the last one art. 17 on `dailyShare` of the sum. */
  readonly daily: readonly Bracket[]
  readonly dailyShare: Percent
  /** Art. 17, each slice at its own rate. */
  readonly yearly: readonly Bracket[]
  /** Biaya jabatan. */
  readonly positionCost: { readonly rate: Percent; readonly maxMonth: Money; readonly maxYear: Money }
}

/** PPh 21 since PP 58/2023 and PMK 168/2023; PTKP of PMK 101/2016; art. 17 of UU 7/2021. */
export const pph21Laws: readonly Pph21Law[] = [
  {
    from: day('2024-01-01'),
    ptkp: {
      'TK/0': { yearly: money(54_000_000), category: 'A' },
      'TK/1': { yearly: money(58_500_000), category: 'A' },
      'TK/2': { yearly: money(63_000_000), category: 'B' },
      'TK/3': { yearly: money(67_500_000), category: 'B' },
      'K/0': { yearly: money(58_500_000), category: 'A' },
      'K/1': { yearly: money(63_000_000), category: 'B' },
      'K/2': { yearly: money(67_500_000), category: 'B' },
      'K/3': { yearly: money(72_000_000), category: 'C' },
    },
    monthly: {
      A: brackets(`
        5400000 0, 5650000 0.25, 5950000 0.5, 6300000 0.75, 6750000 1, 7500000 1.25, 8550000 1.5, 9650000 1.75,
        10050000 2, 10350000 2.25, 10700000 2.5, 11050000 3, 11600000 3.5, 12500000 4, 13750000 5, 15100000 6,
        16950000 7, 19750000 8, 24150000 9, 26450000 10, 28000000 11, 30050000 12, 32400000 13, 35400000 14,
        39100000 15, 43850000 16, 47800000 17, 51400000 18, 56300000 19, 62200000 20, 68600000 21, 77500000 22,
        89000000 23, 103000000 24, 125000000 25, 157000000 26, 206000000 27, 337000000 28, 454000000 29,
        550000000 30, 695000000 31, 910000000 32, 1400000000 33, ∞ 34
      `),
      B: brackets(`
        6200000 0, 6500000 0.25, 6850000 0.5, 7300000 0.75, 9200000 1, 10750000 1.5, 11250000 2, 11600000 2.5,
        12600000 3, 13600000 4, 14950000 5, 16400000 6, 18450000 7, 21850000 8, 26000000 9, 27700000 10,
        29350000 11, 31450000 12, 33950000 13, 37100000 14, 41100000 15, 45800000 16, 49500000 17, 53800000 18,
        58500000 19, 64000000 20, 71000000 21, 80000000 22, 93000000 23, 109000000 24, 129000000 25, 163000000 26,
        211000000 27, 374000000 28, 459000000 29, 555000000 30, 704000000 31, 957000000 32, 1405000000 33, ∞ 34
      `),
      C: brackets(`
        6600000 0, 6950000 0.25, 7350000 0.5, 7800000 0.75, 8850000 1, 9800000 1.25, 10950000 1.5, 11200000 1.75,
        12050000 2, 12950000 3, 14150000 4, 15550000 5, 17050000 6, 19500000 7, 22700000 8, 26600000 9,
        28100000 10, 30100000 11, 32600000 12, 35400000 13, 38900000 14, 43000000 15, 47400000 16, 51200000 17,
        55800000 18, 60400000 19, 66700000 20, 74500000 21, 83200000 22, 95600000 23, 110000000 24, 134000000 25,
        169000000 26, 221000000 27, 390000000 28, 463000000 29, 561000000 30, 709000000 31, 965000000 32,
        1419000000 33, ∞ 34
      `),
    },
    // PMK 168/2023 art. 16 (2): TER harian to 2.500.000, above it art. 17 on half.
    daily: brackets('450000 0, 2500000 0.5'),
    dailyShare: percent('50'),
    yearly: brackets('60000000 5, 250000000 15, 500000000 25, 5000000000 30, ∞ 35'),
    positionCost: { rate: percent('5'), maxMonth: money(500_000), maxYear: money(6_000_000) },
  },
]

/** Gives the figures of PPh 21 of a day. Throws a RangeError for days before the first of them. */
export function pph21LawOn(on: Day): Pph21Law {
  const law = pph21Laws.findLast(({ from }) => from <= on)
  if (!law) throw new RangeError(`tidak ada tarif PPh 21 pada ${on}`)
  return law
}

// Each pair is the upper end of a bracket in rupiah and its rate in percent.
function brackets(pairs: string): Bracket[] {
  return pairs.split(',').map((pair) => {
    const [upper = '', rate = ''] = pair.trim().split(' ')
    return { upper: upper === '∞' ? null : money(upper), rate: percent(rate) }
  })
}
