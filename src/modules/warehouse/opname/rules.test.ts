import { expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import { correctionOf, differenceValue, expectPhase, worthOf } from '#modules/warehouse/opname/rules.ts'

const line = (book: string, counted: string | null, damaged = '0') => ({
  id: 'a',
  itemId: 'cement',
  book: quantity(book),
  counted: counted === null ? null : quantity(counted),
  damaged: quantity(damaged),
})
const part = (qty: string) => [{ id: 'a', itemId: 'cement', qty: quantity(qty) }]
const none = { missing: [], surplus: [], damaged: [] }

test.each([
  ['as the book says', line('10', '10'), none],
  ['nobody counted it', line('10', null), none],
  ['two missing', line('10', '8'), { ...none, missing: part('2') }],
  ['none left', line('10', '0'), { ...none, missing: part('10') }],
  ['half a unit more', line('10', '10.5'), { ...none, surplus: part('0.5') }],
  ['all there, three broken', line('10', '10', '3'), { ...none, damaged: part('3') }],
  ['one missing, one broken', line('10', '9', '1'), { ...none, missing: part('1'), damaged: part('1') }],
  ['less than nothing in the book', line('-2', '1'), { ...none, surplus: part('3') }],
])('%s', (_about, counted, correction) => {
  expect(correctionOf([counted])).toEqual(correction)
})

test.each([
  ['at the average', { onHand: '4', value: 100n, last: null }, '-1', -25n],
  ['at the last price when none is left', { onHand: '0', value: 0n, last: 70n }, '2', 140n],
  ['at nothing when nothing is known', { onHand: '0', value: 0n, last: null }, '2', 0n],
])('a difference is valued %s', (_about, given, difference, value) => {
  const last = given.last === null ? null : { value: money(given.last), per: quantity('1') }
  const worth = { onHand: quantity(given.onHand), value: money(given.value), last }
  expect(differenceValue(quantity(difference), worth)).toBe(value)
  expect(worthOf(quantity(difference), undefined)).toBe(0n)
})

test('an act belongs to its phase', () => {
  expectPhase({ state: 'review' }, 'counting', 'review')
  expect(() => expectPhase({ state: 'posted' }, 'review')).toThrowError(
    expect.objectContaining({ code: 'opname.wrong-phase' }),
  )
})
