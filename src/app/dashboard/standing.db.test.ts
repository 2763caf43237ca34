import { beforeAll, expect, test } from 'vitest'
import { actorOf } from '#app/seed/as-person.ts'
import { fillDemo } from '#app/seed/small.ts'
import { allRoutes } from '#app/server-routes.ts'
import { dayIn } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { changeStatus, projects } from '#modules/projects/contract.ts'
import { balanceSheet, profitAndLoss } from '#modules/reports/statements/contract.ts'
import { anAgreedRab } from '#modules/works/cast/small.ts'
import { openStanding } from './contract.ts'

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
