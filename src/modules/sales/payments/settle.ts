import type { Day } from '#ground/day.ts'
import { minus, negate, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { percentText, type Percent } from '#ground/percent.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { newId } from '#kit/id.ts'
import { countSettled, lockInvoices, type Invoice } from '../invoices/store.ts'
import type { WithholdingKind } from '../contract.ts'
import { refresh } from '../orders/refresh.ts'
import { lockOrders } from '../orders/store.ts'
import { labelOf } from '#kit/posting/label.ts'
import type { Allocation } from '#kit/posting/settlement.ts'
import { dueOn, type DueNet } from './due.ts'
import { heldIn, type Held, type Taken } from './withheld.ts'
import { insertSettlements, type Settlement } from './store.ts'

/** What takes something off invoices: a payment, a credit note, or that it was given up. */
export interface Source {
  readonly paymentId: string | null
  readonly creditNoteId: string | null
  readonly writeOffId?: string
  /** A few rupiah that were rounded off, or a penalty held back: the invoice counts as paid. */
  readonly isRounding?: boolean
  readonly customerId: string
  readonly on: Day
}

interface Proof {
  readonly withholdingRate?: Percent | null
  readonly proofNo?: string | null
  readonly proofDate?: Day | null
  readonly files?: readonly string[]
}

/** What is taken off an invoice, as it is kept: a row for each kind of tax. */
export type SettledRow = Allocation<WithholdingKind> & Proof

/** One row carries the money and the first tax, each further tax a row of its own: so each has its slip. */
export function settledRows({ invoiceId, amount, held }: Taken): SettledRow[] {
  const [first, ...more] = held
  const row = (off: Money, tax: Held | undefined) => ({
    ...{ invoiceId, amount: off, withheld: tax?.amount ?? ZERO, withholdingKind: tax?.kind ?? null },
    ...{ withholdingRate: tax?.rate ?? null, withholdingBase: tax?.base ?? ZERO },
    ...{ proofNo: tax?.proofNo ?? null, proofDate: tax?.proofDate ?? null, files: tax?.files ?? [] },
  })
  return [row(minus(amount, heldIn({ held: more })), first), ...more.map((tax) => row(tax.amount, tax))]
}

/** Takes invoices with their orders for this transaction, orders first, so that nobody waits in a circle. */
export async function lockDue(tx: Tx, companyId: string, invoices: readonly Invoice[]): Promise<Invoice[]> {
  await lockOrders(tx, companyId, [...new Set(invoices.flatMap((invoice) => invoice.order_id ?? []))])
  const ids = invoices.map((invoice) => invoice.id)
  return lockInvoices(tx, companyId, ids)
}

/** Writes what was taken off which invoice with the papers of its slips, and brings invoices and orders up to date. */
export async function settle(
  tx: Tx,
  actor: Actor,
  source: Source,
  asked: {
    readonly allocations: readonly SettledRow[]
    readonly invoices: readonly Invoice[]
  },
): Promise<string[]> {
  const byId = new Map(asked.invoices.map((invoice) => [invoice.id, invoice]))
  const taking = asked.allocations.filter((each) => each.amount > 0n).map((each) => ({ ...each, id: newId() }))
  const rows = taking.map((each) => ({
    id: each.id,
    company_id: actor.companyId,
    invoice_id: each.invoiceId,
    order_id: byId.get(each.invoiceId)?.order_id ?? null,
    payment_id: source.paymentId,
    credit_note_id: source.creditNoteId,
    write_off_id: source.writeOffId ?? null,
    is_rounding: source.isRounding ?? false,
    settled_on: source.on,
    amount: each.amount,
    withheld: each.withheld,
    withholding_kind: each.withholdingKind,
    withholding_rate: rateOf(each, byId.get(each.invoiceId)),
    withholding_base: each.withholdingBase,
    proof_no: each.proofNo ?? null,
    proof_date: each.proofDate ?? null,
  }))
  await insertSettlements(tx, rows)
  for (const { id, files = [] } of taking)
    await claimFiles(tx, actor, { ids: files, subject: 'bukti-potong', ownerId: id })
  await countSettled(
    tx,
    rows.map((row) => settledRow(row, 1n)),
  )
  const taken = sum(rows.map((row) => row.amount))
  await refresh(tx, actor, ordersOf(rows), { on: source.on, customerId: source.customerId, receivable: negate(taken) })
  return rows.map((row) => row.id)
}

/** Gives back what was taken off invoices. */
export async function unsettle(
  tx: Tx,
  actor: Actor,
  customerId: string,
  settlements: readonly Settlement[],
): Promise<void> {
  await countSettled(
    tx,
    settlements.map((row) => settledRow(row, -1n)),
  )
  const given = sum(settlements.map((row) => row.amount))
  await refresh(tx, actor, ordersOf(settlements), { customerId, receivable: given })
}

/** An invoice as the rules of payments see it. */
export function dueOf(invoice: Invoice): DueNet {
  const { id, total, open_due: open } = invoice
  const net = minus(total, minus(invoice.ppn, invoice.ppn_collected))
  const bare = { id, number: labelOf(invoice.number), total, open: open as Money, net }
  const given = plus(invoice.credited_total, invoice.written_off_total)
  const taken = { deducted: invoice.deducted_total, given, withheld: invoice.withheld_total }
  return dueOn({ ...bare, ...taken }, invoice.withholding)
}

// As asked, else as the invoice says of the same tax.
function rateOf(taken: SettledRow, invoice: Invoice | undefined): string | null {
  if (taken.withholdingRate) return percentText(taken.withholdingRate)
  return invoice?.withholding.find(({ kind }) => kind === taken.withholdingKind)?.rate ?? null
}

function ordersOf(rows: readonly { readonly order_id: string | null }[]): string[] {
  return [...new Set(rows.flatMap((row) => row.order_id ?? []))].toSorted()
}

type Kept = Pick<Settlement, 'invoice_id' | 'credit_note_id' | 'write_off_id' | 'is_rounding' | 'amount' | 'withheld'>

function settledRow(row: Kept, sign: 1n | -1n) {
  const signed = (value: Money) => (sign === 1n ? value : negate(value))
  const amount = signed(row.amount)
  if (row.credit_note_id !== null) return { id: row.invoice_id, credited: amount }
  if (row.write_off_id !== null && !row.is_rounding) return { id: row.invoice_id, writtenOff: amount }
  const paid = { id: row.invoice_id, paid: amount, withheld: signed(row.withheld) }
  return row.is_rounding ? { ...paid, deducted: amount } : paid
}
