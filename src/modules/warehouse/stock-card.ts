import { addDays, dayIn, type Zone } from '#ground/day.ts'
import { minusQty, negateQty, plusQty, quantity, quantityText, sumQty } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { listOf } from '#kit/list/list.ts'
import type {
  CardLine,
  stockCard as cardEndpoint,
  StockCard,
  StockDetail,
  StockRow,
} from '#modules/warehouse/contract.ts'
import { chargedToUsed } from '#modules/warehouse/late-price.ts'
import { behindMoves, type BehindMove } from '#modules/warehouse/card-documents.ts'
import { stockSource } from '#modules/warehouse/list-sources.ts'
import * as store from '#modules/warehouse/stock-store.ts'

const PAGE = 50
const TREND_DAYS = 90

/** Shows one stock: its figures as in the list, and how it went in the last 90 days. */
export async function openStock(tx: Tx, actor: Actor, id: string): Promise<StockDetail> {
  const stock = found(await store.stockById(tx, actor, id))
  const only = { size: 25, itemId: [stock.itemId], warehouseId: [stock.warehouseId] }
  const { rows } = await listOf<StockRow>(tx, stockSource(actor), actor, only)
  return { ...found(rows[0]), trend: await trendOf(tx, actor, stock) }
}

async function trendOf(
  tx: Tx,
  actor: Actor,
  stock: { readonly itemId: string; readonly warehouseId: string; readonly qty: string },
): Promise<StockDetail['trend']> {
  const from = addDays(dayIn(actor.zone, now()), -TREND_DAYS)
  const moved = await store.movedPerDay(tx, actor.companyId, stock, from)
  const opening = minusQty(quantity(stock.qty), sumQty(moved.map((day) => quantity(day.qty))))
  let running = opening
  const days = moved.map((day) => {
    running = plusQty(running, quantity(day.qty))
    return { day: day.day, qty: quantityText(running) }
  })
  return { openingQty: quantityText(opening), days }
}

/**
 * Shows a page of the stock card with its running balance: as the book was written, or as of the end of a day by the dates
 * of the documents. Money only to those who may see cost.
 */
export async function stockCard(tx: Tx, actor: Actor, asked: AskedOf<typeof cardEndpoint>): Promise<StockCard> {
  const stock = found(await store.stockById(tx, actor, asked.id))
  const { rows, closing } = asked.until
    ? await asOf(tx, actor, stock, { day: asked.until, before: asked.after ?? null })
    : await asWritten(tx, actor, stock, asked.after ?? null)
  const seesCost = actor.can('view biaya')
  const shown = rows.slice(0, PAGE)
  const behind = await behindMoves(tx, actor, shown)
  const last = rows.length > PAGE ? shown.at(-1) : undefined
  return {
    lines: shown.map((row) => cardLine(row, behind(row), { seesCost, zone: actor.zone })),
    ...(last && { next: String(last.seq) }),
    closing: { qty: quantityText(quantity(closing.qty)), ...(seesCost && { value: String(closing.value) }) },
  }
}

type Stock = NonNullable<Awaited<ReturnType<typeof store.stockById>>>

async function asWritten(tx: Tx, actor: Actor, stock: Stock, before: string | null) {
  return { rows: await store.cardPage(tx, actor.companyId, stock, { before, size: PAGE + 1 }), closing: stock }
}

/** What was written late stands on its day, and the balances beside the lines are those of the days. */
async function asOf(tx: Tx, actor: Actor, stock: Stock, until: store.Until) {
  const rows = await store.cardPageByDay(tx, actor.companyId, stock, { ...until, size: PAGE + 1 })
  const above = await store.heldAt(tx, actor.companyId, stock, until)
  const closing = until.before ? await store.heldAt(tx, actor.companyId, stock, { ...until, before: null }) : above
  let held = quantity(above.qty)
  let worth = BigInt(above.value)
  const shown = rows.map((row) => {
    const then = { ...row, qtyAfter: quantityText(held), valueAfter: worth }
    held = minusQty(held, quantity(row.qty))
    worth -= BigInt(row.value)
    return then
  })
  return { rows: shown, closing }
}

function cardLine(
  row: store.CardRow,
  document: BehindMove,
  { seesCost, zone }: { readonly seesCost: boolean; readonly zone: Zone },
): CardLine {
  const qty = quantity(row.qty)
  return {
    id: row.id,
    seq: String(row.seq),
    on: row.on,
    postedAt: row.postedAt,
    document: { kind: row.kind, id: row.documentId, ...document },
    isReversal: row.isReversal,
    isPriceOnly: qty === 0n,
    isBackdated: dayIn(zone, row.postedAt) > row.on,
    in: qty > 0n ? quantityText(qty) : null,
    out: qty < 0n ? quantityText(negateQty(qty)) : null,
    balance: quantityText(quantity(row.qtyAfter)),
    by: row.by,
    ...(seesCost && { value: String(row.value), unitCost: row.unitCost, balanceValue: String(row.valueAfter) }),
    ...(seesCost && chargedToUsed(row) !== 0n && { chargedToUsed: String(chargedToUsed(row)) }),
  }
}
