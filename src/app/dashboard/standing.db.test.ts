import { beforeAll, expect, test } from 'vitest'
import { actorOf } from '#app/seed/as-person.ts'
import { fillDemo } from '#app/seed/small.ts'
import { allRoutes } from '#app/server-routes.ts'
import { addDays, dayIn } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { saveSheet } from '#modules/crews/sheets/contract.ts'
import { aCrew } from '#modules/people/cast/crew.ts'
import { employees } from '#modules/people/employees/contract.ts'
import { workers } from '#modules/people/workers/contract.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { changeStatus, projects } from '#modules/projects/contract.ts'
import { balanceSheet, profitAndLoss } from '#modules/reports/statements/contract.ts'
import { anAgreedRab } from '#modules/works/cast/small.ts'
import { openStanding, openTasks } from './contract.ts'

let db: Database
let boss: Actor

beforeAll(async () => {
  db = await testDatabase()
  const { companyId } = await fillDemo(db, dayIn('Asia/Jakarta', now()), { orders: 8, days: 10 })
  boss = actorOf(newId(), companyId)
}, 120_000)

const desk = (actor: Actor = boss) => deskOf(db, actor, allRoutes)
const only = (...rights: string[]): Actor => ({
  ...boss,
  can: (right) => rights.includes(right) || right === 'view dashboard',
})

test('money stands as the books say: each account, the profit of the month, what is owed of tax', async () => {
  const { money: standing } = await desk().do(openStanding, {})
  const held = standing!.accounts.reduce((sum, { balance }) => sum + BigInt(balance), 0n)
  expect(standing!.total).toBe(String(held))
  const balance = await desk().do(balanceSheet, {})
  const row = (label: RegExp) => balance.rows.find((one) => label.test(one.label))
  for (const { code, balance: shown } of standing!.taxes)
    expect(balance.rows.find((one) => one.code === code)?.amounts[0], code).toBe(shown)
  expect(standing!.taxes.length).toBeGreaterThan(0)
  expect(row(/aset/i)).toBeDefined()
  const { from, to, amount } = standing!.profit!
  const profit = await desk().do(profitAndLoss, { from, to, compare: 'tidak' })
  expect(profit.rows.at(-1)?.amounts.at(-1)).toBe(amount)

  // Without costs no profit; of a part of the company nothing; without the right not even a place for it.
  expect((await desk(only('view laporan-keuangan')).do(openStanding, {})).money?.profit).toBeNull()
  const part: Actor = { ...boss, scope: { ...boss.scope, ownOnly: true } }
  expect(await desk(part).do(openStanding, {})).not.toHaveProperty('money')
  expect(await desk(only()).do(openStanding, {})).toEqual({})
})

test('a project that is being built stands with its progress and its cost beside the bill, for who may see costs', async () => {
  const { id } = await aProject(db, boss, { name: 'Gudang Cikarang' })
  await anAgreedRab(db, boss, { projectId: id })
  for (const status of ['kontrak', 'berjalan'] as const) {
    const { version, next } = await desk().do(projects.open, { id })
    if (next.includes(status)) await desk().do(changeStatus, { id, version, status, reason: null })
  }
  const shown = async (actor: Actor) =>
    (await desk(actor).do(openStanding, {})).projects?.rows.find((row) => row.id === id)
  expect(await shown(boss)).toMatchObject({ name: 'Gudang Cikarang', pct: null, cost: { actual: '0' } })
  expect(BigInt((await shown(boss))!.cost!.budget!)).toBeGreaterThan(0n)
  expect((await shown(only('view daftar-proyek')))?.cost).toBeNull()
  const elsewhere: Actor = { ...boss, scope: { ...boss.scope, projects: [] } }
  expect(await shown(elsewhere)).toBeUndefined()
})

test('who is at work today stands by site, and a contract that ends is told ahead to who keeps the people', async () => {
  const on = dayIn('Asia/Jakarta', now())
  const { id: projectId } = await aProject(db, boss, { name: 'Ruko Anggrek' })
  for (const status of ['kontrak', 'berjalan'] as const) {
    const { version, next } = await desk().do(projects.open, { id: projectId })
    if (next.includes(status)) await desk().do(changeStatus, { id: projectId, version, status, reason: null })
  }
  const crew = Object.values(await aCrew(db, boss, { projectId }))
  const mark = { version: null, overtime: 0, restHours: 0, workItemId: null, note: null, markedAt: now().toISOString() }
  const rows = [
    { ...mark, workerId: crew[0] ?? '', halfDays: 2, absence: null },
    { ...mark, workerId: crew[1] ?? '', halfDays: 0, absence: 'sakit' as const },
  ]
  await desk().do(saveSheet, { projectId, day: on, rows })
  const contract = (toDate: string) => [
    { type: 'pkwt' as const, fromDate: addDays(on, -300), toDate, probationTo: null },
  ]
  const ends = addDays(on, 12)
  const { id } = await desk().do(employees.add, { name: 'Rina Kontrak', contracts: contract(ends) })
  await desk().do(employees.add, { name: 'Masih Lama', contracts: contract(addDays(on, 200)) })
  await desk().do(employees.add, { name: 'Sudah Keluar', leftOn: on, contracts: contract(ends) })

  const documents = [{ kind: 'SKK konstruksi', number: '77/2023', validUntil: addDays(on, 5) }]
  const card = await desk().do(workers.add, { name: 'Tukang Bersertifikat', documents })

  const { people } = await desk().do(openStanding, {})
  const site = people?.sites.find((one) => one.projectId === projectId)
  expect(site).toEqual({ projectId, name: 'Ruko Anggrek', present: 1, away: 1, unmarked: crew.length - 2 })
  expect(people).toMatchObject({ endings: 1, wages: { waiting: 1 } })
  const { tasks } = await desk().do(openTasks, {})
  expect(tasks.filter(({ kind }) => kind === 'contract')).toMatchObject([
    {
      since: addDays(on, 5),
      about: 'Tukang Bersertifikat · SKK konstruksi',
      to: `/management-karyawan/detail-pekerja/${card.id}`,
    },
    { id, since: ends, about: 'Rina Kontrak · Kontrak (PKWT)', to: `/management-karyawan/detail/${id}` },
  ])
  expect((await desk(only('view absensi')).do(openStanding, {})).people).toMatchObject({ wages: null, endings: null })
  const elsewhere: Actor = { ...boss, scope: { ...boss.scope, projects: [] } }
  expect((await desk(elsewhere).do(openStanding, {})).people?.sites).toEqual([])
})
