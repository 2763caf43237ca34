import type { PphKind } from '#ground/pph.ts'
import type { PayMethod } from '#ground/pay-method.ts'
import type { Day } from '#ground/day.ts'
import { keepObjectCode } from '#modules/company/tax-objects/face.ts'
import { plus, sum, ZERO, type Money } from '#ground/money.ts'
import { percentOf, percentText, type Percent } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { checkAllocations, type Allocation } from '#kit/posting/settlement.ts'
import { today } from '#kit/posting/today.ts'
import type { GiroAsked } from '#modules/journal/giro/contract.ts'
import { keepGiro, placeOfPayment, post } from '#modules/journal/face.ts'
import { supplierOf, type SupplierFacts } from '#modules/parties/face.ts'
import { refreshOrderMoney } from '../bills/order-money.ts'
import type { DocumentRef } from '../contract.ts'
import { takenByProject } from '../bills/dims.ts'
import type { Bill } from '../bills/store.ts'
import { bankAccountFor } from './accounts.ts'
import type { paySupplier } from './contract.ts'
import { paymentEntry } from './entry.ts'
import { dueOf, lockDue, settle, type Proof } from './settle.ts'
import { baseOf, heldOf, leastHeld, pphOf, type DueBill } from './pph-rules.ts'
import { changePayment, insertPayment } from './store.ts'
import { refuseTwinPaid } from './twins.ts'

type Asked = AskedOf<typeof paySupplier>

/**
 * Pays several bills of one supplier at once; what they do not need stays as our advance with them. `runId` is shared by
 * payments of several suppliers that are made in one go.
 */
export async function pay(tx: Tx, actor: Actor, asked: Asked, runId: string | null = null): Promise<DocumentRef> {
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
    if (!bill) throw new Refusal('paid.bill-not-open', {}, { field: 'allocations' })
    const { withholdingRate, proofNo, proofDate } = each
    return { ...withheldAsked(each, bill), withholdingRate, proofNo, proofDate }
  })
  checkAllocations(asked.amount, allocations, due)
  for (const [at, each] of allocations.entries()) checkHeld(each, due.get(each.invoiceId), at)
  return payOut(tx, actor, { ...asked, runId, supplier, orderId: null, projectId: null }, allocations, bills)
}

/** PPh that is held back of an advance when it is paid. */
export interface Ahead {
  readonly kind: PphKind
  readonly rate: Percent | null
  readonly base: Money
  readonly withheld: Money
  readonly proofNo: string | null
  readonly proofDate: Day | null
  /** What it is held back for, by its code in Coretax; absent: the last one of the supplier. */
  readonly objectCode: string | null
}

export interface Outgoing {
  readonly supplier: SupplierFacts
  readonly orderId: string | null
  /** The project whose order it is paid ahead for. */
  readonly projectId: string | null
  readonly date: Day | null
  readonly cashAccountId: string | null
  readonly method: PayMethod
  readonly supplierBankAccountId: string | null
  readonly reference: string | null
  readonly paidTo: string | null
  readonly amount: Money
  readonly adminFee?: Money
  readonly giro?: GiroAsked | undefined
  readonly notes: string | null
  readonly files: readonly string[]
  readonly ahead?: Ahead | null
  /** False tells of money that seems to have left already; absent where its document is made with it. */
  readonly confirmDuplicates?: boolean
  readonly runId?: string | null
}

