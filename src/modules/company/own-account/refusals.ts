/** The sentences of one's own account. */
export const ownAccountRefusals = {
  'email.same': () => 'Ini sudah email akun Anda. Tulis alamat lain.',
  'email.taken': () => 'Alamat ini baru saja dipakai akun lain. Tulis alamat lain.',
  'email.no-code': () => 'Kode sudah tidak berlaku. Minta kode baru.',
}
