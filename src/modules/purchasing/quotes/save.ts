import { ZERO } from '#ground/money.ts'
import { percentText } from '#ground/percent.ts'
import { priceText } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { intoTrash } from '#kit/trash/trash.ts'
import { dealableSupplier } from '#modules/parties/face.ts'
import { checkOrderable } from '../requests/order-request.ts'
import { lockRequest, requestLinesOf, type PurchaseRequest, type RequestLine } from '../requests/store.ts'
import type { addQuote, updateQuote } from './contract.ts'
import { quoteTotal } from './rules.ts'
import {
  changeQuote,
  insertQuote,
  quotesOf,
  removeQuote,
  replaceQuoteLines,
  requestOfQuote,
  type Quote,
  type QuoteLineToInsert,
} from './store.ts'

type Asked = Omit<AskedOf<typeof addQuote>, 'id' | 'files'>

/** Takes down what a supplier asks for a request; one quote of each supplier. */
export async function add(tx: Tx, actor: Actor, asked: AskedOf<typeof addQuote>): Promise<DocumentRef> {
  const request = await lockRequest(tx, actor, asked.id)
  checkOrderable(request)
  const supplier = await checkSupplier(tx, actor, request, asked.supplierId)
  const id = newId()
  const { row, lines } = decided(actor, asked, await requestLinesOf(tx, request.id), id)
  const by = {
    created_by: actor.userId,
    created_by_name: actor.name,
    updated_by: actor.userId,
    updated_by_name: actor.name,
  }
  const about = { id, company_id: actor.companyId, request_id: request.id, supplier_name: supplier.name }
  await insertQuote(tx, { ...row, ...by, ...about }, lines)
  await claimFiles(tx, actor, { ids: asked.files, subject: 'penawaran', ownerId: id })
  await recordHistory(tx, actor, { subject: 'purchase-request', id: request.id, act: 'quote', reason: supplier.name })
  return { id, number: asked.quoteNo, version: 1 }
}

/** Writes a quote anew, until it became an order. */
export async function update(tx: Tx, actor: Actor, asked: AskedOf<typeof updateQuote>): Promise<DocumentRef> {
  const { request, quote } = await heldQuote(tx, actor, asked.id)
  expectVersion(versioned(quote), asked.version)
  checkFree(quote)
  const supplier = await checkSupplier(tx, actor, request, asked.supplierId, quote.id)
  const { row, lines } = decided(actor, asked, await requestLinesOf(tx, request.id), quote.id)
  const saved = await changeQuote(tx, actor, quote.id, { ...row, supplier_name: supplier.name })
  await replaceQuoteLines(tx, quote.id, lines)
  const told = { subject: 'purchase-request', id: request.id, act: 'requote', reason: supplier.name }
  await recordHistory(tx, actor, told)
  return { id: quote.id, number: asked.quoteNo, version: saved.version }
}

/** Removes a quote that did not become an order. */
export async function remove(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
  const { request, quote } = await heldQuote(tx, actor, id)
  checkFree(quote)
  await intoTrash(tx, actor, {
    subject: 'purchase-quote',
    table: 'purchase_quote',
    id: id,
    kind: 'Penawaran supplier',
    permissions: ['update pembelian-barang'],
  })
  await removeQuote(tx, actor, id)
  const told = { subject: 'purchase-request', id: request.id, act: 'unquote', reason: quote.supplier_name }
  await recordHistory(tx, actor, told)
  return { id }
}

/** A quote with its request, held for this transaction. */
export async function heldQuote(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<{ readonly request: PurchaseRequest; readonly quote: Quote }> {
  const request = await lockRequest(tx, actor, await requestOfQuote(tx, actor, id))
  const quotes = await quotesOf(tx, actor, request.id)
  return { request, quote: found(quotes.find((each) => each.id === id)) }
}

/** Refuses a quote that became an order which stands. */
export function checkFree(quote: Quote): void {
  if (quote.standing_order_id !== null) throw new Refusal('quote.already-ordered', { supplier: quote.supplier_name })
}

async function checkSupplier(tx: Tx, actor: Actor, request: PurchaseRequest, id: string, except?: string) {
  const supplier = await dealableSupplier(tx, actor.companyId, id)
  const others = await quotesOf(tx, actor, request.id)
  if (others.some((each) => each.supplier_id === id && each.id !== except))
    throw new Refusal('quote.supplier-twice', { supplier: supplier.name }, { field: 'supplierId' })
  return supplier
}

function decided(actor: Actor, asked: Asked, requested: readonly RequestLine[], quoteId: string) {
  const known = new Map(requested.map((line) => [line.id, line]))
  const seen = new Set<string>()
  const offered = asked.lines.map((line, at) => {
    const request = known.get(line.requestLineId)
    if (!request || seen.has(request.id))
      throw new Refusal('quote.unknown-line', {}, { field: `lines.${at}.requestLineId` })
    seen.add(request.id)
    return { ...line, qty: quantity(request.qty) }
  })
  if (offered.every((line) => line.price === null)) throw new Refusal('quote.nothing-offered')
  const freight = asked.freight ?? ZERO
  const lines: QuoteLineToInsert[] = offered.map((line, at) => ({
    id: newId(),
    company_id: actor.companyId,
    quote_id: quoteId,
    request_line_id: line.requestLineId,
    position: at + 1,
    price: line.price === null ? null : priceText(line.price),
    discount_percent: line.discountPercent === null ? null : percentText(line.discountPercent),
    note: line.note,
  }))
  const row = {
    supplier_id: asked.supplierId,
    quote_no: asked.quoteNo,
    quote_date: asked.date,
    valid_until: asked.validUntil,
    lead_days: asked.leadDays,
    term_days: asked.termDays,
    freight,
    price_includes_tax: asked.priceIncludesTax,
    notes: asked.notes,
    total: quoteTotal(offered, freight),
  }
  return { row, lines }
}
