import { describe, expect, test } from 'vitest'
import { money, sum, ZERO, type Money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { dueOn, type DueNet } from './due.ts'
import { heldIn, spreadHeld, withheldAsked, type HeldAsked, type Taken } from './withheld.ts'

// 10 jt and PPN; nothing of it was planned to be held back.
const bare = {
  ...{ id: 'a', number: 'INV-1', total: money(11_100_000), open: money(11_100_000), net: money(10_000_000) },
}
const pph23 = { kind: 'pph23' as const, rate: '2', base: '4000000', amount: '80000' }
const pph22 = { kind: 'pph22' as const, rate: '1.5', base: '6000000', amount: '90000' }
const whole = { ...bare, deducted: ZERO, given: ZERO, withheld: ZERO }
const bill = dueOn(whole, [])
const planned = dueOn(whole, [pph23])
const both = dueOn(whole, [pph23, pph22])

type Given = Partial<HeldAsked> & Pick<HeldAsked, 'kind'>
const row = (given: Given): HeldAsked => ({ rate: null, proofNo: null, proofDate: null, ...given })
const figures = ({ held }: Taken) => held.map(({ kind, base, amount }) => [kind, Number(base), Number(amount)])
const takenOf = (invoice: DueNet, amount: number, given: readonly Given[] | undefined) =>
  withheldAsked(invoice, { amount: money(amount), ...(given && { withholding: given.map(row) }) }, 'allocations.0.')
const byRate = (kind: HeldAsked['kind'], rate: string, base?: number): Given => ({
  ...{ kind, rate: percent(rate) },
  ...(base !== undefined && { base: money(base) }),
})

test('of an invoice of which some was credited, the tax is that of what is left to be paid', () => {
  const termin = {
    ...{ id: 'a', number: 'INV-1', total: money(720_416_060), net: money(720_416_060), open: money(711_033_345) },
    ...{ deducted: ZERO, given: money(9_382_715), withheld: ZERO },
  }
  const left = dueOn(termin, [{ kind: 'pph-final', rate: '1.75', base: '720416060', amount: '12607281' }])
  expect(figures(takenOf(left, 711_033_345, undefined))).toEqual([['pph-final', 711_033_345, 12_443_084]])
})

describe('what a payment holds back of an invoice', () => {
  test.each<[string, DueNet, number, readonly Given[] | undefined, unknown[]]>([
    ['nothing said, nothing planned', bill, 11_100_000, undefined, []],
    ['nothing said, as planned', planned, 11_100_000, undefined, [['pph23', 4_000_000, 80_000]]],
    ['half of what was planned', planned, 5_550_000, undefined, [['pph23', 2_000_000, 40_000]]],
    ['none of what was planned', planned, 11_100_000, [], []],
    ['what was planned, with its slip', planned, 11_100_000, [{ kind: 'pph23' }], [['pph23', 4_000_000, 80_000]]],
    [
      'by rate, of all that is paid without PPN',
      bill,
      11_100_000,
      [byRate('pph-final', '1.75')],
      [['pph-final', 10_000_000, 175_000]],
    ],
    ['by rate, of its part', bill, 5_550_000, [byRate('pph23', '2')], [['pph23', 5_000_000, 100_000]]],
    ['by rate and base', bill, 11_100_000, [byRate('pph23', '2', 3_000_000)], [['pph23', 3_000_000, 60_000]]],
    ['by amount', bill, 11_100_000, [{ kind: 'pph22', withheld: money(150_001) }], [['pph22', 10_000_000, 150_001]]],
    [
      'by amount and rate',
      bill,
      11_100_000,
      [{ ...byRate('pph23', '2'), withheld: money(90_000) }],
      [['pph23', 4_500_000, 90_000]],
    ],
    [
      'by amount, of a rest that is smaller',
      { ...bill, open: money(150_000) },
      150_000,
      [{ kind: 'pph23', withheld: money(140_000) }],
      [['pph23', 10_000_000, 140_000]],
    ],
    [
      'another kind than was planned',
      planned,
      11_100_000,
      [byRate('pph-final', '2.65')],
      [['pph-final', 10_000_000, 265_000]],
    ],
    [
      'another amount of the kind that was planned',
      planned,
      11_100_000,
      [{ kind: 'pph23', withheld: money(79_999) }],
      [['pph23', 4_000_000, 79_999]],
    ],
    ['nothing of a kind', planned, 11_100_000, [{ kind: 'pph23', withheld: money(0) }], []],
    [
      'two kinds as planned',
      both,
      11_100_000,
      undefined,
      [
        ['pph23', 4_000_000, 80_000],
        ['pph22', 6_000_000, 90_000],
      ],
    ],
    [
      'a third of two kinds',
      both,
      3_700_000,
      undefined,
      [
        ['pph23', 1_333_333, 26_667],
        ['pph22', 2_000_000, 30_000],
      ],
    ],
    ['one of two that were planned', both, 11_100_000, [{ kind: 'pph22' }], [['pph22', 6_000_000, 90_000]]],
    [
      'two kinds that nobody planned',
      bill,
      11_100_000,
      [byRate('pph22', '1.5', 7_000_000), byRate('pph23', '2', 3_000_000)],
      [
        ['pph22', 7_000_000, 105_000],
        ['pph23', 3_000_000, 60_000],
      ],
    ],
  ])('%s', (_, invoice, amount, given, expected) => {
    expect(figures(takenOf(invoice, amount, given))).toEqual(expected)
  })

  test('paid in parts, each kind comes to what was planned, to the rupiah', () => {
    const parts = [1, 333_333, 4_444_444, 6_322_222]
    let open = 11_100_000
    const taken = parts.map((part) => {
      const each = takenOf({ ...both, open: money(open) }, part, undefined)
      open -= part
      return each
    })
    expect(open).toBe(0)
    const of = (kind: string) =>
      sum(taken.flatMap(({ held }) => held.filter((tax) => tax.kind === kind).map((tax) => tax.amount)))
    expect([of('pph23'), of('pph22')]).toEqual([80_000n, 90_000n])
  })

  test.each<[string, number, readonly Given[], string, string]>([
    ['neither by rate nor by amount', 11_100_000, [{ kind: 'pph23' }], 'payment.no-withheld', '0.withheld'],
    [
      'more than it takes off',
      100,
      [{ kind: 'pph23', withheld: money(101) }],
      'payment.withheld-too-much',
      '0.withheld',
    ],
    [
      'together more than it takes off',
      150,
      [
        { kind: 'pph23', withheld: money(100), base: money(100) },
        { kind: 'pph22', withheld: money(51), base: money(51) },
      ],
      'payment.withheld-too-much',
      '1.withheld',
    ],
    [
      'more than its base',
      11_100_000,
      [{ kind: 'pph23', withheld: money(101), base: money(100) }],
      'payment.withheld-beyond-base',
      '0.withheld',
    ],
    [
      'of more than is billed without PPN',
      11_100_000,
      [{ kind: 'pph23', withheld: money(1), base: money(10_000_001) }],
      'payment.base-beyond',
      '0.base',
    ],
    [
      'together of more than is billed without PPN',
      11_100_000,
      [byRate('pph23', '2', 6_000_000), byRate('pph22', '1.5', 4_000_001)],
      'payment.base-beyond',
      '1.base',
    ],
    [
      'of what another kind is taken of',
      11_100_000,
      [byRate('pph23', '2'), byRate('pph22', '1.5')],
      'payment.base-shared',
      '1.base',
    ],
    [
      'of one kind twice',
      11_100_000,
      [byRate('pph23', '2', 1), byRate('pph23', '2', 1)],
      'withholding.twice',
      '1.kind',
    ],
  ])('refused: %s', (_, amount, given, code, field) => {
    expect(() => takenOf(bill, amount, given)).toThrow(
      expect.objectContaining({ code, field: `allocations.0.withholding.${field}` }) as Error,
    )
  })
})

describe('tax over several invoices', () => {
  const two = (of: DueNet) => [of, { ...of, id: 'b', number: 'INV-2' }]
  const spreadOf = (cash: number | undefined, given: readonly Given[] | undefined, of = bill) =>
    spreadHeld(cash === undefined ? undefined : money(cash), two(of), given?.map(row))
  const seen = (taken: readonly Taken[]) =>
    taken.map((each) => [each.invoiceId, Number(each.amount), ...figures(each).flat()])

  test('settles them all when no money is named', () => {
    expect(seen(spreadOf(undefined, [byRate('pph-final', '1.75')]))).toEqual([
      ['a', 11_100_000, 'pph-final', 20_000_000, 350_000],
      ['b', 11_100_000],
    ])
  })

  test('goes before the money, oldest first, and its base with it', () => {
    const given = { kind: 'pph-final' as const, withheld: money(12_000_000), base: money(18_000_001) }
    const taken = spreadOf(100_000, [given])
    expect(seen(taken)).toEqual([
      ['a', 11_100_000, 'pph-final', 16_650_001, 11_100_000],
      ['b', 1_000_000, 'pph-final', 1_350_000, 900_000],
    ])
  })

  test('more money than is open stays unallocated; more tax than is open is refused', () => {
    const taken = spreadOf(30_000_000, [{ kind: 'pph-final', withheld: money(350_000) }])
    expect(sum(taken.map((each) => each.amount))).toBe(22_200_000n)
    const beyond = [row({ kind: 'pph23', withheld: money(11_100_001), base: money(15_000_000) })]
    expect(() => spreadHeld(money(0), [{ ...bill, net: money(20_000_000) }], beyond)).toThrow(
      expect.objectContaining({ code: 'payment.withheld-beyond-open', field: 'withholding.0.withheld' }) as Error,
    )
  })

  test('as they expect it, of both kinds, with the money or what is left of them', () => {
    const whole = ['pph23', 4_000_000, 80_000, 'pph22', 6_000_000, 90_000]
    expect(seen(spreadOf(undefined, undefined, both))).toEqual([
      ['a', 11_100_000, ...whole],
      ['b', 11_100_000, ...whole],
    ])
    const part = spreadOf(10_930_000 + 5_465_000, undefined, both)
    expect(seen(part)).toEqual([
      ['a', 11_100_000, ...whole],
      ['b', 5_550_000, 'pph23', 2_000_000, 40_000, 'pph22', 3_000_000, 45_000],
    ])
    expect(sum(part.map(heldIn))).toBe(255_000n)
  })

  test('each kind keeps its slip; a kind that is not named was not held back', () => {
    const taken = spreadOf(undefined, [{ kind: 'pph22', proofNo: 'BP-22' }], both)
    expect(taken.map(({ held }) => held.map(({ kind, proofNo }) => [kind, proofNo]))).toEqual([
      [['pph22', 'BP-22']],
      [['pph22', 'BP-22']],
    ])
    expect(spreadOf(undefined, [], both).map(heldIn)).toEqual([0n, 0n])
  })

  test('the papers of a slip that covers several invoices lie at the first it takes something of', () => {
    const laid = (taken: readonly Taken[]) => taken.map(({ held }) => held.map(({ files }) => files))
    expect(laid(spreadOf(undefined, [{ kind: 'pph22', files: ['f1'] }], both))).toEqual([[['f1']], [[]]])
    const byHand = { kind: 'pph-final' as const, withheld: money(12_000_000), base: money(18_000_001), files: ['f2'] }
    expect(laid(spreadOf(100_000, [byHand]))).toEqual([[['f2']], [[]]])
  })

  test('of two kinds said by hand fills one after the other', () => {
    const given = [
      { kind: 'pph22' as const, withheld: money(11_000_000), base: money(11_000_000) },
      { kind: 'pph23' as const, withheld: money(200_000), base: money(9_000_000) },
    ]
    const taken = spreadOf(0, given)
    expect(seen(taken)).toEqual([
      ['a', 11_100_000, 'pph22', 11_000_000, 11_000_000, 'pph23', 4_500_000, 100_000],
      ['b', 100_000, 'pph23', 4_500_000, 100_000],
    ])
    expect(sum(taken.map(heldIn)) as Money).toBe(11_200_000n)
  })
})
