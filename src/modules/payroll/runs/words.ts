import { periodFormat } from '#ground/day-format.ts'
import type { Period } from '#ground/period.ts'
import { feasts, type Feast } from '../feasts/rules.ts'

/** What a run pays. */
export const runKinds = {
  monthly: 'Gaji bulanan',
  last: 'Gaji terakhir',
  thr: 'THR',
  bonus: 'Bonus',
} as const
export type RunKind = keyof typeof runKinds

/** Names a run: 'Gaji November 2026', 'THR Natal 2026'. */
export function runTitle({ kind, feast, month }: { kind: RunKind; feast: Feast | null; month: string }): string {
  if (feast !== null) return `THR ${feasts[feast].name} ${month.slice(0, 4)}`
  const word = kind === 'monthly' ? 'Gaji' : runKinds[kind]
  return `${word} ${periodFormat(month as Period)}`
}

/** What a slip pays: the last wages are the wages of their month. */
export type SlipKind = Exclude<RunKind, 'last'>
export const slipKinds: Readonly<Record<SlipKind, string>> = { monthly: 'Gaji', thr: 'THR', bonus: 'Bonus' }

/** Tells of which kind the slips of a run are. */
export function slipKindOf(kind: RunKind): SlipKind {
  return kind === 'last' ? 'monthly' : kind
}

/** Why somebody has no slip in a run; the others have theirs. */
export const blockedWords = {
  'no-join': 'Tanggal masuk belum diisi.',
  'no-pay': 'Gaji belum diisi untuk semua hari kerjanya.',
  'no-tax': 'Data pajak dan BPJS tahun ini belum diisi.',
  'days-open': 'Ada hari yang belum lengkap di absensi.',
  'no-days': 'Tidak ada hari kerja selama ia bekerja di bulan ini.',
  'year-missing': 'Slip bulan sebelumnya di tahun ini belum lengkap, padahal ini masa pajak terakhirnya.',
  'year-twice':
    'Bulan yang digaji sebelum memakai Mandor ada juga slipnya di sini; angka tahun berjalannya terhitung dua kali.',
  'no-religion': 'Agamanya belum diisi, jadi hari rayanya tidak diketahui.',
  'too-new': 'Masa kerjanya belum sebulan pada hari raya; belum berhak THR.',
  'below-nothing': 'Potongannya lebih besar dari pendapatannya.',
} as const
export type BlockedWhy = keyof typeof blockedWords
