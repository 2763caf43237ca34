import type { LetterKind } from '#kit/paper/links/letter-kind.ts'
import { placesIn } from '#kit/paper/links/letter.ts'

type Spoken = Pick<LetterKind, 'name' | 'places'>

/** The first word in braces that a letter of this kind cannot fill in. */
export function strangePlace({ places }: Pick<Spoken, 'places'>, text: string): string | undefined {
  return placesIn(text).find((word) => !places.includes(word))
}

/** Said at the field of such a word. */
export function strangeSaid({ name, places }: Spoken, word: string): string {
  const known = places.map((place) => `{${place}}`).join(', ')
  return `{${word}} tidak dikenal di kata-kata ${name}. Yang bisa diisi: ${known}.`
}
