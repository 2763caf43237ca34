import { trailOf } from '#app/menu.ts'
import type { Page } from '#app/site-map.ts'
import { Coming } from '#kit/screen/shell/coming.tsx'
import { pageAt } from '#app/site-map.ts'
import type { Subject } from '#modules/company/accounts/permissions.ts'

/** What will stand in each module, in one sentence. */
const plans: Partial<Record<Subject, string>> = {
  'account-setting': 'Di sini Anda mengatur profil, kata sandi, dan tampilan aplikasi.',
  'laporan-keuangan': 'Di sini tercatat uang masuk dan keluar, buku besar, neraca, dan laba rugi perusahaan.',
  order: 'Di sini order pelanggan dicatat, dikirim dengan surat jalan, lalu ditagih dengan invoice.',
  pelanggan: 'Di sini tersimpan data pelanggan, piutang, dan batas kreditnya.',
  supplier: 'Di sini tersimpan data pemasok, harga terakhir, dan utang kepada mereka.',
  'management-karyawan': 'Di sini tersimpan data karyawan dan pekerja lapangan, beserta upah dan dokumennya.',
  absensi: 'Di sini kehadiran karyawan, pekerja harian, dan pekerja borongan dicatat per proyek.',
  'slip-gaji': 'Di sini gaji dihitung dari absensi, disetujui, lalu dibagikan sebagai slip.',
  'pembelian-barang': 'Di sini pembelian dicatat sejak pesanan, penerimaan barang, hingga dibayar.',
  'daftar-proyek': 'Di sini setiap proyek punya anggaran, jadwal, kemajuan, dan tagihan termin.',
  'dokumentasi-proyek': 'Di sini foto dan catatan harian proyek tersusun menurut tanggal.',
  'laporan-bahan-baku': 'Di sini pemakaian bahan di lapangan dicatat dan dibandingkan dengan anggaran.',
  'laporan-keuangan-proyek': 'Di sini uang masuk dan keluar setiap proyek terlihat terhadap anggarannya.',
  'bahan-baku': 'Di sini tersimpan daftar bahan baku, satuan, dan harganya.',
  'rumah-produksi': 'Di sini produksi direncanakan dan hasilnya masuk ke gudang.',
  gudang: 'Di sini stok setiap gudang, perpindahan, dan kartu stoknya terlihat.',
  perusahaan: 'Di sini profil, rekening bank, pajak, dan kop surat perusahaan diatur.',
  'pengaturan-website': 'Di sini aturan dokumen, cara masuk, dan tampilan aplikasi diatur.',
  permissions: 'Di sini peran dan hak akses setiap pengguna diatur.',
}

/** The calm page of an address whose screen is not built yet. */
export function ComingAt({ page }: { page: Page }) {
  const { subject = 'dashboard', title, path } = page
  const list = pageAt(subject)
  return (
    <Coming
      title={title}
      icon={trailOf(subject).at(-1)?.icon ?? 'account'}
      text={plans[subject] ?? 'Di sini pekerjaan hari ini terlihat sekilas.'}
      back={list && list.path !== path ? list.path : undefined}
    />
  )
}
