import type { Facts } from '#ground/refusal.ts'

/** The sentences of what stock documents refuse. */
export const warehouseRefusals = {
  'stock-document.no-item': (f: Facts) => `Baris ${Number(f.line) + 1}: barang tidak ditemukan. Pilih dari daftar.`,
  'stock-document.no-value': (f: Facts) =>
    `Isi nilai ${f.item}, supaya harga pokoknya benar. Tulis 0 bila memang gratis.`,
  'stock-document.no-unit': (f: Facts) =>
    `${f.item} tidak punya satuan ${f.unit}. Pilih satuan lain, atau tambahkan di data barangnya.`,
}
