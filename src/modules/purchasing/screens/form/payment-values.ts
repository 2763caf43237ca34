import type { PayMethod } from '#ground/pay-method.ts'
import type { InputOf } from '#kit/http/endpoint.ts'
import type { createPurchase } from '../../orders/contract.ts'

/** An advance that is paid with the order. */
export interface FirstPayment {
  readonly amount: string
  readonly method: PayMethod
  readonly cashAccountId: string
  readonly supplierBankAccountId: string
}

/** None. */
export const noPayment: FirstPayment = { amount: '', method: 'transfer', cashAccountId: '', supplierBankAccountId: '' }

/** The advance that is sent along; nothing while its amount is blank. */
export function paymentInput({
  payment,
}: {
  readonly payment?: FirstPayment
}): Pick<InputOf<typeof createPurchase>, 'payment'> {
  // A draft kept by an earlier version has none.
  if (!payment || payment.amount === '' || payment.amount === '0') return {}
  const { amount, method, cashAccountId, supplierBankAccountId } = payment
  const to = method === 'transfer' ? orNull(supplierBankAccountId) : null
  return { payment: { amount, method, cashAccountId: orNull(cashAccountId), supplierBankAccountId: to } }
}

function orNull(text: string): string | null {
  return text === '' ? null : text
}
