import { beforeAll, beforeEach, expect, test } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import { addDays, dayIn } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { saveBands } from '#kit/posting/approval.ts'
import { askCorrection } from '#modules/attendance/corrections/contract.ts'
import { requestLeave } from '#modules/attendance/leave/contract.ts'
import { addOvertime } from '#modules/attendance/overtime/contract.ts'
import { employees } from '#modules/people/employees/contract.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { addSiteExpense, rejectSiteExpense, startSiteExpense } from '#modules/finance/site/contract.ts'
import { aSiteReport } from '#modules/works/cast/diary.ts'
import { anAgreedRab } from '#modules/works/cast/small.ts'
import { giveBackSiteReport } from '#modules/works/diary/contract.ts'
import { openProgress, returnProgress, saveProgress } from '#modules/works/progress/contract.ts'
import { saveRab } from '#modules/works/rab/contract.ts'
import { suppliers } from '#modules/parties/suppliers/contract.ts'
import { anActor } from '../../../tests/cast/actor.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'
import { openTasks, type TaskKind } from './contract.ts'

let db: Database
let house: House
/** Two who may approve, as the company knows them. */
let rina: Actor
let dewi: Actor

const today = dayIn('Asia/Jakarta', now())

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  rina = house.actor
  dewi = anActor({ companyId: house.companyId, name: 'Dewi' })
  const roleId = newId()
  await db.pool.query('insert into role (id, name, permissions) values ($1, $2, $3)', [
    roleId,
    'Penyetuju',
    ['approve pembelian-barang', 'approve order', 'approve supplier'],
  ])
  for (const { userId, name } of [rina, dewi]) {
    await db.pool.query(`insert into app_user (id, email, name, status) values ($1, $2, $3, 'active')`, [
      userId,
      `${userId}@contoh.co.id`,
      name,
    ])
    await db.pool.query('insert into user_role (user_id, role_id) values ($1, $2)', [userId, roleId])
  }
})

beforeEach(async () => {
  await db.pool.query('delete from purchase_request')
  await db.withTx((tx) => saveBands(tx, rina, 'purchase-request', [band(0)]))
})

const band = (from: number) => ({ fromAmount: money(from), permission: 'approve pembelian-barang' })
const tasks = (who: Actor) => deskOf(db, who, allRoutes).do(openTasks, {})
const of = async (who: Actor, kind: TaskKind) => {
  const { tasks: all, groups } = await tasks(who)
  return { rows: all.filter((task) => task.kind === kind), group: groups.find((group) => group.kind === kind) }
}

async function aRequest(by: Actor, given: { daysAgo: number; estimate?: number; name?: string }): Promise<string> {
  const id = newId()
  await db.pool.query(
    `insert into purchase_request (id, company_id, state, request_date, needed_by, requester_id, requester_name,
       warehouse_id, warehouse_name, estimate, line_count, submitted_at, submitted_by, submitted_by_name,
       created_by, created_by_name, updated_by, updated_by_name)
     values ($1, $2, 'pending_approval', $3, $3, $4, $5, $6, 'Gudang Utama', $7, 1,
       now() - make_interval(days => $8), $4, $5, $4, $5, $4, $5)`,
    [id, house.companyId, today, by.userId, given.name ?? by.name, house.main, given.estimate ?? 0, given.daysAgo],
  )
  return id
}

test('the oldest are somebody else’s to decide: one’s own task is not hidden behind them', async () => {
  for (let at = 0; at < 12; at += 1) await aRequest(rina, { daysAgo: 30 - at })
  const theirs = await aRequest(dewi, { daysAgo: 3 })
  const { rows, group } = await of(rina, 'approve')
  expect(rows.map(({ id }) => id)).toEqual([theirs])
  expect(rows[0]).toMatchObject({ since: addDays(today, -3), to: `/pembelian-barang/detail/${theirs}` })
  expect(group).toEqual({ kind: 'approve', count: 1, isCapped: false, to: null })
  expect((await of(dewi, 'approve')).group?.count).toBe(12)
})

test('above one’s amount they are somebody else’s as well', async () => {
  const director = { fromAmount: money(1_000_000), permission: 'approve permissions' }
  await db.withTx((tx) => saveBands(tx, rina, 'purchase-request', [band(0), director]))
  for (let at = 0; at < 12; at += 1) await aRequest(dewi, { daysAgo: 30 - at, estimate: 5_000_000 })
  const small = await aRequest(dewi, { daysAgo: 1, estimate: 999_999 })
  const clerk = { ...rina, can: (right: string) => right !== 'approve permissions' }
  expect((await of(clerk, 'approve')).rows.map(({ id }) => id)).toEqual([small])
  expect((await of(rina, 'approve')).group?.count).toBe(13)
})

