import type { Facts } from '#ground/refusal.ts'

/** What catalog refuses, with the way out. */
export const catalogRefusals = {
  'term.exists': (f: Facts) => `${f.kind} ${f.name} sudah ada. Pakai yang itu, atau pulihkan bila diarsipkan.`,
  'term.merge': (f: Facts) => `${f.to} sudah ada. Setujui penggabungan bila ${f.from} memang sama dengan ${f.to}.`,
  'term.both': (f: Facts) =>
    `${f.item} memakai ${f.from} dan ${f.to} sekaligus, jadi keduanya tidak bisa digabung. Ubah satuan barang itu dulu.`,
  'term.used': (f: Facts) => `${f.name} dipakai ${f.uses} barang. Gabungkan ke nama lain dulu, baru arsipkan.`,
  'term.in-use': (f: Facts) => `${f.name} sudah dipakai ${f.uses} barang, jadi dibiarkan.`,
  'term.long': (f: Facts) => `Satuan paling panjang ${f.most} huruf. Pendekkan dulu.`,
  'item.unit-twice': (f: Facts) => `Satuan ${f.unit} ditulis dua kali. Hapus salah satu.`,
  'item.supplier-twice': () => 'Supplier ini ditulis dua kali. Hapus salah satu.',
  'item.kind-fixed': () => 'Barang ini sudah punya mutasi stok, jadi jenisnya tidak bisa diubah. Buat barang baru.',
  'item.unit-fixed': (f: Facts) =>
    `Stok barang ini sudah dihitung dalam ${f.unit}, jadi satuan dasarnya tidak bisa diubah. Tambahkan satuan lain.`,
  'item.no-such-unit': (f: Facts) =>
    `${f.item} tidak punya satuan ${f.unit}. Pilih satuan lain, atau tambahkan di data barang.`,
  'item.own-substitute': () => 'Barang tidak bisa menggantikan dirinya sendiri. Pilih barang lain.',
  'item.other-kind': () => 'Jasa dan barang tidak bisa saling menggantikan. Pilih yang sejenis.',
  'item.labels': (f: Facts) => `Cetak antara 1 dan ${f.most} label sekaligus. Ubah jumlahnya.`,
  'item.not-active': (f: Facts) => `${f.name ?? f.item} sudah nonaktif. Aktifkan dulu, atau pilih barang lain.`,
}
