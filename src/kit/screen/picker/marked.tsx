import { Fragment } from 'react'

/** A text with what was typed marked in it. */
export function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  return markedIn(text, words).map((part, at) =>
    part.isHit ? (
      // The parts of one text never change their order.
      <mark key={at} className="bg-transparent font-semibold text-primary">
        {part.text}
      </mark>
    ) : (
      <Fragment key={at}>{part.text}</Fragment>
    ),
  )
}

interface Part {
  readonly text: string
  readonly isHit: boolean
}

/** The text cut where a typed word begins and ends. Digits are found through the marks that group them. */
export function markedIn(text: string, words: readonly string[]): Part[] {
  const lower = text.toLowerCase()
  const spans = lower.length === text.length ? words.flatMap((word) => spansOf(lower, word.toLowerCase())) : []
  const isHit = (at: number) => spans.some(([from, to]) => from <= at && at < to)
  const cuts = [...new Set([0, ...spans.flat(), text.length])].toSorted((a, b) => a - b)
  return cuts.slice(0, -1).map((from, at) => ({ text: text.slice(from, cuts[at + 1]), isHit: isHit(from) }))
}

type Span = readonly [from: number, to: number]

function spansOf(lower: string, word: string): Span[] {
  if (word === '') return []
  const at = lower.indexOf(word)
  if (at >= 0) return [[at, at + word.length]]
  return isNumber(word) ? digitsOf(lower, word) : []
}

const isNumber = (word: string) => word.length > 2 && [...word].every(isDigit)
const isDigit = (letter: string) => letter >= '0' && letter <= '9'

function digitsOf(lower: string, word: string): Span[] {
  const places = [...lower].flatMap((letter, at) => (isDigit(letter) ? [at] : []))
  const found = places
    .map((at) => lower[at])
    .join('')
    .indexOf(word)
  const [first, last] = [places[found], places[found + word.length - 1]]
  return first === undefined || last === undefined ? [] : [[first, last + 1]]
}