test('what has no list comes whole, the oldest first, and tells how many there are beyond', async () => {
  const ids: string[] = []
  for (let at = 0; at < 60; at += 1) ids.push(await aRequest(dewi, { daysAgo: 100 - at }))
  const { rows, group } = await of(rina, 'approve')
  expect(rows.map(({ id }) => id)).toEqual(ids.slice(0, 50))
  expect(group).toMatchObject({ count: 60, isCapped: false })
})

test('what is not visible to a person does not wait for them', async () => {
  await aRequest(dewi, { daysAgo: 2 })
  const elsewhere = { ...rina, scope: { ...rina.scope, warehouses: [house.site] } }
  expect((await of(elsewhere, 'approve')).rows).toEqual([])
  expect((await of(anActor(), 'approve')).rows).toEqual([])
})

test('a supplier’s new account is a task of the second person, never of who asked', async () => {
  const account = { bank: 'BCA', accountNo: '0954128800', holder: 'Toko Sinar' }
  const { id } = await deskOf(db, rina, allRoutes).do(suppliers.add, { name: 'Toko Sinar', bankAccounts: [account] })
  expect((await of(rina, 'account')).rows).toEqual([])
  const { rows, group } = await of(dewi, 'account')
  expect(rows).toMatchObject([
    { about: 'Toko Sinar · diminta Rina', act: 'Tinjau', since: today, to: `/supplier/detail/${id}` },
  ])
  expect(group?.count).toBe(1)
  const clerk = { ...dewi, can: (right: string) => right !== 'approve supplier' }
  expect((await of(clerk, 'account')).rows).toEqual([])
})

test('an SBU that ends soon waits for who may change the company, with the day it comes to', async () => {
  const until = addDays(today, 18)
  await db.pool.query(
    `insert into company_sbu (id, company_id, line_no, no, qualification, valid_until) values ($1, $2, 1, '1-0021', 'kecil', $3)`,
    [newId(), house.companyId, until],
  )
  expect((await of(rina, 'licence')).rows).toMatchObject([
    { since: until, act: 'Buka', to: `/perusahaan/detail/${house.companyId}?bagian=legal` },
  ])
  expect((await of({ ...rina, can: (right) => right !== 'update perusahaan' }, 'licence')).rows).toEqual([])
})

test('somebody who registered waits with the day they did', async () => {
  const id = newId()
  await db.pool.query(
    `insert into app_user (id, email, name, status, created_at) values ($1, 'baru@contoh.co.id', 'Baru', 'pending', now() - interval '5 days')`,
    [id],
  )
  expect((await of(rina, 'people')).rows).toMatchObject([{ id, since: addDays(today, -5) }])
})

test('a bill of quantities waits for a second person, never for who wrote on it, and not beyond their projects', async () => {
  const { id: projectId } = await aProject(db, rina, { name: 'Ruko Sentul' })
  const rows = [{ number: '1', name: 'Galian', unit: 'm3', volume: '10', unitPrice: '100000' }]
  await deskOf(db, rina, allRoutes).do(saveRab, { id: projectId, version: null, rows })
  expect((await of(rina, 'works')).rows).toEqual([])
  const { rows: waiting, group } = await of(dewi, 'works')
  expect(waiting).toMatchObject([
    { text: 'RAB menunggu persetujuan', to: `/daftar-proyek/detail/${projectId}?bagian=rab`, amount: null },
  ])
  expect(group?.count).toBe(1)
  const elsewhere: Actor = { ...dewi, scope: { ...dewi.scope, projects: [newId()] } }
  expect((await of(elsewhere, 'works')).rows).toEqual([])
  expect((await of({ ...dewi, can: (right) => right === 'view dashboard' }, 'works')).rows).toEqual([])
})

