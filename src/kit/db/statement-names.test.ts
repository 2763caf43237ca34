import { expect, test } from 'vitest'
import { namedStatement } from './statement-names.ts'

test('the same text is one statement, and one text is held for all connections', () => {
  const once = namedStatement(['select', 1].join(' '))
  const again = namedStatement(['select', 1].join(' '))
  expect(again).toBe(once)
  expect(once?.text).toBe('select 1')
  expect(namedStatement('select 2')?.name).not.toBe(once?.name)
})

test('a query built with ever new texts is sent without a name in the end', () => {
  for (let made = 0; made < 2000; made += 1) namedStatement(`select ${made} as never_again`)
  expect(namedStatement('select once_more')).toBeUndefined()
  expect(namedStatement('select 1')).toBeDefined()
})
