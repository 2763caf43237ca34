import { day } from '#ground/day.ts'
import type { Day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import type { Percent } from '#ground/percent.ts'
import type { JkkClass } from './words.ts'

/** The figures of BPJS as they stand on a day. */
export interface BpjsLaw {
  readonly health: { readonly employer: Percent; readonly employee: Percent; readonly cap: Money }
  readonly oldAge: { readonly employer: Percent; readonly employee: Percent }
  readonly pension: {
    readonly employer: Percent
    readonly employee: Percent
    readonly cap: Money
    readonly age: number
  }
  readonly accident: Readonly<Record<JkkClass, Percent>>
  readonly death: Percent
}

// Published by BPJS Ketenagakerjaan each year for 1 March; not to be worked out ahead.
const pensionCaps: readonly (readonly [Day, Money])[] = [
  [day('2022-03-01'), money(9_077_600)],
  [day('2023-03-01'), money(9_559_600)],
  [day('2024-03-01'), money(10_042_300)],
  [day('2025-03-01'), money(10_547_400)],
  [day('2026-03-01'), money(11_086_300)],
]

// PP 45/2015 art. 15: 56 in 2015, 57 in 2019, and a year more every third year.
const pensionAges: readonly (readonly [Day, number])[] = [
  [day('2022-01-01'), 58],
  [day('2025-01-01'), 59],
  [day('2028-01-01'), 60],
]

/**
 * Gives the rates of BPJS on a day: Perpres 64/2020 (Kesehatan), PP 44, 45 and 46 of 2015 (JKK, JKM, JP, JHT).
 * Throws a RangeError before March 2022.
 */
export function bpjsLawOn(on: Day): BpjsLaw {
  return {
    health: { employer: percent('4'), employee: percent('1'), cap: money(12_000_000) },
    oldAge: { employer: percent('3.7'), employee: percent('2') },
    pension: {
      employer: percent('2'),
      employee: percent('1'),
      cap: latest(pensionCaps, on),
      age: latest(pensionAges, on),
    },
    accident: {
      sangat_rendah: percent('0.24'),
      rendah: percent('0.54'),
      sedang: percent('0.89'),
      tinggi: percent('1.27'),
      sangat_tinggi: percent('1.74'),
    },
    death: percent('0.3'),
  }
}

function latest<Value>(rows: readonly (readonly [Day, Value])[], on: Day): Value {
  const row = rows.findLast(([from]) => from <= on)
  if (!row) throw new RangeError(`tidak ada tarif BPJS pada ${on}`)
  return row[1]
}
