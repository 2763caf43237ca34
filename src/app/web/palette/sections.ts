import { websiteSections, type WebsiteSectionId } from '#app/website/sections.ts'

/** A part of a page that has an address but no place in the menu. */
export interface PageSection {
  readonly title: string
  readonly to: string
  /** Words by which it is found beside its title. */
  readonly also: string
  /** Beside what its page asks. */
  readonly right?: string | undefined
}

/** What each section of the settings is called as well: words that people type. */
const settingWords: Readonly<Record<WebsiteSectionId, string>> = {
  identitas: 'aplikasi tema pengaturan',
  bawaan: 'default',
  rekening: 'bank nomor rekening kas BCA Mandiri BRI BNI',
  masuk: 'login kata sandi',
  penomoran: 'nomor dokumen invoice surat jalan',
  pajak: 'tarif',
  dokumen: 'surat template cetak',
  satuan: 'unit',
  penjualan: 'aturan',
  pembelian: 'aturan PO',
  gudang: 'aturan tanggal stok mutasi opname',
  persetujuan: 'approval setujui batas penyetuju',
  periode: 'bulan tahun kunci',
  buku: 'cek pembukuan selisih',
  surel: 'surel SMTP pesan WhatsApp percobaan belum terkirim',
  ekspor: 'unduh cadangan excel csv zip',
  sampah: 'pulihkan hapus arsip',
}

/** Penjualan and Pembelian alone are menus of the work itself. */
const clearer: Partial<Record<WebsiteSectionId, string>> = {
  identitas: 'Identitas aplikasi',
  penjualan: 'Aturan penjualan',
  pembelian: 'Aturan pembelian',
}

const settings = websiteSections.map((section): PageSection => ({
  title: clearer[section.id] ?? section.title,
  to: `/pengaturan-website?bagian=${section.id}`,
  also: `${section.title} ${section.about} ${settingWords[section.id]}`,
  right: 'right' in section ? section.right : undefined,
}))

/** Sections of the settings and of one's account. */
export const sections: readonly PageSection[] = [
  ...settings,
  { title: 'Undang pengguna', to: '/permissions?bagian=pengguna', also: 'hak akses karyawan' },
  { title: 'Profil saya', to: '/account-setting?bagian=profil', also: 'foto nama email akun' },
  { title: 'Keamanan akun', to: '/account-setting?bagian=keamanan', also: 'kata sandi perangkat sesi TOTP' },
  { title: 'Tampilan', to: '/account-setting?bagian=tampilan', also: 'tema gelap terang kepadatan ukuran teks' },
  { title: 'Pintasan', to: '/account-setting?bagian=pintasan', also: 'tombol keyboard' },
  { title: 'Pilihan notifikasi', to: '/account-setting?bagian=notifikasi', also: 'pemberitahuan lonceng email' },
  { title: 'Perangkat ini', to: '/account-setting?bagian=perangkat', also: 'draf data lokal' },
]
