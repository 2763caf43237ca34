import type { PphKind } from '#ground/pph.ts'
import { addDays, type Day } from '#ground/day.ts'
import { money, ZERO, type Money } from '#ground/money.ts'
import { percent, type Percent } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Price } from '#ground/price.ts'
import { quantity, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { today } from '#kit/posting/today.ts'
import type { TaxFact } from '#modules/company/tax/rules.ts'
import type { SupplierFacts } from '#modules/parties/face.ts'
import { buyerFact, type BuyerFact } from '../facts.ts'
import { lockPurchases } from '../orders/store.ts'
import { lockReceipts } from '../receipts/store.ts'
import { settingsOf } from '../settings.ts'
import { boughtOf, type Bought } from './bought.ts'
import { freightParts, orderedOf, type FreightPart, type OpenFreight } from './freight-rules.ts'
import { factOf, homesOf, lockReceiptLines, openLines, type OpenLine } from './open-lines.ts'
import { billFigures, type BillFigures } from './rules.ts'
import { withholdingOf, type Withholding } from './withholding.ts'

/** A bill as it is asked, or as a draft was asked. */
export interface BillAsked {
  readonly supplierInvoiceDate: Day | null
  readonly date: Day | null
  readonly dueDate: Day | null
  readonly priceIncludesTax?: boolean
  readonly lines: readonly AskedBillLine[]
  readonly freight?: Money
  readonly ppn?: Money
  readonly withholdingKind?: PphKind | null
  readonly withholdingRate?: Percent | null
  readonly withholdingBase?: Money
  readonly withholdingObject?: string | null
}

export interface AskedBillLine {
  readonly receiptLineId: string | null
  readonly orderLineId: string | null
  readonly qty?: Quantity
  readonly price?: Price
  readonly discount?: Money
}

/** What a bill would be. */
export interface DecidedBill {
  readonly figures: BillFigures
  readonly lines: readonly OpenLine[]
  /** The ordered freight that it brings. */
  readonly freight: readonly FreightPart[]
  readonly on: Day
  readonly dueDate: Day
  readonly isInclusive: boolean
  readonly creditsTax: boolean
  readonly tolerance: Percent
  /** Bills more of a service than its berita acara say is done. */
  readonly isBeforeHandover: boolean
  readonly withholding: Withholding
}

/** Takes the orders, receipts and lines of a bill for this transaction, in the order of everybody. */
export async function lockHomes(tx: Tx, actor: Actor, lines: readonly AskedBillLine[]): Promise<void> {
  const ids = idsOf(lines)
  const homes = await homesOf(tx, actor.companyId, ids)
  await lockPurchases(tx, actor, homes.orderIds)
  await lockReceipts(tx, actor, homes.receiptIds)
  await lockReceiptLines(tx, actor.companyId, ids.receiptLineIds)
}

/** Works out a bill on orders and receipts as they are now. */
export async function decideBill(
  tx: Tx,
  actor: Actor,
  supplier: SupplierFacts,
  asked: BillAsked,
): Promise<DecidedBill> {
  const on = asked.date ?? today(actor)
  const invoiceDay = asked.supplierInvoiceDate ?? on
  const lines = await wantedLines(tx, actor, supplier, asked.lines)
  const first = lines[0]
  const isInclusive = asked.priceIncludesTax ?? first?.priceIncludesTax ?? false
  const buyer = await buyerFact(tx, actor, invoiceDay)
  const settings = await settingsOf(tx, actor.companyId)
  const taxOf = (code: string): TaxFact | null => taxFor(supplier, buyer, code)

  const freight = freightParts(asked.freight ?? ZERO, freightOpen(lines))
  const figures = billFigures(
    asked.lines.map((line, at) => ({ ...line, fact: factOf(lines[at] as OpenLine, taxOf(lines[at]?.taxCode ?? '')) })),
    {
      mode: isInclusive ? 'inclusive' : 'exclusive',
      creditsTax: buyer.weArePkp,
      freight: { amount: asked.freight ?? ZERO, ordered: orderedOf(freight), tax: taxOf(first?.taxCode ?? '') },
      ppn: asked.ppn ?? null,
      tolerance: settings.priceTolerancePercent,
    },
  )
  return {
    figures,
    lines,
    freight,
    on,
    dueDate: dueOn(asked, invoiceDay, first?.termDays ?? supplier.termDays ?? settings.termDays),
    isInclusive,
    creditsTax: buyer.weArePkp,
    tolerance: settings.priceTolerancePercent,
    isBeforeHandover: figures.lines.some(({ qty }, at) => qty > handedOf(lines[at], qty)),
    withholding: await withholdingOf(tx, supplier, {
      asked,
      on: invoiceDay,
      contractOn: first?.orderDate ?? invoiceDay,
      bought: boughtOn(figures, lines),
    }),
  }
}

// Of each order once, however many of its lines are billed together.
function freightOpen(lines: readonly OpenLine[]): OpenFreight {
  return new Map(lines.map((line) => [line.orderId, money(line.orderFreight)]))
}

function handedOf(line: OpenLine | undefined, otherwise: Quantity): Quantity {
  return line?.handedQty ? quantity(line.handedQty) : otherwise
}

function boughtOn(figures: BillFigures, lines: readonly OpenLine[]): Bought {
  const billed = figures.lines.map(({ net }, at) => ({
    isGoods: (lines[at]?.receiptLineId ?? null) !== null,
    description: lines[at]?.description ?? '',
    net,
  }))
  return boughtOf(billed, figures.freight)
}

/** The refusals of shape: every line is of this supplier, and named once. */
async function wantedLines(
  tx: Tx,
  actor: Actor,
  supplier: SupplierFacts,
  asked: readonly AskedBillLine[],
): Promise<OpenLine[]> {
  const open = await openLines(tx, actor, { lines: idsOf(asked) })
  const seen = new Set<string>()
  return asked.map((line, at) => {
    const key = line.receiptLineId ?? line.orderLineId
    const found = open.find((one) =>
      line.receiptLineId === null ? one.orderLineId === key && one.receiptLineId === null : one.receiptLineId === key,
    )
    if (key === null || seen.has(key))
      throw new Refusal('bill.unknown-line', { line: at + 1 }, { field: `lines.${at}` })
    if (!found) throw new NotFound()
    if (found.supplierId !== supplier.id)
      throw new Refusal('bill.other-supplier', { supplier: supplier.name }, { field: 'supplierId' })
    seen.add(key)
    return found
  })
}

/** Which lines of receipts and orders a bill is of. */
export function idsOf(lines: readonly AskedBillLine[]) {
  return {
    receiptLineIds: lines.flatMap((line) => line.receiptLineId ?? []),
    orderLineIds: lines.flatMap((line) => (line.receiptLineId === null && line.orderLineId ? [line.orderLineId] : [])),
  }
}

// A supplier that is no PKP may not charge PPN, whatever the order said.
function taxFor(supplier: SupplierFacts, buyer: BuyerFact, code: string): TaxFact | null {
  return supplier.isPkp ? (buyer.taxes.get(code) ?? null) : null
}

/** When a paper falls due: as asked, never before its own day; else after the term. */
export function dueOn(asked: Pick<BillAsked, 'dueDate'>, invoiceDay: Day, termDays: number): Day {
  if (asked.dueDate === null) return addDays(invoiceDay, termDays)
  if (asked.dueDate < invoiceDay) throw new Refusal('bill.due-early', { day: invoiceDay }, { field: 'dueDate' })
  return asked.dueDate
}

/** The rate that stands on a row, as text reads it. */
export function rateFrom(text: string | null): Percent | null {
  return text === null ? null : percent(text)
}
