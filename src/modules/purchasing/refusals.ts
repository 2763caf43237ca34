import type { Day } from '#ground/day.ts'
import { dayFormat, qtyFormat, rupiah } from '#ground/format.ts'
import type { Facts } from '#ground/refusal.ts'
import { billRefusals } from './bills/refusals.ts'
import { cashRefusals } from './cash/refusals.ts'
import { handoverRefusals } from './handovers/refusals.ts'
import { landedRefusals } from './landed/refusals.ts'
import { supplierPaymentRefusals } from './payments/refusals.ts'
import { priceListRefusals } from './prices/refusals.ts'
import { purchaseReturnRefusals } from './returns/refusals.ts'

const money = (value: Facts[string] | undefined) => rupiah(String(value ?? 0))
const qty = (value: Facts[string] | undefined) => qtyFormat(String(value ?? 0))
const on = (value: Facts[string] | undefined) => dayFormat(String(value) as Day, 'short')

/** The sentences of what requests, orders, quotes and receipts refuse; each names the way out. */
const buyingRefusals = {
  'purchase.two-discounts': () => 'Pilih salah satu: diskon persen atau diskon rupiah.',
  'purchase.expected-early': (f: Facts) => `Janji kirim tidak boleh sebelum tanggal pesanan (${on(f.date)}).`,
  'purchase.not-a-site': (f: Facts) =>
    `${f.warehouse} bukan gudang proyek. Pilih gudang proyek, atau kirim ke gudang biasa.`,
  'purchase.no-warehouse': () => 'Belum ada gudang yang bisa Anda pakai. Minta dibuatkan gudang atau haknya.',
  'purchase.discount-too-large': (f: Facts) =>
    `Diskon ${money(f.discount)} melebihi nilainya, ${money(f.subtotal)}. Kecilkan diskonnya.`,
  'purchase.advance-too-large': (f: Facts) =>
    `Uang muka melebihi total pesanan, ${money(f.total)}. Kecilkan jumlahnya.`,
  'purchase.item-archived': (f: Facts) => `${f.item} sudah tidak aktif. Pilih barang lain.`,
  'purchase.line-empty': (f: Facts) => `Baris ${f.line}: pilih barang atau tulis uraiannya.`,
  'purchase.line-no-qty': (f: Facts) => `Baris ${f.line}: isi jumlahnya.`,
  'purchase.unknown-unit': (f: Facts) => `Satuan ${f.unit} tidak ada pada ${f.item}. Pilih satuan yang terdaftar.`,
  'purchase.unknown-tax': (f: Facts) => `Kode pajak ${f.code} tidak berlaku pada tanggal ini. Pilih kode lain.`,
  'purchase.over-budget': (f: Facts) => `${f.text} Kurangi jumlahnya, atau revisi RAP pekerjaan itu dulu.`,
  'purchase.no-lines': () => 'Pesanan belum punya barang atau jasa. Tambahkan satu baris.',
  'purchase.may-not-order': () =>
    'Anda boleh menyimpan pesanan sebagai draf, tetapi tidak memesannya. Minta rekan yang berhak.',
  'purchase.unknown-request-line': () => 'Baris permintaan ini tidak ada lagi. Muat ulang halaman.',
  'purchase.request-not-open': (f: Facts) =>
    `Permintaan ${f.number} belum disetujui atau sudah ditutup. Hapus barisnya, atau mintakan persetujuan dulu.`,
  'purchase.replacement-open': (f: Facts) =>
    `${f.number} masih menunggu barang pengganti yang sudah ditagih. Terima gantinya, atau buka returnya dan pilih 'Pengganti tidak datang'.`,
  'purchase.amendment-waits': (f: Facts) =>
    `Perubahan ${f.number} masih menunggu persetujuan. Tarik perubahan itu dulu, lalu ubah lagi.`,
  'purchase.closed': (f: Facts) => `Pesanan ${f.number} sudah ditutup. Buat pesanan baru.`,
  'purchase.held': (f: Facts) => `Pesanan ${f.number} sedang ditahan: ${f.reason}. Lanjutkan pesanannya dulu.`,
  'purchase.has-documents': (f: Facts) =>
    `Pesanan ${f.number} sudah punya penerimaan, berita acara, atau tagihan. Batalkan dokumennya dulu, atau tutup sisa pesanannya.`,
  'purchase.supplier-fixed': () =>
    'Supplier pesanan yang sudah dipesan tidak bisa diganti. Batalkan dan buat yang baru.',
  'purchase.place-fixed': (f: Facts) =>
    `Barang ${f.number} sudah mulai datang, jadi tujuannya tetap. Pindahkan barangnya dengan transfer.`,
  'purchase.line-received': (f: Facts) =>
    `${f.item} sudah datang, diserahterimakan, atau ditagih, jadi barisnya tidak bisa dihapus.`,
  'purchase.price-fixed': (f: Facts) =>
    `${f.item} sudah datang, diserahterimakan, atau ditagih: barang, satuan, harga, dan pajaknya tetap. Selisih harga dicatat di tagihan.`,
  'purchase.no-reason': (f: Facts) =>
    `Total pesanan berubah dari ${money(f.was)} menjadi ${money(f.is)}. Isi alasan perubahannya.`,
  'purchase.below-received': (f: Facts) =>
    `${f.item} sudah datang atau diserahterimakan ${qty(f.least)}. Jumlahnya tidak bisa di bawah itu.`,
  'request.needed-early': (f: Facts) => `Tanggal dibutuhkan tidak boleh sebelum tanggal permintaan (${on(f.date)}).`,
  'request.unknown-requester': () => 'Peminta ini tidak bekerja di perusahaan ini lagi. Pilih orang lain.',
  'request.nothing-to-order': () => 'Semua barang permintaan ini sudah dipesan.',
  'request.unknown-line': () => 'Baris ini bukan bagian permintaan, atau tertulis dua kali. Muat ulang halaman.',
  'request.too-many': (f: Facts) =>
    `${f.item}: yang belum dipesan ${qty(f.open)}, diminta ${qty(f.asked)}. Kurangi jumlahnya.`,
  'request.closed': (f: Facts) => `Permintaan ${f.number} sudah ditutup. Buat permintaan baru.`,
  'request.numbered': (f: Facts) =>
    `Permintaan ${f.number} sudah pernah diajukan dan bernomor. Batalkan permintaan ini; ia tidak bisa dihapus.`,
  'request.has-orders': (f: Facts) =>
    `Permintaan ${f.number} sudah dipesan. Tutup sisanya, atau batalkan pesanannya dulu.`,
  'quote.unknown-line': () => 'Baris ini bukan bagian permintaan, atau tertulis dua kali. Muat ulang halaman.',
  'quote.nothing-offered': () => 'Isi harga untuk paling sedikit satu barang.',
  'quote.supplier-twice': (f: Facts) => `${f.supplier} sudah punya penawaran untuk permintaan ini. Ubah yang itu.`,
  'quote.already-ordered': (f: Facts) => `Penawaran ${f.supplier} sudah menjadi pesanan.`,
  'purchase.item-on-order': (f: Facts) =>
    `Barang ini masih dipesan di pembelian ${f.number}. Terima, tutup, atau batalkan dulu.`,
  'purchase.supplier-on-order': (f: Facts) =>
    `Supplier ini masih punya pembelian ${f.number}. Terima, tutup, atau batalkan dulu.`,
  'receipt.unknown-line': () => 'Baris ini bukan bagian pesanan, atau tertulis dua kali. Muat ulang halaman.',
  'receipt.not-goods': (f: Facts) => `${f.item} adalah jasa dan tidak diterima di gudang. Hapus barisnya.`,
  'receipt.rejected-too-many': (f: Facts) => `${f.item}: yang ditolak melebihi yang datang. Kurangi jumlahnya.`,
  'receipt.no-reason': (f: Facts) => `${f.item}: tulis alasan penolakannya.`,
  'receipt.too-many': (f: Facts) =>
    `${f.item}: yang masih boleh diterima ${qty(f.open)}, dicatat ${qty(f.asked)}. Kurangi jumlahnya, atau ubah pesanannya.`,
  'receipt.before-order': (f: Facts) => `Penerimaan tidak boleh sebelum tanggal pesanan (${on(f.date)}).`,
  'receipt.may-not-post': () =>
    'Anda boleh menyimpan penerimaan sebagai draf, tetapi tidak memasukkannya ke stok. Minta rekan yang berhak.',
  'receipt.billed': (f: Facts) => `${f.number} sudah ditagih. Batalkan tagihannya dulu.`,
  'receipt.has-landed': (f: Facts) =>
    `${f.number} menanggung biaya perolehan ${f.bill}. Batalkan tagihan biaya itu dulu.`,
  'receipt.has-returns': (f: Facts) => `${f.number} sudah punya retur ke supplier. Batalkan returnya dulu.`,
}

/** Every sentence of this department. */
export const purchasingRefusals = {
  ...buyingRefusals,
  ...handoverRefusals,
  ...billRefusals,
  ...priceListRefusals,
  ...supplierPaymentRefusals,
  ...purchaseReturnRefusals,
  ...landedRefusals,
  ...cashRefusals,
}
