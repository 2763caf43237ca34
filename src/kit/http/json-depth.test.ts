import { expect, test } from 'vitest'
import { isNestedDeeper } from './json-depth.ts'

test.each([
  ['[[[1]]]', false],
  ['[[[[1]]]]', true],
  ['{"a":{"b":[1,2,{}]}}', true],
  ['{"a":{"b":[1,2]},"c":[[3]],"d":{}}', false],
  // Brackets that somebody typed are no brackets.
  ['{"a":"[[[[[[","b":"\\"[[[[["}', false],
  ['{"a":"\\\\","b":[[[]]]}', true],
  // What never ends is measured as far as it goes.
  ['[[[[', true],
  ['{"a":"[[[[', false],
  ['', false],
])('%s', (json, isDeep) => {
  expect(isNestedDeeper(json, 3)).toBe(isDeep)
})
