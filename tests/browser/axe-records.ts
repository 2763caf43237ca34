import type { Desk, Office } from './office.ts'

/** Records with something to show: an order that was sent and billed, a draft, and whoever ordered. */
export async function recordsOf(office: Office, { page }: Desk): Promise<Record<string, string>> {
  const first = async (path: string) => {
    const answer = await page.request.get(office.url + path)
    const { rows } = (await answer.json()) as { rows: { id: string; customerId?: string }[] }
    return rows[0] ?? { id: '' }
  }
  const placed = async (table: 'stock_transfer' | 'stock_count', column: string) => {
    const { rows } = await office.db.pool.query(
      `select id, ${column} as place from ${table} where company_id = $1 limit 1`,
      [office.companyId],
    )
    return (rows[0] ?? { id: '', place: '' }) as { id: string; place: string }
  }
  const order = await first('/api/order?bill=paid')
  const transfer = await placed('stock_transfer', 'from_warehouse_id')
  const count = await placed('stock_count', 'warehouse_id')
  return {
    $transfer: transfer.id,
    $source: transfer.place,
    $count: count.id,
    $counted: count.place,
    $purchase: (await first('/api/pembelian-barang?bill=billed')).id,
    $unreceived: (await first('/api/pembelian-barang?status=ordered')).id,
    $unbilled: (await first('/api/pembelian-barang?status=received')).id,
    $receipt: (await first('/api/pembelian-barang/penerimaan')).id,
    $bill: (await first('/api/tagihan-pembelian')).id,
    $payment: (await first('/api/pembayaran-supplier')).id,
    $product: (await first('/api/barang?kind=produk_jadi')).id,
    $material: (await first('/api/barang')).id,
    $house: (await first('/api/rumah-produksi')).id,
    $order: order.id,
    $draft: (await first('/api/order?status=draft')).id,
    $customer: (await first('/api/pelanggan?sort=-receivable')).id,
    $supplier: (await first('/api/supplier')).id,
    $stock: (await first('/api/stock')).id,
    $warehouse: (await first('/api/gudang')).id,
    $project: (await first('/api/daftar-proyek')).id,
    $company: (await first('/api/perusahaan')).id,
  }
}
