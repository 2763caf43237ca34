import { expect, test } from 'vitest'
import { metresApart } from '#ground/distance.ts'
import { standingAt, type WorkPlace } from './rules.ts'

const bogor = { lat: -6.595, lng: 106.8166 }
const office: WorkPlace = { ...bogor, name: 'Kantor', radiusM: 100 }
// A ten-thousandth of a degree of latitude is 11,12 m.
const north = (metres: number) => ({ lat: bogor.lat + metres / 111_195, lng: bogor.lng })

test.each([
  [bogor, bogor, 0],
  [bogor, north(250), 250],
  // Bogor to Monas, as maps measure it.
  [bogor, { lat: -6.1754, lng: 106.8272 }, 46_672],
])('the way from %o to %o is %d m', (one, other, metres) => {
  expect(Math.abs(metresApart(one, other) - metres)).toBeLessThanOrEqual(15)
})

test.each([
  [90, 0, false],
  [130, 0, true],
  // What the phone is not sure of is not held against anybody.
  [130, 40, false],
  [400, 40, true],
])('%d m from an office of 100 m with a doubt of %d m is outside: %s', (metres, accuracyM, isOutside) => {
  const at = standingAt({ ...north(metres), accuracyM }, [office])
  expect(at).toMatchObject({ place: 'Kantor', isOutside })
})

test('somebody within a large site is there, though a small place beside it is nearer', () => {
  const site: WorkPlace = { ...north(300), name: 'Ruko Melati', radiusM: 400 }
  const fix = { ...north(140), accuracyM: 5 }
  expect(standingAt(fix, [office, site])).toMatchObject({ place: 'Ruko Melati', isOutside: false })
  expect(standingAt(fix, [])).toBeUndefined()
})
