import type { Tone } from '#kit/screen/ui/badge.tsx'
import type { BankLine, BankLineState } from '../../bank/contract.ts'

/** Where a line of the bank stands, as the screen says it. */
export function lineSaid({ state, isMade }: Pick<BankLine, 'state' | 'isMade'>): {
  readonly text: string
  readonly tone: Tone
} {
  if (state === 'matched') return { text: isMade ? 'Dibuat' : 'Cocok', tone: isMade ? 'info' : 'success' }
  return state === 'duplicate' ? { text: 'Duplikat', tone: 'neutral' } : { text: 'Menunggu', tone: 'warning' }
}

/** The tabs over the lines of the bank. */
export const lineTabs: readonly { readonly value: BankLineState | 'semua'; readonly label: string }[] = [
  { value: 'semua', label: 'Semua' },
  { value: 'waiting', label: 'Belum' },
  { value: 'matched', label: 'Cocok' },
  { value: 'duplicate', label: 'Duplikat' },
]

/** The buttons that the keys of the list press. */
export const paneButtons = {
  enter: 'mutasi-cocokkan',
  u: 'mutasi-urungkan',
  t: 'mutasi-kategori',
  a: 'mutasi-usul',
} as const

/** What bank and book usually differ by: the account it is written to, and what it is called. */
export const differenceChoices: readonly { readonly value: string; readonly label: string }[] = [
  { value: '7-2000', label: 'Biaya bank' },
  { value: '1-1620', label: 'PPh 23 dipotong pelanggan' },
  { value: '8-1000', label: 'PPh final dipotong pelanggan' },
  { value: '7-2900', label: 'Pembulatan' },
  { value: '7-1000', label: 'Pendapatan lain-lain' },
]