test('a week handed back, a report of a site and what it spent wait for whose turn it is', async () => {
  const { id } = await aProject(db, rina, { name: 'Gudang Tajur' })
  await anAgreedRab(db, rina, { projectId: id })
  const [hers, office] = [deskOf(db, rina, allRoutes), deskOf(db, dewi, allRoutes)]
  const about = async (who: Actor, kind: TaskKind) =>
    (await of(who, kind)).rows.filter((row) => row.about.includes('Gudang Tajur')).map(({ text, to }) => [text, to])

  const { lines } = await hers.do(openProgress, { id })
  const week = [{ workItemId: lines[0]?.workItemId ?? '', volume: '1' }]
  const draft = await hers.do(saveProgress, { id, version: null, week: 1, date: '2026-11-20', lines: week })
  expect(await about(rina, 'works')).toEqual([])
  expect(await about(dewi, 'works')).toEqual([
    ['Opname menunggu persetujuan', `/daftar-proyek/detail/${id}?bagian=opname`],
  ])
  const which = { id, reportId: draft.id, version: draft.version }
  await office.do(returnProgress, { ...which, remark: 'Volume belum diukur.' })
  expect(await about(dewi, 'works')).toEqual([])
  expect(await about(rina, 'works')).toEqual([['Opname dikembalikan', `/daftar-proyek/opname/${id}`]])

  const day = await aSiteReport(db, rina, { projectId: id })
  const page = `/dokumentasi-proyek/detail/${id}?tanggal=2026-11-20`
  expect(await about(rina, 'site-report')).toEqual([])
  expect(await about(dewi, 'site-report')).toEqual([['Laporan harian menunggu diperiksa', page]])
  await office.do(giveBackSiteReport, { id: day.id, version: day.version, reason: 'Cuaca belum tepat' })
  expect(await about(dewi, 'site-report')).toEqual([])
  expect(await about(rina, 'site-report')).toEqual([['Laporan harian dikembalikan', page]])

  const { cashAccounts } = await hers.do(startSiteExpense, {})
  const spent = await hers.do(addSiteExpense, {
    ...{ projectId: id, date: '2026-11-20', head: 'umum', amount: '50000', workItemId: null, memo: 'Solar' },
    cashAccountId: cashAccounts[0]?.id ?? '',
  })
  expect(await about(rina, 'site-expense')).toEqual([])
  expect(await about(dewi, 'site-expense')).toEqual([
    ['Biaya lapangan menunggu persetujuan', `/laporan-keuangan-proyek/detail/${id}`],
  ])
  await office.do(rejectSiteExpense, { id: spent.id, version: spent.version, reason: 'Notanya kabur' })
  expect(await about(rina, 'site-expense')).toEqual([
    ['Biaya lapangan dikembalikan', `/laporan-keuangan-proyek/edit/${spent.id}`],
  ])
  const elsewhere: Actor = { ...dewi, scope: { ...dewi.scope, projects: [newId()] } }
  for (const kind of ['works', 'site-report', 'site-expense'] as const) expect(await about(elsewhere, kind)).toEqual([])
})

test('leave, overtime and corrections of employees wait for who may say yes, not for who asked', async () => {
  const hers = deskOf(db, rina, allRoutes)
  const { id: employeeId } = await hers.do(employees.add, { name: 'Sari Dewi', joinDate: '2024-03-04' })
  await hers.do(requestLeave, {
    ...{ employeeId, type: 'menikah', from: '2026-12-07', until: '2026-12-08', half: null, reason: null },
  })
  await hers.do(addOvertime, { day: '2026-12-09', reason: 'Cor lantai', lines: [{ employeeId, planned: 4 }] })
  await hers.do(askCorrection, { employeeId, day: '2026-11-10', mark: 'H', half: null, reason: 'Lupa scan' })
  await db.pool.query(`update role set permissions = permissions || '{"approve absensi"}' where name = 'Penyetuju'`)
  expect((await of(rina, 'attendance')).rows).toEqual([])
  expect((await of({ ...dewi, can: (right) => right !== 'approve absensi' }, 'attendance')).rows).toEqual([])
  const { rows } = await of(dewi, 'attendance')
  const at = (part: string) => `/absensi/?tab=karyawan&bagian=${part}`
  expect(rows.map(({ text, to }) => [text, to])).toEqual([
    ['Koreksi absensi menunggu persetujuan', at('koreksi')],
    ['Cuti menunggu persetujuan', at('cuti')],
    ['Lembur menunggu persetujuan', at('lembur')],
  ])
  expect(rows[1]?.about).toMatch(/^Sari Dewi · Menikah · 7 Des( 2026)? · diajukan /)
})

test('wages that were handed in wait for somebody else; what they come to is for who may see wages', async () => {
  const id = newId()
  await db.pool.query(
    `insert into payroll_run (id, company_id, state, month, pay_date, jkk, people, net, submitted_by, submitted_by_name,
       created_by, created_by_name, updated_by, updated_by_name)
     values ($1, $2, 'pending_approval', '2026-10', '2026-10-30', 'rendah', 3, 21000000, $3, 'Rina', $3, 'Rina', $3, 'Rina')`,
    [id, house.companyId, rina.userId],
  )
  expect((await of(rina, 'wages')).rows).toEqual([])
  expect((await of(dewi, 'wages')).rows).toMatchObject([
    { about: 'Oktober 2026 · 3 orang · diajukan Rina', amount: '21000000', to: `/slip-gaji/?perhitungan=${id}` },
  ])
  const blind: Actor = { ...dewi, can: (right) => right === 'approve slip-gaji' || right === 'view dashboard' }
  expect((await of(blind, 'wages')).rows).toMatchObject([{ amount: null }])
})
