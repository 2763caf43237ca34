import type { Day } from '#ground/day.ts'
import { minus, plus, sum, ZERO, type Money } from '#ground/money.ts'
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
import type { GiroAsked } from '#modules/journal/giro/contract.ts'
import { keepGiro, placeOfPayment, post } from '#modules/journal/face.ts'
import { customerOf } from '#modules/parties/face.ts'
import type { DocumentRef } from '../contract.ts'
import { openInvoices, type Invoice } from '../invoices/store.ts'
import { lockOrder } from '../orders/store.ts'
import { seeCustomer } from '../see-customer.ts'
import { today } from '#kit/posting/today.ts'
import type { payOrder, recordPayment } from './contract.ts'
import { takenByProject } from './by-project.ts'
import { paymentEntry } from './entry.ts'
import { dueOf, lockDue, settle, settledRows } from './settle.ts'
import { changePayment, insertPayment } from './store.ts'
import { refuseTwinPayment } from './twins.ts'
import { heldIn, spreadHeld, withheldAsked, type Taken } from './withheld.ts'

type Asked = AskedOf<typeof recordPayment>

/** Records money of a customer against several invoices; what they do not need stays as the customer's advance. */
export async function record(tx: Tx, actor: Actor, asked: Asked): Promise<DocumentRef> {
  await seeCustomer(tx, actor, asked.customerId)
  const customer = await customerOf(tx, actor.companyId, asked.customerId)
  const wanted = await wantedInvoices(tx, actor, asked)
  const invoices = await lockDue(tx, actor.companyId, wanted)

  const due = new Map(invoices.map((invoice) => [invoice.id, dueOf(invoice)]))
  const taken = asked.allocations.map((each, at) => {
    const invoice = due.get(each.invoiceId)
    if (!invoice) throw new Refusal('payment.invoice-not-open', {}, { field: 'allocations' })
    return withheldAsked(invoice, each, `allocations.${at}.`)
  })
  checkAllocations(asked.amount, taken.map(wholeOf), due)
  return receive(tx, actor, { ...asked, customerId: customer.id, customerName: customer.name }, { taken, invoices })
}

/** Pays the open invoices of one order, or the one named; without an amount, all of it less what the customer holds back. */
export async function payAll(tx: Tx, actor: Actor, asked: AskedOf<typeof payOrder>): Promise<DocumentRef> {
  const order = await lockOrder(tx, actor, asked.id)
  // Whatever touches an invoice of an order holds the order first: these stay as they are read.
  const open = await openInvoices(tx, actor, { orderId: order.id })
  const invoices = open.filter(({ id }) => (asked.invoiceId ?? id) === id)
  if (asked.invoiceId && invoices.length === 0) throw new Refusal('payment.invoice-not-open')
  if (invoices.length === 0 && asked.amount === undefined)
    throw new Refusal('payment.nothing-open', { number: order.number ?? '' })

  const taken = spreadHeld(asked.amount, invoices.map(dueOf), asked.withholding)
  const amount = asked.amount ?? sum(taken.map((each) => minus(each.amount, heldIn(each))))
  return receive(
    tx,
    actor,
    { ...asked, amount, customerId: order.customer_id, customerName: order.customer_name },
    { taken, invoices },
  )
}

// All kinds of tax together: an invoice is named once.
function wholeOf(taken: Taken): Allocation {
  const { invoiceId, amount, held } = taken
  const base = sum(held.map((tax) => tax.base))
  return { invoiceId, amount, withheld: heldIn(taken), withholdingKind: held[0]?.kind ?? null, withholdingBase: base }
}

interface Receipt {
  readonly customerId: string
  readonly customerName: string
  readonly date: Day | null
  readonly cashAccountId: string | null
  readonly method: Asked['method']
  readonly reference: string | null
  readonly amount: Money
  readonly adminFee?: Money
  readonly giro?: GiroAsked | undefined
  readonly notes: string | null
  readonly files: readonly string[]
  readonly confirmDuplicates: boolean
}

async function receive(
  tx: Tx,
  actor: Actor,
  receipt: Receipt,
  { taken, invoices }: { readonly taken: readonly Taken[]; readonly invoices: readonly Invoice[] },
): Promise<DocumentRef> {
  const adminFee = receipt.adminFee ?? ZERO
  const withheld = sum(taken.map(heldIn))
  if (receipt.amount + withheld === 0n) throw new Refusal('payment.nothing', {}, { field: 'amount' })
  // A bank takes its fee out of what was sent: a fee as large as the money is an amount in the wrong field.
  if (adminFee > 0n && adminFee >= receipt.amount)
    throw new Refusal('payment.fee-too-large', { amount: receipt.amount }, { field: 'adminFee' })
  const account = await placeOfPayment(tx, actor, 'masuk', receipt)
  const on = receipt.date ?? today(actor)
  refuseAhead(actor, on)
  const isAdvance = plus(receipt.amount, withheld) > sum(taken.map((each) => each.amount))
  const invoiceIds = taken.map((each) => each.invoiceId)
  await refuseTwinPayment(tx, actor, { ...receipt, on, invoiceIds, isAdvance })

  const id = newId()
  const document = { kind: 'payment', id }
  const { customerId } = receipt
  await insertPayment(tx, {
    id,
    company_id: actor.companyId,
    customer_id: customerId,
    customer_name: receipt.customerName,
    payment_date: on,
    cash_account_id: account.id,
    cash_account_name: account.name,
    cash_account_code: account.accountCode,
    method: receipt.method,
    reference: receipt.reference ?? receipt.giro?.number ?? null,
    amount: receipt.amount,
    admin_fee: adminFee,
    withheld_total: withheld,
    allocated_total: sum(taken.map((each) => each.amount)),
    notes: receipt.notes,
    posted_by: actor.name,
    created_by: actor.userId,
    updated_by: actor.userId,
    updated_by_name: actor.name,
  })
  const allocations = taken.flatMap(settledRows)
  const byProject = await takenByProject(tx, invoices, allocations)
  await settle(tx, actor, { paymentId: id, creditNoteId: null, customerId, on }, { allocations, invoices })
  const { amount, customerName: partyName } = receipt
  await keepGiro(tx, actor, receipt.giro, {
    ...{ direction: 'masuk', takenOn: on, amount, partyId: customerId, partyName, cashAccountId: null },
    source: { kind: 'payment', id },
  })
  await recordHistory(tx, actor, { subject: 'payment', id, act: 'post' })
  await claimFiles(tx, actor, { ids: receipt.files, subject: 'pembayaran', ownerId: id })
  const entry = {
    customerId,
    cashAccount: account.accountCode,
    isGiro: receipt.giro !== undefined,
    amount: receipt.amount,
    adminFee,
    allocations,
    taken: byProject,
  }
  await post(tx, actor, {
    on,
    area: 'sales',
    source: document,
    memo: `Penerimaan dari ${receipt.customerName}`,
    lines: paymentEntry(entry),
  })

  const number = await nextNumber(tx, { companyId: actor.companyId, doc: 'KM', day: on, document })
  const saved = await changePayment(tx, actor, id, { number })
  return { id, number, version: saved.version }
}

// Only which orders they hang on is read here; amounts are read again under the lock.
async function wantedInvoices(tx: Tx, actor: Actor, asked: Asked): Promise<Invoice[]> {
  const ids = new Set(asked.allocations.map((each) => each.invoiceId))
  const open = await openInvoices(tx, actor, { customerId: asked.customerId })
  return open.filter((invoice) => ids.has(invoice.id))
}
