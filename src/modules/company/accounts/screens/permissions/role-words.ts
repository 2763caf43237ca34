import { timelineText } from '#kit/screen/format/zone.ts'
import type { RoleLine } from '#modules/company/accounts/role-contract.ts'

/** How many hold a role, and how much it gives: '3 pengguna · 42 izin'. */
export function sizeText({ users, isOwner, permissions }: Pick<RoleLine, 'users' | 'isOwner' | 'permissions'>): string {
  return `${users} pengguna · ${isOwner ? 'semua' : permissions.length} izin`
}

/** When a role was last changed, and by whom; nothing of one that is as it came. */
export function changedText({ changedAt, changedBy }: Pick<RoleLine, 'changedAt' | 'changedBy'>): string {
  return changedBy === null ? '' : `Diubah ${timelineText(changedAt)}, ${changedBy}`
}
