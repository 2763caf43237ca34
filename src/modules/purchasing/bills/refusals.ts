import type { Day } from '#ground/day.ts'
import { dayFormat, qtyFormat, rupiah } from '#ground/format.ts'
import type { Facts } from '#ground/refusal.ts'

const money = (value: Facts[string] | undefined) => rupiah(String(value ?? 0))
const qty = (value: Facts[string] | undefined) => qtyFormat(String(value ?? 0))
const date = (value: Facts[string] | undefined) => dayFormat(String(value) as Day, 'short')

/** The sentences of what bills refuse; each names the way out. */
export const billRefusals = {
  'bill.nothing-open': (f: Facts) => `${f.item}: tidak ada lagi yang belum ditagih. Hapus barisnya.`,
  'bill.too-many': (f: Facts) =>
    `${f.item}: yang diterima dan belum ditagih ${qty(f.open)}, ditagih ${qty(f.asked)}. Kurangi jumlahnya, atau terima barangnya dulu.`,
  'bill.discount-too-large': (f: Facts) => `${f.item}: diskon melebihi nilainya. Kecilkan diskonnya.`,
  'bill.ppn-off': (f: Facts) =>
    `PPN di faktur ${money(f.asked)}, menurut hitungan ${money(f.worked)}. Periksa DPP atau kode pajaknya.`,
  'bill.unknown-line': (f: Facts) => `Baris ${f.line} kosong atau tertulis dua kali. Muat ulang halaman.`,
  'bill.other-supplier': (f: Facts) => `Ada baris yang bukan dari ${f.supplier}. Buat tagihan terpisah.`,
  'bill.due-early': (f: Facts) => `Jatuh tempo tidak boleh sebelum tanggal faktur (${date(f.day)}).`,
  'bill.no-withholding-rate': () => 'Isi tarif PPh yang dipotong.',
  'bill.withholding-base-beyond': (f: Facts) =>
    `Dasar PPh paling banyak ${money(f.most)}, nilai tagihan tanpa PPN. Kecilkan dasarnya.`,
  'bill.pph-settled': (f: Facts) => `${f.number} sudah lunas, PPh-nya tidak bisa diubah. Batalkan pembayarannya dulu.`,
  'bill.pph-below-withheld': (f: Facts) =>
    `PPh ${f.number} sudah dipotong ${money(f.withheld)}, lebih dari ${money(f.asked)}. Batalkan pembayarannya dulu.`,
  'bill.pph-above-open': (f: Facts) =>
    `Sisa tagihan ${f.number} ${money(f.open)} tidak cukup untuk PPh ${money(f.asked)}. Kecilkan tarifnya.`,
  'bill.same-paper': (f: Facts) =>
    `Faktur ${f.no} dari supplier ini sudah dicatat sebagai ${f.number} (${date(f.date)}). Buka tagihan itu.`,
  'bill.has-payments': (f: Facts) => `${f.number} sudah dibayar. Batalkan pembayarannya dulu.`,
  'bill.has-returns': (f: Facts) => `Barang dari ${f.number} sudah diretur. Batalkan returnya dulu.`,
  'bill.of-subcontract': (f: Facts) =>
    `Tagihan ${f.number} berasal dari opname subkon. Batalkan dari tab Subkon di halaman proyeknya.`,
  'bill.subcontract-below-zero': () =>
    'Potongan tidak bisa melebihi tagihannya. Kurangi potongan, atau pindahkan sisanya ke opname berikutnya.',
  'bill.opening-locked': () => 'Saldo awal sudah terkunci. Koreksi lewat jurnal.',
  'bill.opening-twice': (f: Facts) =>
    `Saldo awal hutang ${f.supplier}${f.reference ? ` nomor ${f.reference}` : ''} sudah dicatat dan terkunci. Tagihan lain dicatat dengan nomor referensinya sendiri.`,
  'bill.stale': (f: Facts) =>
    `Penerimaan dari faktur ${f.no ?? f.number} berubah sejak diajukan. Kembalikan untuk revisi supaya dihitung ulang.`,
}
