import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Explained, ExplainedRow } from '#kit/explained.ts'
import { comingOf, moverPages, type Coming } from '#modules/stock/face.ts'
import type { StockRow } from '#modules/warehouse/answers.ts'
import { qty } from '#modules/warehouse/explained-figures.ts'
import { reservedFor } from '#modules/warehouse/explain-store.ts'

/** What is free of a stock: what is there without what documents keep. */
export async function free(tx: Tx, actor: Actor, row: StockRow): Promise<Explained> {
  return {
    title: 'Stok tersedia',
    result: qty(row.available, row.unit),
    formula: 'Stok fisik dikurangi yang dipesan',
    parts: [
      { label: 'Stok fisik', figure: qty(row.onHand, row.unit) },
      { label: 'Dipesan', figure: qty(row.reserved, row.unit) },
      { label: 'Akan datang (belum dihitung)', figure: qty(row.incoming, row.unit) },
    ],
    rows: await keepers(tx, actor, row),
  }
}

/** What is promised of a stock, and to which documents. */
export async function reserved(tx: Tx, actor: Actor, row: StockRow): Promise<Explained> {
  return {
    title: 'Dipesan',
    result: qty(row.reserved, row.unit),
    formula: 'Jumlah yang ditahan order penjualan dan SPK produksi',
    parts: [],
    rows: await keepers(tx, actor, row),
  }
}

/** What suppliers still owe a stock; what is on the way from another warehouse or being made stands beside it. */
export async function coming(tx: Tx, actor: Actor, row: StockRow): Promise<Explained> {
  const [ordered, sent, made] = [
    await comingOf(tx, actor, 'ordered', row),
    await comingOf(tx, actor, 'sent', row),
    await comingOf(tx, actor, 'made', row),
  ]
  const rowsOf = (all: readonly Coming[]) => all.map((one) => rowOf(one, row.unit))
  const beside = [
    { title: 'Dalam perjalanan dari gudang lain (tidak dihitung)', rows: rowsOf(sent) },
    { title: 'Sedang diproduksi (tidak dihitung)', rows: rowsOf(made) },
  ].filter(({ rows }) => rows.length > 0)
  return {
    title: 'Akan datang',
    result: qty(row.incoming, row.unit),
    formula: 'Jumlah yang belum diterima dari pembelian yang berjalan',
    parts: [],
    rows: rowsOf(ordered),
    ...(beside.length > 0 && { beside }),
  }
}

function rowOf({ id, number, detail, on, qty: left, to }: Coming, unit: string): ExplainedRow {
  return { id, label: number ?? 'Tanpa nomor', detail, figure: qty(left, unit), ...(to && { to }), ...(on && { on }) }
}

async function keepers(tx: Tx, actor: Actor, row: StockRow): Promise<ExplainedRow[]> {
  const all = await reservedFor(tx, actor.companyId, row)
  const documents = all.map(({ kind, documentId }) => ({ kind, id: documentId }))
  const pages = await moverPages(tx, actor, documents)
  return all.map((each) => {
    const page = pages.get(each.documentId)
    return {
      id: each.id,
      label: each.number ?? 'Tanpa nomor',
      detail: 'menahan stok ini',
      figure: qty(each.qty, row.unit),
      ...(page?.to && { to: page.to }),
    }
  })
}
