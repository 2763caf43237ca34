import { expect, test } from 'vitest'
import { thousands } from '#ground/format.ts'
import { smallLetters } from './small-letters.ts'

test('a price of hundreds of millions stands in the usual letters, of milliards in smaller ones', () => {
  expect(smallLetters(thousands('999999999'))).toBe('')
  expect(smallLetters(thousands('1250000000'))).toContain('text-xs')
  expect(smallLetters(thousands('999999999999'))).toContain('text-2xs')
})
