import { expect, test } from 'vitest'
import { proofChanges } from './proof-changes.ts'

const held = (id: string, proof_no: string | null, proof_date: string | null = null) => ({ id, proof_no, proof_date })
const asked = (allocationId: string, proofNo: string | null, proofDate: string | null = null) => ({
  allocationId,
  proofNo,
  proofDate,
})

test.each([
  [
    'a first one',
    [held('a', null)],
    [asked('a', 'BP-1', '2026-11-30')],
    { proofNo: [null, 'BP-1'], proofDate: [null, '2026-11-30'] },
  ],
  [
    'another number',
    [held('a', 'BP-1', '2026-11-30')],
    [asked('a', 'BP-2', '2026-11-30')],
    { proofNo: ['BP-1', 'BP-2'] },
  ],
  ['one taken away', [held('a', 'BP-1')], [asked('a', null)], { proofNo: ['BP-1', null] }],
  ['the same again', [held('a', 'BP-1')], [asked('a', 'BP-1')], {}],
  [
    'of two, one',
    [held('a', 'BP-1'), held('b', null)],
    [asked('a', 'BP-1'), asked('b', 'BP-2')],
    { proofNo: [null, 'BP-2'] },
  ],
  [
    'two at once',
    [held('a', 'BP-1'), held('b', 'BP-2')],
    [asked('a', 'BP-3'), asked('b', 'BP-4')],
    { proofNo: ['BP-1, BP-2', 'BP-3, BP-4'] },
  ],
  ['one of another payment', [held('a', null)], [asked('x', 'BP-9')], {}],
] as const)('the history of a payment tells its bukti potong: %s', (_about, before, after, expected) => {
  expect(proofChanges(before, after)).toEqual(expected)
})
