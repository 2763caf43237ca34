import type { Tone } from '../ui/badge.tsx'

/** A state as the screen says it. */
export interface Said {
  readonly text: string
  readonly tone: Tone
  /** Not begun: a hollow dot. */
  readonly notYet?: boolean
}

/** A state that waits for several people says how many of them have agreed: 'Disetujui 1 dari 2'. */
export function withYeses(said: Said, yeses: string | null): Said {
  return yeses === null ? said : { ...said, text: `Disetujui ${yeses}` }
}

/** Words by value as the options of a filter or a list. */
export function optionsOf(words: Readonly<Record<string, string>>): { value: string; label: string }[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }))
}
