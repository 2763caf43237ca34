import { expect, test } from 'vitest'
import { pastedPlace } from './pasted-place.ts'

const bogor = { lat: '-6.5971469', lng: '106.8060388' }

test.each([
  ['two numbers', '-6.5971469, 106.8060388', bogor],
  ['two numbers of a spreadsheet', ' -6.5971469\t106.8060388 ', bogor],
  ['more digits than are kept', '-6.59714691234, 106.80603881234', bogor],
  ['the view of a map', 'https://www.google.com/maps/@-6.5971469,106.8060388,17z', bogor],
  [
    'a pin, not the view around it',
    'https://www.google.com/maps/place/Kantor/@-6.60,106.81,17z/data=!3m1!4b1!4m6!3d-6.5971469!4d106.8060388',
    bogor,
  ],
  ['a place that was sent', 'https://maps.google.com/?q=-6.5971469,106.8060388', bogor],
  ['a question of the maps', 'https://www.google.com/maps/search/?api=1&query=-6.5971469%2C106.8060388', bogor],
  ['an address', 'Jl. Pajajaran 12, Bogor', undefined],
  ['one number', '-6.5971469', undefined],
  ['a short link, which tells no place', 'https://maps.app.goo.gl/AbCdEf123', undefined],
  ['beyond the earth', '-96.5971469, 106.8060388', undefined],
])('%s', (_what, text, place) => {
  expect(pastedPlace(text)).toEqual(place)
})
