import type { LabelSheets } from '#kit/paper/labels.ts'
import type { Letterhead } from '#kit/paper/letterhead.ts'
import type { Printed } from '#kit/paper/document.ts'
import type { Paper } from '#kit/paper/paper.ts'
import type { TemplateContent } from '#modules/company/templates/contract.ts'
import { labelLookFrom } from '#modules/company/templates/face.ts'
import { aWorkOrder } from '#modules/production/papers/examples.ts'
import { workOrderPaper } from '#modules/production/papers/work-order.ts'
import { cashVoucherPaper } from '#kit/paper/voucher/cash-voucher.ts'
import * as bought from '#modules/purchasing/papers/examples.ts'
import { goodsReceiptPaper } from '#modules/purchasing/papers/goods-receipt.ts'
import { payableCardPaper } from '#modules/purchasing/papers/payable-card.ts'
import { purchaseOrderPaper } from '#modules/purchasing/papers/purchase-order.ts'
import { purchaseRequestPaper } from '#modules/purchasing/papers/purchase-request.ts'
import { purchaseReturnPaper } from '#modules/purchasing/papers/purchase-return.ts'
import { acknowledgementPaper } from '#modules/sales/papers/acknowledgement.ts'
import { deliveryNotePaper } from '#modules/sales/papers/delivery-note.ts'
import * as sold from '#modules/sales/papers/examples.ts'
import { invoicePaper } from '#modules/sales/papers/invoice.ts'
import { quotationPaper } from '#modules/sales/papers/quotation.ts'
import { receiptPaper } from '#modules/sales/papers/receipt.ts'
import { reminderPaper } from '#modules/sales/papers/reminder.ts'
import { returnNotePaper } from '#modules/sales/papers/return-note.ts'
import { statementPaper } from '#modules/sales/papers/statement.ts'
import { countReportPaper, countSheetPaper } from '#modules/warehouse/papers/count-papers.ts'
import * as stored from '#modules/warehouse/papers/examples.ts'
import { transferNotePaper } from '#modules/warehouse/papers/transfer-note.ts'

/** What every example has of the company that looks at it. */
export interface SampleBasis {
  readonly letterhead: Letterhead
  readonly printed: Printed
}

type Sample = (basis: SampleBasis, content: TemplateContent) => Paper | LabelSheets

/** One made-up paper of each kind, issued by the company that looks at it. */
export const samples: Readonly<Record<string, Sample>> = {
  penawaran: (basis) => quotationPaper({ ...sold.aQuotation(), ...basis }),
  'konfirmasi order': (basis) =>
    quotationPaper({
      ...sold.aQuotation(),
      ...basis,
      isBinding: true,
      customerPo: 'PO/SA/2026/118',
      promisedDate: '2026-12-01',
    }),
  'surat jalan': (basis) =>
    deliveryNotePaper({ ...sold.aDeliveryNote(5, basis.letterhead.dress?.size ?? 'A4'), ...basis }),
  invoice: (basis) => invoicePaper({ ...sold.anInvoice(), ...basis }),
  'tanda terima': (basis) => acknowledgementPaper({ ...sold.anAcknowledgement(), ...basis }),
  kwitansi: (basis) => receiptPaper({ ...sold.aReceipt(), ...basis }),
  'nota retur': (basis) => returnNotePaper({ ...sold.aReturnNote(), ...basis }),
  permintaan: (basis) => purchaseRequestPaper({ ...bought.aRequest(), ...basis }),
  po: (basis) => purchaseOrderPaper({ ...bought.anOrder(), ...basis }),
  'bukti terima': (basis) => goodsReceiptPaper({ ...bought.aGoodsReceipt(), ...basis }),
  retur: (basis) => purchaseReturnPaper({ ...bought.aPurchaseReturn(), ...basis }),
  'kas keluar': (basis) => cashVoucherPaper({ ...bought.aVoucher(), ...basis }),
  spk: (basis) => workOrderPaper({ ...aWorkOrder, ...basis }),
  transfer: (basis) => transferNotePaper({ ...stored.aTransfer(), ...basis }),
  'lembar opname': (basis) => countSheetPaper({ ...stored.aCount(), ...basis }),
  'berita acara opname': (basis) => countReportPaper({ ...stored.aCount(), ...basis }),
  'rekening koran': (basis) => statementPaper({ ...sold.aStatement(), ...basis }),
  'surat tagihan': (basis) => reminderPaper({ ...sold.aReminder(), ...basis }),
  'kartu hutang': (basis) => payableCardPaper({ ...bought.aPayableCard(), ...basis }),
  label: someLabels,
}

function someLabels({ letterhead, printed }: SampleBasis, content: TemplateContent): LabelSheets {
  const { size, hasCompany, hasPlace } = labelLookFrom(content)
  const below = hasPlace ? ['zak · Rak A1'] : []
  const label = { code: 'BR-0001', name: 'Semen Portland 50 kg', below, above: hasCompany ? letterhead.name : '' }
  const labels = Array.from({ length: size === 'a4' ? 24 : 3 }, () => label)
  return { kind: 'labels', title: 'LABEL', author: letterhead.name, createdAt: printed.at, size, skip: 0, labels }
}
