import { pphKinds, pphWords, type PphKind } from '#ground/pph.ts'
import { payMethodWords } from '#ground/pay-method.ts'
import { minus, money, plus, ZERO, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { printedBy } from '#kit/paper/printed.ts'
import { stateOnPaper } from '#kit/paper/state.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { accountReaders } from '#modules/parties/privacy/rules.ts'
import type { SupplierPaymentDetail } from '../payments/contract.ts'
import { open } from '../payments/open-payment.ts'
import type { CashVoucherData } from '#kit/paper/voucher/data.ts'

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
    bills: paidWith(payment).map((one) => ({
      number: one.billNumber,
      supplierNumber: one.supplierInvoiceNo,
      date: one.date,
      settled: one.amount,
      withheld: one.withheld,
      paid: minus(money(one.amount), money(one.withheld)),
    })),
    withheld: withheldOf(payment),
    advance: payment.ahead && String(plus(money(payment.amount), money(payment.ahead.withheld))),
    fee: payment.adminFee,
  }
}

function purposeOf(payment: SupplierPaymentDetail, seesNumber: boolean): string {
  const { orderNumber, bankAccount, notes } = payment
  const allocations = paidWith(payment)
  const what =
    allocations.length > 0
      ? `Pembayaran ${allocations.length === 1 ? 'tagihan' : `${allocations.length} tagihan`}`
      : `Uang muka${orderNumber ? ` ${orderNumber}` : ''}`
  const to =
    bankAccount &&
    `ke ${[bankAccount.bank, seesNumber && bankAccount.accountNo].filter(Boolean).join(' ')} a.n. ${bankAccount.holder}`
  return [[what, to].filter(Boolean).join(' '), notes].filter(Boolean).join('. ')
}

// What was done with the money on its day; that an advance was used since is on its bills.
function paidWith({ allocations }: SupplierPaymentDetail) {
  return allocations.filter((one) => !one.isUse)
}

function withheldOf(payment: SupplierPaymentDetail): CashVoucherData['withheld'] {
  const held = new Map<PphKind, Money>()
  const add = (kind: PphKind, amount: string) => held.set(kind, plus(held.get(kind) ?? ZERO, money(amount)))
  for (const one of paidWith(payment)) if (one.withholdingKind) add(one.withholdingKind, one.withheld)
  if (payment.ahead) add(payment.ahead.kind, payment.ahead.withheld)
  return pphKinds.flatMap((kind) => {
    const amount = held.get(kind)
    return amount === undefined || amount === 0n ? [] : [{ label: pphWords[kind], amount: String(amount) }]
  })
}
