import { registerFiles } from '#kit/files/owners.ts'
import { readBill } from './bills/store.ts'
import { readHandover } from './handovers/store.ts'
import { readPurchase } from './orders/store.ts'
import { readPayment } from './payments/store.ts'
import { readQuote } from './quotes/store.ts'
import { readReceipt } from './receipts/store.ts'
import { readRequest } from './requests/store.ts'
import { readReturn } from './returns/store.ts'

const view = 'view pembelian-barang'
const change = ['create pembelian-barang', 'update pembelian-barang']
// What changed on a paper stands beside it as on the page of its order.
const rights = { view, change, tells: () => true }

registerFiles('permintaan', { record: 'purchase-request', ...rights, find: readRequest })
// A quote is read and changed with its request; its name in a sentence is its supplier's.
registerFiles('penawaran', {
  ...{ record: 'purchase-quote', view, change: 'update pembelian-barang', find: readQuote },
  named: (quote) => quote.supplier_name,
})
registerFiles('pembelian', { record: 'purchase-order', ...rights, find: readPurchase })
registerFiles('penerimaan', { record: 'goods-receipt', ...rights, find: readReceipt })
registerFiles('serah-terima', { record: 'service-handover', ...rights, find: readHandover })
registerFiles('tagihan-pembelian', { record: 'purchase-bill', ...rights, find: readBill })
registerFiles('pembayaran-supplier', { record: 'purchase-payment', ...rights, find: readPayment })
registerFiles('retur-beli', { record: 'purchase-return', ...rights, find: readReturn })
