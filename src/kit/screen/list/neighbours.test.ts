// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import type { ListAnswer } from '#kit/list/columns.ts'
import { lastSearch } from '../shell/last-search.ts'
import { addressIn, patternsOf } from './address-patterns.ts'
import { keepNeighbours, keepTurned, listAround, turned, turnedSince, type WalkedList } from './neighbours.ts'

beforeEach(() => sessionStorage.clear())

const id = (end: number) => `0199e0a0-0000-7000-8000-${String(end).padStart(12, '0')}`
const linkOf = (row: { id: string }) => `/order/detail/${row.id}`
const rows = (...ends: number[]) => ends.map((end) => ({ id: id(end) }))
const answer = (part: Partial<ListAnswer<{ id: string }>>): ListAnswer<{ id: string }> => ({
  rows: [],
  count: 5,
  isCountCapped: false,
  totals: {},
  ...part,
})

const first: WalkedList = {
  asked: { path: '/api/orders', reads: ['orders'], input: { state: 'draft' } },
  search: { state: 'draft', sort: '-total' },
  patterns: ['/order/detail/{id}'],
  page: 1,
  before: 0,
  count: '5',
  ids: rows(1, 2).map((row) => row.id),
  links: rows(1, 2).map(linkOf),
  next: 'after-2',
}

test('the walk goes on over the next pages, and back to the first', () => {
  const second = turned(first, 'next', answer({ rows: rows(3, 4), next: 'after-4', prev: 'before-3' }))
  expect(second).toMatchObject({ page: 2, before: 2, links: rows(3, 4).map(linkOf), next: 'after-4' })
  expect(second.turned).toEqual({ after: 'after-2', page: '2' })
  const third = turned(second, 'next', answer({ rows: rows(5), prev: 'before-5' }))
  expect(third).toMatchObject({ page: 3, before: 4, next: undefined, turned: { after: 'after-4', page: '3' } })
  const again = turned(third, 'prev', answer({ rows: rows(3, 4), next: 'after-4', prev: 'before-3' }))
  expect(again).toMatchObject({ page: 2, before: 2, turned: { before: 'before-5', page: '2' } })
  expect(turned(again, 'prev', answer({ rows: rows(1, 2), next: 'after-2' }))).toMatchObject({
    page: 1,
    before: 0,
    turned: {},
  })
})

test('the way back leads to the page the walk came to, in the filter and order it had', () => {
  keepNeighbours('/order/', first)
  expect(turnedSince('/order/', first.search)).toBeUndefined()
  const second = turned(first, 'next', answer({ rows: rows(3, 4), prev: 'before-3' }))
  keepTurned('/order/', second)
  const there = { state: 'draft', sort: '-total', after: 'after-2', page: '2' }
  expect(lastSearch('/order/')).toEqual(there)
  expect(turnedSince('/order/', first.search)).toEqual(there)
  expect(turnedSince('/order/', {})).toBeUndefined()
  expect(listAround('/order/', linkOf({ id: id(3) }))).toMatchObject({ page: 2, links: rows(3, 4).map(linkOf) })
  expect(listAround('/order/', linkOf({ id: id(1) }))).toBeUndefined()
})

test('whoever came from elsewhere has no neighbours', () => {
  expect(listAround('/order/', linkOf({ id: id(1) }))).toBeUndefined()
  sessionStorage.setItem('tetangga:/order/', '{broken')
  expect(listAround('/order/', linkOf({ id: id(1) }))).toBeUndefined()
})

test('rows of a later page are addressed as those in sight were, each by what it has', () => {
  const paid = { id: id(1), orderId: id(8), customerId: id(9), name: 'detail' }
  const loose = { id: id(2), orderId: null, customerId: id(9), name: 'detail' }
  const toPayment = (row: { id: string; orderId: string | null; customerId: string }) =>
    row.orderId ? `/order/invoice/${row.orderId}?kwitansi=${row.id}` : `/pelanggan/transaksi/detail/${row.customerId}`
  const patterns = patternsOf([paid, loose, paid], toPayment)
  expect(patterns).toEqual(['/order/invoice/{orderId}?kwitansi={id}', '/pelanggan/transaksi/detail/{customerId}'])
  expect(addressIn(patterns, { ...paid, id: id(3) })).toBe(toPayment({ ...paid, id: id(3) }))
  expect(addressIn(patterns, loose)).toBe(toPayment(loose))
  expect(addressIn(['/order/detail/{orderId}'], loose)).toBeUndefined()
})
