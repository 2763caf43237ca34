import { expect, test } from 'vitest'
import { noPayment, paymentInput } from './payment-values.ts'

test('an advance is sent along only when a sum was typed; an account only with a transfer', () => {
  expect(paymentInput({ payment: noPayment })).toEqual({})
  expect(paymentInput({})).toEqual({})
  const typed = { ...noPayment, amount: '500000', supplierBankAccountId: 'bca' }
  const sent = { amount: '500000', method: 'transfer', cashAccountId: null, supplierBankAccountId: 'bca' }
  expect(paymentInput({ payment: typed })).toEqual({ payment: sent })
  expect(paymentInput({ payment: { ...typed, method: 'tunai', cashAccountId: 'kas' } })).toEqual({
    payment: { amount: '500000', method: 'tunai', cashAccountId: 'kas', supplierBankAccountId: null },
  })
})
