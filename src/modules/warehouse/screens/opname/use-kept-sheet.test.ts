import { expect, test } from 'vitest'
import type { CountDetail, CountLine } from '#modules/warehouse/opname/contract.ts'
import { toKeep } from './use-kept-sheet.ts'

const line = { id: 'l1', itemId: 'i1', itemName: 'Batako', counted: '4', damaged: '0' } as CountLine
const count = {
  id: 'c1',
  can: ['count', 'submit', 'void'],
  lines: [{ ...line, value: '50000' }],
} as unknown as CountDetail

test('a sheet that is being counted is kept for counting alone, without what goods are worth', () => {
  expect(toKeep(count)).toEqual({ id: 'c1', can: ['count'], lines: [line] })
})

test('a sheet that is not counted any more is not kept', () => {
  expect(toKeep({ ...count, can: ['approve', 'return'] })).toBeUndefined()
})
