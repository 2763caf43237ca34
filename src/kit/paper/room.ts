import { wide } from '#kit/paper/priced-lines.ts'

/** A column in which the longest of these stands on one line, and never under its least; capitals and figures are broad. */
export function roomFor(least: number, texts: readonly string[]): number {
  return wide(
    least,
    texts.map((text) => text.padEnd(Math.ceil(text.length * 1.2))),
  )
}
