import { payMethodWords } from '#ground/pay-method.ts'
import { money, sum } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { open } from '../payments/open-payment.ts'
import { withholdingKinds } from '../contract.ts'
import type { PaymentAllocation, PaymentDetail } from '../payments/contract.ts'
import type { ReceiptData } from './data.ts'
import { printedBy } from '#kit/paper/printed.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { stateOnPaper, withholdingWords } from '#kit/paper/state.ts'

/** The kwitansi of a payment: what was received, from whom, for what. */
export async function receiptOf(tx: Tx, actor: Actor, id: string): Promise<ReceiptData> {
  const payment = await open(tx, actor, id)
  return {
    letterhead: await issuerOf(tx, actor.companyId, {
      docType: 'kwitansi',
      amount: money(payment.amount),
      of: { subject: 'payment', id },
    }),
    printed: await printedBy(tx, actor, { subject: 'payment', id }),
    state: stateOnPaper(payment.state),
    number: payment.number,
    date: payment.date,
    receivedFrom: payment.customerName,
    amount: payment.amount,
    purpose: purposeOf(payment),
    method: payMethodWords[payment.method],
    allocations: [...settledBy(payment)].map(([number, rows]) => ({
      number,
      amount: sum(rows.map(({ amount }) => money(amount))),
    })),
    advance: payment.unallocated,
    withheld: withheldOf(payment),
  }
}

// An invoice is named once, whatever kinds of tax were held back of it.
function settledBy({ allocations }: PaymentDetail): Map<string, PaymentAllocation[]> {
  return Map.groupBy(allocations, ({ invoiceNumber }) => invoiceNumber)
}

function purposeOf(payment: PaymentDetail): string {
  const { notes } = payment
  const numbers = [...settledBy(payment).keys()]
  const what = numbers.length > 0 ? `Pembayaran invoice ${numbers.join(', ')}` : 'Uang muka pelanggan'
  return notes ? `${what}. ${notes}` : what
}

function withheldOf({ allocations }: PaymentDetail): ReceiptData['withheld'] {
  const held = allocations.filter((allocation) => allocation.withheld !== '0')
  const kinds = withholdingKinds.filter((kind) => held.some((allocation) => allocation.withholdingKind === kind))
  if (kinds.length === 0) return null
  const label = kinds.map((kind) => withholdingWords[kind]).join(' dan ')
  return { label, amount: sum(held.map((allocation) => money(allocation.withheld))) }
}
