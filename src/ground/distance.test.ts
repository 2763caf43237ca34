import { expect, test } from 'vitest'
import { distanceText, metresBetween } from './distance.ts'

const monas = { lat: '-6.175392', lng: '106.827153' }

test.each([
  [monas, 0],
  [{ lat: '-6.175392', lng: '106.828153' }, 111],
  [{ lat: '-6.194957', lng: '106.823073' }, 2222],
  [{ lat: null, lng: '106.8' }, null],
])('from Monas to %o are %s metres', (place, metres) => {
  expect(metresBetween(monas, place)).toBe(metres)
  expect(metresBetween(place, monas)).toBe(metres)
})

test.each([
  [85, '85 m'],
  [2440, '2,4 km'],
])('%s metres are said %j', (metres, said) => expect(distanceText(metres)).toBe(said))
