/** The form of a number by which rows of a bill of quantities stand under one another. */
export type NumberForm = 'roman' | 'letter' | 'small' | 'word' | 'plain' | `dots${number}`

const ROMAN = /^(?=[IVXLC])(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/
const PART = /^\(?\d+\)?$/

/** Reads a roman number up to 99; 0 when it is none. */
export function romanValue(text: string): number {
  if (!ROMAN.test(text)) return 0
  const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 }
  const digits = [...text].map((letter) => values[letter] ?? 0)
  return digits.reduce((sum, value, at) => sum + (value < (digits[at + 1] ?? 0) ? -value : value), 0)
}

/** Takes off what surrounds a number: 'II.' and '(a)' become 'II' and 'a'. */
export function bareNumber(text: string): string {
  return text
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .replace(/[.)]+$/, '')
    .trim()
}

/** A group that is open while rows are read from above. */
interface Open {
  readonly form: NumberForm
  readonly number: string
}

/**
 * Tells the form of a number. A single letter that is also roman ('I', 'C', 'V') is a letter only where it follows its
 * neighbour of the alphabet, roman where it follows its neighbour in counting, and I by itself is roman.
 */
export function numberForm(text: string, open: readonly Open[]): NumberForm {
  const number = bareNumber(text)
  if (number === '') return 'plain'
  if (number.split('.').every((part) => PART.test(part))) return `dots${number.split('.').length}`
  if (/^[a-z]$/.test(number)) return 'small'
  const before = (form: NumberForm) => open.findLast((one) => one.form === form)?.number
  if (/^[A-Z]$/.test(number)) {
    const letter = before('letter')
    if (letter !== undefined && letter.charCodeAt(0) + 1 === number.charCodeAt(0)) return 'letter'
    const roman = romanValue(number)
    const last = before('roman')
    const follows = last === undefined ? number === 'I' : romanValue(last) + 1 === roman
    return roman > 0 && follows ? 'roman' : 'letter'
  }
  if (romanValue(number) > 0) return 'roman'
  return 'word'
}

/** A row as it was typed or read: a group has no volume and no price. */
export interface Placeable {
  readonly number: string
  readonly isGroup: boolean
}

/**
 * Tells how deep each row stands, from the top: a group closes those of its own form and everything below them, else it
 * stands under the last; a line stands under the deepest open group, a dotted one under what its number begins with.
 */
export function levelsOf(rows: readonly Placeable[], most = 7): number[] {
  const open: Open[] = []
  return rows.map(({ number, isGroup }) => {
    const form = numberForm(number, open)
    if (isGroup) {
      const same = open.findIndex((one) => one.form === form)
      if (same >= 0) open.length = same
      const level = Math.min(open.length, most - 1)
      open.length = level
      open.push({ form, number: bareNumber(number) })
      return level
    }
    if (form.startsWith('dots') && form !== 'dots1') closeBeyond(open, bareNumber(number))
    return Math.min(open.length, most)
  })
}

// Line 1.3 does not belong to group 1.2, but to 1.
function closeBeyond(open: Open[], number: string): void {
  while (open.length > 0) {
    const last = open[open.length - 1]
    if (!last?.form.startsWith('dots') || number.startsWith(`${last.number}.`)) return
    open.pop()
  }
}
