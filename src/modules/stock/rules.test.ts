import { ofProject } from '#ground/dims.ts'
import { describe, expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { priceText } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import { stockRefusals } from '#modules/stock/refusals.ts'
import {
  averageCost,
  borneBy,
  carriedOff,
  issued,
  receiptTakenBack,
  received,
  revalued,
  sharesOf,
  takenOfKept,
} from '#modules/stock/rules.ts'

const held = (qty: string, value: bigint) => ({ qty: quantity(qty), value: money(value) })

test.each([
  ['10', '4', '6', '0'],
  ['10', '4', '8', '2'],
  ['1', '1', '1', '1'],
  ['10', '0', '10', '0'],
  ['0', '5', '3', '0'],
  ['2', '5', '3', '2'],
  ['-4', '0', '3', '0'],
])('of %s there, %s kept for others, %s taken takes %s of theirs', (there, kept, asked, theirs) => {
  const held = { qty: quantity(there), reserved: quantity(kept) }
  expect(takenOfKept(held, quantity(asked))).toBe(quantity(theirs))
})

test('goods leave at the average, half up, and the last piece takes the rest', () => {
  const first = issued(held('3', 100n), quantity('1'))
  const second = issued(first.after, quantity('1'))
  const third = issued(second.after, quantity('1'))
  expect([first.value, second.value, third.value]).toEqual([-33n, -34n, -33n])
  expect(third.after).toEqual(held('0', 0n))
})

test('goods come in at their own value', () => {
  expect(received(held('2', 100n), quantity('1'), money(80n)).after).toEqual(held('3', 180n))
})

test('what pays for an earlier shortage is a price difference', () => {
  const effect = received(held('-5', -50n), quantity('10'), money(120n))
  expect(effect).toEqual({ after: held('5', 60n), value: 110n, difference: 10n })
  expect(received(held('-5', -50n), quantity('5'), money(60n)).after).toEqual(held('0', 0n))
})

test('a receipt is taken back at its own value, and what the stock lost of it is a price difference', () => {
  expect(receiptTakenBack(held('15', 200n), quantity('5'), money(100n))).toMatchObject({ value: -100n, difference: 0n })
  expect(receiptTakenBack(held('5', 60n), quantity('5'), money(100n))).toEqual({
    after: held('0', 0n),
    value: -60n,
    difference: -40n,
  })
  expect(receiptTakenBack(held('2', 364n), quantity('1'), money(1000n))).toEqual({
    after: held('1', 182n),
    value: -182n,
    difference: -818n,
  })
  expect(receiptTakenBack(held('5', 140n), quantity('5'), money(100n))).toMatchObject({ value: -140n, difference: 40n })
})

test('goods on their way leave with what their transfer carries, and be it all that lies there', () => {
  expect(carriedOff(held('2', 364n), quantity('1'), money(364n))).toEqual({
    after: held('1', 0n),
    value: -364n,
    difference: 0n,
  })
  expect(carriedOff(held('2', 300n), quantity('1'), money(364n))).toMatchObject({ value: -300n, difference: -64n })
})

describe('a later price', () => {
  test.each([
    // held qty, held value, stands of the receipt, dearer by → value of stock, difference
    ['all of it still there', '10', 1000n, '10', 500n, 500n, 0n],
    ['six of ten used', '4', 400n, '10', 1000n, 400n, 600n],
    ['all used', '0', 0n, '10', 1000n, 0n, 1000n],
    ['among other goods', '50', 5000n, '10', 100n, 100n, 0n],
    ['cheaper, four left', '4', 400n, '10', -500n, -200n, -300n],
    ['cheaper than all that is left', '4', 100n, '10', -1000n, -100n, -900n],
    ['all given back to the supplier', '5', 500n, '0', 100n, 0n, 100n],
    ['an odd rupiah', '1', 10n, '3', 100n, 33n, 67n],
    ['less than nothing there', '-2', -20n, '10', 100n, 0n, 100n],
  ])('%s', (_about, qty, value, standing, dearer, booked, difference) => {
    const effect = revalued(held(qty, value), quantity(standing), money(dearer))
    expect(effect).toEqual({ after: held(qty, value + booked), value: booked, difference })
  })

  const used = (projectId: string | null, qty: string) => ({ ...ofProject(projectId), qty: quantity(qty) })
  test.each([
    ['nothing to bear', 0n, '6', [used('A', '6')], []],
    ['one project', 600n, '6', [used('A', '6')], [['A', 600n]]],
    [
      'two projects and nobody',
      600n,
      '6',
      [used('A', '3'), used('B', '1'), used(null, '2')],
      [
        ['A', 300n],
        ['B', 100n],
        [null, 200n],
      ],
    ],
    [
      'less is known than is gone',
      600n,
      '6',
      [used('A', '4')],
      [
        ['A', 400n],
        [null, 200n],
      ],
    ],
    [
      'more left than the receipt brought',
      600n,
      '6',
      [used('A', '4'), used('B', '8')],
      [
        ['A', 200n],
        ['B', 400n],
      ],
    ],
    ['nobody is known', -7n, '0', [], [[null, -7n]]],
    [
      'an odd rupiah',
      -100n,
      '3',
      [used('A', '1'), used('B', '1'), used(null, '1')],
      [
        ['A', -34n],
        ['B', -33n],
        [null, -33n],
      ],
    ],
  ] as const)('is borne by those who used the goods: %s', (_about, difference, gone, by, expected) => {
    const borne = borneBy(money(difference), quantity(gone), by)
    expect(borne.map((one) => [one.projectId, one.value])).toEqual(expected)
  })
})

test('the average is told to the hundredth of a rupiah', () => {
  const average = averageCost(held('3', 100n))
  expect(average && priceText(average)).toBe('33.33')
  expect(averageCost(held('0', 0n))).toBeNull()
})

test('a price is dealt out to the places where its pieces lie, and all of them take all of it', () => {
  const dealt = (value: bigint, whole: string, ...parts: string[]) =>
    sharesOf(
      money(value),
      quantity(whole),
      parts.map((part) => quantity(part)),
    )
  expect(dealt(100n, '3', '1', '2')).toEqual([33n, 67n])
  expect(dealt(100n, '3', '1', '1')).toEqual([33n, 34n])
  expect(dealt(-100n, '3', '1', '1', '1')).toEqual([-33n, -34n, -33n])
})

test('a shortage says what is left and where to look', () => {
  const said = stockRefusals['stock.short']({
    item: 'Semen',
    warehouse: 'Gudang Utama',
    available: '12',
    asked: '20',
    unit: 'zak',
  })
  expect(said).toContain('Stok Gudang Utama tinggal 12 zak. Kurangi jumlah atau pilih gudang lain.')
})
