import { LETTERS, pressedFor } from '#kit/preferences/letters.ts'
import { usePreference } from '../client/preferences.ts'

/** Says by which key this person does what a letter does: 'N' or the one they gave it, 'G lalu O' with its G. */
export function useKeyOf(): (key: string) => string {
  const [{ letters = {} }] = usePreference('keys', { single: true })
  return (key) => {
    const [first = '', ...then] = key.split(' ')
    const letter = LETTERS.find((one) => one === first.toLowerCase())
    return [letter ? pressedFor(letter, letters).toUpperCase() : first, ...then].join(' ')
  }
}
