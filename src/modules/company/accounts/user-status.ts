/** Where a person stands between registering and leaving. */
export type UserStatus = 'unverified' | 'pending' | 'active' | 'rejected' | 'disabled'

/** The words on screen. */
export const userStatusWords: Readonly<Record<UserStatus, string>> = {
  unverified: 'Verifikasi email',
  pending: 'Menunggu persetujuan',
  active: 'Aktif',
  rejected: 'Ditolak',
  disabled: 'Nonaktif',
}
