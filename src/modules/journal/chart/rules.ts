import { accounts } from '#modules/journal/accounts.ts'

const LINES: readonly (readonly [beginning: string, line: string])[] = [
  ['1-2', 'Neraca · Aset tetap'],
  ['1', 'Neraca · Aset lancar'],
  ['2-1', 'Neraca · Liabilitas jangka pendek'],
  ['2', 'Neraca · Liabilitas jangka panjang'],
  ['3', 'Neraca · Ekuitas'],
  ['4', 'Laba rugi · Pendapatan'],
  ['5', 'Laba rugi · Beban pokok'],
  ['6', 'Laba rugi · Beban usaha'],
  ['7', 'Laba rugi · Pendapatan dan beban lain'],
  ['8', 'Laba rugi · Pajak'],
]

/** Tells where reports show an account, by its code. */
export function reportLineOf(code: string): string {
  return LINES.find(([beginning]) => code.startsWith(beginning))?.[1] ?? 'Laba rugi · Pajak'
}

const written = new Set<string>([...Object.values(accounts), '2-1800'])

/** Tells whether documents write to an account by themselves, so that it stays in use. */
export const isWrittenByDocuments = (code: string): boolean => written.has(code)
