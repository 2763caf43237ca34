import { acts, everywhere } from '#kit/document/acts.ts'
import { document, type Loaded } from '#kit/document/document.ts'
import { note, positive } from '#kit/document/fields.ts'
import { amount, date, maybe, ref, text } from '#kit/record/fields.ts'
import { reason, subcontract } from './subcontract.ts'

/** What was measured of the work of a subcontractor (opname subkon). */
export const subcontractOpname = document({
  name: 'subcontract-opname',
  title: 'Opname subkon',
  at: '/api/opname-subkon',
  touches: subcontract.touches,
  number: { series: 'OPS', day: 'date' },
  statuses: { draft: 'draft', posted: 'posted', void: 'void' },
  head: {
    table: 'subcontract_opname',
    columns: { date: 'opname_date' },
    typed: { subcontractId: ref('SPK'), date: date('Tanggal opname'), note: note('Catatan', 300) },
    kept: { gross: amount('Nilai'), voidReason: maybe(text('Alasan batal', 300)) },
    inside: { createdBy: ref('Ditulis oleh'), updatedBy: ref('Diubah oleh') },
  },
  parts: {
    lines: {
      table: 'subcontract_opname_line',
      parent: 'opname_id',
      order: 'line_no',
      most: 300,
      columns: { lineId: 'subcontract_line_id' },
      typed: {
        lineId: ref('Pekerjaan'),
        /** Of this opname alone. */
        volume: positive('Volume'),
        /** Why it stands above what the owner approved. */
        reason: note('Alasan', 300),
      },
      kept: { amount: amount('Jumlah') },
    },
  },
})

/** An opname as its acts see it. */
export interface SubcontractOpname extends Loaded<typeof subcontractOpname> {}

/** What may be done with an opname; whose it is, its subcontract tells, which is locked before. */
export const subcontractOpnameActs = acts(subcontractOpname, {
  edit: { at: ['draft'], may: 'update daftar-proyek', within: everywhere, label: 'Ubah draf' },
  delete: { at: ['draft'], may: 'update daftar-proyek', within: everywhere, label: 'Hapus draf', danger: true },
  approve: {
    at: ['draft'],
    to: 'posted',
    may: 'approve daftar-proyek',
    within: everywhere,
    path: 'setuju',
    numbers: true,
    label: 'Setujui',
    next: true,
  },
  void: {
    at: ['posted'],
    to: 'void',
    may: 'approve daftar-proyek',
    within: everywhere,
    path: 'batal',
    asks: { reason },
    label: 'Batalkan opname',
    danger: true,
  },
})
