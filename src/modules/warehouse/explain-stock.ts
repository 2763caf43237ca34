import { qtyFormat } from '#ground/format.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import { Forbidden } from '#kit/http/failures.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Explained, ExplainedFigure } from '#kit/explained.ts'
import { found } from '#kit/http/not-found.ts'
import { listOf } from '#kit/list/list.ts'
import type { StockFigure } from '#modules/warehouse/explain-contract.ts'
import type { StockRow } from '#modules/warehouse/answers.ts'
import { behindMoves } from '#modules/warehouse/card-documents.ts'
import { coming, free, reserved } from '#modules/warehouse/explain-supply.ts'
import { movesCounted } from '#modules/warehouse/explain-store.ts'
import { chargedToUsed, priceSaid } from '#modules/warehouse/late-price.ts'
import { stockSource } from '#modules/warehouse/list-sources.ts'
import * as store from '#modules/warehouse/stock-store.ts'
import { money, qty } from '#modules/warehouse/explained-figures.ts'

const LISTED = 50

/** Tells where a number of a stock comes from: its formula with the numbers, and the rows it was made of. */
export async function explainStock(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly of: StockFigure },
): Promise<Explained> {
  const stock = found(await store.stockById(tx, actor, asked.id))
  const only = { size: 25, itemId: [stock.itemId], warehouseId: [stock.warehouseId] }
  const { rows } = await listOf<StockRow>(tx, stockSource(actor), actor, only)
  const row = found(rows[0])
  if (asked.of === 'tersedia') return free(tx, actor, row)
  if (asked.of === 'dipesan') return reserved(tx, actor, row)
  if (asked.of === 'akan-datang') return coming(tx, actor, row)
  if (asked.of === 'stok') return onHand(tx, actor, row)
  if (!actor.can('view biaya')) throw new Forbidden('view biaya')
  return asked.of === 'harga' ? average(tx, actor, row) : worth(tx, actor, row)
}

async function average(tx: Tx, actor: Actor, row: StockRow): Promise<Explained> {
  return {
    title: 'Harga rata-rata',
    result: { kind: 'price', value: row.averageCost ?? '0', unit: row.unit },
    formula: 'Nilai stok dibagi jumlah stok',
    parts: [
      { label: 'Nilai stok', figure: money(row.value) },
      { label: 'Jumlah stok', figure: qty(row.onHand, row.unit) },
    ],
    ...(await moves(tx, actor, row, (move) => ({ figure: money(move.value), after: money(move.valueAfter) }))),
  }
}

async function worth(tx: Tx, actor: Actor, row: StockRow): Promise<Explained> {
  return {
    title: 'Nilai stok',
    result: money(row.value),
    formula: 'Nilai semua yang masuk dikurangi nilai semua yang keluar',
    parts: [],
    ...(await moves(tx, actor, row, (move) => ({ figure: money(move.value), after: money(move.valueAfter) }))),
  }
}

async function onHand(tx: Tx, actor: Actor, row: StockRow): Promise<Explained> {
  return {
    title: 'Stok fisik',
    result: qty(row.onHand, row.unit),
    formula: 'Semua yang masuk dikurangi semua yang keluar',
    parts: [],
    ...(await moves(
      tx,
      actor,
      row,
      (move) => ({ figure: qty(move.qty, row.unit), after: qty(move.qtyAfter, row.unit) }),
      { isOfGoods: true },
    )),
  }
}

type Shown = (move: store.CardRow) => { readonly figure: ExplainedFigure; readonly after: ExplainedFigure }

// A price that came later changed what the goods are worth, and not how many there are.
async function moves(
  tx: Tx,
  actor: Actor,
  row: StockRow,
  shown: Shown,
  { isOfGoods } = { isOfGoods: false },
): Promise<Pick<Explained, 'rows' | 'unlisted'>> {
  const page = await store.cardPage(tx, actor.companyId, row, { before: null, size: LISTED, isOfGoods })
  const behind = await behindMoves(tx, actor, page)
  const all = page.length < LISTED ? page.length : await movesCounted(tx, actor.companyId, row, { isOfGoods })
  return {
    rows: page.map((move) => {
      const { to, number } = behind(move)
      return {
        id: move.id,
        label: number ?? '—',
        detail: detailOf(move, row.unit),
        on: move.on,
        ...shown(move),
        ...(to && { to }),
      }
    }),
    ...(all > page.length && { unlisted: all - page.length }),
  }
}

function detailOf(move: store.CardRow, unit: string): string {
  const size = quantityText(quantity(move.qty.replace('-', '')))
  if (quantity(move.qty) === 0n) {
    const charged = chargedToUsed(move)
    const price = { value: String(move.value), ...(charged !== 0n && { chargedToUsed: String(charged) }) }
    return priceSaid(price, 'harga yang datang kemudian').join(' · ')
  }
  const back = move.isReversal ? ', dibatalkan' : ''
  return `${move.qty.startsWith('-') ? 'keluar' : 'masuk'} ${qtyFormat(size)} ${unit}${back}`
}
