import {
  actionsOf,
  allPermissions,
  subjects,
  withNeeded,
  type Action,
  type Permission,
  type Subject,
} from '#modules/company/accounts/permissions.ts'

/** A role as a new installation finds it. */
export interface RolePreset {
  readonly name: string
  readonly description: string
  readonly permissions: readonly Permission[]
}

/** The role of the owner: holds every right, also those of later versions, and always keeps one active person. */
export const OWNER_ROLE = 'Pemilik'

// Letters of a right: v(iew) c(reate) u(pdate) d(elete) a(pprove) e(xport).
const ACTION: Readonly<Record<string, Action>> = {
  v: 'view',
  c: 'create',
  u: 'update',
  d: 'delete',
  a: 'approve',
  e: 'export',
}

function rights(table: Partial<Record<Subject, string>>): Permission[] {
  return withNeeded(
    Object.entries(table).flatMap(([subject, letters]) =>
      letters.split('').map((letter) => `${ACTION[letter]} ${subject}`),
    ),
  )
}

function viewAll(except: readonly Subject[], letters: readonly Action[] = ['view', 'export']): Permission[] {
  return subjects
    .filter((subject) => !except.includes(subject))
    .flatMap((subject) =>
      letters.filter((a) => actionsOf[subject].includes(a)).map((a): Permission => `${a} ${subject}`),
    )
}

const own: Partial<Record<Subject, string>> = { 'account-setting': 'vu' }

/** The roles a new installation begins with; the owner may change all but the first. */
export const rolePresets: readonly RolePreset[] = [
  {
    name: OWNER_ROLE,
    description: 'Pemilik atau direktur. Semua hak, termasuk biaya, gaji, dan pengaturan.',
    permissions: allPermissions,
  },
  {
    name: 'Admin Sistem',
    description: 'Mengatur pengguna, peran, perusahaan, dan pengaturan; tidak melihat gaji.',
    permissions: allPermissions.filter(
      (permission) => !permission.endsWith(' gaji') && !permission.endsWith(' slip-gaji'),
    ),
  },
  {
    name: 'Manajer Proyek',
    description: 'Memimpin proyek: anggaran, biaya, dokumentasi, absensi, dan permintaan barang.',
    permissions: rights({
      ...own,
      'daftar-proyek': 'vcuae',
      'dokumentasi-proyek': 'vcuae',
      'laporan-bahan-baku': 'vcuae',
      'laporan-keuangan-proyek': 'vcuae',
      'pembelian-barang': 'vca',
      absensi: 'vcuae',
      'bahan-baku': 'v',
      gudang: 'v',
      stock: 've',
      'management-karyawan': 'v',
      supplier: 'v',
      pelanggan: 'v',
      order: 'v',
      biaya: 'v',
    }),
  },
  {
    name: 'Estimator/QS',
    description: 'Menyusun RAB, volume, dan termin.',
    permissions: rights({
      ...own,
      'daftar-proyek': 'vcue',
      'dokumentasi-proyek': 'v',
      'laporan-bahan-baku': 've',
      'laporan-keuangan-proyek': 've',
      'bahan-baku': 'vcue',
      pelanggan: 'v',
      supplier: 'v',
      biaya: 'v',
    }),
  },
  {
    name: 'Pelaksana Lapangan',
    description: 'Mencatat kemajuan, absensi, dan pemakaian bahan di proyeknya.',
    permissions: rights({
      ...own,
      'daftar-proyek': 'v',
      'dokumentasi-proyek': 'vcu',
      'laporan-bahan-baku': 'vcu',
      'laporan-keuangan-proyek': 'vc',
      absensi: 'vcu',
      'management-karyawan': 'v',
      'pembelian-barang': 'vc',
      'bahan-baku': 'v',
      gudang: 'v',
      stock: 'v',
    }),
  },
  {
    name: 'Mandor',
    description: 'Mencatat absensi, foto, bahan, dan biaya di proyeknya sendiri.',
    permissions: rights({
      ...own,
      'daftar-proyek': 'v',
      'dokumentasi-proyek': 'vcu',
      'laporan-bahan-baku': 'vc',
      'laporan-keuangan-proyek': 'vc',
      absensi: 'vc',
    }),
  },
  {
    name: 'Pembelian',
    description: 'Membeli barang dan mengelola supplier.',
    permissions: rights({
      ...own,
      'pembelian-barang': 'vcude',
      supplier: 'vcude',
      'bahan-baku': 'vcue',
      gudang: 'v',
      stock: 've',
      'daftar-proyek': 'v',
      biaya: 'v',
    }),
  },
  {
    name: 'Gudang',
    description: 'Menerima, menyimpan, dan mengirim barang; tanpa biaya.',
    permissions: rights({
      ...own,
      gudang: 'vcue',
      stock: 'vcue',
      'bahan-baku': 'vcu',
      'pembelian-barang': 'v',
      order: 'vu',
      'laporan-bahan-baku': 'vc',
      'rumah-produksi': 'v',
    }),
  },
  {
    name: 'Keuangan',
    description: 'Kas, bank, tagihan, pajak, dan laporan.',
    permissions: rights({
      ...own,
      'laporan-keuangan': 'vcudae',
      'laporan-keuangan-proyek': 'vcuae',
      order: 'vcuae',
      pelanggan: 'vcuae',
      supplier: 'vcuae',
      'pembelian-barang': 'vue',
      'daftar-proyek': 've',
      'slip-gaji': 'v',
      perusahaan: 'vu',
      stock: 've',
      biaya: 'v',
    }),
  },
  {
    name: 'Kasir Proyek',
    description: 'Mencatat kas kecil proyeknya.',
    permissions: rights({ ...own, 'laporan-keuangan-proyek': 'vcu', 'daftar-proyek': 'v', 'pembelian-barang': 'vc' }),
  },
  {
    name: 'HRD/Payroll',
    description: 'Karyawan, pekerja, absensi, dan gaji.',
    permissions: rights({
      ...own,
      'management-karyawan': 'vcude',
      absensi: 'vcudae',
      'slip-gaji': 'vcudae',
      gaji: 'vu',
      'daftar-proyek': 'v',
    }),
  },
  {
    name: 'Sales/Admin Order',
    description: 'Penawaran, order, surat jalan, dan invoice.',
    permissions: rights({
      ...own,
      order: 'vcue',
      pelanggan: 'vcue',
      'bahan-baku': 'v',
      gudang: 'v',
      stock: 'v',
      'daftar-proyek': 'v',
    }),
  },
  {
    name: 'Produksi',
    description: 'Rumah produksi: bahan masuk, hasil keluar.',
    permissions: rights({
      ...own,
      'rumah-produksi': 'vcue',
      'bahan-baku': 'vcu',
      gudang: 'v',
      stock: 'vcu',
      order: 'v',
      absensi: 'vc',
    }),
  },
  {
    name: 'Auditor',
    description: 'Melihat dan mengekspor semua catatan; tidak mengubah apa pun.',
    permissions: withNeeded(viewAll(['pengaturan-website'])),
  },
]
