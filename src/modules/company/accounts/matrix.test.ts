import { expect, test } from 'vitest'
import { difference, heldOf, ticked, tickedAll } from '#modules/company/accounts/matrix.ts'

const set = (...list: string[]) => new Set(list)
const always = ['view dashboard', 'view account-setting']

test('an act ticks the sight of it; sight unticked clears the row', () => {
  expect(ticked(set(), 'update order', true)).toEqual(set('update order', 'view order'))
  expect(ticked(set('view order', 'update order', 'view stock'), 'view order', false)).toEqual(
    set('view stock', ...always),
  )
  expect(ticked(set('view order', 'update order'), 'update order', false)).toEqual(set('view order', ...always))
})

test('the home of everybody stays ticked', () => {
  expect(ticked(set(...always), 'view dashboard', false)).toEqual(set(...always))
})

test('a row and a column at once', () => {
  expect(tickedAll(set(), ['create order', 'delete stock'], true)).toEqual(
    set('create order', 'view order', 'delete stock', 'view stock'),
  )
  expect(tickedAll(set('view order', 'create order'), ['view order', 'create order'], false)).toEqual(set(...always))
})

test('what is given and what is taken', () => {
  expect(difference(['view order', 'view stock'], ['view order', 'view gudang'])).toEqual({
    added: ['view gudang'],
    removed: ['view stock'],
  })
})

test.each([
  [[], 'none'],
  [['view order'], 'some'],
  [['view order', 'create order'], 'all'],
] as const)('%j of two is %s', (held, state) => {
  expect(heldOf(set(...held), ['view order', 'create order'])).toBe(state)
})
