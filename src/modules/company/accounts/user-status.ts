/** Where a person stands between registering and leaving: verify email, wait for approval, active, rejected, disabled. */
export type UserStatus = 'unverified' | 'pending' | 'active' | 'rejected' | 'disabled'

/** The states as people read them. */
export const userStatusWords: Readonly<Record<UserStatus, string>> = {
  unverified: 'Belum verifikasi',
  pending: 'Menunggu persetujuan',
  active: 'Aktif',
  rejected: 'Ditolak',
  disabled: 'Nonaktif',
}
