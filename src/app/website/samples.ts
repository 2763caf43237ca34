import type { Letterhead } from '#kit/paper/letterhead.ts'
import type { Printed } from '#kit/paper/document.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { cashVoucherPaper } from '#modules/purchasing/papers/cash-voucher.ts'
import * as bought from '#modules/purchasing/papers/examples.ts'
import { goodsReceiptPaper } from '#modules/purchasing/papers/goods-receipt.ts'
import { purchaseOrderPaper } from '#modules/purchasing/papers/purchase-order.ts'
import { purchaseRequestPaper } from '#modules/purchasing/papers/purchase-request.ts'
import { purchaseReturnPaper } from '#modules/purchasing/papers/purchase-return.ts'
import { deliveryNotePaper } from '#modules/sales/papers/delivery-note.ts'
import * as sold from '#modules/sales/papers/examples.ts'
import { invoicePaper } from '#modules/sales/papers/invoice.ts'
import { quotationPaper } from '#modules/sales/papers/quotation.ts'
import { receiptPaper } from '#modules/sales/papers/receipt.ts'
import { returnNotePaper } from '#modules/sales/papers/return-note.ts'

/** What every example has of the company that looks at it. */
export interface SampleBasis {
  readonly letterhead: Letterhead
  readonly printed: Printed
}

type Sample = (basis: SampleBasis, size: 'a4' | 'a5') => Paper

/** One made-up paper of each kind, issued by the company that looks at it. */
export const samples: Readonly<Record<string, Sample>> = {
  penawaran: (basis) => quotationPaper({ ...sold.aQuotation(), ...basis }),
  'surat jalan': (basis, size) =>
    deliveryNotePaper({ ...sold.aDeliveryNote(5, size === 'a5' ? 'A5' : 'A4'), ...basis }),
  invoice: (basis) => invoicePaper({ ...sold.anInvoice(), ...basis }),
  kwitansi: (basis) => receiptPaper({ ...sold.aReceipt(), ...basis }),
  'nota retur': (basis) => returnNotePaper({ ...sold.aReturnNote(), ...basis }),
  permintaan: (basis) => purchaseRequestPaper({ ...bought.aRequest(), ...basis }),
  po: (basis) => purchaseOrderPaper({ ...bought.anOrder(), ...basis }),
  'bukti terima': (basis) => goodsReceiptPaper({ ...bought.aGoodsReceipt(), ...basis }),
  retur: (basis) => purchaseReturnPaper({ ...bought.aPurchaseReturn(), ...basis }),
  'kas keluar': (basis) => cashVoucherPaper({ ...bought.aVoucher(), ...basis }),
}
