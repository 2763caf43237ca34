import { registerFiles } from '#kit/files/owners.ts'
import { seenDelivery } from './deliveries/store.ts'
import { seenInvoice } from './invoices/store.ts'
import { readOrder } from './orders/store.ts'
import { open as openPayment, openBySlip } from './payments/open-payment.ts'
import { openRefund } from './refunds/open-refund.ts'
import { openCreditNote, openReturn } from './returns/open-return.ts'

// A file is seen by who may see its order, and attached by who may change it. What changed on a paper stands beside it as
// on the page of its order.
const rights = { view: 'view order', change: 'update order', tells: () => true }

registerFiles('order', { record: 'order', ...rights, find: readOrder })
// Its slot 'tanda-tangan' is filled by the act of receiving alone.
registerFiles('surat-jalan', { record: 'delivery', ...rights, find: seenDelivery })
registerFiles('invoice', { record: 'invoice', ...rights, find: seenInvoice })
registerFiles('pembayaran', { record: 'payment', ...rights, find: openPayment })
// The slip of one kind of PPh of one invoice.
registerFiles('bukti-potong', { record: 'withholding-slip', ...rights, find: openBySlip })
registerFiles('pengembalian', { record: 'refund', ...rights, find: openRefund })
registerFiles('retur', { record: 'return', ...rights, find: openReturn })
registerFiles('nota-kredit', { record: 'credit-note', ...rights, find: openCreditNote })
