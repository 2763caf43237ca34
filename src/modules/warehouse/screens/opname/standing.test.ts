import { expect, test } from 'vitest'
import type { CountLine } from '#modules/warehouse/opname/contract.ts'
import { differenceOf, standing } from './standing.ts'

const line = { book: '10', counted: '8', reason: null } as CountLine

test.each([
  ['two missing', '10', '8', '-2'],
  ['as the book says', '10', '10', '0'],
  ['not counted', '10', '', undefined],
  ['half typed', '10', '1x', undefined],
  ['counted blindly', undefined, '8', undefined],
])('%s', (_about, book, counted, difference) => {
  expect(differenceOf(book, counted)).toBe(difference)
})

test('what waits on this device counts before what the server knows', () => {
  expect(standing(line, undefined)).toEqual({ difference: '-2', reason: null })
  expect(standing(line, { reason: 'Susut' })).toEqual({ difference: '-2', reason: 'Susut' })
  expect(standing(line, { counted: '10', damaged: '' })).toEqual({ difference: '0', reason: null })
})
