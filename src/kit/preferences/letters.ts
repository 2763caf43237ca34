/** Single keys that do something, as they are until somebody gives them another letter. */
export const LETTERS = ['/', 'f', 'n', 'j', 'k', 'x', 'e', 'g', '?'] as const

export type Letter = (typeof LETTERS)[number]

/** What somebody presses instead: `{ n: 't' }` adds with T, and N does nothing. */
export type Letters = Readonly<Partial<Record<Letter, string>>>

function isLetter(key: string): key is Letter {
  return LETTERS.some((letter) => letter === key)
}

/** The key that does what this letter did. */
export function pressedFor(letter: Letter, letters: Letters): string {
  return letters[letter] ?? letter
}

/** What a pressed key means, as if nothing had been changed; nothing when its act went to another key. */
export function meantBy(pressed: string, letters: Letters): string | undefined {
  const given = LETTERS.find((letter) => letters[letter] === pressed)
  if (given) return given
  return isLetter(pressed) && letters[pressed] !== undefined ? undefined : pressed
}

/** The letter whose act this key would take away, if it is not free. */
export function takenBy(pressed: string, letter: Letter, letters: Letters): Letter | undefined {
  return LETTERS.find((other) => other !== letter && pressedFor(other, letters) === pressed)
}
