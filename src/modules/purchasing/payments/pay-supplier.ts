import type { Day } from '#ground/day.ts'
import { minus, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { percentOf } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { allocationAsked, checkAllocations, type Allocation } from '#kit/posting/settlement.ts'
import { expectState } from '#kit/posting/state.ts'
import { today } from '#kit/posting/today.ts'
import { post } from '#modules/journal/face.ts'
import { supplierOf, type SupplierFacts } from '#modules/parties/face.ts'
import type { DocumentRef } from '../contract.ts'
import { lockPurchase } from '../orders/store.ts'
import { bankAccountFor, cashAccountFor } from './accounts.ts'
import type { payDownPayment, paySupplier } from './contract.ts'
import { paymentEntry } from './entry.ts'
import type { PayMethod, PphKind } from './kinds.ts'
import { dueOf, lockDue, settle, type Proof } from './settle.ts'
import { advancedOn, changePayment, insertPayment } from './store.ts'

type Asked = AskedOf<typeof paySupplier>

/** Pays several bills of one supplier at once; what they do not need stays as our advance with them. */
export async function pay(tx: Tx, actor: Actor, asked: Asked): Promise<DocumentRef> {
  const supplier = await supplierOf(tx, actor.companyId, asked.supplierId)
  const bills = await lockDue(
    tx,
    actor,
    supplier.id,
    asked.allocations.map((each) => each.billId),
  )
  const due = new Map(bills.map((bill) => [bill.id, dueOf(bill)]))
  const allocations = asked.allocations.map((each): Allocation<PphKind> & Proof => {
    const bill = due.get(each.billId)
    if (!bill) throw new Refusal('payment.invoice-not-open', {}, { field: 'allocations' })
    const { withholdingRate, proofNo, proofDate } = each
    return { ...withheldAsked(each, allocationAsked(bill, each, 'pph23')), withholdingRate, proofNo, proofDate }
  })
  checkAllocations(asked.amount, allocations, due)
  return payOut(tx, actor, { ...asked, supplier, orderId: null }, allocations)
}

/** Pays an order in advance, never beyond what it comes to. */
export async function payAhead(tx: Tx, actor: Actor, asked: AskedOf<typeof payDownPayment>): Promise<DocumentRef> {
  const order = await lockPurchase(tx, actor, asked.id)
  expectState(order, 'posted')
  const supplier = await supplierOf(tx, actor.companyId, order.supplier_id)
  const before = await advancedOn(tx, actor.companyId, order.id)
  const wanted = minus(order.down_payment_amount, before)
  const amount = asked.amount ?? wanted
  if (amount <= 0n) throw new Refusal('paid.no-down-payment', { number: order.number ?? '' }, { field: 'amount' })
  // Once it is billed, bills are paid instead.
  const room = minus(minus(order.total, before), order.billed_total)
  if (amount > room)
    throw new Refusal(
      'paid.beyond-order',
      { number: order.number ?? '', room: room > 0n ? room : ZERO },
      { field: 'amount' },
    )
  return payOut(tx, actor, { ...asked, amount, supplier, orderId: order.id }, [])
}

export interface Outgoing {
  readonly supplier: SupplierFacts
  readonly orderId: string | null
  readonly date: Day | null
  readonly cashAccountId: string | null
  readonly method: PayMethod
  readonly supplierBankAccountId: string | null
  readonly reference: string | null
  readonly paidTo: string | null
  readonly amount: Money
  readonly adminFee?: Money
  readonly notes: string | null
  readonly files: readonly string[]
}

/** Books money that leaves, and what it settles; the bills are locked by whoever calls. */
export async function payOut(
  tx: Tx,
  actor: Actor,
  payment: Outgoing,
  allocations: readonly (Allocation<PphKind> & Proof)[],
): Promise<DocumentRef> {
  const { supplier } = payment
  const adminFee = payment.adminFee ?? ZERO
  const withheld = sum(allocations.map((each) => each.withheld))
  if (plus(payment.amount, withheld) === 0n) throw new Refusal('paid.nothing', {}, { field: 'amount' })
  const cash = await cashAccountFor(tx, actor, payment)
  const bank = await bankAccountFor(tx, actor, payment)
  const on = payment.date ?? today(actor)
  const id = newId()
  const document = { kind: 'purchase-payment', id }
  await insertPayment(tx, {
    id,
    company_id: actor.companyId,
    supplier_id: supplier.id,
    supplier_name: supplier.name,
    order_id: payment.orderId,
    payment_date: on,
    cash_account_id: cash.id,
    cash_account_name: cash.name,
    cash_account_code: cash.accountCode,
    method: payment.method,
    bank_name: bank?.bank ?? null,
    bank_account_no: bank?.accountNo ?? null,
    bank_holder: bank?.holder ?? null,
    paid_to: payment.paidTo,
    reference: payment.reference,
    amount: payment.amount,
    admin_fee: adminFee,
    withheld_total: withheld,
    allocated_total: sum(allocations.map((each) => each.amount)),
    notes: payment.notes,
    posted_by: actor.name,
    created_by: actor.userId,
    created_by_name: actor.name,
    updated_by: actor.userId,
    updated_by_name: actor.name,
  })
  await claimFiles(tx, actor, { ids: payment.files, subject: 'pembayaran-supplier', ownerId: id })
  await settle(tx, actor, { paymentId: id, returnId: null, supplierId: supplier.id, on }, allocations)
  await recordHistory(tx, actor, { subject: 'purchase-payment', id, act: 'post' })
  await post(tx, actor, {
    on,
    area: 'purchase',
    source: document,
    memo: `${allocations.length > 0 ? 'Pembayaran' : 'Uang muka'} ${supplier.name}`,
    lines: paymentEntry({ ...payment, supplierId: supplier.id, cashAccount: cash.accountCode, adminFee, allocations }),
  })
  const number = await nextNumber(tx, { companyId: actor.companyId, doc: 'BKK', day: on, document })
  const saved = await changePayment(tx, actor, id, { number })
  return { id, number, version: saved.version }
}

// A base and a rate typed on the payment say what was held back, where no amount does.
function withheldAsked(asked: Asked['allocations'][number], usual: Allocation<PphKind>): Allocation<PphKind> {
  const base = asked.withholdingBase ?? usual.withholdingBase
  if (asked.withheld !== undefined || asked.withholdingRate === null) {
    return usual.withheld === 0n ? usual : { ...usual, withholdingBase: base }
  }
  const from = base === 0n ? asked.amount : base
  const withheld = percentOf(from, asked.withholdingRate)
  const withholdingKind = asked.withholdingKind ?? usual.withholdingKind ?? 'pph23'
  return { ...usual, withheld, withholdingBase: from, withholdingKind: withheld === 0n ? null : withholdingKind }
}
