import { expect, test } from 'vitest'
import { changedFrom } from './changed.ts'

test('only what differs is sent', () => {
  const before = { name: 'PT Sinar', city: 'Bogor', contacts: [{ name: 'Andi' }] }
  expect(changedFrom(before, { ...before, city: 'Depok' })).toEqual({ city: 'Depok' })
  expect(changedFrom(before, { ...before, contacts: [{ name: 'Budi' }] })).toEqual({ contacts: [{ name: 'Budi' }] })
  expect(changedFrom(before, { ...before })).toEqual({})
})
