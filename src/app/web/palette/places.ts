import type { Subject } from '#modules/company/accounts/permissions.ts'

/** What the pages of the menu are called as well: words that people type. */
export const pageWords: Partial<Record<Subject | (string & {}), string>> = {
  order: 'penjualan pesanan jual sales',
  pelanggan: 'customer pembeli',
  supplier: 'pemasok vendor',
  'pembelian-barang': 'beli belanja PO',
  gudang: 'stok stock persediaan',
  'bahan-baku': 'material barang',
  'rumah-produksi': 'SPK pabrik produksi',
  'daftar-proyek': 'proyek pekerjaan bangunan lokasi site',
  'management-karyawan': 'pegawai staf tukang pekerja mandor',
  'laporan-keuangan': 'neraca laba rugi jurnal kas',
  permissions: 'peran hak akses pengguna',
}

/** A list or report that has an address but no entry of its own in the menu. */
interface Place {
  readonly title: string
  readonly to: string
  readonly also: string
  readonly right?: string
}

/** Every list of papers, so that it is found by what stands on its papers. */
export const places: readonly Place[] = [
  { title: 'Surat jalan', to: '/order/?jenis=surat-jalan', also: 'kirim pengiriman SJ' },
  { title: 'Invoice', to: '/order/?jenis=invoice', also: 'tagihan pelanggan faktur piutang INV' },
  { title: 'Pembayaran pelanggan', to: '/order/?jenis=pembayaran', also: 'bayar uang masuk uang muka' },
  { title: 'Umur piutang', to: '/pelanggan/?jenis=umur', also: 'tagihan jatuh tempo', right: 'view order' },
  { title: 'Permintaan pembelian', to: '/pembelian-barang/?tab=pembelian&jenis=permintaan', also: 'PR' },
  { title: 'Penerimaan barang', to: '/pembelian-barang/?tab=pembelian&jenis=penerimaan', also: 'terima BTB' },
  { title: 'Tagihan supplier', to: '/pembelian-barang/?tab=pembelian&jenis=tagihan', also: 'faktur hutang' },
  { title: 'Pembayaran supplier', to: '/pembelian-barang/?tab=pembelian&jenis=pembayaran', also: 'bayar uang keluar' },
  { title: 'Retur pembelian', to: '/pembelian-barang/?tab=pembelian&jenis=retur', also: 'barang cacat' },
  {
    title: 'Umur hutang',
    to: '/supplier/?jenis=umur',
    also: 'tagihan jatuh tempo',
    right: 'view pembelian-barang',
  },
  { title: 'Daftar produk', to: '/pembelian-barang/?tab=produk', also: 'barang jasa harga jual' },
  { title: 'Daftar pekerja', to: '/management-karyawan/?tab=pekerja', also: 'tukang kenek mandor' },
  { title: 'Daftar stok', to: '/gudang/?tab=stock', also: 'stock persediaan kartu', right: 'view stock' },
  ...finance([
    ['Mutasi kas', 'jenis=mutasi', 'buku kas saldo'],
    ['Cocokkan bank', 'view=cocokkan', 'mutasi bank rekening koran impor pencocokan'],
    ['Rekonsiliasi bank', 'view=rekonsiliasi', 'saldo bank selisih'],
    ['Kas kecil & hitung kas', 'view=kas-kecil', 'opname kas imprest petty cash'],
    ['Giro', 'view=giro', 'cek bilyet cair tolak'],
    ['Akan dibayar', 'view=akan-dibayar', 'jatuh tempo tagihan rencana bayar arus kas'],
    ['Transaksi berulang', 'view=berulang', 'rutin bulanan'],
    ['Laba rugi', 'view=laba-rugi', 'untung rugi pendapatan beban'],
    ['Neraca', 'view=neraca', 'aset utang modal posisi keuangan'],
    ['Arus kas', 'view=arus-kas', 'cash flow'],
    ['Perubahan ekuitas', 'view=perubahan-ekuitas', 'modal prive laba ditahan'],
    ['Rekap pajak', 'view=pajak', 'PPN PPh Coretax bukti potong masa'],
    ['Anggaran overhead', 'view=anggaran', 'budget biaya kantor'],
    ['Jurnal umum', 'jenis=jurnal', 'JU akrual koreksi'],
    ['Buku besar', 'view=buku-besar', 'ledger akun'],
    ['Buku pembantu', 'view=buku-pembantu', 'piutang hutang per pihak'],
    ['Neraca saldo', 'view=neraca-saldo', 'trial balance'],
    ['Daftar akun', 'view=akun', 'COA bagan perkiraan'],
    ['Aset tetap', 'view=aset', 'penyusutan kendaraan mesin'],
    ['Saldo awal', 'view=saldo-awal', 'pembukaan'],
    ['Tutup buku', 'view=tutup-buku', 'tutup bulan tahun'],
  ]),
]

/** The parts of Laporan Keuangan. */
function finance(parts: readonly (readonly [title: string, search: string, also: string])[]): readonly Place[] {
  return parts.map(([title, search, also]) => ({ title, to: `/laporan-keuangan/?${search}`, also }))
}
