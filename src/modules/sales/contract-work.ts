import { thousands } from '#ground/format.ts'
import { max, min, minus, money, plus, type Money } from '#ground/money.ts'
import type { Day } from '#ground/day.ts'
import { percent, percentOf, type Percent } from '#ground/percent.ts'
import { price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { expectState } from '#kit/posting/state.ts'
import type { DocumentRef, RetentionBase, RetentionManner, RetentionTax, SavedDocument } from './contract.ts'
import type { InvoicePreview } from './invoices/contract.ts'
import type { InvoiceDetail } from './invoices/detail.ts'
import { create } from './invoices/issue-invoice.ts'
import { ofOrder } from './invoices/open-invoice.ts'
import { preview } from './invoices/preview-invoice.ts'
import { hasDocuments } from './orders/hanging-store.ts'
import { refresh } from './orders/refresh.ts'
import { revalueContract, signOrder } from './orders/save-order.ts'
import { changeOrder, linesOf, lockOrder, readOrder, type Order } from './orders/store.ts'
import { shareText } from './invoices/decide.ts'
import { retentionTaxInvoices, untaxedRetention } from './invoices/store.ts'

/** What the contract of a project says of money. */
export interface ContractTerms {
  readonly projectId: string
  readonly customerId: string
  readonly date: Day
  /** Before PPN. */
  readonly value: Money
  readonly description: string
  readonly customerPoNo: string | null
  readonly downPaymentPercent: Percent | null
  readonly retentionPercent: Percent | null
  /** Held back of each termin, or all of it of the last. */
  readonly retentionManner: RetentionManner
  /** Its percent is of all that a termin bills, or of what the down payment leaves of it. */
  readonly retentionBase: RetentionBase
  /** Rupiah of the down payment that go off each termin; null: its percent of the termin. */
  readonly downPaymentRecovery: Money | null
  /** PPh final that the customer holds back; undefined: as is usual for this customer. */
  readonly finalTax: Percent | undefined
  /** When the PPN of the retention is due; null: as the company's setting says. */
  readonly retentionTax: RetentionTax | null
}

/**
 * Takes the contract of a project down as an order that binds: one line that counts rupiah, so that a termin bills
 * exactly what was earned.
 */
export async function signContract(tx: Tx, actor: Actor, agreed: ContractTerms): Promise<SavedDocument> {
  const { finalTax, description, value, retentionTax, retentionManner, retentionBase, downPaymentRecovery, ...head } =
    agreed
  const blank = { row: 'item' as const, itemId: null, discountPercent: null, discountAmount: null, taxCode: null }
  const saved = await signOrder(tx, actor, {
    ...head,
    ...(finalTax !== undefined && { withholding: [{ kind: 'pph-final' as const, rate: finalTax }] }),
    ...{ validUntil: null, promisedDate: null, customerPoDate: null, salespersonId: null, billingAddress: null },
    ...{ shippingAddress: null, contactName: null, contactPhone: null, warehouseId: null, termDays: null },
    ...{ priceIncludesTax: false, taxCode: null, discountPercent: null, discountAmount: null },
    ...{ downPaymentAmount: null, terms: null, notes: null, internalNotes: null },
    lines: [
      {
        ...blank,
        ...{ description, qty: quantity(String(value)), unit: 'Rp', price: price('1') },
        ...{ warehouseId: null, projectId: agreed.projectId, workItemId: null },
      },
    ],
  })
  const terms = {
    ...{ retention_tax: retentionTax, retention_manner: retentionManner, retention_base: retentionBase },
    down_payment_recovery: downPaymentRecovery,
  }
  const { version } = await changeOrder(tx, actor, saved.id, terms)
  return { ...saved, version }
}

/** Tells the order of a contract the day of its first handover, or that it was taken back: PPN of the retention may be due by it. */
export async function tellContractHandover(
  tx: Tx,
  actor: Actor,
  { orderId, on }: { readonly orderId: string; readonly on: Day | null },
): Promise<void> {
  await changeOrder(tx, actor, (await lockOrder(tx, actor, orderId)).id, { handed_over_on: on })
}

/** What is billed of a contract: the down payment, work up to a cumulative value before PPN, or the retention held. */
export type ContractBill = { readonly orderId: string; readonly date: Day; readonly notes: string | null } & (
  | { readonly kind: 'down_payment' | 'retention' }
  | { readonly kind: 'sale'; readonly earned: Money }
)

/** Issues an invoice of a contract: down payment taken off in proportion, retention held back, PPN on the rest. */
export async function billContract(tx: Tx, actor: Actor, bill: ContractBill): Promise<DocumentRef> {
  return create(tx, actor, { ...(await invoiceAsked(tx, actor, bill)), post: true })
}

/** Works out what an invoice of a contract would come to, or refuses it for the same reasons. */
export async function previewContractBill(tx: Tx, actor: Actor, bill: ContractBill): Promise<InvoicePreview> {
  return preview(tx, actor, await invoiceAsked(tx, actor, bill))
}

/** Makes the call of an invoice of a contract: what is billed of its one line, and of the down payment. */
export async function invoiceAsked(tx: Tx, actor: Actor, bill: ContractBill) {
  const order = await readOrder(tx, actor, bill.orderId)
  const usual = { dueDate: null, bankAccountId: null, signatoryId: null, taxInvoiceNo: null, needsMeterai: false }
  const head = { id: bill.orderId, kind: bill.kind, date: bill.date, notes: bill.notes, ...usual }
  if (bill.kind !== 'sale') return head
  const [line] = await linesOf(tx, bill.orderId)
  const open = minus(bill.earned, order.invoiced_net)
  if (!line || open <= 0n) throw new Refusal('invoice.nothing-to-bill', { number: order.number ?? '' })
  return { ...head, ...advanceOf(order, open), lines: [{ orderLineId: line.id, qty: quantity(String(open)) }] }
}

/**
 * Takes the percent that was agreed off what is billed, also after the contract changed, or the sum that was agreed for each
 * termin; more where the work that is left could not bear what stays open; the last bill, told by nothing, takes what is left.
 *
 *   7 jt of each termin, 40 jt open, 100 jt of work: a termin of 70 jt takes 10 jt, the last 30 jt take 30 jt
 */
export function advanceOf(order: Advanced, gross: Money): { readonly downPaymentApplied?: Money } {
  const left = minus(order.dpp, plus(order.invoiced_net, gross))
  if (order.down_payment_percent === null || left <= 0n) return {}
  const open = minus(order.down_payment_billed, order.down_payment_applied)
  const due = order.down_payment_recovery ?? percentOf(gross, percent(order.down_payment_percent))
  return { downPaymentApplied: min(max(due, minus(open, bearable(order, left))), open) }
}

// What retention leaves of the work to come; where it is of the net, or held at the end, the down payment goes first.
function bearable(order: Advanced, left: Money): Money {
  const isHeldFirst = order.retention_manner === 'each' && order.retention_base === 'gross'
  if (order.retention_percent === null || !isHeldFirst) return left
  return minus(left, percentOf(left, percent(order.retention_percent)))
}

type Advanced = Pick<
  Order,
  | 'invoiced_net'
  | 'dpp'
  | 'down_payment_percent'
  | 'down_payment_recovery'
  | 'down_payment_billed'
  | 'down_payment_applied'
  | 'retention_percent'
  | 'retention_manner'
  | 'retention_base'
>

/** Gives a contract that binds another value before PPN, never below what was billed, termins and the open down payment ('order.below-billed'). */
export async function changeContractValue(
  tx: Tx,
  actor: Actor,
  asked: { readonly orderId: string; readonly value: Money; readonly reason: string },
): Promise<void> {
  const order = await lockOrder(tx, actor, asked.orderId)
  expectState(order, 'posted')
  const billed = plus(order.invoiced_net, minus(order.down_payment_billed, order.down_payment_applied))
  if (asked.value <= 0n || asked.value < billed) {
    throw new Refusal('order.below-billed', { value: thousands(asked.value), billed: thousands(billed) })
  }
  await revalueContract(tx, actor, order, asked.value)
  await refresh(tx, actor, [order.id])
  const changes = { total: [String(order.dpp), String(asked.value)] } as const
  await recordHistory(tx, actor, { subject: 'order', id: order.id, act: 'change-value', reason: asked.reason, changes })
}

/** Gives a contract of which nothing was billed another down payment and retention ('order.has-documents'). */
export async function changeContractTerms(
  tx: Tx,
  actor: Actor,
  asked: Pick<
    ContractTerms,
    'downPaymentPercent' | 'downPaymentRecovery' | 'retentionPercent' | 'retentionManner' | 'retentionBase'
  > & {
    readonly orderId: string
  },
): Promise<void> {
  const order = await lockOrder(tx, actor, asked.orderId)
  expectState(order, 'posted')
  if (await hasDocuments(tx, order.id)) throw new Refusal('order.has-documents', { number: order.number ?? '' })
  await changeOrder(tx, actor, order.id, {
    ...{ down_payment_percent: shareText(asked.downPaymentPercent), down_payment_amount: null },
    ...{ retention_percent: shareText(asked.retentionPercent), retention_manner: asked.retentionManner },
    ...{ retention_base: asked.retentionBase, down_payment_recovery: asked.downPaymentRecovery },
  })
  await recordHistory(tx, actor, { subject: 'order', id: order.id, act: 'change-terms' })
}

/** A contract as its project shows it; amounts before PPN. */
export interface ContractSeen {
  readonly number: string | null
  readonly state: 'draft' | 'pending_approval' | 'posted' | 'void'
  readonly date: string
  readonly value: Money
  /** With PPN. */
  readonly total: Money
  readonly downPaymentPercent: string | null
  readonly retentionPercent: string | null
  readonly retentionManner: RetentionManner
  readonly retentionBase: RetentionBase
  /** Rupiah of the down payment that go off each termin; null: its percent of the termin. */
  readonly downPaymentRecovery: Money | null
  readonly billed: Money
  readonly downPaymentBilled: Money
  readonly downPaymentApplied: Money
  readonly retentionHeld: Money
  readonly retentionReleased: Money
  /** Null: as the company's setting says. */
  readonly retentionTax: RetentionTax | null
  /** The day of the first handover; null before it. */
  readonly handedOverOn: Day | null
  /** Of what is held back: whose PPN no invoice asked for. */
  readonly retentionUntaxed: Money
  /** Newest first. */
  readonly invoices: readonly InvoiceDetail[]
  /** Those of them that ask only for the PPN of what is held back. */
  readonly retentionTaxInvoices: readonly string[]
}

/** Reads a contract with its invoices, for who may see the order. */
export async function contractOf(tx: Tx, actor: Actor, orderId: string): Promise<ContractSeen> {
  const order = await readOrder(tx, actor, orderId)
  const { invoices } = await ofOrder(tx, actor, orderId)
  return {
    ...{ number: order.number, state: order.state, date: order.order_date, value: money(order.dpp) },
    ...{ total: money(order.total), invoices },
    ...{ downPaymentPercent: order.down_payment_percent, retentionPercent: order.retention_percent },
    ...{ retentionManner: order.retention_manner, retentionBase: order.retention_base },
    downPaymentRecovery: order.down_payment_recovery,
    ...{ billed: order.invoiced_net, downPaymentBilled: order.down_payment_billed },
    ...{ downPaymentApplied: order.down_payment_applied, retentionHeld: order.retention_held },
    ...{ retentionReleased: order.retention_released, retentionTax: order.retention_tax },
    ...{ handedOverOn: order.handed_over_on, retentionUntaxed: await untaxedRetention(tx, orderId) },
    retentionTaxInvoices: await retentionTaxInvoices(tx, orderId),
  }
}