/** Books money that leaves, and what it settles; the bills are locked by whoever calls. */
export async function payOut(
  tx: Tx,
  actor: Actor,
  payment: Outgoing,
  allocations: readonly (Allocation<PphKind> & Proof)[],
  bills: readonly Bill[],
): Promise<DocumentRef> {
  const { supplier } = payment
  const adminFee = payment.adminFee ?? ZERO
  const ahead = payment.ahead ?? null
  const withheld = plus(sum(allocations.map((each) => each.withheld)), ahead?.withheld ?? ZERO)
  if (plus(payment.amount, withheld) === 0n) throw new Refusal('paid.nothing', {}, { field: 'amount' })
  // A bank asks a few thousand: a fee as large as the money is an amount in the wrong field.
  if (adminFee > 0n && adminFee >= payment.amount)
    throw new Refusal('paid.fee-too-large', { amount: payment.amount }, { field: 'adminFee' })
  const cash = await placeOfPayment(tx, actor, 'keluar', payment)
  const bank = await bankAccountFor(tx, actor, payment)
  const on = payment.date ?? today(actor)
  refuseAhead(actor, on)
  if (payment.confirmDuplicates === false) {
    const billIds = allocations.map((each) => each.invoiceId)
    const isUsed = plus(payment.amount, withheld) === sum(allocations.map((each) => each.amount))
    const isAdvance = !isUsed && payment.orderId === null
    await refuseTwinPaid(tx, actor, { ...payment, supplierId: supplier.id, on, billIds, isAdvance })
  }
  const id = newId()
  const document = { kind: 'purchase-payment', id }
  await insertPayment(tx, {
    id,
    company_id: actor.companyId,
    supplier_id: supplier.id,
    supplier_name: supplier.name,
    run_id: payment.runId ?? null,
    order_id: payment.orderId,
    project_id: payment.projectId,
    payment_date: on,
    cash_account_id: cash.id,
    cash_account_name: cash.name,
    cash_account_code: cash.accountCode,
    method: payment.method,
    bank_name: bank?.bank ?? null,
    bank_account_no: bank?.accountNo ?? null,
    bank_holder: bank?.holder ?? null,
    paid_to: payment.paidTo,
    reference: payment.reference ?? payment.giro?.number ?? null,
    amount: payment.amount,
    admin_fee: adminFee,
    withheld_total: withheld,
    ...aheadRow(ahead),
    allocated_total: sum(allocations.map((each) => each.amount)),
    notes: payment.notes,
    posted_by: actor.name,
    created_by: actor.userId,
    created_by_name: actor.name,
    updated_by: actor.userId,
    updated_by_name: actor.name,
  })
  await claimFiles(tx, actor, { ids: payment.files, subject: 'pembayaran-supplier', ownerId: id })
  if (ahead) await keepObjectCode(tx, actor, { sourceId: id, partyId: supplier.id, kind: ahead.kind }, ahead.objectCode)
  await keepGiro(tx, actor, payment.giro, {
    ...{ direction: 'keluar', takenOn: on, amount: payment.amount, partyId: supplier.id, partyName: supplier.name },
    cashAccountId: payment.cashAccountId,
    source: { kind: 'purchase-payment', id },
  })
  const taken = await takenByProject(tx, bills, allocations)
  await settle(tx, actor, { paymentId: id, returnId: null, supplierId: supplier.id, on }, allocations)
  if (payment.orderId !== null) await refreshOrderMoney(tx, [payment.orderId])
  await recordHistory(tx, actor, { subject: 'purchase-payment', id, act: 'post' })
  await post(tx, actor, {
    on,
    area: 'purchase',
    source: document,
    memo: `${allocations.length > 0 ? 'Pembayaran' : 'Uang muka'} ${supplier.name}`,
    lines: paymentEntry({
      amount: payment.amount,
      supplierId: supplier.id,
      projectId: payment.projectId,
      taken,
      cashAccount: cash.accountCode,
      isGiro: payment.giro !== undefined,
      adminFee,
      allocations,
      ahead: { withheld: ahead?.withheld ?? ZERO, withholdingKind: ahead?.kind ?? null },
    }),
  })
  const number = await nextNumber(tx, { companyId: actor.companyId, doc: 'BKK', day: on, document })
  const saved = await changePayment(tx, actor, id, { number })
  return { id, number, version: saved.version }
}

function aheadRow(ahead: Ahead | null) {
  if (ahead === null) return {}
  return {
    advance_withheld: ahead.withheld,
    advance_withholding_kind: ahead.kind,
    advance_withholding_rate: ahead.rate === null ? null : percentText(ahead.rate),
    advance_withholding_base: ahead.base,
    advance_proof_no: ahead.proofNo,
    advance_proof_date: ahead.proofDate,
  }
}

// As typed; else what the bill still asks for. A base and a rate typed on the payment go before the bill's.
function withheldAsked(asked: Asked['allocations'][number], bill: DueBill): Allocation<PphKind> {
  const { amount, withholdingRate } = asked
  const isByRate = asked.withheld === undefined && withholdingRate !== null
  const usual = baseOf(bill, heldOf(bill, amount))
  const from = asked.withholdingBase ?? (usual === 0n ? amount : usual)
  const withheld = asked.withheld ?? (isByRate ? percentOf(from, withholdingRate) : heldOf(bill, amount))
  const base = isByRate ? from : (asked.withholdingBase ?? baseOf(bill, withheld))
  const held = { invoiceId: bill.id, amount, withheld }
  if (withheld === 0n) return { ...held, withholdingKind: null, withholdingBase: ZERO }
  return { ...held, withholdingKind: asked.withholdingKind ?? bill.withholdingKind ?? 'pph23', withholdingBase: base }
}

// What is not held back now must still fit into what stays open, or it could never be held back.
function checkHeld(allocation: Allocation<PphKind>, bill: DueBill | undefined, at: number): void {
  if (!bill) return
  const least = leastHeld(bill, allocation.amount)
  if (allocation.withheld >= least) return
  const facts = { number: bill.number, pph: pphOf(bill), before: bill.withheld, least }
  throw new Refusal('paid.pph-left', facts, { field: `allocations.${at}.withheld` })
}
