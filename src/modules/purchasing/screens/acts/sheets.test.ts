import { expect, test } from 'vitest'
import type { Billable, BillableLine, OpenBill } from '../../bills/contract.ts'
import { billFieldsOf, freshBill } from './bill-values.ts'
import { billFor } from './use-advances.tsx'
import { allocationsOf, followedBills, freshBills, leavingOf, type PayValues } from './pay-values.ts'

const bill = (id: string, openDue: string, over: Partial<OpenBill> = {}) =>
  ({
    id,
    label: id,
    openDue,
    isOverdue: false,
    withholdingKind: null,
    withholdingRate: null,
    withholdingOpen: '0',
    orderNumbers: [],
    ...over,
  }) as OpenBill

const paying = (bills: readonly OpenBill[], extra = ''): Pick<PayValues, 'bills' | 'extra'> => ({
  bills: freshBills(bills),
  extra,
})

test('what is overdue is ticked, else the oldest bill', () => {
  expect(freshBills([bill('a', '1000'), bill('b', '2000')]).map((one) => one.isOn)).toEqual([true, false])
  expect(freshBills([bill('a', '1000'), bill('b', '2000', { isOverdue: true })]).map((one) => one.isOn)).toEqual([
    false,
    true,
  ])
  expect(freshBills([bill('a', '1000'), bill('b', '2000')], { billId: 'b' }).map((one) => one.isOn)).toEqual([
    false,
    true,
  ])
})

test('rows follow their bills when an advance was used or somebody else paid', () => {
  const before = [bill('a', '1000'), bill('b', '2000'), bill('c', '3000')]
  const [a, b, c] = freshBills(before)
  const rows = [a!, { ...b!, isOn: true, amount: '1500' }, { ...c!, isOn: true, amount: '500' }]
  const now = [bill('b', '1200'), bill('c', '2500'), bill('d', '9')]
  expect(followedBills(rows, before, now).map(({ billId, isOn, amount }) => [billId, isOn, amount])).toEqual([
    ['b', true, '1200'],
    ['c', true, '500'],
    ['d', false, '9'],
  ])
  expect(followedBills([a!], [bill('a', '1000')], [bill('a', '600')])[0]!.amount).toBe('600')
})

test('the money that leaves is what is settled less the PPh, and the advance on top', () => {
  const taxed = bill('a', '10000000', { withholdingKind: 'pph23', withholdingRate: '2', withholdingOpen: '180180' })
  expect(leavingOf(paying([taxed], '500000'))).toBe(10_319_820n)
  expect(allocationsOf(paying([taxed]), [taxed])).toMatchObject([
    { billId: 'a', amount: '10000000', withheld: '180180', withholdingKind: 'pph23' },
  ])
})

const billable = {
  supplierId: 's1',
  freightOpen: '0',
  withholdingKind: null,
  withholdings: [],
  lines: [
    { receiptLineId: 'r1', orderLineId: 'o1', openQty: '10', orderedPrice: '65000' } as BillableLine,
    { receiptLineId: null, orderLineId: 'o2', openQty: '1', orderedPrice: '500000' } as BillableLine,
  ],
} as unknown as Billable

test('a price left as ordered is not sent, so that the discounts of the order hold', () => {
  const values = freshBill(billable, '2026-11-21')
  expect(billFieldsOf(values, billable).lines).toEqual([
    { receiptLineId: 'r1', orderLineId: null, qty: '10' },
    { receiptLineId: null, orderLineId: 'o2', qty: '1' },
  ])
})

test('a line emptied is not on the paper, a price changed is', () => {
  const values = freshBill(billable, '2026-11-21')
  const [first, second] = values.lines
  const changed = {
    ...values,
    lines: [
      { ...first!, price: '66000' },
      { ...second!, qty: '' },
    ],
  }
  expect(billFieldsOf(changed, billable).lines).toEqual([
    { receiptLineId: 'r1', orderLineId: null, qty: '10', price: '66000' },
  ])
})

test('a down payment is offered to the bill of its own order, else to the oldest due', () => {
  const bills = [bill('a', '1000'), bill('b', '2000', { orderNumbers: ['PO-9'] })]
  expect(billFor({ orderNumber: 'PO-9' }, bills)?.id).toBe('b')
  expect(billFor({ orderNumber: 'PO-1' }, bills)?.id).toBe('a')
  expect(billFor({ orderNumber: null }, bills)?.id).toBe('a')
})
