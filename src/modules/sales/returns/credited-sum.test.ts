import { expect, test } from 'vitest'
import { money, type Money } from '#ground/money.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import { creditedSum, type SumAsked } from './credited-sum.ts'

interface Given {
  readonly net?: string
  readonly credited?: string
  readonly creditedQty?: string
  readonly advance?: string | null
}

const credited = (given: Given, asked: { readonly amount?: string; readonly part?: string } = {}) => {
  const { net = '686987', credited: before = '0', creditedQty = '0', advance = null } = given
  const sum = {
    ...{ number: 'INV-1', net: money(net), qty: quantity('1'), taxCode: null, creditedQty: quantity(creditedQty) },
    ...{ creditedNet: money(before), advance: advance === null ? null : money(advance) },
  }
  const wanted: SumAsked = {
    ...(asked.amount && { amount: money(asked.amount) }),
    ...(asked.part && { part: quantity(asked.part) }),
  }
  const { part, exact } = creditedSum(sum, wanted)
  return { part: quantityText(part), net: String(exact) }
}

test.each([
  ['all of it', {}, {}, '686987', '1'],
  ['all that no invoice took off', { advance: '80211' }, {}, '80211', '0.1168'],
  ['an amount', { advance: '80211' }, { amount: '80000' }, '80000', '0.1165'],
  ['a part of it', {}, { part: '0.5' }, '343494', '0.5'],
  ['the rest of it', { credited: '80000', creditedQty: '0.1165' }, {}, '606987', '0.8835'],
  ['a single rupiah', {}, { amount: '1' }, '1', '0.0001'],
  ['all but a rupiah', {}, { amount: '686986' }, '686986', '0.9999'],
  ['the last rupiah', { credited: '686986', creditedQty: '0.9999' }, { amount: '1' }, '1', '0.0001'],
] as const)('%s goes back to the rupiah', (_, given, asked, net, part) => {
  expect(credited(given, asked)).toEqual({ net, part })
})

test.each([
  ['more than invoices left of it', { advance: '80211' }, { amount: '80212' }, 'credit.sum-too-much'],
  ['more than is left of it', { credited: '600000' }, { amount: '86988' }, 'credit.sum-too-much'],
  ['an advance that is taken off', { advance: '0' }, {}, 'invoice.down-payment-used'],
  ['what went back already', { credited: '686987', creditedQty: '1' }, {}, 'credit.nothing-left'],
] as const)('%s does not go back', (_, given, asked, code) => {
  expect(() => credited(given, asked)).toThrow(expect.objectContaining({ code }))
})

test('however it is cut, together the notes are the sum', () => {
  let [before, qty] = [0n as Money, quantity('0')]
  for (const amount of ['1', '333333', '77', '12345', '']) {
    const given = { credited: String(before), creditedQty: quantityText(qty) }
    const { net, part } = credited(given, amount ? { amount } : {})
    before = money(String(before + BigInt(net)))
    qty = (qty + quantity(part)) as typeof qty
  }
  expect([before, quantityText(qty)]).toEqual([686_987n, '1'])
})
