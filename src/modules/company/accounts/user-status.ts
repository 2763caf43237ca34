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

/** Whether somebody is kept out for a while who tried too often; who may not come in at all is not. */
export function isLocked({
  status,
  lockedUntil,
}: {
  readonly status: UserStatus
  readonly lockedUntil: string | null
}) {
  return status === 'active' && lockedUntil !== null
}
