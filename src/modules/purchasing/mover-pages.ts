import { sql } from 'kysely'
import type { Tx } from '#kit/db/tx.ts'
import { tellMoverPages, type MoverPage } from '#modules/stock/face.ts'
import { own } from './store.ts'

// Receipts are read beside their order, bills and returns in their lists.
tellMoverPages('goods-receipt', receiptPages)
tellMoverPages('purchase-bill', async (_tx, _companyId, ids) => listed('tagihan', ids))
tellMoverPages('purchase-return', async (_tx, _companyId, ids) => listed('retur', ids))

async function receiptPages(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MoverPage>> {
  const { rows } = await sql<{ id: string; orderId: string }>`
    select id, order_id as "orderId" from goods_receipt where company_id = ${companyId} and id = any (${[...ids]}::uuid[])
  `.execute(own(tx))
  return new Map(rows.map(({ id, orderId }) => [id, { to: `/pembelian-barang/detail/${orderId}?bagian=penerimaan` }]))
}

function listed(kind: 'tagihan' | 'retur', ids: readonly string[]): ReadonlyMap<string, MoverPage> {
  return new Map(ids.map((id) => [id, { to: `/pembelian-barang/?tab=pembelian&jenis=${kind}&dokumen=${id}` }]))
}
