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

registerFiles('permintaan', { record: 'purchase-request', view, change, find: readRequest })
// A quote is read and changed with its request; its name in a sentence is its supplier's.
registerFiles('penawaran', {
  ...{ record: 'purchase-quote', view, change: 'update pembelian-barang', find: readQuote },
  named: (quote) => quote.supplier_name,
})
registerFiles('pembelian', { record: 'purchase-order', view, change, find: readPurchase })
registerFiles('penerimaan', { record: 'goods-receipt', view, change, find: readReceipt })
registerFiles('serah-terima', { record: 'service-handover', view, change, find: readHandover })
registerFiles('tagihan-pembelian', { record: 'purchase-bill', view, change, find: readBill })
registerFiles('pembayaran-supplier', { record: 'purchase-payment', view, change, find: readPayment })
registerFiles('retur-beli', { record: 'purchase-return', view, change, find: readReturn })
