import type { Day } from '#ground/day.ts'
import { dayFormat, qtyFormat } from '#ground/format.ts'
import type { Facts } from '#ground/refusal.ts'

/** The sentences of what the stock book refuses. */
export const stockRefusals = {
  'stock.short': (f: Facts) =>
    `${f.item}: Stok ${f.warehouse} tinggal ${qtyFormat(String(f.available))} ${f.unit}. ` +
    'Kurangi jumlah atau pilih gudang lain.',
  'stock.kept': (f: Facts) =>
    `${f.item}: ${qtyFormat(String(f.kept))} ${f.unit} di ${f.warehouse} disimpan untuk ${f.keepers || 'yang lain'}, ` +
    `yang bebas ${qtyFormat(String(f.free))} ${f.unit}. ` +
    (f.mayAgree === 1
      ? 'Kurangi jumlah, atau setujui memakai yang disimpan itu.'
      : 'Kurangi jumlah, atau minta rekan yang berhak menyetujui stok.'),
  'stock.frozen': (f: Facts) =>
    `Barang di ${f.warehouse} sedang dihitung (opname), jadi belum boleh masuk atau keluar. ` +
    'Tunggu opname selesai atau pilih gudang lain.',
  'stock.backdated': (f: Facts) =>
    `Mencatat barang bertanggal sebelum ${dayFormat(String(f.from) as Day, 'short')} perlu hak menyetujui stok. ` +
    'Pakai tanggal yang lebih baru, atau minta rekan yang berhak.',
  'stock.uninspected': (f: Facts) =>
    `Barang di ${f.warehouse} belum diperiksa, jadi belum boleh dijual atau dipakai. ` +
    'Transfer dulu ke gudang lain setelah diperiksa, atau pilih gudang lain.',
  'stock.same-warehouse': () => 'Gudang asal dan tujuan sama. Pilih gudang tujuan yang lain.',
  'stock.not-goods': (f: Facts) => `${f.item} adalah jasa dan tidak punya stok. Hapus barisnya atau pilih barang lain.`,
  'stock.warehouse-archived': (f: Facts) => `Gudang ${f.warehouse} sudah dinonaktifkan. Pilih gudang lain.`,
  'stock.has-settings': (f: Facts) =>
    `Batas barang ini di ${f.warehouse} sudah diatur. Ubah dari halaman stoknya, atau pilih gudang lain.`,
  'stock.not-kept': (f: Facts) => `${f.warehouse} bukan tempat menyimpan persediaan. Pilih gudang lain.`,
  'item.in-stock': (f: Facts) =>
    `Barang ini masih ada ${qtyFormat(String(f.onHand))} ${f.unit} di gudang. Keluarkan dulu, lalu arsipkan.`,
  'item.reserved': (f: Facts) =>
    `Barang ini masih dipesan ${qtyFormat(String(f.reserved))} ${f.unit} oleh order. Selesaikan ordernya dulu, lalu arsipkan.`,
  'warehouse.not-empty': (f: Facts) =>
    `Masih ada stok di ${f.warehouse}. Pindahkan atau keluarkan dulu, lalu nonaktifkan gudangnya.`,
  'warehouse.no-transit': () =>
    'Jenis Transit hanya untuk barang di perjalanan; tempatnya dibuat otomatis. Pilih jenis lain.',
  'warehouse.is-transit': (f: Facts) => `${f.warehouse} berisi barang di perjalanan, jadi jenisnya tetap Transit.`,
  'warehouse.of-house': (f: Facts) => `${f.warehouse} milik rumah produksi, jadi jenisnya tetap Rumah produksi.`,
  'warehouse.type-kept': (f: Facts) =>
    `Masih ada barang yang tersimpan, dipesan, atau akan datang di ${f.warehouse}. ` +
    'Transfer atau selesaikan dulu, lalu ubah jenisnya.',
  'warehouse.used': (f: Facts) => `${f.warehouse} sudah dipakai, jadi tidak bisa dihapus. Nonaktifkan saja gudangnya.`,
  'warehouse.below-zero': (f: Facts) =>
    `${f.item}${f.others ? ` dan ${f.others} barang lain` : ''} di ${f.warehouse} masih minus` +
    `${f.others ? '' : ` ${qtyFormat(String(f.owing))} ${f.unit}`}. ` +
    'Catat penerimaannya atau betulkan lewat opname dulu, lalu matikan "Stok boleh minus".',
  'warehouse.code-taken': (f: Facts) => `Kode ${f.code} sudah dipakai oleh "${f.name}".`,
  'stock.max-below-min': (f: Facts) =>
    `Batas maksimum harus lebih dari batas minimum, ${qtyFormat(String(f.min))}. Naikkan, atau turunkan batas minimumnya.`,
  'stock.too-much-back': (f: Facts) =>
    `Baris ${Number(f.line) + 1}: jumlah yang kembali melebihi yang pernah keluar. Kurangi jumlahnya.`,
}
