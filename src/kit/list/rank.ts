/**
 * How well something fits what was typed, the least first: its code or its whole name, then a name that begins so, then
 * words that begin so, then somewhere inside, then only what else is known of it (category, contact, city).
 */
export const ranks = { exact: 0, begins: 1, words: 2, inside: 3, elsewhere: 4 } as const

export type Rank = (typeof ranks)[keyof typeof ranks]

/** What stands between words; each counts as a space. */
export const MARKS = `-/().,"'+&:;*#`

/** 'maju' begins PT Maju Jaya: people say a firm's name without its form. */
const FORMS = ['', 'pt ', 'cv ', 'ud ', 'pd ', 'fa ', 'tb ']

/** What was typed, as names are held against it. */
export interface Sought {
  /** A code or number in full, lower-case. */
  readonly code: string
  /** The whole name. */
  readonly whole: string
  /** How a name may begin. */
  readonly heads: readonly string[]
  /** How each of its words may begin. */
  readonly words: readonly string[]
}

/** What is told apart by a name and by codes: its own, its barcode. */
export interface Named {
  readonly name: string
  readonly codes?: readonly (string | null | undefined)[]
}

/** A text with its marks as spaces and one in front, so that a space begins each word. */
export function spaced(text: string): string {
  return ` ${[...text.toLowerCase()].map((sign) => (MARKS.includes(sign) ? ' ' : sign)).join('')}`
}

/** Prepares what was typed for the comparison. */
export function soughtIn(typed: string): Sought {
  const words = typed.trim().toLowerCase().split(/\s+/)
  const whole = spaced(words.join(' '))
  // 'PT. Maju' stands with two spaces where the dot was.
  const heads = FORMS.flatMap((form) => (form === '' ? [whole] : [` ${form}${whole.slice(1)}`, ` ${form}${whole}`]))
  return { code: words.join(' '), whole, heads, words: words.map(spaced) }
}

/**
 * Ranks one thing.
 *
 *   rankOf({ name: 'Genteng metal pasir' }, soughtIn('pasir'))  // ranks.words
 */
export function rankOf({ name, codes = [] }: Named, { code, whole, heads, words }: Sought): Rank {
  const said = spaced(name)
  const known = codes.flatMap((each) => (each ? [each.toLowerCase()] : []))
  if (said === whole || known.includes(code)) return ranks.exact
  if (heads.some((head) => said.startsWith(head)) || known.some((each) => each.startsWith(code))) return ranks.begins
  if (words.every((word) => said.includes(word))) return ranks.words
  const all = [said, ...known].join(' ')
  return words.every((word) => all.includes(word.slice(1))) ? ranks.inside : ranks.elsewhere
}
