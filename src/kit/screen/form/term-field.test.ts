import { expect, test } from 'vitest'
import { termOptions } from './term-field.tsx'

const said = (own: readonly number[], present?: string | null) => termOptions(own, present).map(({ label }) => label)

test('a term that is agreed, or one’s own, is offered in its place', () => {
  expect(said([21, 30], '75')).toEqual(
    'Tunai, 7 hari, 14 hari, 21 hari, 30 hari, 45 hari, 60 hari, 75 hari, 90 hari'.split(', '),
  )
  expect(termOptions([], '21')).toContainEqual({ value: '21', label: '21 hari' })
})

test('what is no term yet adds nothing to the usual ones', () => {
  for (const present of ['', null, undefined, 'x', '30']) expect(said([], present)).toEqual(said([]))
})
