import { expect, test } from 'vitest'
import { happenings, orderActs, paperActs } from './happenings.tsx'

const entry = { id: '1', at: '2026-11-23T02:00:00Z', by: 'Siti', place: null, reason: null, changes: null }

test('what is done with a claim given up is told in words, at the order and at its invoice', () => {
  for (const act of ['submit-write-off', 'approve-write-off', 'write-off', 'refuse-write-off', 'void-write-off']) {
    const [atOrder] = happenings([{ ...entry, act, subject: 'invoice', subjectId: 'i', label: 'INV-1' }], 'o')
    // The invoice's own timeline knows nothing but the act.
    expect([orderActs[act], orderActs[atOrder?.act ?? '']]).toEqual([expect.stringMatching(/hapus/), orderActs[act]])
  }
})

test('on the page of a paper no act ends in a word that waits for its name', () => {
  expect([orderActs['send'], paperActs['send']]).toEqual(['mengirim barang dengan', 'mengirim barang'])
  expect(Object.values(paperActs).filter((words) => / (dengan|dari|untuk)$/.test(words))).toEqual([])
})
