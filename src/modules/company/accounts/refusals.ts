import type { Facts } from '#ground/refusal.ts'

/** The sentences of what the administration of accounts refuses. */
export const accountRefusals = {
  'preview.read-only': (f: Facts) =>
    `Anda sedang mencoba peran ${f['role']}: semua hanya dilihat. Selesaikan percobaan dahulu untuk menyimpan.`,
  'role.above-own': (f: Facts) =>
    `Peran ini memberi izin yang tidak Anda miliki: ${f['rights']}. Minta pemilik untuk memberikannya.`,
  'role.own-standing': (f: Facts) =>
    `Ini peran Anda sendiri: Anda akan kehilangan ${f['rights']}, dan tidak bisa mengembalikannya. Minta admin lain mencabutnya.`,
  'role.owner-fixed': () => 'Peran Pemilik selalu punya semua izin dan tidak bisa diubah.',
  'role.in-use': (f: Facts) =>
    `Peran ${f['name']} masih dipakai ${f['users']} orang. Pindahkan mereka ke peran lain lebih dulu.`,
  'role.taken': (f: Facts) => `Nama peran "${f['name']}" sudah dipakai. Pilih nama lain.`,
  'role.unknown': () => 'Peran ini sudah tidak ada. Muat ulang halaman.',
  'scope.above-own': () => 'Cakupan data ini lebih luas daripada milik Anda. Persempit cakupannya.',
  'scope.some-companies': () =>
    'Ini berlaku di semua perusahaan, sedangkan akses Anda terbatas pada perusahaan tertentu. Minta admin yang cakupannya semua perusahaan.',
  'preview.no-roles': ({ name }: Facts) =>
    `${String(name)} belum aktif atau belum punya peran, jadi belum melihat apa pun.`,
  'preview.other-company': () =>
    'Perusahaan yang sedang Anda buka di luar cakupan itu. Pindah dulu ke perusahaan di dalamnya.',
  'user.self': () => 'Peran dan status Anda sendiri diubah oleh admin lain.',
  'user.last-owner': () => 'Harus ada paling sedikit satu Pemilik aktif. Tunjuk Pemilik lain lebih dulu.',
  'user.out-of-scope': () =>
    'Akses orang ini menjangkau di luar cakupan data Anda. Minta admin yang cakupannya mencakup orang ini.',
  'user.not-locked': (f: Facts) => `${f['name']} tidak terkunci. Muat ulang halaman.`,
  'user.unverified': () => 'Email orang ini belum diverifikasi. Tunggu sampai ia membuka tautan di emailnya.',
  'user.not-active': (f: Facts) => `${f['name']} belum aktif. Aktifkan dulu akunnya.`,
  'user.has-account': (f: Facts) => `${f['email']} sudah punya akun. Atur perannya di daftar pengguna.`,
  'invitation.not-open': () => 'Undangan ini sudah diterima, dicabut, atau perannya sudah dihapus. Undang lagi.',
  'invitation.out-of-scope': () =>
    'Alamat ini diundang ke luar cakupan data Anda. Minta admin yang mengundangnya, atau admin semua perusahaan.',
  'user.needs-role': () => 'Pilih paling sedikit satu peran untuk pengguna aktif.',
  'company.not-yours': () => 'Anda tidak bekerja di perusahaan ini. Muat ulang halaman.',
}
