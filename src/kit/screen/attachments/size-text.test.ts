import { expect, test } from 'vitest'
import { sizeText } from './size-text.ts'

test.each([
  [1, '1 KB'],
  [217_000, '212 KB'],
  [1_022_000, '999 KB'],
  [1_048_576, '1,0 MB'],
  [1_468_006, '1,5 MB'],
  [10_485_760, '10,0 MB'],
])('%i bytes is %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
