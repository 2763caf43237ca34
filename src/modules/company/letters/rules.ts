import { placesIn } from '#kit/paper/links/letter.ts'
import type { LetterKind } from '#modules/company/letters/kinds.ts'

/** The first word in braces that a letter of this kind cannot fill in. */
export function strangePlace(kind: LetterKind, text: string): string | undefined {
  return placesIn(text).find((word) => !kind.places.some((place) => place === word))
}

/** Said at the field of such a word. */
export function strangeSaid(kind: LetterKind, word: string): string {
  const known = kind.places.map((place) => `{${place}}`).join(', ')
  return `{${word}} tidak dikenal di kata-kata ${kind.name}. Yang bisa diisi: ${known}.`
}
