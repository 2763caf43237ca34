import { describe, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import {
  checkDates,
  checkPoint,
  dimsOfLine,
  judgeClosing,
  judgeStatus,
  nextStatuses,
  takesCosts,
  teamWords,
} from './rules.ts'
import { projectStatuses, type ProjectStatus } from './words.ts'

const all = Object.keys(projectStatuses) as ProjectStatus[]
const dated = { start: day('2026-01-05'), end: day('2026-12-31') }

describe('the states of a project', () => {
  test('every state that a project can end in is reached from prospek, and none is final: what is finished is opened again', () => {
    const reached = new Set<ProjectStatus>(['prospek'])
    for (const status of reached) for (const next of nextStatuses[status]) reached.add(next)
    expect([...reached].toSorted()).toEqual(all.toSorted())
    expect(all.filter((status) => nextStatuses[status].length === 0)).toEqual([])
  })

  test.each([
    ['prospek', 'kontrak', null, undefined],
    ['prospek', 'kalah', null, 'project.reason-needed'],
    ['prospek', 'kalah', 'Harga kami lebih tinggi', undefined],
    ['prospek', 'bast1', null, 'project.wrong-step'],
    ['berjalan', 'ditunda', null, 'project.reason-needed'],
    ['ditunda', 'berjalan', null, undefined],
    ['bast1', 'selesai', null, 'project.wrong-step'],
    ['bast2', 'selesai', null, undefined],
    ['selesai', 'berjalan', null, 'project.wrong-step'],
    ['selesai', 'bast2', null, 'project.reason-needed'],
    ['selesai', 'bast2', 'Ada tagihan susulan', undefined],
    ['batal', 'prospek', null, undefined],
  ] as const)('%s to %s with the reason %s: %s', (status, asked, reason, code) => {
    const judge = () => judgeStatus({ name: 'Ruko', status, ...dated }, { status: asked, reason })
    if (code === undefined) expect(judge).not.toThrow()
    else expect(judge).toThrow(expect.objectContaining({ code }))
  })

  test('work does not begin without days', () => {
    const judge = (start: string | null, end: string | null) => () =>
      judgeStatus(
        {
          name: 'Ruko',
          status: 'kontrak',
          start: start === null ? null : day(start),
          end: end === null ? null : day(end),
        },
        { status: 'berjalan', reason: null },
      )
    expect(judge(null, '2026-12-31')).toThrow(expect.objectContaining({ code: 'project.no-dates', field: 'startDate' }))
    expect(judge('2026-01-05', null)).toThrow(expect.objectContaining({ code: 'project.no-dates', field: 'endDate' }))
    expect(judge('2026-01-05', '2026-12-31')).not.toThrow()
  })

  test('costs are taken until it is done, lost, broken off or called off', () => {
    expect(all.filter((status) => !takesCosts(status))).toEqual(['selesai', 'kalah', 'putus', 'batal'])
  })
})

test('what stands in the books is done before a project is finished; the rest is left with a reason', () => {
  const thing = (isWaivable: boolean) => ({ what: isWaivable ? 'Jaminan' : 'Retensi', href: null, isWaivable })
  const judge = (hanging: readonly boolean[], reason: string | null) => () =>
    judgeClosing('Ruko', hanging.map(thing), reason)
  expect(judge([], null)).not.toThrow()
  expect(judge([true, false], 'Sudah')).toThrow(expect.objectContaining({ code: 'project.still-hangs' }))
  expect(judge([true], null)).toThrow(expect.objectContaining({ code: 'project.waive-reason', field: 'reason' }))
  expect(judge([true], 'Hilang di pemberi kerja')).not.toThrow()
})

test('an end before the beginning and half a point are refused', () => {
  expect(() => checkDates(day('2026-02-02'), day('2026-02-01'))).toThrow(expect.objectContaining({ field: 'endDate' }))
  expect(() => checkDates(day('2026-02-02'), day('2026-02-02'))).not.toThrow()
  expect(() => checkDates(null, day('2026-02-02'))).not.toThrow()
  expect(() => checkPoint('-6.2', '')).toThrow(expect.objectContaining({ code: 'project.half-point', field: 'lng' }))
  expect(() => checkPoint('-6.2', '106.8')).not.toThrow()
  expect(() => checkPoint(null, undefined)).not.toThrow()
})

test('the list tells the manager and all foremen of a team', () => {
  const team = [
    { role: 'mandor', name: 'Pak Slamet' },
    { role: 'manajer', name: 'Bu Ratna' },
    { role: 'mandor', name: 'Pak Ujang' },
    { role: 'logistik', name: 'Dedi' },
  ] as const
  expect(teamWords(team)).toEqual({ manager_name: 'Bu Ratna', foreman_names: 'Pak Slamet, Pak Ujang' })
  expect(teamWords([])).toEqual({ manager_name: null, foreman_names: null })
})

test.each([
  ['nothing anywhere', {}, {}, null, null],
  ['the project of the head is proposed by the server', {}, { projectId: 'p' }, null, null],
  ['a work item of the head says its project too', {}, { projectId: 'p', workItemId: 'w' }, 'p', 'w'],
  ['a work item of its own', { workItemId: 'v' }, { projectId: 'p', workItemId: 'w' }, 'p', 'v'],
  [
    'another project takes no work item of the head',
    { projectId: 'q' },
    { projectId: 'p', workItemId: 'w' },
    'q',
    null,
  ],
  ['a work item without any project is none', { workItemId: 'v' }, {}, null, null],
])('what a line of a form is for: %s', (_case, line, head, projectId, workItemId) => {
  expect(dimsOfLine(line, head)).toEqual({ projectId, workItemId })
})
