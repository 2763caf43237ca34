import { expect, test } from 'vitest'
import { changesOf } from '#kit/history/changes.ts'
import { changesBetween } from '#kit/history/history.ts'

const labels = { name: 'Nama', limit: 'Batas', tags: 'Label', phone: 'Telepon' }

test('only what differs is told, and only of labelled fields', () => {
  const before = { name: 'A', limit: 10n, tags: ['x'], phone: null, secret: 1 }
  const after = { name: 'B', limit: 10n, tags: ['x', 'y'], secret: 2 }
  expect(changesBetween(before, after, labels)).toEqual({ name: ['A', 'B'], tags: [['x'], ['x', 'y']] })
})

test('nothing and absent are the same; an amount reads as text', () => {
  expect(changesBetween({ phone: undefined }, { phone: null }, labels)).toEqual({})
  expect(changesBetween({ limit: 5n }, { limit: 6n }, labels)).toEqual({ limit: ['5', '6'] })
})

test('the same JSON in another order of keys, as the database keeps it, is no change', () => {
  const taxes = [{ code: 'PPN', rate: '12' }]
  expect(changesOf({ taxes: [{ rate: '12', code: 'PPN' }] }, { taxes: JSON.stringify(taxes) })).toEqual({})
  expect(changesOf({ taxes }, { taxes: JSON.stringify([{ code: 'PPN', rate: '11' }]) })).toHaveProperty('taxes')
})
