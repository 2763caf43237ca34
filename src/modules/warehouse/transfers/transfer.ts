import * as z from 'zod/mini'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import { acts } from '#kit/document/acts.ts'
import { document, type Loaded } from '#kit/document/document.ts'
import { instant, note, plate, positive } from '#kit/document/fields.ts'
import { zFileIds } from '#kit/files/contract.ts'
import { zDay, zId, zOptionalText, zPositiveQuantity, zText } from '#kit/http/shapes.ts'
import { amount, date, guarded, maybe, qty, ref, text } from '#kit/record/fields.ts'

const zParts = z.array(z.strictObject({ lineId: zId, qty: zPositiveQuantity })).check(z.minLength(1), z.maxLength(500))
const reason = zText(300, 'Tulis alasannya.')

/** Goods on their way from one warehouse to another. */
export const transfer = document({
  name: 'stock-transfer',
  title: 'Transfer',
  at: '/api/transfer',
  touches: ['transfers', 'stock', 'warehouses', 'journal'],
  files: 'transfer-stok',
  number: { series: 'TRF', day: 'date' },
  statuses: { draft: 'draft', sent: 'posted', partial: 'posted', received: 'posted', void: 'void' },
  head: {
    table: 'stock_transfer',
    columns: { date: 'document_date', senderId: 'sent_by' },
    typed: {
      date: date('Tanggal'),
      fromWarehouseId: ref('Dari'),
      toWarehouseId: ref('Ke'),
      driverName: note('Sopir', 120),
      vehiclePlate: plate('No. polisi'),
      requestedBy: note('Diminta oleh', 120),
      /** The order, purchase or project it belongs to. */
      reference: note('Referensi', 80),
      notes: note('Catatan', 500),
    },
    kept: { voidReason: maybe(text('Alasan batal', 300)), sentAt: maybe(instant('Dikirim pada')) },
    inside: {
      senderId: maybe(ref('Dikirim oleh')),
      /** Where the goods lie in between; known once they left. */
      transitWarehouseId: maybe(ref('Transit')),
      voidedAt: maybe(instant('Dibatalkan pada')),
    },
    names: {
      fromWarehouseId: { of: 'warehouse', as: { fromName: 'name' } },
      toWarehouseId: { of: 'warehouse', as: { toName: 'name' } },
      senderId: { of: 'app_user', as: { sentBy: 'name' } },
    },
  },
  parts: {
    lines: {
      table: 'stock_transfer_line',
      parent: 'transfer_id',
      order: 'line_no',
      most: 500,
      columns: { received: 'received_qty', returned: 'returned_qty', lost: 'lost_qty', damaged: 'damaged_qty' },
      typed: {
        itemId: ref('Barang'),
        note: note('Catatan', 200),
        projectId: maybe(ref('Proyek')),
        /** Of the line's project. */
        workItemId: maybe(ref('Pekerjaan')),
      },
      sent: { qty: positive('Jumlah'), unit: note('Satuan', 20) },
      kept: {
        enteredQty: qty('Jumlah ditulis'),
        enteredUnit: text('Satuan ditulis', 20),
        /** From here on in the base unit. */
        qty: qty('Jumlah'),
        received: qty('Diterima'),
        returned: qty('Kembali'),
        lost: qty('Hilang'),
        damaged: qty('Rusak'),
        /** What the goods were worth when they left. */
        value: guarded(amount('Nilai'), 'view biaya'),
      },
      inside: {
        /** What of it lies in between. */
        openValue: amount('Nilai di perjalanan'),
      },
      names: { itemId: { of: 'item', as: { itemCode: 'code', itemName: 'name', unit: 'base_unit' } } },
    },
  },
})

/** The kind of link under the QR on its surat jalan. */
export const SIGNING = 'terima-transfer'

/** A transfer as its acts see it. */
export interface Transfer extends Loaded<typeof transfer> {}

type Ends = Pick<Transfer, 'fromWarehouseId' | 'toWarehouseId'>
type Whose = Pick<Actor, 'scope'>

/** A transfer is seen from either end, begun and called off where it leaves, received where it arrives. */
export const seesTransfer = (actor: Whose, ends: Ends) => leaves(actor, ends) || arrives(actor, ends)
const leaves = ({ scope }: Whose, ends: Ends) => isWithin(scope.warehouses, ends.fromWarehouseId)
const arrives = ({ scope }: Whose, ends: Ends) => isWithin(scope.warehouses, ends.toWarehouseId)

/** What may be done with a transfer. */
export const transferActs = acts(transfer, {
  edit: { at: ['draft'], may: 'create stock', within: leaves, label: 'Ubah draf' },
  /** Its goods lie in the company's place in between from then on. */
  send: {
    at: ['draft'],
    to: 'posted',
    may: 'create stock',
    within: leaves,
    path: 'kirim',
    numbers: true,
    label: 'Kirim',
    next: true,
  },
  delete: { at: ['draft'], may: 'create stock', within: leaves, label: 'Hapus draf', danger: true },
  /** Without lines everything still open arrived. */
  receive: {
    at: ['sent', 'partial'],
    may: ['create stock', 'update stock'],
    within: arrives,
    otherwise: 'transfer.nothing-open',
    path: 'terima',
    asks: { date: zDay, receivedBy: zOptionalText(120), files: zFileIds(), lines: z.optional(zParts) },
    label: 'Terima barang',
    next: true,
  },
  /** What did not arrive is explained: it came back, is lost or damaged. */
  settle: {
    at: ['sent', 'partial'],
    may: 'update stock',
    within: seesTransfer,
    otherwise: 'transfer.nothing-open',
    path: 'selisih',
    asks: { date: zDay, kind: z.enum(['kembali', 'hilang', 'rusak']), reason, files: zFileIds(), lines: zParts },
    label: 'Selesaikan selisih',
  },
  /** Takes one receipt or settlement back: its goods lie in between again. */
  undo: {
    at: ['partial', 'received'],
    may: 'delete stock',
    within: seesTransfer,
    otherwise: 'transfer.undone',
    path: 'hasil/:outcomeId/batal',
    asks: { outcomeId: zId, reason },
    label: 'Batalkan',
    danger: true,
  },
  /** The goods are back where they left, at the cost they left with. */
  void: {
    at: ['sent'],
    to: 'void',
    may: 'delete stock',
    within: leaves,
    otherwise: 'transfer.arrived',
    path: 'batal',
    asks: { reason },
    label: 'Batalkan transfer',
    danger: true,
  },
})
