import type { Tone } from '../ui/badge.tsx'

/** A state as the screen says it. */
export interface Said {
  readonly text: string
  readonly tone: Tone
  /** Not begun: a hollow dot. */
  readonly notYet?: boolean
}

/** Words by value as the options of a filter or a list. */
export function optionsOf(words: Readonly<Record<string, string>>): { value: string; label: string }[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }))
}
