import type { Action, Subject } from '#modules/company/accounts/permissions.ts'

/** What an action is called in the matrix. */
export const actionWords: Readonly<Record<Action, string>> = {
  view: 'Lihat',
  create: 'Tambah',
  update: 'Ubah',
  delete: 'Hapus',
  approve: 'Setujui',
  export: 'Ekspor',
}

/** What a subject is called, as the menu says it; the last two are fields, not pages. */
export const subjectWords: Readonly<Record<Subject, string>> = {
  dashboard: 'Dashboard',
  'account-setting': 'Akun saya',
  'laporan-keuangan': 'Laporan Keuangan',
  order: 'Order',
  pelanggan: 'Pelanggan',
  supplier: 'Supplier',
  'management-karyawan': 'Management Karyawan',
  absensi: 'Absensi',
  'slip-gaji': 'Slip Gaji',
  'pembelian-barang': 'Pembelian Barang',
  'daftar-proyek': 'Daftar Proyek',
  'dokumentasi-proyek': 'Dokumentasi Proyek',
  'laporan-bahan-baku': 'Laporan Bahan Baku',
  'laporan-keuangan-proyek': 'Laporan Keuangan Proyek',
  'bahan-baku': 'Bahan Baku',
  'rumah-produksi': 'Rumah Produksi',
  gudang: 'Gudang',
  stock: 'Stok',
  perusahaan: 'Perusahaan',
  'pengaturan-website': 'Pengaturan Website',
  permissions: 'Permissions',
  biaya: 'Biaya & laba',
  gaji: 'Gaji & upah',
}

/** The rows of the matrix, grouped as the menu is. */
export const subjectGroups: readonly { readonly title: string; readonly subjects: readonly Subject[] }[] = [
  { title: 'Umum', subjects: ['dashboard', 'account-setting'] },
  { title: 'Keuangan', subjects: ['laporan-keuangan', 'order'] },
  { title: 'User', subjects: ['pelanggan', 'supplier', 'management-karyawan', 'absensi', 'slip-gaji'] },
  {
    title: 'Operasional',
    subjects: [
      'pembelian-barang',
      'daftar-proyek',
      'dokumentasi-proyek',
      'laporan-bahan-baku',
      'laporan-keuangan-proyek',
      'bahan-baku',
      'rumah-produksi',
      'gudang',
      'stock',
    ],
  },
  { title: 'Pengaturan', subjects: ['perusahaan', 'pengaturan-website', 'permissions'] },
  { title: 'Isian peka', subjects: ['biaya', 'gaji'] },
]

/** Says a right as people do: 'update absensi' → 'Ubah Absensi'. */
export function permissionText(permission: string): string {
  const [action = '', subject = ''] = permission.split(' ')
  return `${actionWords[action as Action] ?? action} ${subjectWords[subject as Subject] ?? subject}`
}

/** A role as it is offered to say yes: one without the right waits for who has it by another role. */
export function approverLabel(role: { name: string; approves: readonly string[] }, right: string): string {
  return role.approves.includes(right) ? role.name : `${role.name} (tanpa izin setujui)`
}

const MOST_NAMED = 4

/** Names rights in a sentence; of many, the first few: 'Lihat Gaji & upah, Ubah Gaji & upah'. */
export function someRights(rights: readonly string[]): string {
  const all = [...new Set(rights)].map(permissionText)
  const more = all.length - MOST_NAMED
  return more > 0 ? `${all.slice(0, MOST_NAMED).join(', ')} dan ${more} lainnya` : all.join(', ')
}

/** Rights gathered by what they are of, in the order of the matrix: 'Order' → 'Lihat, Ubah'. */
export function rightsBySubject(rights: readonly string[]): readonly { readonly of: string; readonly acts: string }[] {
  const all = subjectGroups.flatMap(({ subjects }) => subjects)
  return all.flatMap((subject) => {
    const acts = (Object.keys(actionWords) as Action[]).filter((action) => rights.includes(`${action} ${subject}`))
    const said = acts.map((action) => actionWords[action]).join(', ')
    return said ? [{ of: subjectWords[subject], acts: said }] : []
  })
}
