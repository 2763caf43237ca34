import type { PphKind } from '#ground/pph.ts'
import { dimsOf, dimsRow, NO_DIMS, spreadDims, type Dims } from '#ground/dims.ts'
import { addDays, type Day } from '#ground/day.ts'
import { plus, sum, ZERO, type Money } from '#ground/money.ts'
import type { Percent } from '#ground/percent.ts'
import { priceText, type Price } from '#ground/price.ts'
import { quantityText, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { instant } from '#kit/posting/today.ts'
import { taxRatesOn } from '#modules/company/companies/face.ts'
import { taxedSum, taxRows, type TaxedSum } from '#modules/company/tax/rules.ts'
import { post } from '#modules/journal/face.ts'
import { accounts, creditEach, debit, type EntryLine } from '#modules/journal/rules.ts'
import { supplierDealt, supplierOf, type SupplierFacts } from '#modules/parties/face.ts'
import { buyerFact, buyerSeen } from '../facts.ts'
import { settingsOf } from '../settings.ts'
import { numbered } from './book-bill.ts'
import { unbook } from './change-bill.ts'
import { sharesOf } from './dims.ts'
import { refuseSamePaper } from './record-bill.ts'
import { postedBy, withheldBy } from './rows.ts'
import { changeBill, insertBill, lockBills, type Bill, type BillLineToInsert } from './store.ts'
import { withholdingBy, type Withholding } from './withholding.ts'

/** Where a line of a subcontractor's bill is booked. */
const lineAccounts = {
  work: accounts.projectSubcontract,
  advance: accounts.supplierAdvance,
  retention: accounts.subcontractRetention,
  'back-charge': accounts.subcontractBackCharge,
} as const

/** A line of a subcontractor's bill: below zero for what is taken off. */
export interface SubcontractBillLine extends Dims {
  readonly kind: keyof typeof lineAccounts
  readonly description: string
  readonly qty: Quantity
  readonly unit: string
  readonly price: Price
  readonly net: Money
}

/** What a subcontractor asks for, with the PPh that is held back when it is paid. */
export interface SubcontractPaper {
  readonly supplierId: string
  /** The day of the contract: its SBU decides PPh final. */
  readonly contractOn: Day
  readonly date: Day
  readonly withholdingKind: PphKind | null
  readonly withholdingRate: Percent | null
  readonly lines: readonly SubcontractBillLine[]
}

/** The same as it comes on paper. */
export interface SubcontractInvoice extends SubcontractPaper {
  readonly supplierInvoiceNo: string
  readonly supplierInvoiceDate: Day | null
  readonly taxInvoiceNo: string | null
  readonly dueDate: Day | null
  readonly notes: string | null
}

/** What a subcontractor's bill comes to. */
export interface SubcontractFigures {
  readonly dpp: Money
  readonly ppn: Money
  readonly total: Money
  readonly withholding: Withholding
}

interface Decided extends SubcontractFigures {
  readonly supplier: SupplierFacts
  readonly taxed: TaxedSum
  readonly creditsTax: boolean
}

/** Works out what a bill would come to, of suppliers that were read. */
export type SubcontractPreview = (paper: SubcontractPaper) => SubcontractFigures

/**
 * Reads once what bills of these suppliers on a day are worked out with: PPN and PPh on all but what is charged back. A
 * closed company still reads what it had.
 */
export async function subcontractPreview(
  tx: Tx,
  actor: Actor,
  { on, supplierIds }: { readonly on: Day; readonly supplierIds: readonly string[] },
): Promise<SubcontractPreview> {
  const buyer = await buyerSeen(tx, actor, on)
  const rates = await taxRatesOn(tx, on)
  const suppliers = new Map<string, SupplierFacts>()
  for (const id of new Set(supplierIds)) suppliers.set(id, await supplierOf(tx, actor.companyId, id))
  return (paper) => decided(paper, { supplier: found(suppliers.get(paper.supplierId)), buyer, rates })
}

/** Books a bill of a subcontractor: cost, PPN and debt, less what is held back and what was paid ahead. */
export async function billSubcontract(
  tx: Tx,
  actor: Actor,
  invoice: SubcontractInvoice,
): Promise<SubcontractFigures & { readonly id: string; readonly number: string | null }> {
  refuseAhead(actor, invoice.date)
  const decided = await decide(tx, actor, invoice)
  const { supplier, dpp, ppn, total, withholding } = decided
  const { supplierInvoiceNo: no, date: on } = invoice
  await refuseSamePaper(tx, actor, { supplierId: supplier.id, no, except: null })
  const id = newId()
  const lines = invoice.lines.map((line, at) => lineRow({ companyId: actor.companyId, billId: id, at }, line, decided))
  const bill = await insertBill(tx, await headOf(tx, actor, { id, invoice, decided }), lines)
  await supplierDealt(tx, actor.companyId, { supplierId: supplier.id, payable: total, on })
  await recordHistory(tx, actor, { subject: 'purchase-bill', id, act: 'post' })
  await post(tx, actor, {
    ...{ on, area: 'purchase', source: { kind: 'purchase-bill', id } },
    memo: `Tagihan subkon ${no} – ${supplier.name}`,
    lines: entryOf(invoice.lines, decided),
  })
  const { number } = await numbered(tx, actor, bill, on)
  return { id, number, dpp, ppn, total, withholding }
}

/** Takes a subcontractor's bill back that nobody paid, by its mirror today. */
export async function voidSubcontractBill(tx: Tx, actor: Actor, billId: string, reason: string): Promise<void> {
  const bill: Bill = found((await lockBills(tx, actor.companyId, [billId]))[0])
  await unbook(tx, actor, bill, reason)
  const voided = { state: 'void' as const, voided_at: instant(), voided_by: actor.name, void_reason: reason }
  await changeBill(tx, actor, bill.id, voided)
  await recordHistory(tx, actor, { subject: 'purchase-bill', id: bill.id, act: 'void', reason })
}

async function decide(tx: Tx, actor: Actor, paper: SubcontractPaper): Promise<Decided> {
  const supplier = await supplierOf(tx, actor.companyId, paper.supplierId)
  const buyer = await buyerFact(tx, actor, paper.date)
  return decided(paper, { supplier, buyer, rates: await taxRatesOn(tx, paper.date) })
}

interface WorkedOutWith {
  readonly supplier: SupplierFacts
  readonly buyer: Awaited<ReturnType<typeof buyerFact>>
  readonly rates: Awaited<ReturnType<typeof taxRatesOn>>
}

function decided(paper: SubcontractPaper, { supplier, buyer, rates }: WorkedOutWith): Decided {
  const tax = supplier.isPkp ? (buyer.taxes.get(buyer.taxCode) ?? null) : null
  const net = (of: readonly SubcontractBillLine[]) => sum(of.map((line) => line.net))
  const billed = net(paper.lines.filter((line) => line.kind !== 'back-charge'))
  const dpp = net(paper.lines)
  const taxed = taxedSum([{ amount: billed, tax }], 'exclusive')
  const total = plus(dpp, taxed.ppn)
  if (billed < 0n || total < 0n) throw new Refusal('bill.subcontract-below-zero', { total }, { field: 'backCharge' })
  const withholding = withholdingBy(rates, supplier, {
    asked: { withholdingKind: paper.withholdingKind, ...rateOf(paper) },
    ...{ contractOn: paper.contractOn },
    bought: { services: billed, whole: billed, isHire: false },
  })
  return { supplier, taxed, creditsTax: buyer.weArePkp, dpp, ppn: taxed.ppn, total, withholding }
}

function rateOf({ withholdingRate }: SubcontractPaper) {
  return withholdingRate === null ? {} : { withholdingRate }
}

interface Head {
  readonly id: string
  readonly invoice: SubcontractInvoice
  readonly decided: Decided
}

async function headOf(tx: Tx, actor: Actor, { id, invoice, decided }: Head) {
  const { supplier, taxed, dpp, ppn, total, withholding, creditsTax } = decided
  const { termDays } = await settingsOf(tx, actor.companyId)
  const invoiceDay = invoice.supplierInvoiceDate ?? invoice.date
  const due = invoice.dueDate ?? addDays(invoiceDay, supplier.termDays ?? termDays)
  if (due < invoiceDay) throw new Refusal('bill.due-early', { day: invoiceDay }, { field: 'dueDate' })
  return {
    ...postedBy(actor),
    ...{ id, company_id: actor.companyId, kind: 'subcontract' as const },
    ...{ supplier_id: supplier.id, supplier_name: supplier.name },
    ...{ supplier_npwp: supplier.npwp, supplier_is_pkp: supplier.isPkp },
    ...{ supplier_invoice_no: invoice.supplierInvoiceNo, supplier_invoice_date: invoice.supplierInvoiceDate },
    ...{ tax_invoice_no: invoice.taxInvoiceNo, bill_date: invoice.date, due_date: due, credits_tax: creditsTax },
    subtotal: sum(invoice.lines.flatMap((line) => (line.net > 0n ? [line.net] : []))),
    ...{ dpp, dpp_other: taxed.dppOther, ppn, total, taxes: JSON.stringify(taxRows(taxed.shares)) },
    ...withheldBy(withholding),
    notes: invoice.notes,
    ...{ created_by: actor.userId, created_by_name: actor.name },
    ...{ updated_by: actor.userId, updated_by_name: actor.name },
  }
}

interface Place {
  readonly companyId: string
  readonly billId: string
  readonly at: number
}

function lineRow({ companyId, billId, at }: Place, line: SubcontractBillLine, { taxed }: Decided): BillLineToInsert {
  const code = taxed.shares[0]?.tax?.code
  return {
    ...{ id: newId(), company_id: companyId, bill_id: billId, position: at + 1 },
    ...{ description: line.description, qty: quantityText(line.qty), unit: line.unit, price: priceText(line.price) },
    ...{ amount: line.net, net: line.net, cost: line.net },
    tax_code: line.kind === 'back-charge' || !code ? 'none' : code,
    account_code: lineAccounts[line.kind],
    ...dimsRow(line),
  }
}

// PPN that may not be credited is part of what the work costs.
function entryOf(lines: readonly SubcontractBillLine[], decided: Decided): EntryLine[] {
  const { supplier, total, ppn, creditsTax } = decided
  const shares = sharesOf(lines.map((line) => ({ ...dimsRow(line), net: line.net })))
  const own = lines.map((line) =>
    debit(lineAccounts[line.kind], line.net, {
      ...dimsOf(line),
      partyId: line.kind === 'advance' || line.kind === 'retention' ? supplier.id : null,
    }),
  )
  const lost = creditsTax ? [] : spreadDims(ppn, shares)
  return [
    ...own,
    debit(accounts.vatIn, creditsTax ? ppn : ZERO, NO_DIMS),
    ...lost.map((part) => debit(accounts.projectSubcontract, part.amount, dimsOf(part))),
    ...creditEach(accounts.payable, spreadDims(total, shares), supplier.id),
  ]
}
