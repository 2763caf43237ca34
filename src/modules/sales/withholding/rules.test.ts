import { describe, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { percentText } from '#ground/percent.ts'
import { taxRates } from '#modules/company/tax/seed.ts'
import {
  builderCode,
  proposedWithholding,
  soldOf,
  withheldBase,
  type Builder,
  type SoldLine,
  type WithholdingFacts,
} from './rules.ts'

const on = day('2026-11-03')
const rates = taxRates.filter((each) => each.from <= on && (each.until === null || each.until >= on))
const builder: Builder = { no: '1-0352', qualification: 'kecil', subclass: 'BG002', holds: true }
const customer = { withholdsTax: true, type: 'badan_usaha', vatCollector: 'bukan' as const }
const goods = { isService: false, description: 'Semen', net: money(6_000_000) }
const work = { isService: true, description: 'Pasang bata', net: money(4_000_000) }
const hire = { isService: true, description: 'Sewa concrete pump', net: money(2_750_000) }

const proposed = (lines: readonly SoldLine[], given: Partial<WithholdingFacts> = {}) => {
  const taxes = proposedWithholding(lines, { customer, builder, rates, on, ...given })
  return taxes.map(({ kind, rate }) => `${kind} ${percentText(rate)}`).join(' + ') || null
}

describe('the tax a customer is expected to hold back', () => {
  test.each<[string, readonly SoldLine[], Partial<WithholdingFacts>, string | null]>([
    ['goods alone', [goods], {}, null],
    ['construction by a small builder', [work], {}, 'pph-final 1.75'],
    ['construction and goods', [goods, work], {}, 'pph-final 1.75'],
    [
      'construction by a medium builder',
      [work],
      { builder: { ...builder, qualification: 'menengah' } },
      'pph-final 2.65',
    ],
    ['construction by a large builder', [work], { builder: { ...builder, qualification: 'besar' } }, 'pph-final 2.65'],
    ['construction after the SBU ended', [work], { builder: { ...builder, holds: false } }, 'pph-final 4'],
    ['integrated construction', [work], { builder: { ...builder, subclass: 'Terintegrasi' } }, 'pph-final 2.65'],
    ['consultancy', [work], { builder: { ...builder, subclass: 'Konsultansi' } }, 'pph-final 3.5'],
    [
      'consultancy without certificate',
      [work],
      { builder: { ...builder, subclass: 'Konsultansi', holds: false } },
      'pph-final 6',
    ],
    ['services of a company that never had an SBU', [work], { builder: null }, 'pph23 2'],
    ['a machine hired out by a builder', [hire], {}, 'pph23 2'],
    ['a machine hired out beside the work', [hire, work], {}, 'pph-final 1.75'],
    ['a service for nothing', [goods, { ...work, net: money(0) }], {}, null],
    ['a customer who holds nothing back', [work], { customer: { ...customer, withholdsTax: false } }, null],
    ['goods for an office of the state', [goods], { customer: { ...customer, type: 'pemerintah' } }, 'pph22 1.5'],
    [
      'goods of 2 million for an office of the state',
      [{ ...goods, net: money(2_000_000) }],
      { customer: { ...customer, type: 'pemerintah' } },
      null,
    ],
    [
      'goods for a treasurer by his mark',
      [goods],
      { customer: { ...customer, vatCollector: 'bendahara' } },
      'pph22 1.5',
    ],
    [
      'goods of 10 million for BUMN',
      [{ ...goods, net: money(10_000_000) }],
      { customer: { ...customer, vatCollector: 'bumn' } },
      null,
    ],
    [
      'goods above 10 million for BUMN',
      [{ ...goods, net: money(10_000_001) }],
      { customer: { ...customer, vatCollector: 'bumn' } },
      'pph22 1.5',
    ],
    [
      'goods of 6 million for BUMN entered as an office: its mark counts',
      [goods],
      { customer: { ...customer, type: 'pemerintah', vatCollector: 'bumn' } },
      null,
    ],
    [
      'construction for an office of the state',
      [work],
      { customer: { ...customer, type: 'pemerintah' } },
      'pph-final 1.75',
    ],
    [
      'construction and goods for an office of the state',
      [goods, work],
      { customer: { ...customer, type: 'pemerintah' } },
      'pph-final 1.75 + pph22 1.5',
    ],
    [
      'services and goods for BUMN',
      [{ ...goods, net: money(10_000_001) }, work],
      { customer: { ...customer, vatCollector: 'bumn' }, builder: null },
      'pph23 2 + pph22 1.5',
    ],
    [
      'services and goods of 10 million for BUMN: only goods count for their limit',
      [{ ...goods, net: money(10_000_000) }, work],
      { customer: { ...customer, vatCollector: 'bumn' }, builder: null },
      'pph23 2',
    ],
    ['before the rates of PP 9/2022', [work], { rates: [] }, null],
  ])('%s', (_, lines, given, expected) => {
    expect(proposed(lines, given)).toBe(expected)
  })

  test('it says where it comes from', () => {
    const facts = { customer, builder, rates, on }
    expect(proposedWithholding([work], facts)[0]?.source).toBe(
      'PPh final pelaksana, SBU kecil: SBU kecil 1-0352 berlaku 3 Nov 2026',
    )
    expect(proposedWithholding([work], { ...facts, builder: { ...builder, holds: false } })[0]?.source).toContain(
      'SBU 1-0352 tidak berlaku 3 Nov 2026',
    )
  })

  test('every standing of a builder has a row of the law', () => {
    const codes = ['BG002', 'Terintegrasi', 'Konsultansi'].flatMap((subclass) =>
      [true, false].map((holds) => builderCode({ ...builder, subclass, holds })),
    )
    for (const code of codes) expect(rates.map((each) => each.code)).toContain(`PPH-FINAL-${code}`)
  })
})

describe('what it is taken of', () => {
  const mixed = soldOf([goods, work], money(0))
  const onlyGoods = soldOf([goods], money(0))
  const onlyWork = soldOf([work], money(0))
  test.each([
    ['services of a mixed invoice', 'pph23', 10_000_000, mixed, mixed, 4_000_000],
    ['construction of a mixed invoice', 'pph-final', 10_000_000, mixed, mixed, 4_000_000],
    ['services, half of it held back or paid before', 'pph-final', 5_000_000, mixed, mixed, 2_000_000],
    ['an advance on a mixed order', 'pph-final', 3_000_000, mixed, mixed, 1_200_000],
    ['the goods of a mixed order alone', 'pph-final', 6_000_000, onlyGoods, mixed, 0],
    ['services alone', 'pph-final', 4_000_000, onlyWork, onlyWork, 4_000_000],
    ['goods of a treasurer', 'pph22', 6_000_000, onlyGoods, onlyGoods, 6_000_000],
    ['goods beside services of a treasurer', 'pph22', 10_000_000, mixed, mixed, 6_000_000],
    ['goods that somebody gave PPh 23 by hand', 'pph23', 6_000_000, onlyGoods, onlyGoods, 6_000_000],
    ['services that somebody gave PPh 22 by hand', 'pph22', 4_000_000, onlyWork, onlyWork, 4_000_000],
  ] as const)('%s', (_, kind, paid, sold, order, base) => {
    expect(withheldBase(kind, { paid: money(paid), sold, order })).toBe(money(base))
  })

  test('shipping goes with the goods', () => {
    expect(soldOf([work], money(1_000_000))).toEqual({ services: money(4_000_000), whole: money(5_000_000) })
  })

  test('an order of no value bears none', () => {
    expect(withheldBase('pph23', { paid: money(0), sold: soldOf([], money(0)), order: mixed })).toBe(0n)
  })
})
