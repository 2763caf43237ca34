import type { PrintedKind } from '#kit/paper/kinds.ts'
import { cashVoucherPaper } from '#kit/paper/voucher/cash-voucher.ts'
import * as bought from './examples.ts'
import { goodsReceiptPaper } from './goods-receipt.ts'
import { payableCardPaper } from './payable-card.ts'
import { purchaseOrderPaper } from './purchase-order.ts'
import { purchaseRequestPaper } from './purchase-request.ts'
import { purchaseReturnPaper } from './purchase-return.ts'

const priced = ['No.', 'Diskon']

/** Papers of purchasing whose look a company may choose, with an example of each. A test of the house holds the words against the papers. */
export const purchasingPapers: readonly PrintedKind[] = [
  {
    id: 'permintaan',
    name: 'Permintaan pembelian',
    title: 'PERMINTAAN PEMBELIAN',
    english: 'PURCHASE REQUEST',
    facts: ['Dibutuhkan', 'Untuk', 'Peminta'],
    columns: ['No.', 'Kode', 'Keperluan'],
    parts: ['Catatan', 'Persetujuan'],
    signers: ['Peminta', 'Mengetahui', 'Menyetujui'],
    example: (basis) => purchaseRequestPaper({ ...bought.aRequest(), ...basis }),
  },
  {
    id: 'po',
    name: 'Pesanan pembelian (PO)',
    title: 'PESANAN PEMBELIAN',
    english: 'PURCHASE ORDER',
    facts: ['Perkiraan tiba', 'Termin', 'No. penawaran', 'No. permintaan'],
    columns: priced,
    parts: ['Terbilang', 'Syarat'],
    signers: ['Perusahaan', 'Disetujui supplier'],
    example: (basis) => purchaseOrderPaper({ ...bought.anOrder(), ...basis }),
  },
  {
    id: 'bukti terima',
    name: 'Bukti terima barang',
    title: 'BUKTI TERIMA BARANG',
    english: 'GOODS RECEIPT',
    facts: ['No. PO', 'Surat jalan supplier', 'No. polisi'],
    columns: ['No.', 'Kode', 'Alasan'],
    parts: ['Catatan'],
    signers: ['Pengirim', 'Penerima', 'Mengetahui'],
    example: (basis) => goodsReceiptPaper({ ...bought.aGoodsReceipt(), ...basis }),
  },
  {
    id: 'retur',
    name: 'Retur pembelian',
    title: 'RETUR PEMBELIAN',
    english: 'PURCHASE RETURN',
    facts: ['No. PO', 'No. penerimaan', 'No. tagihan', 'Diminta'],
    columns: priced,
    parts: ['Terbilang', 'Alasan'],
    signers: ['Perusahaan', 'Supplier'],
    example: (basis) => purchaseReturnPaper({ ...bought.aPurchaseReturn(), ...basis }),
  },
  {
    id: 'kas keluar',
    name: 'Bukti kas keluar',
    title: 'BUKTI KAS KELUAR',
    english: 'PAYMENT VOUCHER',
    facts: ['Dari', 'No. referensi'],
    columns: ['No. nota supplier', 'Tanggal'],
    parts: ['Terbilang'],
    signers: ['Dibuat', 'Disetujui', 'Penerima'],
    example: (basis) => cashVoucherPaper({ ...bought.aVoucher(), ...basis }),
  },
  {
    id: 'kartu hutang',
    name: 'Kartu hutang supplier',
    title: 'KARTU HUTANG',
    english: 'SUPPLIER STATEMENT',
    facts: ['Saldo akhir'],
    columns: ['Keterangan'],
    parts: ['Umur hutang (Rp)'],
    signers: [],
    example: (basis) => payableCardPaper({ ...bought.aPayableCard(), ...basis }),
  },
]
