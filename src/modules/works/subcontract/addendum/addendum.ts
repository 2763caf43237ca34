import { acts, everywhere } from '#kit/document/acts.ts'
import { document, type Loaded } from '#kit/document/document.ts'
import { instant, signed } from '#kit/document/fields.ts'
import { amount, date, flag, maybe, qty, ref, text, unitPrice } from '#kit/record/fields.ts'
import { reason, subcontract } from '../subcontract.ts'

/** A change of what was agreed with a subcontractor: volumes more or less, other prices, new lines (addendum SPK). */
export const subcontractAddendum = document({
  name: 'subcontract-addendum',
  title: 'Addendum SPK',
  at: '/api/addendum-subkon',
  touches: [...subcontract.touches, 'tasks'],
  number: { series: 'ADS', day: 'date' },
  statuses: { draft: 'draft', asked: 'pending_approval', approved: 'posted', void: 'void' },
  head: {
    table: 'subcontract_addendum',
    columns: { date: 'addendum_date' },
    typed: { subcontractId: ref('SPK'), date: date('Tanggal addendum'), reason: text('Alasan', 300) },
    kept: {
      /** Below zero it takes off. */
      net: amount('Tambah/kurang'),
      totalBefore: maybe(amount('Nilai semula')),
      totalAfter: maybe(amount('Nilai menjadi')),
      approvedAt: maybe(instant('Disetujui pada')),
      approvedByName: maybe(text('Disetujui oleh', 120)),
      remark: maybe(text('Alasan dikembalikan', 300)),
      voidReason: maybe(text('Alasan batal', 300)),
    },
  },
  parts: {
    lines: {
      table: 'subcontract_addendum_line',
      parent: 'addendum_id',
      order: 'line_no',
      most: 300,
      columns: { lineId: 'subcontract_line_id' },
      typed: {
        /** The line that changes; none for a new one. */
        lineId: maybe(ref('Pekerjaan SPK')),
        workItemId: ref('Pekerjaan'),
        description: text('Uraian', 200),
        unit: text('Satuan', 20),
        volume: signed('Tambah/kurang'),
        /** From now on. */
        price: unitPrice('Harga satuan'),
      },
      kept: {
        isNew: flag('Baru'),
        volumeBefore: qty('Volume semula'),
        priceBefore: unitPrice('Harga semula'),
        amount: amount('Jumlah'),
      },
      names: { workItemId: { of: 'work_item', as: { workItemCode: 'code' } } },
    },
  },
})

/** What a state that is kept of an addendum is called. */
export const addendumStatuses = { draft: 'draft', pending_approval: 'asked', posted: 'approved', void: 'void' } as const

/** An addendum as its acts see it. */
export interface SubcontractAddendum extends Loaded<typeof subcontractAddendum> {}

const writes = { may: 'update daftar-proyek', within: everywhere } as const
const decides = { may: 'approve daftar-proyek', within: everywhere } as const

/** What may be done with an addendum; whose it is, its subcontract tells, which is locked before. */
export const subcontractAddendumActs = acts(subcontractAddendum, {
  edit: { at: ['draft'], ...writes, label: 'Ubah draf' },
  delete: { at: ['draft'], ...writes, label: 'Hapus draf', danger: true },
  ask: { at: ['draft'], to: 'pending_approval', ...writes, path: 'ajukan', label: 'Ajukan', next: true },
  approve: { at: ['asked'], to: 'posted', ...decides, path: 'setuju', numbers: true, label: 'Setujui', next: true },
  return: { at: ['asked'], to: 'draft', ...decides, path: 'kembalikan', asks: { reason }, label: 'Kembalikan' },
  void: { at: ['approved'], to: 'void', ...decides, path: 'batal', asks: { reason }, label: 'Batalkan', danger: true },
})
