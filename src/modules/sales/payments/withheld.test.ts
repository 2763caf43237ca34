import { describe, expect, test } from 'vitest'
import { money, sum, type Money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { spreadHeld, withheldAsked, type DueNet, type HeldAsked } from './withheld.ts'

// 10 jt and PPN; nothing of it was planned to be held back.
const bill: DueNet = {
  ...{ id: 'a', number: 'INV-1', total: money(11_100_000), open: money(11_100_000), net: money(10_000_000) },
  ...{ withholdingKind: null, withholdingBase: money(0), withholdingAmount: money(0) },
}
const planned: DueNet = {
  ...bill,
  ...{ withholdingKind: 'pph23', withholdingBase: money(4_000_000), withholdingAmount: money(80_000) },
}
const nothing: HeldAsked = { withholdingKind: null, withholdingRate: null }
const heldOf = (invoice: DueNet, amount: number, asked: Partial<HeldAsked>) => {
  const taken = withheldAsked(invoice, { ...nothing, ...asked, amount: money(amount) }, 'allocations.0.')
  return [taken.withholdingKind, Number(taken.withholdingBase), Number(taken.withheld)]
}

describe('what a payment holds back of an invoice', () => {
  test.each<[string, DueNet, number, Partial<HeldAsked>, unknown[]]>([
    ['nothing said, nothing planned', bill, 11_100_000, {}, [null, 0, 0]],
    ['nothing said, as planned', planned, 11_100_000, {}, ['pph23', 4_000_000, 80_000]],
    ['half of what was planned', planned, 5_550_000, {}, ['pph23', 2_000_000, 40_000]],
    ['none of what was planned', planned, 11_100_000, { withheld: money(0) }, [null, 0, 0]],
    [
      'by rate, of all that is paid without PPN',
      bill,
      11_100_000,
      { withholdingKind: 'pph-final', withholdingRate: percent('1.75') },
      ['pph-final', 10_000_000, 175_000],
    ],
    [
      'by rate, of its part',
      bill,
      5_550_000,
      { withholdingKind: 'pph23', withholdingRate: percent('2') },
      ['pph23', 5_000_000, 100_000],
    ],
    [
      'by rate and base',
      bill,
      11_100_000,
      { withholdingKind: 'pph23', withholdingRate: percent('2'), withholdingBase: money(3_000_000) },
      ['pph23', 3_000_000, 60_000],
    ],
    [
      'by amount',
      bill,
      11_100_000,
      { withholdingKind: 'pph22', withheld: money(150_001) },
      ['pph22', 10_000_000, 150_001],
    ],
    [
      'by amount and rate',
      bill,
      11_100_000,
      { withholdingKind: 'pph23', withholdingRate: percent('2'), withheld: money(90_000) },
      ['pph23', 4_500_000, 90_000],
    ],
    [
      'by amount, of a rest that is smaller',
      { ...bill, open: money(150_000) },
      150_000,
      { withholdingKind: 'pph23', withheld: money(140_000) },
      ['pph23', 10_000_000, 140_000],
    ],
    [
      'another kind than was planned',
      planned,
      11_100_000,
      { withholdingKind: 'pph-final', withholdingRate: percent('2.65') },
      ['pph-final', 10_000_000, 265_000],
    ],
    [
      'another amount of the kind that was planned',
      planned,
      11_100_000,
      { withheld: money(79_999) },
      ['pph23', 4_000_000, 79_999],
    ],
  ])('%s', (_, invoice, amount, asked, expected) => {
    expect(heldOf(invoice, amount, asked)).toEqual(expected)
  })

  test.each<[string, number, Partial<HeldAsked>, string, string]>([
    ['of no kind', 11_100_000, { withheld: money(1) }, 'payment.no-withholding-kind', 'withholdingKind'],
    ['neither by rate nor by amount', 11_100_000, { withholdingKind: 'pph23' }, 'payment.no-withheld', 'withheld'],
    [
      'more than it takes off',
      100,
      { withholdingKind: 'pph23', withheld: money(101) },
      'payment.withheld-too-much',
      'withheld',
    ],
    [
      'more than its base',
      11_100_000,
      { withholdingKind: 'pph23', withheld: money(101), withholdingBase: money(100) },
      'payment.withheld-beyond-base',
      'withheld',
    ],
    [
      'of more than is billed without PPN',
      11_100_000,
      { withholdingKind: 'pph23', withheld: money(1), withholdingBase: money(10_000_001) },
      'payment.base-beyond',
      'withholdingBase',
    ],
  ])('refused: %s', (_, amount, asked, code, field) => {
    expect(() => heldOf(bill, amount, asked)).toThrow(
      expect.objectContaining({ code, field: `allocations.0.${field}` }) as Error,
    )
  })
})

describe('tax over several invoices', () => {
  const two = [bill, { ...bill, id: 'b', number: 'INV-2' }]
  const spreadOf = (cash: Money | undefined, asked: Partial<HeldAsked>) =>
    spreadHeld(cash, two, { ...nothing, withholdingKind: 'pph-final', ...asked })
  const figures = (taken: ReturnType<typeof spreadOf>) =>
    taken.map((each) => [each.invoiceId, Number(each.amount), Number(each.withheld), Number(each.withholdingBase)])

  test('settles them all when no money is named', () => {
    expect(figures(spreadOf(undefined, { withholdingRate: percent('1.75') }))).toEqual([
      ['a', 11_100_000, 350_000, 20_000_000],
      ['b', 11_100_000, 0, 0],
    ])
  })

  test('goes before the money, oldest first, and its base with it', () => {
    const taken = spreadOf(money(100_000), { withheld: money(12_000_000), withholdingBase: money(18_000_001) })
    expect(figures(taken)).toEqual([
      ['a', 11_100_000, 11_100_000, 16_650_001],
      ['b', 1_000_000, 900_000, 1_350_000],
    ])
    expect(sum(taken.map((each) => each.withholdingBase))).toBe(18_000_001n)
  })

  test('more money than is open stays unallocated; more tax than is open is refused', () => {
    const taken = spreadOf(money(30_000_000), { withheld: money(350_000) })
    expect(sum(taken.map((each) => each.amount))).toBe(22_200_000n)
    const beyond = { withheld: money(11_100_001), withholdingBase: money(15_000_000) }
    expect(() =>
      spreadHeld(money(0), [{ ...bill, net: money(20_000_000) }], { ...nothing, withholdingKind: 'pph23', ...beyond }),
    ).toThrow(expect.objectContaining({ code: 'payment.withheld-beyond-open', field: 'withheld' }) as Error)
  })
})
