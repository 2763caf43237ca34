import { registerFiles } from '#kit/files/owners.ts'
import { readPurchase } from './orders/store.ts'
import { readReceipt } from './receipts/store.ts'
import { readRequest } from './requests/store.ts'

const view = 'view pembelian-barang'
const change = ['create pembelian-barang', 'update pembelian-barang']

registerFiles('permintaan', { record: 'purchase-request', view, change, find: readRequest })
registerFiles('pembelian', { record: 'purchase-order', view, change, find: readPurchase })
registerFiles('penerimaan', { record: 'goods-receipt', view, change, find: readReceipt })
