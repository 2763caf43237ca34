import { expect, test } from 'vitest'
import { saveSheet, type SheetMark, type SheetRow } from '../../sheets/contract.ts'
import type { OwnMark } from './shelf.ts'
import { tapped, tappedAll, wholeDay, workKeys } from './standing.ts'

const [workerId, workItemId] = ['01a22562-1805-7c21-9894-6385834c4fb5', '01a22562-1805-7c21-9894-6385834c4fb6']
const read: SheetMark = {
  ...{ halfDays: 2, absence: null, overtime: 3, restHours: 0, workItemId, note: 'Cor' },
  ...{ version: 4, by: 'Joko', approvedBy: null, isPaid: false },
}
const row: SheetRow = {
  ...{ workerId, name: 'Rohmat', trade: 'Kenek', foremanName: null, mark: read, elsewhere: [], last: read },
}

/** Whether the server takes a row as it lies on the device. */
const isTaken = (mark: Omit<OwnMark, 'markedAt'>) =>
  saveSheet.input.safeParse({
    ...{ projectId: workItemId, day: '2026-11-27' },
    rows: [{ workerId, ...mark, markedAt: '2026-11-27T01:00:00.000Z' }],
  }).success

test('a mark that was read, changed and sent again holds only what the server takes', () => {
  const from = tapped(row, undefined, read)
  expect(from).toEqual({
    ...{ halfDays: 2, absence: null, overtime: 3, restHours: 0, workItemId, note: 'Cor', version: 4 },
  })
  expect([from, { ...from, halfDays: 0, overtime: 0, absence: 'sakit' as const }].map(isTaken)).toEqual([true, true])
  const own: OwnMark = { ...from, markedAt: '2026-11-27T00:00:00.000Z' }
  expect(isTaken(tapped(row, own, own))).toBe(true)
})

test('who is not marked is marked as a whole day, or as the last time with its overtime', () => {
  const fresh = { ...row, mark: null }
  const marks = (how: 'whole' | 'last') => tappedAll([fresh], {}, how, workKeys)[workerId]
  expect(marks('whole')).toMatchObject({ ...wholeDay, workItemId, version: null })
  expect(marks('last')).toMatchObject({ halfDays: 2, overtime: 3, note: null })
  expect(isTaken(marks('last')!)).toBe(true)
})
