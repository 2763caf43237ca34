import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { judgeRow, type KeptMark, type RowFacts, type SentMark } from './rules.ts'

const whole: SentMark = {
  ...{ halfDays: 2, absence: null, overtime: 0, restHours: 0, workItemId: null, note: null },
  version: null,
}
const facts: RowFacts = {
  ...{ today: day('2026-11-21'), day: day('2026-11-21'), isKnown: true, startDate: day('2026-01-05') },
  ...{ elsewhere: 0, kept: null, mayReopen: false },
}
const kept: KeptMark = { ...whole, version: 3, isApproved: false, isPaid: false }
const half = { ...whole, halfDays: 1 }

test.each<[string, SentMark, Partial<RowFacts>, string]>([
  ['the first mark of a day', whole, {}, 'saved'],
  ['the same mark again', whole, { kept }, 'same'],
  ['another mark over the one that was read', { ...half, version: 3 }, { kept }, 'saved'],
  ['another mark over one that was not read', half, { kept }, 'conflict'],
  ['another mark over one that changed since', { ...half, version: 2 }, { kept }, 'conflict'],
  ['half here and half there', half, { elsewhere: 1 }, 'saved'],
  ['a whole day with half elsewhere', whole, { elsewhere: 1 }, 'too-much'],
  ['one and a half days', { ...whole, halfDays: 3 }, {}, 'saved'],
  ['one and a half days with half elsewhere', { ...whole, halfDays: 3 }, { elsewhere: 1 }, 'too-much'],
  ['away here, a whole day there', { ...whole, halfDays: 0 }, { elsewhere: 2 }, 'saved'],
  ['a change of what was approved', { ...half, version: 3 }, { kept: { ...kept, isApproved: true } }, 'approved'],
  [
    'the same by who approves',
    { ...half, version: 3 },
    { kept: { ...kept, isApproved: true }, mayReopen: true },
    'saved',
  ],
  [
    'a change of what was paid',
    { ...half, version: 3 },
    { kept: { ...kept, isApproved: true, isPaid: true }, mayReopen: true },
    'paid',
  ],
  ['tomorrow', whole, { day: day('2026-11-22') }, 'not-yet'],
  ['before the first day', whole, { startDate: day('2026-11-22') }, 'before'],
  ['somebody of another crew', whole, { isKnown: false }, 'stranger'],
  ['overtime without a day', { ...whole, halfDays: 0, overtime: 2 }, {}, 'mixed'],
  ['hours of a day of rest beside a day', { ...whole, restHours: 2 }, {}, 'mixed'],
])('%s', (_, sent, given, wanted) => {
  const verdict = judgeRow(sent, { ...facts, ...given })
  expect(verdict.outcome === 'refused' ? verdict.why : verdict.outcome).toBe(wanted)
})
