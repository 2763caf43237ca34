/** What a difference mostly comes from; anything else is written by hand. */
export const usualReasons = ['Rusak', 'Susut', 'Salah catat', 'Hilang', 'Lebih hitung'] as const

/** A line as far as its reason goes; of one who counts blindly the difference is not told. */
export interface Explained {
  readonly difference?: string | null
  readonly reason: string | null
}

/** Tells whether a line still has to say why it was counted otherwise than the book says. */
export function lacksReason({ difference, reason }: Explained): boolean {
  return difference !== undefined && difference !== null && difference !== '0' && (reason ?? '').trim() === ''
}

const MOST_NAMES = 4
const MOST_LETTERS = 500

/**
 * Tells the reasons of a count in one sentence, for its history.
 *
 *   reasonsTold([{ name: 'Semen', reason: 'Susut' }, { name: 'Pipa', reason: 'Susut' }])  // 'Susut: Semen, Pipa'
 */
export function reasonsTold(lines: readonly { readonly name: string; readonly reason: string }[]): string | null {
  if (lines.length === 0) return null
  const parts = [...Map.groupBy(lines, (line) => line.reason)].map(([reason, of]) => `${reason}: ${named(of)}`)
  const told = parts.join(' · ')
  return told.length > MOST_LETTERS ? `${told.slice(0, MOST_LETTERS - 1)}…` : told
}

function named(lines: readonly { readonly name: string }[]): string {
  const left = lines.length - MOST_NAMES
  const names = lines.slice(0, MOST_NAMES).map((line) => line.name)
  return left > 0 ? `${names.join(', ')} dan ${left} lainnya` : names.join(', ')
}
