import { payMethodWords } from '#ground/pay-method.ts'
import { money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { printedBy } from '#kit/paper/printed.ts'
import { stateOnPaper } from '#kit/paper/state.ts'
import type { CashVoucherData } from '#kit/paper/voucher/data.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { openRefund } from '../refunds/open-refund.ts'

/** The bukti kas keluar of money that goes back to a customer. */
export async function refundVoucherOf(tx: Tx, actor: Actor, id: string): Promise<CashVoucherData> {
  const refund = await openRefund(tx, actor, id)
  const { amount, of } = refund
  const subject = { subject: 'refund', id }
  return {
    letterhead: await issuerOf(tx, actor.companyId, { docType: 'kas keluar', amount: money(amount), of: subject }),
    printed: await printedBy(tx, actor, subject),
    state: stateOnPaper(refund.state),
    number: refund.number,
    date: refund.date,
    paidTo: refund.customerName,
    amount,
    purpose: `Pengembalian uang dari ${of.kind === 'payment' ? 'pembayaran' : 'nota kredit'} ${of.number}. ${refund.reason}`,
    account: refund.cashAccountName,
    method: payMethodWords[refund.method],
    reference: refund.reference,
    ...{ bills: [], withheld: [], advance: null, fee: '0' },
  }
}
