import { quantity, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import { acts, everywhere } from '#kit/document/acts.ts'
import { document, type Loaded } from '#kit/document/document.ts'
import { instant, note, plate } from '#kit/document/fields.ts'
import { zReason } from '#kit/posting/acts.ts'
import { amount, choice, date, flag, maybe, qty, ref, text } from '#kit/record/fields.ts'
import { mayPostReceipts } from './rights.ts'

/** Goods that came of an order, as far as its acts know it; its drafts and its page are written by hand. */
export const receipt = document({
  name: 'goods-receipt',
  title: 'Penerimaan barang',
  at: '/api/pembelian-barang/penerimaan',
  touches: ['receipts', 'purchases', 'purchase-requests', 'stock', 'suppliers', 'journal'],
  number: { series: 'BTB', day: 'date' },
  statuses: {
    draft: 'draft',
    received: 'posted',
    'partly-billed': 'posted',
    billed: 'posted',
    returned: 'posted',
    void: 'void',
  },
  head: {
    table: 'goods_receipt',
    columns: { date: 'receipt_date' },
    typed: {
      date: date('Tanggal'),
      warehouseId: ref('Diterima di'),
      vehiclePlate: plate('No. polisi'),
      driverName: note('Sopir', 80),
    },
    kept: {
      orderId: ref('PO'),
      shipTo: choice('Dikirim ke', { warehouse: 'Gudang', site: 'Proyek' }),
      value: amount('Nilai'),
      hasRejects: flag('Ada yang ditolak'),
      billing: choice('Tagihan', { none: 'Belum', partial: 'Sebagian', full: 'Penuh', returned: 'Diretur' }),
      postedAt: maybe(instant('Diterima pada')),
      postedBy: maybe(text('Diterima oleh', 120)),
      voidedAt: maybe(instant('Dibatalkan pada')),
      voidedBy: maybe(text('Dibatalkan oleh', 120)),
      voidReason: maybe(text('Alasan batal', 300)),
    },
  },
  parts: {
    lines: {
      table: 'goods_receipt_line',
      parent: 'receipt_id',
      order: 'position',
      most: 500,
      columns: { billed: 'billed_qty', returned: 'returned_qty' },
      typed: {
        orderLineId: ref('Baris PO'),
        qtyReceived: qty('Datang'),
        qtyRejected: qty('Ditolak'),
        rejectReason: note('Alasan ditolak', 300),
        rack: note('Rak', 40),
        note: note('Catatan', 300),
      },
      kept: {
        itemId: ref('Barang'),
        qtyAccepted: qty('Diterima'),
        /** Accepted, in the item's own unit. */
        baseQty: qty('Jumlah'),
        billed: qty('Ditagih'),
        returned: qty('Diretur'),
        projectId: maybe(ref('Proyek')),
        workItemId: maybe(ref('Pekerjaan')),
      },
    },
  },
})

/** A receipt as its acts see it. */
export interface LoadedReceipt extends Loaded<typeof receipt> {}

/** A line of it. */
export type LoadedLine = LoadedReceipt['lines'][number]

/** What hangs on a posted receipt beyond its own lines. */
export interface ReceiptFacts {
  /** By line, what came in place of billed goods that went back: it counts as billed and does not hinder. */
  readonly replaced: ReadonlyMap<string, string>
  /** The bill that brought landed cost onto its goods. */
  readonly landedBill: string | undefined
}

/** What may be done with a receipt through its own doors. */
export const receiptActs = acts(receipt, {
  /** Brings a draft into the books: stock and 2-1110, and on a site straight on into the project's cost. */
  post: {
    at: ['draft'],
    to: 'posted',
    may: ['update pembelian-barang', 'create stock'],
    also: mayPostReceipts,
    within: everywhere,
    path: 'terima',
    numbers: true,
    label: 'Terima',
    next: true,
  },
  /** Takes a receipt back at what it cost; refused once it was billed or goods of it were sent back. */
  void: {
    at: ['received', 'partly-billed', 'billed', 'returned'],
    to: 'void',
    may: 'delete pembelian-barang',
    within: everywhere,
    when: hindersVoid,
    path: 'batal',
    asks: { reason: zReason },
    label: 'Batalkan',
    danger: true,
  },
})

function hindersVoid({ number, lines }: LoadedReceipt, { replaced, landedBill }: ReceiptFacts): Refusal | undefined {
  const facts = { number: number ?? '' }
  const stands = (line: LoadedLine): Quantity => quantity(replaced.get(line.id) ?? '0')
  if (lines.some((line) => line.billed > stands(line))) return new Refusal('receipt.billed', facts)
  if (lines.some((line) => line.returned > 0n)) return new Refusal('receipt.has-returns', facts)
  return landedBill === undefined ? undefined : new Refusal('receipt.has-landed', { ...facts, bill: landedBill })
}
