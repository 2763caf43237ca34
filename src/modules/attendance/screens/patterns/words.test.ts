import { expect, test } from 'vitest'
import { weekText } from './words.ts'

const office = { start: '08.00', end: '17.00', rest: 60 }
const short = { ...office, end: '13.00' }

test.each([
  [[office, office, office, office, office, null, null], 'Sen–Jum 08.00–17.00'],
  [[office, office, office, office, office, short, null], 'Sen–Jum 08.00–17.00, Sab 08.00–13.00'],
  [[null, office, null, office, null, null, null], 'Sel 08.00–17.00, Kam 08.00–17.00'],
])('says a week in short', (hours, text) => {
  expect(weekText(hours)).toBe(text)
})
