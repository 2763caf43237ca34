import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { employees } from '#modules/people/employees/contract.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { daysOfEmployee, employeeDays, markEmployeeDays } from '../days/contract.ts'
import { companyCalendar, setCompanyDay } from '../calendar/contract.ts'
import * as patterns from '../patterns/contract.ts'
import { attendanceRoutes } from '../routes.ts'
import { incompleteDays, clockOfDay, machineFiles, tieMachineNumber } from './contract.ts'
import { judgeFile, keepFile, scanFileOf } from './take-scans.ts'

const device = 'Kantor'
const asked = { device, from: day('2026-10-05'), until: day('2026-10-17') }
const month = '2026-10'
const idOf: Record<string, string> = {}
let db: Database
let actor: Actor
let desk: Desk

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  desk = deskOf(db, actor, [...peopleRoutes, ...attendanceRoutes])
  for (const [name, machineId] of [
    ['Rina Ayuningtyas', '101'],
    ['Bayu Kurniadi', '102'],
  ] as const) {
    idOf[name] = (await desk.do(employees.add, { name, joinDate: '2025-01-06', position: 'Staf' })).id
    await desk.do(tieMachineNumber, { device, machineId, employeeId: idOf[name] ?? null })
  }
})

const fileOf = (name: string) =>
  scanFileOf(readFileSync(new URL(`../../../../tests/vectors/people/${name}`, import.meta.url)))
const log = () => fileOf('fingerprint_1_solution_log.csv')
const keep = async (fileName = 'log.csv') =>
  db.withTx(async (tx) => keepFile(tx, actor, { ...asked, fileName }, await log()))
const marksOf = async (name: string) =>
  (await desk.do(employeeDays, { month })).people.find(({ id }) => id === idOf[name])?.marks
const incomplete = async () => (await desk.do(incompleteDays, { month })).days

test('a file is looked at first, kept once, and nobody is found by a name', async () => {
  const look = await judgeFile(db.read, actor, asked, await log())
  expect(look).toMatchObject({ layout: 'log', scans: 104, added: 104, unread: [], first: '2026-09-30' })
  expect(look.unknown.map(({ machineId }) => machineId)).toEqual(['7', '103', '104', '999'])
  expect(look.days.find(({ day: on }) => on === '2026-09-30')).toMatchObject({ verdict: 'outside' })
  expect(look.days.find(({ day: on, name }) => on === '2026-10-15' && name.startsWith('Rina'))).toMatchObject({
    ...{ inAt: '08.11', outAt: '17.27', lateMinutes: 11, workedMinutes: 469, problem: null, verdict: 'taken' },
  })
  const whole = await judgeFile(
    db.read,
    actor,
    { ...asked, from: day('2026-10-01'), until: day('2026-10-31') },
    await log(),
  )
  const told = whole.days.filter(({ scans }) => scans === 0).map((each) => each.day)
  expect(told).toContain('2026-10-07')
  expect(told.every((on) => on >= '2026-10-05' && on <= '2026-10-18')).toBe(true)
  expect(await desk.do(machineFiles, {})).toMatchObject({ files: [] })

  await keep()
  expect((await keep('lagi.csv')).added).toBe(0)
  expect((await desk.do(machineFiles, {})).files.map(({ added }) => added)).toEqual([0, 104])
})

test('a day with one scan or none is neither present nor absent; a mark by hand stands above the machine', async () => {
  expect(await marksOf('Bayu Kurniadi')).toMatchObject({ '2026-10-05': 'B', '2026-10-07': 'B', '2026-10-12': 'B' })
  const [bayu = ''] = [idOf['Bayu Kurniadi']]
  const mark = (on: string, to: 'S' | null) =>
    desk.do(markEmployeeDays, { marks: [{ employeeId: bayu, day: on, mark: to }] })
  await mark('2026-10-05', null)
  await mark('2026-10-07', 'S')
  await keep()
  expect(await marksOf('Bayu Kurniadi')).toMatchObject({ '2026-10-05': 'H', '2026-10-07': 'S', '2026-10-12': 'B' })
  const look = await judgeFile(db.read, actor, asked, await log())
  const manual = look.days.filter(({ verdict }) => verdict === 'manual').map(({ day: on }) => on)
  expect(manual).toEqual(['2026-10-05', '2026-10-07'])
  expect(await desk.do(clockOfDay, { employeeId: bayu, day: '2026-10-05' })).toMatchObject({
    source: 'manual',
    told: [{ act: 'mark', by: actor.name, changes: { mark: ['B', null] } }],
    clock: { inAt: '07.58', outAt: null, problem: 'one-scan' },
  })
  const waiting = (await incomplete()).filter(({ employeeId }) => employeeId === bayu)
  expect(waiting.map(({ day: on }) => on)).not.toContain('2026-10-05')
  expect(waiting.find(({ day: on }) => on === '2026-10-15')).toMatchObject({ inAt: '07.57', problem: 'one-scan' })
})

test('a number that is tied later counts for what was kept before, and is remembered', async () => {
  idOf['Yogi Firmansyah'] = (await desk.do(employees.add, { name: 'Yogi Firmansyah', joinDate: '2025-01-06' })).id
  const tie = { device, machineId: '104', employeeId: idOf['Yogi Firmansyah'] ?? null }
  expect(await desk.do(tieMachineNumber, tie)).toEqual({ days: 10 })
  expect(await marksOf('Yogi Firmansyah')).toEqual({ '2026-10-10': 'B', '2026-10-17': 'B' })
  const { unknown } = await judgeFile(db.read, actor, asked, await log())
  expect(unknown.map(({ machineId }) => machineId)).not.toContain('104')

  await desk.do(tieMachineNumber, { ...tie, employeeId: null })
  expect(await marksOf('Yogi Firmansyah')).toEqual({})
})

