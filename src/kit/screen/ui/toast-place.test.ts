import { expect, test } from 'vitest'
import { toastPlace } from './toast-place.ts'

test.each([
  ['no panel: where they always stand', undefined, {}],
  ['a panel of 480 on a desk: beside it', 1366 - 480, { right: 16 }],
  ['a panel as wide as a phone: it begins below them', 0, { room: 60 }],
  ['a wide panel on a small tablet: the same', 300, { room: 60 }],
])('%s', (_name, left, place) => {
  expect(toastPlace(left, 60)).toEqual(place)
})
