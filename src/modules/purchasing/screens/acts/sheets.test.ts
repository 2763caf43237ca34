import { expect, test } from 'vitest'
import type { Billable, BillableLine, OpenBill } from '../../bills/contract.ts'
import { billFieldsOf, freshBill } from './bill-values.ts'
import { billFor, coverOf } from './use-advances.tsx'
import { advanceInput, advanceSums, freshAdvance, startFor, usuallyBought } from './advance-values.ts'
import { proofInput, proofRows } from './proof-values.ts'
import {
  allocationsOf,
  followedBills,
  freshBills,
  leavingOf,
  pphBase,
  proposedPph,
  type PayValues,
} from './pay-values.ts'

const bill = (id: string, openDue: string, over: Partial<OpenBill> = {}) =>
  ({
    id,
    label: id,
    openDue,
    isOverdue: false,
    withholdingKind: null,
    withholdingRate: null,
    total: openDue,
    returnedTotal: '0',
    withheldTotal: '0',
    withholdingBase: '0',
    withholdingAmount: '0',
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
    { receiptLineId: 'r1', orderLineId: 'o1', openQty: '10', handedQty: null, orderedPrice: '65000' } as BillableLine,
    { receiptLineId: null, orderLineId: 'o2', openQty: '1', handedQty: null, orderedPrice: '500000' } as BillableLine,
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

test('the PPh that was proposed follows the paper; another kind, rate, base or none is sent', () => {
  const withholdings = [
    { kind: 'pph23', rate: '2', source: '' },
    { kind: 'pph-final', rate: '4', source: '' },
  ]
  const taxed = { ...billable, withholdingKind: 'pph23', withholdings } as unknown as Billable
  const values = freshBill(taxed, '2026-11-21')
  const sent = (typed: Partial<typeof values>, of = taxed) => billFieldsOf({ ...values, ...typed }, of)
  expect(sent({})).not.toHaveProperty('withholdingKind')
  expect(sent({ withholdingKind: '' })).toMatchObject({ withholdingKind: null })
  expect(sent({ withholdingKind: 'pph-final' })).toMatchObject({ withholdingKind: 'pph-final', withholdingRate: null })
  expect(sent({ withholdingRate: '4' })).toMatchObject({ withholdingKind: 'pph23', withholdingRate: '4' })
  expect(sent({ withholdingBase: '700' })).toMatchObject({ withholdingKind: 'pph23', withholdingBase: '700' })
  const silent = { ...taxed, withholdingKind: null }
  expect(sent({ withholdingKind: '' }, silent)).not.toHaveProperty('withholdingKind')
  expect(sent({}, silent)).toMatchObject({ withholdingKind: 'pph23' })
})

test('a down payment is offered to the bill of its own order, else to the oldest due', () => {
  const bills = [bill('a', '1000'), bill('b', '2000', { orderNumbers: ['PO-9'] })]
  expect(billFor({ orderNumber: 'PO-9' }, bills)?.id).toBe('b')
  expect(billFor({ orderNumber: 'PO-1' }, bills)?.id).toBe('a')
  expect(billFor({ orderNumber: null }, bills)?.id).toBe('a')
})

const taxed = (over: Partial<OpenBill> = {}) =>
  bill('a', over.openDue ?? '11100', {
    total: '11100',
    withholdingKind: 'pph23',
    withholdingRate: '2',
    withholdingBase: '10000',
    withholdingAmount: '200',
    withholdingOpen: '200',
    ...over,
  })

test('an advance that withheld nothing settles a bill with the PPh that is due; one that did withholds no more', () => {
  const advance = (unallocated: string, withheldLeft = '0') => ({ unallocated, withheldLeft })
  expect(coverOf(advance('11100'), taxed())).toEqual({ amount: '11100', held: 200n })
  expect(coverOf(advance('10900'), taxed())).toEqual({ amount: '11100', held: 200n })
  expect(coverOf(advance('5550', '100'), taxed())).toEqual({ amount: '5550', held: 0n })
  expect(coverOf(advance('5550'), undefined)).toEqual({ amount: '0', held: 0n })
})

test('paying part of a bill proposes its part of the PPh, and says what that is reckoned from', () => {
  expect(proposedPph(taxed(), '5550')).toBe('100')
  expect(pphBase(taxed(), '100')).toBe(5000n)
  expect(pphBase(taxed(), '')).toBe(10_000n)
  expect(proposedPph(taxed({ withholdingAmount: '0' }), '5550')).toBe('')
})

test('the PPh of a row follows its bill until another was typed', () => {
  const before = [taxed()]
  const now = [taxed({ openDue: '5550', withheldTotal: '100', withholdingOpen: '100' })]
  const [row] = freshBills(before)
  expect(followedBills([row!], before, now)[0]).toMatchObject({ amount: '5550', withheld: '100' })
  expect(followedBills([{ ...row!, withheld: '77' }], before, now)[0]).toMatchObject({ withheld: '77' })
})

const start = {
  bankAccounts: [],
  wanted: '5550',
  services: '10000',
  dpp: '10000',
  total: '11100',
  withholdingKind: 'pph23',
  withholdings: [
    { kind: 'pph23', rate: '2', source: 'PPh 23 jasa' },
    { kind: 'pph21', rate: null, source: 'tidak ada tarif tetap' },
  ],
} as unknown as Parameters<typeof freshAdvance>[0]

test('an advance is paid less its PPh: as proposed, at another rate, or none', () => {
  const values = freshAdvance(start)
  expect(advanceSums(values, start)).toEqual({ base: 5000n, withheld: 100n, leaving: 5450n })
  expect(advanceSums({ ...values, withholdingRate: '4' }, start)?.leaving).toBe(5350n)
  expect(advanceSums({ ...values, withholdingKind: '' }, start)?.leaving).toBe(5550n)
  expect(advanceSums(values, { ...start, services: '4000' })).toEqual({ base: 2000n, withheld: 40n, leaving: 5510n })
  expect(advanceSums({ ...values, withholdingKind: 'pph21' }, start)?.withheld).toBe(0n)
  expect(advanceSums({ ...values, amount: '' }, start)).toBeNull()
  expect(advanceInput(values)).toMatchObject({ amount: '5550', withholdingKind: 'pph23', withholdingRate: null })
  expect(advanceInput({ ...values, withholdingKind: '', withholdingRate: '2' })).toMatchObject({
    withholdingKind: null,
    withholdingRate: null,
  })
})

test('every PPh that a payment withheld itself has a bukti potong', () => {
  const payment = {
    id: 'p',
    version: 3,
    reference: 'TRX',
    notes: null,
    ahead: { kind: 'pph23', withheld: '100', proofNo: null, proofDate: null },
    allocations: [
      { id: 'x', billNumber: 'BIL-1', withheld: '100', withheldBefore: '100', withholdingKind: 'pph23' },
      { id: 'y', billNumber: 'BIL-2', withheld: '70', withheldBefore: '20', withholdingKind: 'pph23', proofNo: 'B2' },
    ],
  } as unknown as Parameters<typeof proofRows>[0]
  const rows = proofRows(payment)
  expect(rows.map((row) => row.title)).toEqual(['PPh 23 Rp100, uang muka', 'PPh 23 Rp50, BIL-2'])
  const typed = [
    { proofNo: 'B1', proofDate: '2026-11-04' },
    { proofNo: 'B2', proofDate: '' },
  ]
  expect(proofInput(payment, rows, typed)).toEqual({
    id: 'p',
    version: 3,
    reference: 'TRX',
    notes: null,
    aheadProof: { proofNo: 'B1', proofDate: '2026-11-04' },
    proofs: [{ allocationId: 'y', proofNo: 'B2', proofDate: null }],
  })
})

test('an advance without an order proposes the PPh of what it buys', () => {
  const card = (pphType: string | null) => ({ ...start, pphType, dpp: '10000', total: '11100' }) as never
  expect([usuallyBought(card('pph23')), usuallyBought(card('pph22')), usuallyBought(card(null))]).toEqual([
    'jasa',
    'barang',
    'barang',
  ])
  expect(startFor(card('pph23'), 'jasa')).toMatchObject({ withholdingKind: 'pph23', services: '10000', wanted: '0' })
  expect(startFor(card('pph23'), 'barang')).toMatchObject({ withholdingKind: null, services: '0' })
  expect(startFor(card('pph22'), 'barang').withholdingKind).toBe('pph22')
  const values = { ...freshAdvance(startFor(card('pph23'), 'jasa')), amount: '5550' }
  expect(advanceSums(values, startFor(card('pph23'), 'jasa'))).toEqual({ base: 5000n, withheld: 100n, leaving: 5450n })
})

test('of a service begun what was handed over is proposed, of one not begun all of it', () => {
  const handed = (handedQty: string | null) => ({
    ...billable,
    lines: [{ ...billable.lines[1]!, openQty: '80', handedQty }],
  })
  const proposed = (qty: string | null) => freshBill(handed(qty), '2026-11-24').lines[0]!.qty
  expect(['30', '0', null].map(proposed)).toEqual(['30', '80', '80'])
})
