import { expect, test } from 'vitest'
import { ApiFailure } from '#kit/screen/client/failure.ts'
import type { InvoiceRow } from '../../invoices/contract.ts'
import { atTheirRows, heldOfPart, inputOf, leftOver, spreadTyped, usedRows } from './customer-payment-values.ts'
import { blankHeld } from './held-values.ts'

const invoices = ['a', 'b', 'c'].map((id) => ({
  ...{ id, openDue: '11100000', withholding: [{ kind: 'pph23' }], withholdingOpen: '200000', netOpen: '10000000' },
})) as unknown as InvoiceRow[]
const row = (key: string, amount: string, held: object = {}) => ({
  ...{ key, amount, withholding: [{ ...blankHeld, ...held }] },
})
const values = {
  ...{ amount: '100', date: '2026-11-03', method: 'transfer' as const, reference: '' },
  ...{ cashAccountId: '', adminFee: '6500', files: ['foto'], giro: { number: '', bank: '', dueOn: '' } },
  allocations: [
    row('a', ''),
    row('b', '11100000', { proofNo: 'BP-1' }),
    row('c', '5000000', { kind: 'pph-final|1.75', base: '2000000' }),
  ],
}

test('what was typed is sent: a whole invoice with the tax it expects, another with the tax that was chosen', () => {
  expect(inputOf('x', values, invoices).allocations).toEqual([
    {
      invoiceId: 'b',
      amount: '11100000',
      withholding: [{ kind: 'pph23', proofNo: 'BP-1', proofDate: null, files: [] }],
    },
    {
      ...{ invoiceId: 'c', amount: '5000000' },
      withholding: [{ kind: 'pph-final', rate: '1.75', base: '2000000', proofNo: '', proofDate: null, files: [] }],
    },
  ])
})

test('the proof of the transfer goes along with the money', () => {
  expect(inputOf('x', values, invoices).files).toEqual(['foto'])
})

test('a part of an invoice is paid in full, and a customer may hold nothing back', () => {
  const held = (...given: [amount: string, held?: object]) =>
    inputOf('x', { ...values, allocations: [row('a', ...given)] }, invoices).allocations
  expect(held('5000000')).toMatchObject([{ withholding: [] }])
  expect(held('11100000', { kind: 'none' })).toMatchObject([{ withholding: [] }])
  expect(held('11100000')).toEqual([{ invoiceId: 'a', amount: '11100000' }])
})

test('a sentence of the server stands at the row it is about', () => {
  const failure = new ApiFailure(422, {
    message: 'Tidak',
    errors: { 'allocations.1.withholding.0.withheld': ['Terlalu besar.'] },
  })
  expect(atTheirRows(failure, usedRows(values))).toMatchObject({
    status: 422,
    errors: { 'allocations.2.withholding.0.withheld': ['Terlalu besar.'] },
  })
})

test('a part of an invoice expects no tax, and tax of it is taken of its part', () => {
  const [invoice] = invoices
  expect(heldOfPart(invoice!, '11100000')).toEqual({ kinds: ['pph23'], planned: '200000', netOpen: '10000000' })
  expect(heldOfPart(invoice!, '5550000')).toEqual({ kinds: ['pph23'], planned: '0', netOpen: '5000000' })
})

test.each<[string, string, ReturnType<typeof row>[], bigint]>([
  ['nothing typed', '', [row('a', '')], 0n],
  ['all of it an advance', '500', [row('a', '')], 500n],
  ['a whole invoice with its tax', '11000000', [row('a', '11100000')], 100_000n],
  ['a whole invoice of which nothing was held back', '11100000', [row('a', '11100000', { kind: 'none' })], 0n],
  ['a part, with tax by rate', '5450000', [row('a', '5550000', { kind: 'pph23|2' })], 0n],
  ['more than came', '100', [row('a', '300')], -200n],
])('what is left of the money: %s', (_, amount, allocations, left) => {
  expect(leftOver({ amount, allocations }, invoices)).toBe(left)
})

test('where it went and what the bank took go with it', () => {
  expect(inputOf('x', values, invoices)).toMatchObject({ cashAccountId: null, adminFee: '6500' })
  expect(inputOf('x', { ...values, cashAccountId: 'bca', adminFee: '' }, invoices)).toMatchObject({
    ...{ cashAccountId: 'bca', adminFee: undefined },
  })
})

// Each is open for 11,1 jt, of which the customer holds 200.000 back.
test.each([
  ['', ['', '', '']],
  ['5000000', ['5000000', '', '']],
  ['10900000', ['11100000', '', '']],
  ['12000000', ['11100000', '1100000', '']],
  ['99000000', ['11100000', '11100000', '11100000']],
  ['1 jt', ['', '', '']],
])('money of %s goes to the oldest invoices first', (amount, expected) => {
  expect(spreadTyped(amount, invoices)).toEqual(expected)
})
