import { type DayAct, type Ground, type Memory, undone } from './memory.ts'

/** A request, an order with its advance, received with a reject, billed, paid, partly sent back; and a nota toko. */
export function buying({ on, supplierId, itemId, main }: Ground): DayAct[] {
  const order = (m: Memory) => `/api/pembelian-barang/${m.id('purchase')}`
  const begun = { date: on, warehouseId: main, submit: true }
  const method = 'tunai'
  return [
    {
      name: 'request',
      path: () => '/api/pembelian-barang/permintaan',
      body: () => ({ ...begun, neededBy: on, lines: [{ itemId, qty: '5' }] }),
    },
    {
      name: 'purchase',
      path: () => '/api/pembelian-barang',
      body: () => ({ ...begun, supplierId, lines: [{ itemId, qty: '10', price: '40000' }] }),
    },
    { name: 'advance', path: (m) => `${order(m)}/uang-muka`, body: () => ({ date: on, amount: '100000', method }) },
    {
      name: 'received',
      look: { as: 'purchase', path: order },
      path: (m) => `${order(m)}/penerimaan`,
      body: (m) => ({
        date: on,
        post: true,
        lines: [{ orderLineId: m.line('purchase'), qtyReceived: '8', qtyRejected: '1', rejectReason: 'basah' }],
      }),
    },
    {
      name: 'bill',
      look: { as: 'received', path: (m) => `/api/pembelian-barang/penerimaan/${m.id('received')}` },
      path: () => '/api/tagihan-pembelian',
      body: (m) => ({
        ...{ supplierId, supplierInvoiceNo: 'INV/77', date: on, post: true },
        lines: [{ receiptLineId: m.line('received'), price: '39900' }],
      }),
    },
    {
      name: 'bill paid',
      path: () => '/api/pembayaran-supplier',
      body: (m) => ({
        ...{ supplierId, date: on, amount: '150000', method },
        allocations: [{ billId: m.id('bill'), amount: '150000' }],
      }),
    },
    {
      name: 'sent back',
      path: () => '/api/retur-beli',
      body: (m) => ({
        ...{ date: on, reason: 'retak', wantsReplacement: false },
        lines: [{ receiptLineId: m.line('received'), qty: '2' }],
      }),
    },
    {
      name: 'nota toko',
      path: () => '/api/nota-toko',
      body: () => ({ supplierId, date: on, warehouseId: main, method, lines: [{ itemId, qty: '3', price: '41000' }] }),
    },
    undone('bill paid', (m) => `/api/pembayaran-supplier/${m.id('bill paid')}`),
  ]
}