test('a night is read by its pattern; Ramadan hours for a while derive their days anew', async () => {
  const { id: teguh } = await desk.do(employees.add, { name: 'Teguh Santosa', joinDate: '2025-01-06' })
  idOf['Teguh Santosa'] = teguh
  await desk.do(tieMachineNumber, { device, machineId: '7', employeeId: teguh })
  const week = (start: string, end: string, days: number) =>
    Array.from({ length: 7 }, (_, at) => (at < days ? { start, end, rest: 60 } : null))
  const office = await desk.do(patterns.addPattern, { name: 'Kantor', hours: week('08.00', '17.00', 5), grace: 10 })
  const night = await desk.do(patterns.addPattern, { name: 'Malam', hours: week('19.00', '07.00', 6), grace: 10 })
  await desk.do(patterns.setEmployeePattern, { id: night.id, employeeId: teguh, from: '2026-01-01' })
  expect(await marksOf('Teguh Santosa')).toEqual({ '2026-10-05': 'B', '2026-10-15': 'B' })
  const clock = (on: string) => desk.do(clockOfDay, { employeeId: teguh, day: on })
  expect(await clock('2026-10-06')).toMatchObject({ clock: { inAt: '19.00', outAt: '07.20', workedMinutes: 660 } })

  const rina = async (on: string) =>
    (await desk.do(clockOfDay, { employeeId: idOf['Rina Ayuningtyas'] ?? '', day: on })).clock
  const span = { from: '2026-10-12', until: '2026-10-16', name: 'Puasa' }
  const changed = await desk.do(patterns.addPatternHours, {
    id: office.id,
    ...span,
    hours: week('07.00', '14.00', 5),
    grace: 5,
  })
  expect(changed.closed).toEqual([])
  expect([(await rina('2026-10-09'))?.lateMinutes, (await rina('2026-10-12'))?.lateMinutes]).toEqual([0, 48])
  const { patterns: shown } = await desk.do(patterns.workPatterns, {})
  expect(shown.map(({ name, isUsual, people }) => [name, isUsual, people.map((each) => each.name)])).toEqual([
    ['Kantor', true, []],
    ['Malam', false, ['Teguh Santosa']],
  ])
  const [ramadan, usual] = shown[0]?.hours ?? []
  await desk.do(patterns.removePatternHours, { id: ramadan?.id ?? '' })
  expect((await rina('2026-10-12'))?.lateMinutes).toBe(0)
  await expect(desk.do(patterns.removePatternHours, { id: usual?.id ?? '' })).rejects.toMatchObject({
    code: 'pattern.last-hours',
  })
})

test('a regional holiday is no workday, and a cuti bersama may be worked; a national holiday may not', async () => {
  const polling = { day: '2026-10-14', kind: 'holiday' as const }
  await expect(desk.do(setCompanyDay, { ...polling, name: null })).rejects.toMatchObject({ code: 'calendar.name' })
  await desk.do(setCompanyDay, { ...polling, name: 'Pilkada' })
  const { days } = await desk.do(employeeDays, { month })
  expect(days.find(({ day: on }) => on === '2026-10-14')).toMatchObject({ kind: 'holiday', name: 'Pilkada' })
  await desk.do(setCompanyDay, { day: '2026-12-24', kind: 'work', name: null })
  const december = await desk.do(employeeDays, { month: '2026-12' })
  expect(december.days.find(({ day: on }) => on === '2026-12-24')).toMatchObject({ kind: 'work' })
  const { days: year } = await desk.do(companyCalendar, { year: '2026' })
  expect(year.filter(({ isWorked, origin }) => isWorked || origin === 'own').map((each) => each.day)).toEqual([
    '2026-10-14',
    '2026-12-24',
  ])
  const said = (on: string, kind: 'holiday' | 'work') => desk.do(setCompanyDay, { day: on, kind, name: 'x' })
  await expect(said('2026-12-25', 'work')).rejects.toMatchObject({ code: 'calendar.national' })
  await expect(said('2026-12-23', 'work')).rejects.toMatchObject({ code: 'calendar.not-shared' })
  await expect(said('2026-12-24', 'holiday')).rejects.toMatchObject({ code: 'calendar.decreed' })
})

test('a file that is no log, an endless period and a stranger to the company are refused', async () => {
  await expect(scanFileOf(Buffer.from('a,b\n1,2\n'))).rejects.toMatchObject({ code: 'scans.unknown-layout' })
  await expect(scanFileOf(Buffer.from('AC-No.,Name,Time\n1,x,kosong\n'))).rejects.toMatchObject({ code: 'scans.none' })
  const long = { ...asked, until: day('2027-10-05') }
  await expect(log().then((file) => judgeFile(db.read, actor, long, file))).rejects.toMatchObject({
    code: 'scans.period',
  })
  const stranger = { device, machineId: '101', employeeId: '019aa000-0000-7000-8000-000000000000' }
  await expect(desk.do(tieMachineNumber, stranger)).rejects.toMatchObject({ code: 'day.no-employee' })
})

test('the month of one employee is their row of the month of all; another company finds nobody', async () => {
  const all = await desk.do(employeeDays, { month })
  const one = all.people.find(({ marks }) => Object.keys(marks).length > 0)
  const id = one?.id ?? ''
  expect(await desk.do(daysOfEmployee, { id, month })).toEqual({ ...all, people: [one] })
  const stranger = deskOf(db, (await aHouse(db)).actor, attendanceRoutes)
  await expect(stranger.do(daysOfEmployee, { id, month })).rejects.toMatchObject({ name: 'NotFound' })
})
