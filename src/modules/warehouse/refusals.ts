import { qtyFormat } from '#ground/format.ts'
import type { Facts } from '#ground/refusal.ts'
import { countStates, type CountState } from '#modules/warehouse/columns.ts'

/** The sentences of what stock documents refuse. */
export const warehouseRefusals = {
  'stock-document.no-value': (f: Facts) =>
    `Isi nilai ${f.item}, supaya harga pokoknya benar. Tulis 0 bila memang gratis.`,
  'stock-document.opening-twice': () => 'Gudang ini ditulis dua kali. Jumlahkan di satu baris.',
  'usage.other-store': (f: Facts) =>
    `${f.number} keluar dari ${f.warehouse}, bukan gudang lokasi proyek. Batalkan dari halaman Gudang, lalu catat yang benar.`,
  'stock-document.line-stands': () => 'Baris ini tidak bisa dibalik sendiri. Batalkan dokumennya.',
  'transfer.too-much': (f: Facts) =>
    `${f.item || 'Barang ini'}: yang masih di perjalanan tinggal ${qtyFormat(String(f.open))}. Kurangi jumlahnya.`,
  'transfer.arrived': (f: Facts) =>
    `Sebagian barang ${f.number} sudah diterima atau diselesaikan. Batalkan penerimaannya dulu.`,
  'transfer.undone': () => 'Penerimaan ini sudah dibatalkan. Muat ulang halaman.',
  'transfer.nothing-open': (f: Facts) => `Semua barang ${f.number} sudah diterima atau diselesaikan.`,
  'opname.wrong-phase': (f: Facts) =>
    `Opname ini berstatus ${countStates[f.state as CountState] ?? f.state}. Tindakan ini tidak berlaku lagi; muat ulang halaman.`,
  'opname.line-reversed': () => 'Baris ini sudah dibalik. Muat ulang halaman.',
  'opname.line-same': () => 'Baris ini tidak mengubah stok, jadi tidak ada yang dibalik.',
  'opname.nothing-to-count': (f: Facts) =>
    `Tidak ada barang yang cocok di ${f.warehouse}. Ubah kategori atau rak, atau hitung semua.`,
  'opname.too-much-damaged': () => 'Yang rusak lebih banyak daripada yang dihitung. Kurangi jumlah rusaknya.',
  'opname.item-twice': (f: Facts) => `${f.item} tertulis dua kali. Jumlahkan dulu, lalu simpan sebagai satu hitungan.`,
  'opname.reason-missing': (f: Facts) =>
    `${f.item}${f.others ? ` dan ${f.others} barang lain` : ''} berselisih tanpa alasan. Pilih alasannya di baris barang itu.`,
  'opname.own': () =>
    'Opname disetujui oleh orang yang tidak ikut menghitung. Minta rekan yang berhak menyetujui stok.',
  'opname.nothing-counted': () => 'Belum ada barang yang dihitung. Isi hitungan dulu, lalu ajukan.',
  'opname.running': (f: Facts) => `Opname ${f.number} di ${f.warehouse} masih berjalan. Selesaikan atau batalkan dulu.`,
  'warehouse.in-between': (f: Facts) =>
    `${f.warehouse} hanya untuk barang yang sedang dikirim. Catat lewat transfer antar gudang.`,
}
