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
import { employeeDays, markEmployeeDays } from '../days/contract.ts'
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
  expect(look).toMatchObject({ layout: 'log', scans: 104, added: 104, unread: [] })
  expect(look.unknown.map(({ machineId }) => machineId)).toEqual(['7', '103', '104', '999'])
  expect(look.days.find(({ day: on }) => on === '2026-09-30')).toMatchObject({ verdict: 'outside' })
  expect(look.days.find(({ day: on, name }) => on === '2026-10-15' && name.startsWith('Rina'))).toMatchObject({
    ...{ inAt: '08.11', outAt: '17.27', lateMinutes: 11, workedMinutes: 469, problem: null, verdict: 'taken' },
  })
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
