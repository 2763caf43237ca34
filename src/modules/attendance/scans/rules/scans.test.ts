import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readCsv } from '#kit/import/file/read-csv.ts'
import expected from '../../../../../tests/vectors/people/fingerprint_expected.json' with { type: 'json' }
import edges from '../../../../../tests/vectors/people/edges.json' with { type: 'json' }
import type { WorkPattern } from '../../patterns/rules.ts'
import { clockedDays } from './clocked.ts'
import { htmlRows, isHtml } from './html-rows.ts'
import { readScanFile } from './layouts.ts'
import { readMoment } from './moments.ts'

type Shift = keyof typeof expected.shifts
type Told = Readonly<Record<string, unknown>> & { readonly person: string; readonly date: string }

const patternOf = (shift: Shift): WorkPattern => {
  const { in: start, out: end, grace, days } = expected.shifts[shift]
  const hours = { start: start.replace(':', '.'), end: end.replace(':', '.'), rest: 60 }
  return { hours: Array.from({ length: 7 }, (_, at) => (at < days ? hours : null)), grace }
}
const nightly = ['Teguh Santosa', 'Nurdin Hakim']
const shiftOf = (person: string, file: string): Shift =>
  nightly.includes(person) ? 'malam' : file.includes('attlog') ? 'proyek' : 'kantor'

describe.each(Object.entries(expected.files))('%s', (name, file) => {
  const bytes = readFileSync(new URL(`../../../../../tests/vectors/people/${name}`, import.meta.url))
  const text = bytes.toString('latin1')
  const rows = isHtml(text) ? htmlRows(text) : (readCsv(bytes).sheets[0]?.rows ?? [])
  const read = readScanFile(rows)
  const ids: Readonly<Record<string, string>> = file.machine_ids
  const [from = '', until = ''] = expected.period

  test('reads every scan, and knows whose number nobody has', () => {
    const unknown = (read?.scans ?? []).filter(({ machineId }) => !ids[machineId])
    const counts = [...Map.groupBy(unknown, ({ machineId }) => machineId)].map(([id, own]) => [id, own.length])
    expect(Object.fromEntries(counts)).toEqual(file.expected.unknown_machine_ids)
    expect(read?.unread.map(({ text: line }) => line.slice(0, 7))).toEqual(read?.layout === 'report' ? ['Dicetak'] : [])
  })

  test('derives the days it should be read as', () => {
    const people = Map.groupBy(read?.scans ?? [], ({ machineId }) => ids[machineId])
    const days = [...people].flatMap(([person, own]) =>
      person
        ? clockedDays(
            own.map(({ at }) => at),
            () => patternOf(shiftOf(person, name)),
          ).map((each) => ({ person, ...each }))
        : [],
    )
    const told = days.map(({ person, day, inAt, outAt, scans, kept, lateMinutes, problem }): Told => {
      const count = read?.layout === 'report' ? {} : { scans, kept }
      if (day < from || day > until) return { person, date: day, ...count, problem: 'di luar periode' }
      const clock = { in_at: inAt?.slice(11, 16) ?? null, out_at: outAt?.slice(11, 16) ?? null }
      const said = problem ? { problem: 'scan hanya satu' } : { late_minutes: lateMinutes }
      return { person, date: day, ...count, ...clock, ...said }
    })
    // A report tells no single scans.
    const wanted = (file.expected.days as readonly Told[]).map((row) =>
      read?.layout === 'report'
        ? Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'scans' && key !== 'kept'))
        : row,
    )
    expect(sorted(told)).toEqual(sorted(wanted as Told[]))
  })
})

const sorted = (rows: readonly Told[]) =>
  rows.toSorted((a, b) => `${a.person} ${a.date}`.localeCompare(`${b.person} ${b.date}`))

test('a night is one day, its rest is not worked; one scan alone stays incomplete', () => {
  const [night, single] = edges.cases.flatMap(({ rule, input }) =>
    rule === 'attendance' && 'punches' in input ? [input as { shift: string; punches: string[] }] : [],
  )
  const daysOf = (given: typeof night) => {
    const [start = '', end = ''] = (given?.shift ?? '').replaceAll(':', '.').split('-')
    const pattern = { hours: Array.from({ length: 7 }, () => ({ start, end, rest: 60 })), grace: 10 }
    return clockedDays(
      (given?.punches ?? []).map((at) => `${at}:00`),
      () => pattern,
    )
  }
  expect(daysOf(night)).toMatchObject([{ day: '2026-11-03', lateMinutes: 0, workedMinutes: 7 * 60, problem: null }])
  expect(daysOf(single)).toMatchObject([{ lateMinutes: 25, workedMinutes: null, problem: 'one-scan' }])
})

test.each([
  ['05/10/2026 12:04:12 AM', false, '2026-10-05T00:04:12'],
  ['10/13/2026 5:27 PM', true, '2026-10-13T17:27:00'],
  ['2026-10-05 08.04', false, '2026-10-05T08:04:00'],
  ['31/02/2026 08:00', false, undefined],
  ['05/10/2026 25:00', false, undefined],
  ['', false, undefined],
])('reads %s', (text, isMonthFirst, wanted) => {
  expect(readMoment(text, isMonthFirst)).toBe(wanted)
})
