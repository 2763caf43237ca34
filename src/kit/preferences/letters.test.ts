import { expect, test } from 'vitest'
import { LETTERS, meantBy, pressedFor, takenBy } from '#kit/preferences/letters.ts'
import { readPreference } from '#kit/preferences/shapes.ts'

test.each([
  ['nothing changed', {}, 'n', 'n'],
  ['a key that never did anything', {}, 'q', 'q'],
  ['the new key does what the old one did', { n: 't' }, 't', 'n'],
  ['the old key rests', { n: 't' }, 'n', undefined],
  ['two that changed places', { n: 'e', e: 'n' } as const, 'e', 'n'],
  ['the arrows stay', { j: 'b' }, 'ArrowDown', 'ArrowDown'],
])('%s', (_what, letters, pressed, meant) => {
  expect(meantBy(pressed, letters)).toBe(meant)
})

test('a key is free unless another act has it', () => {
  expect(takenBy('e', 'n', {})).toBe('e')
  expect(takenBy('e', 'n', { e: 'b' })).toBeUndefined()
  expect(takenBy('n', 'n', { n: 't' })).toBeUndefined()
  expect(pressedFor('n', { n: 't' })).toBe('t')
})

test('every letter may be given a key, and nothing else may', () => {
  const kept = (letters: Record<string, string>) => readPreference('keys', { single: true, letters })
  for (const letter of LETTERS) expect(kept({ [letter]: 'b' })).toBeDefined()
  const wrongs: Record<string, string>[] = [{ q: 'b' }, { n: 'B' }, { n: '1' }, { n: ' ' }, { n: 'ab' }, { nn: 'b' }]
  for (const wrong of wrongs) expect(kept(wrong)).toBeUndefined()
})
