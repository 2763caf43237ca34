// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepNeighbours, placeIn } from './neighbours.ts'

beforeEach(() => sessionStorage.clear())

const kept = {
  ids: ['a', 'b', 'c'],
  links: ['/order/detail/a', '/order/detail/b', '/order/detail/c'],
  before: 25,
  count: '42',
}

test('a record knows its place and its neighbours on the page of the list one came from', () => {
  keepNeighbours('/order/', kept)
  expect(placeIn('/order/', '/order/detail/b')).toEqual({
    place: '27 dari 42',
    before: '/order/detail/a',
    after: '/order/detail/c',
  })
  expect(placeIn('/order/', '/order/detail/a')).toMatchObject({ before: undefined })
})

test('the list stands at the record one was last at', () => {
  keepNeighbours('/order/', kept)
  placeIn('/order/', '/order/detail/c')
  expect(sessionStorage.getItem('baris:/order/')).toBe('c')
})

test('whoever came from elsewhere has no neighbours', () => {
  expect(placeIn('/order/', '/order/detail/b')).toBeUndefined()
  keepNeighbours('/order/', kept)
  expect(placeIn('/order/', '/order/detail/x')).toBeUndefined()
  sessionStorage.setItem('tetangga:/order/', '{broken')
  expect(placeIn('/order/', '/order/detail/b')).toBeUndefined()
})
