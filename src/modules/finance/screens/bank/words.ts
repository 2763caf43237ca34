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
