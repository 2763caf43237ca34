import type { Day } from '#ground/day.ts'
import { dayFormat, qtyFormat, rupiah } from '#ground/format.ts'
import type { Facts } from '#ground/refusal.ts'

const money = (value: Facts[string] | undefined) => rupiah(String(value ?? 0))
const qty = (value: Facts[string] | undefined) => qtyFormat(String(value ?? 0))

/** The sentences of what sales refuses; each names the way out. */
export const salesRefusals = {
  'order.two-discounts': () => 'Pilih salah satu: diskon persen atau diskon rupiah.',
  'order.below-billed': (f: Facts) =>
    `Nilai kontrak menjadi Rp${f.value}, padahal sudah ditagih Rp${f.billed}. Batalkan tagihannya dulu, atau kurangi lebih sedikit.`,
  'order.promised-early': (f: Facts) =>
    `Tenggat kirim tidak boleh sebelum tanggal order (${dayFormat(String(f.date) as Day, 'short')}).`,
  'order.discount-too-large': (f: Facts) =>
    `Diskon ${money(f.discount)} melebihi nilainya, ${money(f.subtotal)}. Kecilkan diskonnya.`,
  'order.item-archived': (f: Facts) => `${f.item} sudah tidak aktif. Pilih barang lain.`,
  'order.line-empty': (f: Facts) => `Baris ${f.line}: pilih barang atau tulis uraiannya.`,
  'order.line-no-qty': (f: Facts) => `Baris ${f.line}: isi jumlahnya.`,
  'order.unknown-unit': (f: Facts) => `Satuan ${f.unit} tidak ada pada ${f.item}. Pilih satuan yang terdaftar.`,
  'order.unknown-tax': (f: Facts) => `Kode pajak ${f.code} tidak berlaku pada tanggal ini. Pilih kode lain.`,
  'order.no-lines': () => 'Order belum punya barang atau jasa. Tambahkan satu baris.',
  'order.may-not-confirm': () =>
    'Anda boleh menyimpan order sebagai draf, tetapi tidak mengonfirmasinya. Minta rekan yang berhak.',
  'order.over-limit': (f: Facts) =>
    `${f.customer} melebihi batas kredit ${money(f.limit)}. Terima pembayaran dulu, atau minta batasnya dinaikkan.`,
  'delivery.over-limit': (f: Facts) =>
    `Belum bisa dikirim: ${f.customer} sudah berutang ${money(f.owed)}, dan kiriman ini melewati batas kreditnya, ${money(f.limit)}. Terima pembayaran dulu, atau minta batasnya dinaikkan.`,
  'order.item-on-order': (f: Facts) =>
    `Barang ini masih dipesan di order ${f.number}. Kirim, tutup, atau batalkan dulu, lalu arsipkan.`,
  'order.held': (f: Facts) => `Order ${f.number} sedang ditahan: ${f.reason}. Lanjutkan ordernya dulu.`,
  'order.closed': (f: Facts) => `Order ${f.number} sudah ditutup. Buat order baru.`,
  'order.has-documents': (f: Facts) =>
    `Order ${f.number} sudah punya surat jalan atau invoice. Batalkan dokumennya dulu, atau tutup sisa ordernya.`,
  'delivery.nothing-left': () => 'Semua barang order ini sudah dikirim.',
  'delivery.unknown-line': () => 'Baris ini bukan bagian order, atau tertulis dua kali. Muat ulang halaman.',
  'delivery.not-goods': (f: Facts) => `${f.item} adalah jasa dan tidak dikirim. Hapus barisnya.`,
  'delivery.too-many': (f: Facts) =>
    `${f.item}: yang belum dikirim ${qty(f.open)}, diminta ${qty(f.asked)}. Kurangi jumlahnya.`,
  'delivery.no-warehouse': () => 'Pilih gudang asal.',
  'delivery.several-warehouses': (f: Facts) =>
    `${f.item} keluar dari gudang lain. Pilih gudang asal, atau buat surat jalan sendiri untuk tiap gudang.`,
  'delivery.arrived': (f: Facts) => `${f.number} sudah ditandai diterima. Buat retur untuk barang yang kembali.`,
  'delivery.has-returns': (f: Facts) => `${f.number} sudah punya retur. Batalkan returnya dulu.`,
  'delivery.billed': (f: Facts) => `${f.item} dari surat jalan ini sudah ditagih. Batalkan invoicenya dulu.`,
  'delivery.rejected-too-many': (f: Facts) => `${f.item}: yang ditolak melebihi yang dikirim. Kurangi jumlahnya.`,
  'delivery.arrived-early': () => 'Jam tiba mendahului jam berangkatnya. Periksa tanggal dan jamnya.',
  'delivery.time-ahead': () => 'Jam ini belum lewat. Periksa tanggal dan jamnya.',
  'delivery.date-ahead': (f: Facts) =>
    `Tanggal kirim belum tiba. Simpan sebagai draf sampai harinya, atau pakai tanggal hari ini, ${dayFormat(String(f.today) as Day, 'short')}.`,
  'delivery.no-reason': (f: Facts) => `${f.item}: tulis alasan penolakannya.`,
  'invoice.nothing-to-bill': () => 'Belum ada yang bisa ditagih. Kirim barangnya dulu, atau buat invoice uang muka.',
  'invoice.unknown-line': () => 'Baris ini bukan bagian order, atau tertulis dua kali. Muat ulang halaman.',
  'invoice.too-many': (f: Facts) =>
    `${f.item}: yang bisa ditagih ${qty(f.open)}, diminta ${qty(f.asked)}. Kurangi jumlahnya.`,
  'invoice.down-payment-too-much': (f: Facts) => `Uang muka yang tersisa ${money(f.open)}. Kecilkan potongannya.`,
  'invoice.no-down-payment': () => 'Isi jumlah uang muka yang ditagih.',
  'invoice.down-payment-beyond': (f: Facts) => `Uang muka paling banyak ${money(f.room)}. Kecilkan jumlahnya.`,
  'invoice.no-retention': () => 'Tidak ada retensi yang belum ditagih pada order ini.',
  'invoice.retention-beyond': (f: Facts) => `Retensi yang tersisa ${money(f.held)}. Kecilkan jumlahnya.`,
  'invoice.changed-since': (f: Facts) =>
    `Order ini berubah sejak invoice diajukan: dari ${money(f.before)} menjadi ${money(f.after)}. Kembalikan untuk revisi.`,
  'invoice.signatory-limit': (f: Facts) =>
    `${f.name} hanya menandatangani sampai ${money(f.most)}. Pilih penandatangan lain.`,
  'withholding.twice': (f: Facts) => `${f.tax} sudah ada di baris lain. Gabungkan dasarnya, atau pilih jenis lain.`,
  'invoice.withholding-base-beyond': (f: Facts) =>
    `Dasar PPh paling banyak ${money(f.most)}, nilai tanpa PPN yang dibayar. Kecilkan dasarnya.`,
  'efaktur.no-seller': () => 'NPWP perusahaan belum diisi. Lengkapi di Perusahaan, lalu unduh lagi.',
  'efaktur.not-issued': () =>
    'Hanya invoice yang sudah terbit dan tidak batal yang masuk Coretax. Lepas centang yang lain.',
  'efaktur.no-ppn': (f: Facts) =>
    `Invoice ${f.number} tidak memungut PPN, jadi tidak perlu faktur pajak. Lepas centangnya.`,
  'efaktur.no-buyer': (f: Facts) =>
    `${f.customer} (invoice ${f.number}) belum punya NPWP atau NIK yang boleh Anda lihat. Lengkapi data pelanggannya.`,
  'invoice.opening-locked': () => 'Saldo awal sudah terkunci. Koreksi dengan nota kredit.',
  'invoice.opening-twice': (f: Facts) =>
    `Saldo awal ${f.customer}${f.reference ? ` nomor ${f.reference}` : ''} sudah dicatat dan terkunci. Invoice lain dicatat dengan nomor referensinya sendiri.`,
  'invoice.has-payments': (f: Facts) => `${f.number} sudah dibayar. Batalkan pembayarannya dulu.`,
  'invoice.later-invoice': (f: Facts) =>
    `Sesudah ${f.number} masih ada ${f.last} dari kontrak yang sama. Batalkan yang terakhir dulu.`,
  'invoice.has-credits': (f: Facts) => `${f.number} punya nota kredit. Batalkan nota kreditnya dulu.`,
  'invoice.down-payment-used': (f: Facts) =>
    `Uang muka ${f.number} sudah dipotongkan di invoice lain. Batalkan invoice itu dulu.`,
  'invoice.retention-billed': (f: Facts) => `Retensi ${f.number} sudah ditagih. Batalkan invoice retensinya dulu.`,
  'invoice.void-before': (f: Facts) =>
    `${f.number} bertanggal ${f.on}. Pilih tanggal pembatalan yang sama atau sesudahnya.`,
  'invoice.has-write-off': (f: Facts) => `${f.number} sudah dihapusbukukan. Batalkan penghapusannya dulu.`,
  'invoice.has-ppn-proof': (f: Facts) =>
    `PPN ${f.number} sudah punya bukti dipungut. Batalkan bukti PPN-nya dulu, lalu catat lagi sesudahnya.`,
  'ppn-proof.nothing-waits': (f: Facts) => `${f.number} tidak punya PPN yang menunggu bukti. Muat ulang halaman.`,
  'ppn-proof.none': (f: Facts) => `${f.number} tidak punya bukti PPN. Muat ulang halaman.`,
  'ppn-proof.date-ahead': () => 'Tanggal bukti belum lewat. Periksa tanggalnya.',
  'write-off.nothing-open': (f: Facts) => `${f.number} tidak punya sisa tagihan lagi. Muat ulang halaman.`,
  'write-off.no-amount': () => 'Isi jumlah yang dihapus.',
  'write-off.over-due': (f: Facts) =>
    `${f.number}: sisa tagihan ${money(f.open)}, diminta ${money(f.asked)}. Kurangi jumlahnya.`,
  'write-off.beyond-rounding': (f: Facts) =>
    `Pembulatan paling banyak ${money(f.most)}. Catat sebagai kerugian, atau tunggu dibayar.`,
  'write-off.waits': (f: Facts) => `Penghapusan ${f.number} sedang menunggu persetujuan. Putuskan atau batalkan dulu.`,
  'payment.twin': (f: Facts) =>
    `${money(f.amount)} dari ${f.customer} sudah dicatat sebagai ${f.number} tanggal ${dayFormat(String(f.on) as Day, 'short')}. Bandingkan keduanya. Kalau ini uang lain, simpan lagi dan tegaskan bahwa keduanya berbeda.`,
  'payment.invoice-not-open': () => 'Invoice ini tidak terbuka lagi. Muat ulang halaman.',
  'payment.invoice-twice': (f: Facts) => `${f.number} tertulis dua kali. Hapus salah satu.`,
  'payment.over-due': (f: Facts) =>
    `${f.number}: sisa tagihan ${money(f.open)}, diminta ${money(f.asked)}. Kurangi jumlahnya.`,
  'payment.withheld-too-much': (f: Facts) => `${f.number}: PPh yang dipotong melebihi jumlahnya.`,
  'payment.withheld-beyond-base': (f: Facts) =>
    `PPh ${money(f.amount)} melebihi dasarnya, ${money(f.base)}. Periksa keduanya.`,
  'payment.withheld-beyond-open': (f: Facts) =>
    `PPh ${money(f.asked)} melebihi sisa tagihan, ${money(f.open)}. Kecilkan PPh-nya.`,
  'payment.base-beyond': (f: Facts) => `Dasar PPh paling banyak ${money(f.most)}, nilai tanpa PPN. Kecilkan dasarnya.`,
  'payment.base-shared': (f: Facts) =>
    `Isi dasar tiap PPh: untuk jenis ini tersisa ${money(f.left)} dari nilai tanpa PPN.`,
  'payment.no-withheld': () => 'Isi PPh yang dipotong, atau tarifnya.',
  'payment.over-allocated': (f: Facts) =>
    `Uang ${money(f.amount)} tidak cukup untuk alokasi ${money(f.allocated)}. Kurangi alokasinya.`,
  'payment.nothing-open': (f: Facts) => `Order ${f.number} tidak punya tagihan terbuka. Buat invoicenya dulu.`,
  'payment.nothing': () => 'Isi jumlah yang diterima.',
  'payment.fee-too-large': (f: Facts) =>
    `Biaya admin bank harus lebih kecil dari uang yang diterima, ${money(f.amount)}. Periksa keduanya.`,
  'refund.nothing-left': (f: Facts) => `${f.number} tidak punya sisa lagi. Muat ulang halaman.`,
  'refund.over-left': (f: Facts) => `Sisa ${f.number} ${money(f.left)}, diminta ${money(f.asked)}. Kurangi jumlahnya.`,
  'refund.before': (f: Facts) =>
    `${f.number} baru ada pada ${dayFormat(String(f.on) as Day, 'short')}. Pilih tanggal itu atau sesudahnya.`,
  'refund.stands': (f: Facts) =>
    `${money(f.amount)} dari ${f.number} sudah dikembalikan ke pelanggan. Batalkan pengembaliannya dulu.`,
  'return.unknown-line': () => 'Baris ini bukan bagian surat jalan, atau tertulis dua kali. Muat ulang halaman.',
  'return.too-many': (f: Facts) =>
    `${f.item}: yang bisa kembali ${qty(f.open)}, diminta ${qty(f.asked)}. Kurangi jumlahnya.`,
  'return.order-closed': (f: Facts) =>
    `Order ${f.number} sudah ditutup, jadi tidak ada kirim pengganti. Pilih nota kredit, atau buat order baru.`,
  'return.replaced': (f: Facts) => `Pengganti ${f.item} sudah dikirim. Batalkan surat jalan penggantinya dulu.`,
  'credit.unknown-line': (f: Facts) => `Baris ini bukan bagian ${f.number}. Muat ulang halaman.`,
  'credit.too-many': (f: Facts) =>
    `${f.item}: yang bisa dikreditkan ${qty(f.open)}, diminta ${qty(f.asked)}. Kurangi jumlahnya.`,
  'credit.nothing-left': (f: Facts) => `${f.number} sudah dikreditkan semua.`,
  'credit.billed-again': (f: Facts) =>
    `${f.item} dari nota kredit ini sudah ditagih lagi. Batalkan invoice yang baru dulu.`,
  'credit.sum-too-much': (f: Facts) =>
    `Dari ${f.number} yang bisa dikreditkan ${money(f.open)} sebelum PPN. Kecilkan jumlahnya.`,
  'credit.by-lines': (f: Facts) => `${f.number} dikreditkan per baris. Isi jumlah barangnya.`,
  'credit.down-payment-gone': (f: Facts) =>
    `Uang muka yang dikembalikan ${f.number} sudah tidak ada. Batalkan pemakaian atau pembatalannya dulu.`,
  'credit.retention-gone': (f: Facts) =>
    `Retensi yang dikembalikan ${f.number} sudah tidak ada. Batalkan perubahannya dulu.`,
  'credit.of-return': (f: Facts) => `${f.number} berasal dari retur barang. Batalkan returnya.`,
}
