import { rupiah } from '#ground/format.ts'
import type { Facts } from '#ground/refusal.ts'

/** What parties refuses, with the way out. */
export const partiesRefusals = {
  'customer.blocked': (f: Facts) =>
    `${f.name} sedang diblokir${f.reason ? ` (${f.reason})` : ''}. Buka blokirnya dulu; pembayaran tetap bisa dicatat.`,
  'customer.archived': (f: Facts) => `${f.name} sudah diarsipkan. Pulihkan dulu, atau pilih pelanggan lain.`,
  'customer.still-owes': (f: Facts) =>
    `${f.name} masih punya piutang ${rupiah(String(f.receivable))}. Lunasi atau koreksi dulu, lalu arsipkan.`,
  'customer.has-orders': (f: Facts) =>
    `${f.name} masih punya ${f.orders} order berjalan. Selesaikan atau tutup dulu, lalu arsipkan.`,
  'customer.merged': (f: Facts) =>
    `${f.name} sudah digabung ke pelanggan lain dan tidak bisa dipulihkan. Pakai pelanggan penggantinya.`,
  'customer.merge-itself': () => 'Pilih pelanggan lain: sebuah pelanggan tidak bisa digabung ke dirinya sendiri.',
  'customer.merge-into-archived': (f: Facts) =>
    `${f.name} ada di arsip. Pulihkan dulu, atau gabungkan ke arah sebaliknya.`,
  'party.opening-posted': () => 'Saldo awal sudah dibukukan dan tidak bisa diubah. Koreksi lewat penyesuaian saldo.',
  'party.opening-needs-day': () => 'Isi tanggal saldo awal.',
  'supplier.merged': (f: Facts) =>
    `${f.name} sudah digabung ke supplier lain dan tidak bisa dipulihkan. Pakai supplier penggantinya.`,
  'supplier.merge-itself': () => 'Pilih supplier lain: sebuah supplier tidak bisa digabung ke dirinya sendiri.',
  'supplier.merge-into-archived': (f: Facts) =>
    `${f.name} ada di arsip. Pulihkan dulu, atau gabungkan ke arah sebaliknya.`,
  'supplier.blocked': (f: Facts) =>
    `${f.name} sedang diblokir${f.reason ? ` (${f.reason})` : ''}. Buka blokirnya dulu; pembayaran tetap bisa dicatat.`,
  'supplier.archived': (f: Facts) => `${f.name} sudah diarsipkan. Pulihkan dulu, atau pilih supplier lain.`,
  'supplier.waiting': (f: Facts) =>
    `${f.name} belum disetujui. Minta orang yang berhak menyetujui supplier membukanya dan menekan Setujui.`,
  'supplier.not-waiting': (f: Facts) => `${f.name} tidak sedang menunggu persetujuan. Muat ulang halaman.`,
  'supplier.still-owed': (f: Facts) =>
    `Hutang ke ${f.name} masih ${rupiah(String(f.payable))}. Lunasi atau koreksi dulu, lalu arsipkan.`,
  'supplier.own-account-change': () =>
    'Perubahan rekening ini Anda sendiri yang meminta. Orang lain yang berhak menyetujui supplier harus memutuskannya.',
  'supplier.account-change-gone': () =>
    'Perubahan rekening ini sudah diputuskan atau diganti yang lebih baru. Muat ulang halaman.',
}
