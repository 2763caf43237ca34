import { day } from '#ground/day.ts'
import { dayFormat, rupiah } from '#ground/format.ts'
import type { Facts } from '#ground/refusal.ts'
import { stateWords, type DocumentState } from '#kit/posting/state.ts'

const areaWords: Readonly<Record<string, string>> = {
  sales: 'penjualan',
  purchase: 'pembelian',
  stock: 'stok',
  payroll: 'penggajian',
  finance: 'keuangan',
}

/** The sentences of what posting itself refuses. */
export const postingRefusals = {
  'period.locked': (f: Facts) =>
    `Periode ${areaWords[String(f.area)] ?? ''} sampai ${dayFormat(day(String(f.until)), 'long')} sudah dikunci. ` +
    'Pakai tanggal sesudahnya, atau minta pemilik membuka kuncinya.',
  'date.ahead': (f: Facts) =>
    `Tanggal ini belum tiba. Pakai hari ini, ${dayFormat(day(String(f.latest)), 'short')}, atau sebelumnya.`,
  'date.far': (f: Facts) =>
    `Tanggal ${dayFormat(day(String(f.on)), 'long')} terlalu jauh dari hari ini. Periksa tahunnya.`,
  'document.changed': (f: Facts) =>
    f.by
      ? `Data ini baru diubah oleh ${f.by}. Muat ulang untuk melihat isinya yang terbaru.`
      : 'Data ini baru diubah. Muat ulang untuk melihat isinya yang terbaru.',
  'document.wrong-state': (f: Facts) =>
    `Dokumen ${f.number ? `${f.number} ` : ''}berstatus ${wordOf(f.state)}. ` +
    'Tindakan ini tidak berlaku lagi; muat ulang halaman.',
  'approval.wrote': () => 'Dokumen yang Anda tulis atau ubah sendiri harus disetujui orang lain.',
  'approval.wished': () => 'Permintaan atas nama Anda harus disetujui orang lain.',
  'approval.own': () => 'Dokumen yang Anda ajukan sendiri harus disetujui orang lain.',
  'approval.above-own': (f: Facts) =>
    `Jumlah ${rupiah(String(f.amount))} perlu persetujuan dari orang yang berhak atas jumlah itu.`,
  'approval.said-yes': () => 'Anda sudah menyetujui dokumen ini; sekarang menunggu orang lain.',
  'approval.other-role': () => 'Dokumen ini perlu persetujuan dari orang dengan peran yang ditetapkan untuk jumlahnya.',
  'approval.no-role': () => 'Peran yang dipilih sudah tidak ada. Muat ulang, lalu pilih lagi.',
  'approval.no-note': () => 'Tulis catatan atau alasannya.',
  'book.append-only': () => 'Buku tidak bisa diubah. Batalkan dokumennya supaya tercatat jurnal balik.',
}

function wordOf(state: Facts[string] | undefined): string {
  return stateWords[String(state) as DocumentState] ?? String(state)
}
