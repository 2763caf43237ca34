import { NO_DIMS } from '#ground/dims.ts'
import { expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import { partsOf, statusOf, type Sent } from '#modules/warehouse/transfers/rules.ts'

const sent = (
  qty: string,
  given: Partial<Record<'received' | 'returned' | 'lost' | 'damaged', string>> = {},
): Sent => ({
  ...NO_DIMS,
  id: 'a',
  itemId: 'cement',
  itemName: 'Semen',
  qty: quantity(qty),
  received: quantity(given.received ?? '0'),
  returned: quantity(given.returned ?? '0'),
  lost: quantity(given.lost ?? '0'),
  damaged: quantity(given.damaged ?? '0'),
  openValue: money(100n),
})

test.each([
  ['a draft', 'draft', [sent('3')], 'draft'],
  ['on the way', 'posted', [sent('3'), sent('2')], 'sent'],
  ['one of three arrived', 'posted', [sent('3', { received: '1' })], 'partial'],
  ['one line arrived, the other not', 'posted', [sent('3', { received: '3' }), sent('2')], 'partial'],
  ['all arrived', 'posted', [sent('3', { received: '3' })], 'received'],
  ['two arrived, one lost', 'posted', [sent('3', { received: '2', lost: '1' })], 'received'],
  ['all came back', 'posted', [sent('3', { returned: '3' })], 'received'],
  ['called off', 'void', [sent('3')], 'void'],
] as const)('%s', (_about, state, lines, status) => {
  expect(statusOf(state, lines)).toBe(status)
})

test('parts share the cost they left with, and the last takes the rest', () => {
  const [first] = partsOf([sent('3')], [{ lineId: 'a', qty: quantity('1') }])
  expect(first).toMatchObject({ qty: quantity('1'), value: 33n })
  expect(partsOf([sent('3', { received: '1' })])).toMatchObject([{ qty: quantity('2'), value: 100n }])
  expect(partsOf([sent('3', { received: '3' })])).toEqual([])
})

test('no more arrives than is on the way', () => {
  const twice = [
    { lineId: 'a', qty: quantity('2') },
    { lineId: 'a', qty: quantity('2') },
  ]
  expect(() => partsOf([sent('3')], twice)).toThrowError(expect.objectContaining({ code: 'transfer.too-much' }))
  expect(() => partsOf([], [{ lineId: 'b', qty: quantity('1') }])).toThrowError(
    expect.objectContaining({ code: 'transfer.too-much' }),
  )
})
