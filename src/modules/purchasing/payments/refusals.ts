import type { Day } from '#ground/day.ts'
import { dayFormat, rupiah } from '#ground/format.ts'
import type { Facts } from '#ground/refusal.ts'

const money = (value: Facts[string] | undefined) => rupiah(String(value ?? 0))

/** The sentences of what payments to suppliers refuse; each names the way out. */
export const supplierPaymentRefusals = {
  'paid.twin': (f: Facts) =>
    `${money(f.amount)} ke ${f.supplier} sudah dicatat sebagai ${f.number} tanggal ${dayFormat(String(f.on) as Day, 'short')}. Bandingkan keduanya. Kalau ini uang lain, simpan lagi dan tegaskan bahwa keduanya berbeda.`,
  'paid.pph-left': (f: Facts) =>
    `PPh tagihan ${f.number} ${money(f.pph)}, baru dipotong ${money(f.before)}. Potong paling sedikit ${money(f.least)} sekarang, atau ubah PPh tagihannya dulu.`,
  'paid.pph-eats-advance': (f: Facts) =>
    `PPh yang dipotong tidak boleh menghabiskan uang muka ${money(f.gross)}. Kecilkan PPh-nya.`,
  'paid.may-not-pay': () =>
    'Anda tidak berhak membayar supplier. Kosongkan pembayaran awal, dan minta rekan membayarnya.',
  'paid.draft': () =>
    "Pembayaran awal hanya untuk pesanan yang dipesan. Pilih 'Simpan & pesan', atau kosongkan jumlahnya.",
  'paid.waits': () =>
    'Pesanan ini perlu disetujui dulu. Kosongkan pembayaran awal dan simpan; setelah disetujui, bayar uang mukanya dari pesanannya.',
  'paid.bill-not-open': () =>
    'Ada tagihan yang tidak terbuka: sudah lunas, dibatalkan, atau menunggu persetujuan. Muat ulang halaman.',
  'paid.nothing': () => 'Isi jumlah yang dibayar.',
  'paid.fee-too-large': (f: Facts) =>
    `Biaya admin bank harus lebih kecil dari uang yang dibayar, ${money(f.amount)}. Periksa keduanya.`,
  'paid.no-approved-account': (f: Facts) =>
    `${f.supplier} belum punya rekening yang disetujui. Minta rekan menyetujui rekeningnya, atau bayar tunai.`,
  'paid.no-approved-accounts': (f: Facts) =>
    `Belum punya rekening yang disetujui: ${f.suppliers}. Minta rekan menyetujui rekeningnya, atau jangan centang tagihannya.`,
  'paid.file-differs': (f: Facts) =>
    `Berkas bank ${money(f.file)}, jurnalnya ${money(f.books)}. Jangan kirim ke bank; minta admin menjalankan pemeriksaan buku.`,
  'paid.no-down-payment': (f: Facts) => `${f.number} tidak meminta uang muka. Isi jumlahnya.`,
  'paid.beyond-order': (f: Facts) => `Uang muka ${f.number} paling banyak ${money(f.room)}. Kecilkan jumlahnya.`,
  'paid.beyond-advance': (f: Facts) =>
    `Sisa uang muka ${f.number} ${money(f.left)}, dipakai ${money(f.asked)}. Kecilkan jumlahnya.`,
}
