import { expect, test } from 'vitest'
import type { GridColumn } from './column.ts'
import { cardPlaces } from './phone-card.ts'

test.each([2, 3, 4, 5, 6, 7, 8, 9])('a line of %i columns is a card of at most three rows without a gap', (count) => {
  const columns = Array.from({ length: count }, (_, at): GridColumn => ({ id: `${at}`, kind: 'text', title: '' }))
  const spans = cardPlaces(columns).map((place) => Number(/span-(\d+)$/.exec(place)?.[1]))
  const sum = spans.reduce((all, span) => all + span, 0)
  expect(spans).toHaveLength(count)
  expect(spans[0]).toBe(12)
  expect(sum % 12).toBe(0)
  expect(sum / 12).toBeLessThanOrEqual(3)
})

test('a column says its own share', () => {
  const columns = [{}, {}, { share: 4 }, { share: 5 }] as const
  const places = cardPlaces(columns.map((more, at): GridColumn => ({ id: `${at}`, kind: 'text', title: '', ...more })))
  expect(places).toEqual([12, 3, 4, 5].map((share) => `max-md:col-span-${share}`))
})
