import { Refusal } from '#ground/refusal.ts'
import { acts, everywhere } from '#kit/document/acts.ts'
import { document, type Loaded } from '#kit/document/document.ts'
import { zDay, zId, zOrNull, zPositiveMoney, zText } from '#kit/http/shapes.ts'
import { amount, choice, date, maybe, ref, text, whole } from '#kit/record/fields.ts'
import { kasbonEvery } from './words.ts'

/** Money lent to an employee or a worker, which comes back from their wages. */
export const kasbon = document({
  name: 'kasbon',
  title: 'Kasbon',
  at: '/api/kasbon',
  touches: ['kasbon', 'journal', 'cash'],
  number: { series: 'KSB', day: 'date' },
  statuses: {
    asked: 'pending_approval',
    approved: 'pending_approval',
    paid: 'posted',
    settled: 'posted',
    void: 'void',
  },
  head: {
    table: 'kasbon',
    columns: { date: 'asked_on' },
    typed: {
      date: date('Tanggal'),
      employeeId: maybe(ref('Karyawan')),
      workerId: maybe(ref('Pekerja')),
      amount: amount('Jumlah'),
      times: whole('Cicilan', 1, 60),
      every: choice('Dipotong setiap', kasbonEvery),
      firstDue: date('Potongan pertama'),
      purpose: text('Keperluan', 200),
    },
    kept: {
      code: text('Nomor', 40),
      name: text('Nama', 200),
      createdByName: text('Dibuat oleh', 200),
      approvedByName: maybe(text('Disetujui oleh', 200)),
      paidOn: maybe(date('Dibayar pada')),
      cashAccountName: maybe(text('Dari', 200)),
      repaid: amount('Sudah kembali'),
      voidReason: maybe(text('Alasan', 300)),
    },
    inside: {
      personId: ref('Orang'),
      projectId: maybe(ref('Proyek')),
      createdBy: ref('Pembuat'),
      approvedBy: maybe(ref('Penyetuju')),
      /** The opening it came in with, where it was lent before the books began. */
      openingId: maybe(ref('Saldo awal')),
    },
  },
  parts: {},
})

/** A kasbon as its acts see it. */
export interface Kasbon extends Loaded<typeof kasbon> {}

/** What an act asks beyond the document itself. */
export interface KasbonFacts {
  /** Another person asked for it, or nobody else could say yes. */
  readonly mayApprove: boolean
}

const approver = 'approve slip-gaji'
const reason = zText(300, 'Tulis alasannya.')
const money = { date: zDay, cashAccountId: zOrNull(zId) }

/** What may be done with a kasbon; whose it is, is asked before (`seenKasbon`). */
export const kasbonActs = acts(kasbon, {
  approve: {
    at: ['asked'],
    may: approver,
    within: everywhere,
    when: (_: unknown, { mayApprove }: KasbonFacts) => (mayApprove ? undefined : new Refusal('kasbon.own')),
    path: 'setujui',
    label: 'Setujui',
    next: true,
  },
  reject: {
    at: ['asked', 'approved'],
    to: 'void',
    may: [approver, 'delete slip-gaji'],
    within: everywhere,
    path: 'tolak',
    asks: { reason },
    label: 'Tolak',
    danger: true,
  },
  /** The money leaves; from then on it is owed. */
  pay: {
    at: ['approved'],
    to: 'posted',
    may: approver,
    within: everywhere,
    otherwise: 'kasbon.not-approved',
    path: 'bayar',
    asks: money,
    label: 'Bayarkan',
    next: true,
  },
  /** One instalment goes to the end of the schedule. */
  putOff: {
    at: ['paid'],
    may: 'update slip-gaji',
    within: everywhere,
    otherwise: 'kasbon.settled',
    path: 'tunda',
    asks: { instalmentId: zId },
    label: 'Tunda',
  },
  /** Something comes back by hand. */
  repay: {
    at: ['paid'],
    may: approver,
    within: everywhere,
    otherwise: 'kasbon.settled',
    path: 'kembali',
    asks: { ...money, amount: zPositiveMoney },
    label: 'Terima pengembalian',
  },
  undoReturn: {
    at: ['paid', 'settled'],
    may: approver,
    within: everywhere,
    path: 'kembali/:returnId/batal',
    asks: { returnId: zId, reason },
    label: 'Batalkan pengembalian',
    danger: true,
  },
  void: {
    at: ['paid'],
    to: 'void',
    may: approver,
    within: everywhere,
    when: ({ repaid, number }: Kasbon) =>
      repaid > 0n ? new Refusal('kasbon.returned', { number: number ?? '' }) : undefined,
    otherwise: 'kasbon.settled',
    path: 'batal',
    asks: { reason },
    label: 'Batalkan kasbon',
    danger: true,
  },
})

/** Tells where a kasbon stands. */
export function kasbonStatus({ state, approvedBy, repaid, amount: lent }: Kasbon): keyof typeof kasbon.statuses {
  if (state === 'pending_approval') return approvedBy === null ? 'asked' : 'approved'
  if (state === 'posted') return repaid === lent ? 'settled' : 'paid'
  return 'void'
}
