import type { Day } from '#ground/day.ts'
import { ZERO } from '#ground/money.ts'
import { minusQty, negateQty, quantity, quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import { NotFound } from '#kit/http/not-found.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import { newestLink } from '#kit/paper/links/store.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { printedBy } from '#kit/paper/printed.ts'
import { signedByPhone } from '#kit/paper/signed-by-phone.ts'
import { stateOnPaper } from '#kit/paper/state.ts'
import { listOf } from '#kit/list/list.ts'
import { today } from '#kit/posting/today.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import type { CardLine, ValuationRow } from '#modules/warehouse/answers.ts'
import { openStockDocument } from '#modules/warehouse/documents/open-document.ts'
import { stockDocument } from '#modules/warehouse/documents/post-document.ts'
import { stockCount } from '#modules/warehouse/opname/count-stock.ts'
import { openCount } from '#modules/warehouse/opname/open-count.ts'
import { countReportPaper, countSheetPaper } from '#modules/warehouse/papers/count-papers.ts'
import type { WarehousePaperKind } from '#modules/warehouse/papers/contract.ts'
import { stockCardPaper } from '#modules/warehouse/papers/stock-card.ts'
import { stockDocumentPaper } from '#modules/warehouse/papers/stock-document.ts'
import { transferNotePaper } from '#modules/warehouse/papers/transfer-note.ts'
import { valuationPaper } from '#modules/warehouse/papers/valuation.ts'
import { placeNames } from '#modules/warehouse/place-names-store.ts'
import { openStock, stockCard } from '#modules/warehouse/stock-card.ts'
import { openTransfer } from '#modules/warehouse/transfers/open-transfer.ts'
import { SIGNING, transfer as movedGoods } from '#modules/warehouse/transfers/transfer.ts'
import { valuationSource } from '#modules/warehouse/valuation-store.ts'
import { valuationTotal } from '#modules/warehouse/valuation.ts'

/** Pages of a stock card, and of a valuation, that are printed at most. */
const MOST_PAGES = 20

/** A paper ready to be printed. */
export interface PressedPaper {
  readonly name: string
  readonly content: Buffer
}

/** Makes a paper of the warehouse as it is now; a document the person may not see answers 404. */
export async function pressedPaper(
  tx: Tx,
  actor: Actor,
  wanted: { readonly kind: WarehousePaperKind; readonly id: string; readonly until?: Day },
): Promise<PressedPaper> {
  return pressed(await laidOut(tx, actor, wanted))
}

/** Makes the valuation at the end of a day. */
export async function pressedValuation(
  tx: Tx,
  actor: Actor,
  asked: { readonly on: Day; readonly warehouseId?: string },
): Promise<PressedPaper> {
  if (asked.warehouseId && !isWithin(actor.scope.warehouses, asked.warehouseId)) throw new NotFound()
  const rows: ValuationRow[] = []
  const only = asked.warehouseId ? { warehouseId: [asked.warehouseId] } : {}
  let after: string | undefined
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = { size: 100, sort: 'warehouseName', ...only, ...(after && { after }) }
    const answer = await listOf<ValuationRow>(tx, valuationSource(actor, asked.on), actor, query)
    rows.push(...answer.rows)
    after = answer.next
    if (!after) break
  }
  const basis = await basisOf(tx, actor, { subject: 'valuation', id: actor.companyId })
  const total = await valuationTotal(tx, actor, asked)
  const names = asked.warehouseId ? await placeNames(tx, actor.companyId) : undefined
  const place = names?.get(asked.warehouseId ?? '') ?? null
  return pressed(valuationPaper({ ...basis, date: asked.on, rows, total, place, isCut: after !== undefined }))
}

async function pressed(paper: Paper): Promise<PressedPaper> {
  return { name: `${paper.title}.pdf`, content: await makePdf(paper) }
}

async function laidOut(
  tx: Tx,
  actor: Actor,
  { kind, id, until }: { readonly kind: WarehousePaperKind; readonly id: string; readonly until?: Day },
): Promise<Paper> {
  switch (kind) {
    case 'mutasi': {
      const document = await openStockDocument(tx, actor, id)
      const about = { number: document.number, date: document.on, state: stateOnPaper(document.state) }
      return stockDocumentPaper({ ...(await basisOf(tx, actor, { subject: stockDocument, id })), ...about, document })
    }
    case 'transfer': {
      const transfer = await openTransfer(tx, actor, id)
      const state = transfer.status === 'draft' || transfer.status === 'void' ? transfer.status : 'posted'
      const about = { number: transfer.number, date: transfer.date, state: stateOnPaper(state) }
      const basis = await basisOf(tx, actor, { subject: 'stock-transfer', id, docType: 'transfer' })
      const isOnItsWay = (transfer.status === 'sent' || transfer.status === 'partial') && !transfer.answer
      const of = { companyId: actor.companyId, kind: SIGNING, documentId: id }
      const signAt = isOnItsWay ? await newestLink(tx, of) : null
      const files = { companyId: actor.companyId, subject: movedGoods.files, ownerId: id }
      const signed = await signedByPhone(tx, files, transfer.answer)
      return transferNotePaper({ ...basis, ...about, transfer, signed, signAt })
    }
    case 'kartu-stok':
      return cardOf(tx, actor, id, until)
    case 'lembar-opname':
    case 'berita-acara-opname': {
      const count = await openCount(tx, actor, id)
      const state: PaperBasis['state'] = count.state === 'void' ? 'void' : count.state === 'draft' ? 'draft' : 'posted'
      const docType = kind === 'lembar-opname' ? 'lembar opname' : 'berita acara opname'
      const basis = await basisOf(tx, actor, { subject: stockCount, id, docType })
      const data = { ...basis, number: count.number, date: count.date, state, count }
      return kind === 'lembar-opname' ? countSheetPaper(data) : countReportPaper(data)
    }
  }
}

async function cardOf(tx: Tx, actor: Actor, id: string, until: Day | undefined): Promise<Paper> {
  const stock = await openStock(tx, actor, id)
  const lines: CardLine[] = []
  let after: string | undefined
  let closing: { qty: string; value?: string } = { qty: '0' }
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const card = await stockCard(tx, actor, { id, ...(until && { until }), ...(after && { after }) })
    if (page === 0) closing = card.closing
    lines.unshift(...card.lines.toReversed())
    after = card.next
    if (!after) break
  }
  const basis = await basisOf(tx, actor, { subject: 'stock', id })
  const date = until ?? today(actor)
  return stockCardPaper({
    ...basis,
    date,
    stock,
    lines,
    closing,
    opening: openingOf(lines[0]),
    isCut: after !== undefined,
  })
}

// What stood before the oldest line that is listed.
function openingOf(first: CardLine | undefined): { qty: string; value?: string } {
  if (!first) return { qty: '0', value: '0' }
  const moved = first.in === null ? negateQty(quantity(first.out ?? '0')) : quantity(first.in)
  const qty = quantityText(minusQty(quantity(first.balance), moved))
  if (first.value === undefined || first.balanceValue === undefined) return { qty }
  return { qty, value: String(BigInt(first.balanceValue) - BigInt(first.value)) }
}

async function basisOf(
  tx: Tx,
  actor: Actor,
  { docType = 'gudang', ...of }: { readonly subject: string; readonly id: string; readonly docType?: string },
) {
  return {
    letterhead: await issuerOf(tx, actor.companyId, { docType, amount: ZERO, of }),
    printed: await printedBy(tx, actor, of),
  }
}
