import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import { acts } from '#kit/document/acts.ts'
import { document, type Loaded } from '#kit/document/document.ts'
import { instant, note, positive } from '#kit/document/fields.ts'
import { zText } from '#kit/http/shapes.ts'
import { amount, choice, date, maybe, ref, share, text, unitPrice } from '#kit/record/fields.ts'

/** PPh that is held back of a subcontractor, in words. */
export const subcontractPph = {
  'pph-final': 'PPh final jasa konstruksi',
  pph23: 'PPh 23',
  pph21: 'PPh 21',
  none: 'Tanpa PPh',
} as const

export const reason = zText(300, 'Tulis alasannya.')
const touches = ['subcontracts', 'bills', 'payables', 'journal', 'projects', 'purchases']

/** Work of a project that is given to somebody else (SPK subkon). */
export const subcontract = document({
  name: 'subcontract',
  title: 'SPK subkon',
  at: '/api/subkon',
  touches,
  number: { series: 'SUB', day: 'date' },
  statuses: { draft: 'draft', running: 'posted', closed: 'posted', void: 'void' },
  head: {
    table: 'subcontract',
    columns: { date: 'contract_date', advance: 'advance_percent', retention: 'retention_percent' },
    typed: {
      projectId: ref('Proyek'),
      supplierId: ref('Subkontraktor'),
      date: date('Tanggal SPK'),
      subject: text('Lingkup pekerjaan', 200),
      advance: maybe(share('Uang muka')),
      retention: maybe(share('Retensi')),
      withholdingKind: choice('PPh dipotong', subcontractPph),
      /** Null: by the SBU that held on the day of the contract. */
      withholdingRate: maybe(share('Tarif PPh')),
      notes: note('Catatan', 1000),
    },
    kept: {
      total: amount('Nilai'),
      closedAt: maybe(instant('Ditutup pada')),
      voidReason: maybe(text('Alasan batal', 300)),
    },
    names: { supplierId: { of: 'supplier', as: { supplierName: 'name' } } },
  },
  parts: {
    lines: {
      table: 'subcontract_line',
      parent: 'subcontract_id',
      order: 'line_no',
      most: 300,
      typed: {
        workItemId: ref('Pekerjaan'),
        description: text('Uraian', 200),
        unit: text('Satuan', 20),
        volume: positive('Volume'),
        price: unitPrice('Harga satuan'),
      },
      kept: { amount: amount('Jumlah') },
      names: { workItemId: { of: 'work_item', as: { workItemCode: 'code' } } },
    },
  },
})

/** A subcontract as its acts see it. */
export interface Subcontract extends Loaded<typeof subcontract> {}

/** What happened on a subcontract beyond its own paper. */
export interface SubcontractFacts {
  /** An opname or a bill of it stands. */
  readonly isBegun: boolean
}

const within = (actor: Pick<Actor, 'scope'>, doc: Subcontract) => isWithin(actor.scope.projects, doc.projectId)
/** Prices of subcontracts are costs. */
const also = (actor: Actor) => actor.can('view biaya')

/** What may be done with a subcontract. */
export const subcontractActs = acts(subcontract, {
  edit: { at: ['draft'], may: 'update daftar-proyek', within, also, label: 'Ubah draf' },
  delete: { at: ['draft'], may: 'update daftar-proyek', within, also, label: 'Hapus draf', danger: true },
  post: {
    at: ['draft'],
    to: 'posted',
    may: 'approve daftar-proyek',
    ...{ within, also },
    path: 'terbit',
    numbers: true,
    label: 'Terbitkan SPK',
    next: true,
  },
  /** What was not measured is no commitment any more. */
  close: { at: ['running'], may: 'approve daftar-proyek', within, also, path: 'tutup', label: 'Tutup SPK' },
  reopen: { at: ['closed'], may: 'approve daftar-proyek', within, also, path: 'buka', label: 'Buka lagi' },
  void: {
    at: ['running'],
    to: 'void',
    may: 'approve daftar-proyek',
    ...{ within, also },
    path: 'batal',
    asks: { reason },
    label: 'Batalkan SPK',
    danger: true,
  },
})
