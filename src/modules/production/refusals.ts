import { qtyFormat } from '#ground/format.ts'
import type { Facts } from '#ground/refusal.ts'

const qty = (value: Facts[string] | undefined) => qtyFormat(String(value ?? 0))

/** The sentences of what production refuses; each names the way out. */
export const productionRefusals = {
  'labour.tied': (f: Facts) => `${f.name} sudah dihubungkan dengan pekerjanya.`,
  'house.no-overhead': () => 'Isi tarif overhead-nya, atau pilih "Tidak dibebankan".',
  'house.has-orders': (f: Facts) =>
    `${f.name} masih punya ${f.orders} SPK yang belum selesai. Selesaikan atau batalkan dulu.`,
  'house.holds-goods': (f: Facts) =>
    `Gudang ${f.name} masih berisi barang. Pindahkan semuanya dulu, lalu nonaktifkan rumah produksinya.`,
  'house.made': (f: Facts) => `${f.name} punya ${f.orders} SPK, jadi tidak bisa dihapus. Nonaktifkan saja.`,
  'house.material-twice': () => 'Bahan ini tertulis dua kali. Hapus salah satu barisnya.',
  'house.keeps-warehouse': (f: Facts) =>
    `Gudang ini dipakai ${f.name}. Nonaktifkan dulu rumah produksinya, lalu gudangnya.`,
  'house.warehouse-closed': (f: Facts) => `${f.warehouse} nonaktif. Aktifkan dulu gudangnya, lalu rumah produksinya.`,
  'house.closed': (f: Facts) => `${f.name} sudah nonaktif. Aktifkan dulu atau pilih rumah produksi lain.`,
  'recipe.same-day': () =>
    'Sudah ada resep barang ini yang berlaku mulai tanggal itu. Ubah resep itu, atau ganti tanggalnya.',
  'recipe.other-output': () =>
    'Jumlah hasil harus sama di semua baris resep yang sama. Samakan, atau bedakan tanggalnya.',
  'recipe.of-itself': (f: Facts) => `${f.item} tidak bisa menjadi bahannya sendiri. Pilih bahan lain.`,
  'recipe.twice': (f: Facts) => `${f.item} tertulis dua kali. Gabungkan jumlahnya dalam satu baris.`,
  'spk.no-recipe': (f: Facts) => `${f.item} belum punya resep yang berlaku. Buat resepnya dulu.`,
  'spk.wrong-stage': (f: Facts) =>
    `SPK ${f.number || 'ini'} sekarang ${f.stage}, jadi tindakan ini tidak berlaku. Muat ulang untuk melihat keadaan terbarunya.`,
  'spk.due-early': () => 'Tenggat tidak boleh sebelum tanggal SPK. Pilih tanggal yang lebih lambat.',
  'spk.other-item': (f: Facts) => `Baris order itu meminta ${f.item}. Pilih barang yang sama.`,
  'spk.order-closed': (f: Facts) => `Order ${f.number} tidak terbuka lagi. Pilih order lain, atau lepaskan tautannya.`,
  'spk.unknown-material': () => 'Ada bahan yang tidak dikenal. Pilih dari daftar.',
  'spk.reason-needed': (f: Facts) =>
    `${f.item} terpakai ${qty(f.over)} lebih banyak dari resep, di atas toleransi. Tulis alasannya.`,
  'spk.nothing-made': () => 'Isi jumlah hasil: bagus, KW 2, atau gagal.',
  'spk.no-material': () =>
    'Belum ada bahan yang dicatat untuk SPK ini. Catat bahannya dulu, atau tandai "tanpa bahan" dan tulis alasannya.',
  'spk.material-gone': () =>
    'Semua catatan bahan SPK ini sudah dibatalkan. Catat bahannya dulu, atau tulis alasan hasilnya tanpa bahan.',
  'spk.no-output': () => 'Belum ada hasil. Catat hasilnya dulu, atau selesaikan sebagai gagal.',
  'spk.has-output': () => 'SPK ini sudah punya hasil. Batalkan catatan hasilnya dulu.',
  'spk.fail-reason': () => 'Tulis mengapa produksi ini gagal.',
  'spk.item-open': (f: Facts) =>
    `Barang ini masih dipakai SPK ${f.number}. Selesaikan atau batalkan SPK itu dulu, lalu arsipkan.`,
  'spk.entry-follows': () =>
    'Catatan ini mengikuti harga bahan dari tagihan. Batalkan pemakaian bahannya, atau tagihannya di Pembelian Barang.',
  'spk.entry-gone': () => 'Catatan ini sudah dibatalkan. Muat ulang halamannya.',
}
