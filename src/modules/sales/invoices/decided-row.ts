import type { Day } from '#ground/day.ts'
import { minus, sum } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { today } from '#kit/posting/today.ts'
import { taxRows } from '#modules/company/tax/rules.ts'
import { dealableCustomer } from '#modules/parties/face.ts'
import { collectedOf, collectors, type Collected } from '../collected/rules.ts'
import { checkSignatory, sellerFact } from '../facts.ts'
import { settingsOf } from '../orders/settings.ts'
import { linesOf, type Order } from '../orders/store.ts'
import { askedText, type InvoiceAsked } from './asked.ts'
import { decideInvoice, dueOn, shareText } from './decide.ts'
import type { DecidedInvoice, OrderInvoiceKind } from './decided.ts'
import { untaxedRetention, type InvoiceToInsert } from './store.ts'
import { withholdingAsked, withholdingRows, type Withholding } from './withholding.ts'

/** An invoice as it would be kept. */
export interface DecidedRow {
  readonly row: Row
  readonly withholding: readonly Withholding[]
  readonly lines: DecidedInvoice['lines']
}

type Row = Omit<InvoiceToInsert, 'id' | 'company_id' | 'created_by' | 'updated_by' | 'updated_by_name'>

interface DecidedOn {
  readonly order: Order
  readonly kind: OrderInvoiceKind
  readonly asked: InvoiceAsked
}

interface DecidedBy {
  readonly on: Day
  readonly withholding: readonly Withholding[]
  readonly npwp: string | null
  readonly collected: Collected
}

/** Works out what an invoice of an order would be, or why not. */
export async function decidedRow(
  tx: Tx,
  actor: Actor,
  { order, kind, asked, standing }: DecidedOn & { readonly standing?: string | null },
): Promise<DecidedRow> {
  const on = asked.date ?? today(actor)
  const customer = await dealableCustomer(tx, actor.companyId, order.customer_id)
  const facts = {
    order,
    on,
    lines: await linesOf(tx, order.id),
    seller: await sellerFact(tx, actor, on),
    settings: await settingsOf(tx, actor.companyId),
    untaxedRetention: kind === 'retention' ? await untaxedRetention(tx, order.id) : order.retention_held,
  }
  const decided = decideInvoice(kind, asked, facts)
  const withholding = withholdingAsked(asked, facts, decided)
  const { gross, ppn } = decided.figures
  const collected = collectedOf(customer.vatCollector, {
    order: { price: order.dpp, ppn: order.ppn },
    invoice: { price: gross, ppn },
  })
  const row = rowOf(decided, { order, kind, asked, on, withholding, npwp: customer.npwp, collected })
  await checkSignatory(tx, actor, asked.signatoryId, { amount: row.total, standing })
  return { row, withholding, lines: decided.lines }
}

function rowOf(
  { figures, isRetentionTaxed, untaxedReleased }: DecidedInvoice,
  { order, kind, asked, on, withholding, npwp, collected }: DecidedOn & DecidedBy,
): Row {
  return {
    kind,
    order_id: order.id,
    customer_id: order.customer_id,
    customer_name: order.customer_name,
    customer_npwp: npwp,
    customer_po_no: order.customer_po_no,
    billing_address: order.billing_address,
    project_id: order.project_id,
    invoice_date: on,
    due_date: dueOn(asked, on, order),
    price_includes_tax: order.price_includes_tax,
    seller_is_pkp: figures.shares.some((share) => share.tax !== null),
    tax_transaction_code: codeOf(figures, collected),
    tax_invoice_no: asked.taxInvoiceNo,
    asked: askedText(asked),
    subtotal: figures.subtotal,
    discount_total: figures.discount,
    shipping_fee: figures.shippingFee,
    gross_net: figures.gross,
    down_payment_applied: figures.downPaymentApplied,
    // Held back at the end, it is no percent of this invoice.
    retention_percent:
      shareText(asked.retentionPercent) ?? (order.retention_manner === 'each' ? order.retention_percent : null),
    retention_amount: figures.retention,
    retention_taxed: isRetentionTaxed,
    retention_untaxed: untaxedReleased,
    dpp: figures.dpp,
    dpp_other: figures.dppOther,
    ppn: figures.ppn,
    ppn_collector: collected.by,
    ppn_collected: collected.ppn,
    total: minus(figures.total, collected.ppn),
    taxes: JSON.stringify(taxRows(figures.shares)),
    withholding: JSON.stringify(withholdingRows(withholding)),
    withholding_amount: sum(withholding.map((tax) => tax.amount)),
    bank_account_id: asked.bankAccountId,
    signatory_id: asked.signatoryId,
    needs_meterai: asked.needsMeterai,
    notes: asked.notes,
  }
}

// 02 and 03 go before 04; a first tax of nothing (07, 08) stays what it is.
function codeOf({ shares }: DecidedInvoice['figures'], { by }: Collected): string | null {
  const first = shares.find((share) => share.tax !== null)
  return by && first?.ppn !== 0n ? collectors[by].transactionCode : (first?.tax?.transactionCode ?? null)
}
