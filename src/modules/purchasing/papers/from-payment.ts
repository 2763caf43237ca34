import { minus, money, sum } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { printedBy } from '#kit/paper/printed.ts'
import { stateOnPaper } from '#kit/paper/state.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { accountReaders } from '#modules/parties/privacy/rules.ts'
import type { SupplierPaymentDetail } from '../payments/contract.ts'
import { payMethodWords, pphWords } from '../payments/kinds.ts'
import { open } from '../payments/open-payment.ts'
import type { CashVoucherData } from './data.ts'

/** The bukti kas keluar of a payment. */
export async function voucherOf(tx: Tx, actor: Actor, id: string): Promise<CashVoucherData> {
  const payment = await open(tx, actor, id)
  return {
    letterhead: await issuerOf(tx, actor.companyId, {
      docType: 'kas keluar',
      amount: money(payment.amount),
      of: { subject: 'purchase-payment', id },
    }),
    printed: await printedBy(tx, actor, { subject: 'purchase-payment', id }),
    state: stateOnPaper(payment.state),
    number: payment.number,
    date: payment.date,
    paidTo: payment.paidTo ? `${payment.supplierName} (${payment.paidTo})` : payment.supplierName,
    amount: payment.amount,
    purpose: purposeOf(
      payment,
      accountReaders.some((right) => actor.can(right)),
    ),
    account: payment.cashAccountName,
    method: payMethodWords[payment.method],
    reference: payment.reference,
    bills: payment.allocations.map((one) => ({
      number: one.billNumber,
      supplierNumber: one.supplierInvoiceNo,
      date: one.date,
      settled: one.amount,
      withheld: one.withheld,
      paid: minus(money(one.amount), money(one.withheld)),
    })),
    withheld: withheldOf(payment),
    fee: payment.adminFee,
  }
}

function purposeOf(
  { allocations, orderNumber, bankAccount, notes }: SupplierPaymentDetail,
  seesNumber: boolean,
): string {
  const what =
    allocations.length > 0
      ? `Pembayaran ${allocations.length === 1 ? 'tagihan' : `${allocations.length} tagihan`}`
      : `Uang muka${orderNumber ? ` ${orderNumber}` : ''}`
  const to =
    bankAccount &&
    `ke ${[bankAccount.bank, seesNumber && bankAccount.accountNo].filter(Boolean).join(' ')} a.n. ${bankAccount.holder}`
  return [[what, to].filter(Boolean).join(' '), notes].filter(Boolean).join('. ')
}

function withheldOf({ allocations }: SupplierPaymentDetail): CashVoucherData['withheld'] {
  const held = allocations.filter((one) => one.withheld !== '0')
  const kind = held[0]?.withholdingKind
  return kind ? { label: pphWords[kind], amount: sum(held.map((one) => money(one.withheld))) } : null
}
