import { expect, test } from 'vitest'
import type { ProgressSheet } from '../../progress/contract.ts'
import { weekBegun, weekFaults, weekSent, withoutPrices } from './week-values.ts'

const line = {
  code: 'I.1',
  name: 'Galian',
  unit: 'm3',
  contract: '40',
  before: '10',
  week: '0',
  measurements: [],
  internal: null,
  photos: null,
}
const report = { id: 'r', week: 3, date: '2026-11-22', state: 'approved' as const, note: null, pct: '25', version: 2 }
const sheet: ProgressSheet = {
  ...{
    projectName: 'Ruko',
    pct: '25',
    earned: '7000000',
    total: '28000000',
    hindrance: null,
    nextWeek: 4,
    draft: null,
  },
  reports: [
    {
      ...report,
      earned: '7000000',
      updatedBy: 'Budi',
      approvedBy: 'Siti',
      agreedNote: null,
      returned: null,
      signed: null,
    },
  ],
  lines: [
    { ...line, workItemId: 'a' },
    { ...line, workItemId: 'b', code: 'I.2' },
  ],
}

test('a week begins after the last that was approved, and is sent whole by the bill that is known here', () => {
  const begun = weekBegun(sheet, '2026-11-29')
  expect(begun).toEqual({ week: '4', date: '2026-11-29', note: '', volumes: { a: '', b: '' }, measured: {} })
  expect(weekSent('p', sheet, { ...begun, volumes: { b: '2.5', gone: '9' } })).toEqual({
    ...{ id: 'p', version: null, week: 4, date: '2026-11-29', note: null },
    lines: [
      { workItemId: 'a', volume: '0', measurements: [] },
      { workItemId: 'b', volume: '2.5', measurements: [] },
    ],
  })
})

test('a volume that was measured is the sum of what was measured, rows without a number are left out', () => {
  const wall = { key: 'w', note: 'Dinding as 1', count: '', length: '12.5', width: '', height: '2.75', isOff: false }
  const door = { key: 'd', note: '', count: '2', length: '0.9', width: '', height: '2.1', isOff: true }
  const measured = { a: [wall, door, { ...wall, length: '', height: '' }] }
  const typed = { ...weekBegun(sheet, '2026-11-29'), measured }
  expect(weekFaults(typed)).toEqual({})
  const [line] = weekSent('p', sheet, typed).lines
  expect(line?.volume).toBe('30.595')
  const kept = [
    { note: 'Dinding as 1', count: null, length: '12.5', width: null, height: '2.75', isOff: false },
    { note: null, count: '2', length: '0.9', width: null, height: '2.1', isOff: true },
  ]
  expect(line?.measurements).toEqual(kept)
  const drafted = { ...sheet, lines: sheet.lines.map((one) => ({ ...one, measurements: kept })) }
  expect(weekSent('p', drafted, weekBegun(drafted, '2026-11-29')).lines).toEqual(
    sheet.lines.map(({ workItemId }) => ({ workItemId, volume: '30.595', measurements: kept })),
  )
})

test('a week of nothing, and one without its number, are told', () => {
  const begun = weekBegun(sheet, '2026-11-29')
  expect(Object.keys(weekFaults({ ...begun, week: '' }))).toEqual(['week', ''])
  expect(weekFaults({ ...begun, volumes: { a: '1' } })).toEqual({})
})

test('nothing of what lies on a device says what anything is worth', () => {
  expect(JSON.stringify(withoutPrices(sheet))).not.toContain('7000000')
  expect(withoutPrices(sheet)).toMatchObject({ total: null, lines: sheet.lines })
})

test('a lump sum is typed in percent of its contract, and sent as its volume', () => {
  const lump = { ...line, workItemId: 'c', code: 'I.3', unit: 'Ls', contract: '2', before: '0.5', week: '0.25' }
  const of = { ...sheet, lines: [lump] }
  const begun = weekBegun(of, '2026-11-29')
  expect(begun.volumes).toEqual({ c: '12.5' })
  expect(weekSent('p', of, { ...begun, volumes: { c: '33.3333' } }).lines[0]?.volume).toBe('0.6667')
  expect(weekSent('p', of, { ...begun, volumes: { c: 'abc' } }).lines[0]?.volume).toBe('abc')
})
