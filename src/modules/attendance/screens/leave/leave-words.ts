import type { Tone } from '#kit/screen/ui/badge.tsx'
import type { LeaveHalf, LeaveState } from '../../leave/contract.ts'

/** The states of a request for leave, with their colours. */
export const leaveStates: Readonly<Record<LeaveState, { readonly text: string; readonly tone: Tone }>> = {
  pending: { text: 'Menunggu persetujuan', tone: 'warning' },
  approved: { text: 'Disetujui', tone: 'success' },
  refused: { text: 'Ditolak', tone: 'danger' },
  void: { text: 'Batal', tone: 'neutral' },
}

/** The halves of a day. */
export const halfWords: Readonly<Record<LeaveHalf, string>> = {
  first: 'Setengah hari pagi',
  second: 'Setengah hari siang',
}

/** A count of days as people write it: '1.5' → '1,5'. */
export function daysWords(days: string): string {
  return `${days.replace('.', ',')} hari`
}
