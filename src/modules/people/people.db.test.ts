import { beforeAll, describe, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { recordDifferences } from '#kit/record/table-check.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aHouse } from '../../../tests/cast/house.ts'
import { aCrew } from './cast/crew.ts'
import { employees } from './employees/contract.ts'
import { employeeRecord } from './employees/employee.record.ts'
import { crewOf, employeesOf, payOn, peopleById, tellPayUse, workersById } from './face.ts'
import { addEmployeePay, addWorkerPay, employeePay, removeWorkerPay, workerPay } from './pay/contract.ts'
import { openLeaving, settleLeaving } from './leaving/contract.ts'
import * as papers from './papers/contract.ts'
import { pickWorker } from './picks/contract.ts'
import { peopleRoutes } from './routes.ts'
import { workers } from './workers/contract.ts'
import { workerRecord } from './workers/worker.record.ts'

let db: Database
let actor: Actor
let desk: Desk

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  desk = deskOf(db, actor, peopleRoutes)
})

const nikOf = (n: number) => `32710150010${String(n).padStart(5, '0')}`
const without = (...rights: string[]): Desk =>
  deskOf(db, { ...actor, can: (right) => !rights.includes(right) }, peopleRoutes)

describe('a person', () => {
  test('stands behind both roles as they are declared', async () => {
    expect(await recordDifferences(db.read, employeeRecord)).toEqual([])
    expect(await recordDifferences(db.read, workerRecord)).toEqual([])
  })

  test('who worked for us and now is employed stays the same one, known by the NIK', async () => {
    const nik = nikOf(1)
    const worker = await desk.do(workers.add, { name: 'Agus Salim', nik, phone: '0812-3456-7890', trade: 'Kenek' })
    const { id } = await desk.do(employees.add, { name: 'agus salim', nik, position: 'Admin gudang' })
    const seen = await desk.do(employees.open, { id })
    expect(seen).toMatchObject({ workerId: worker.id, phone: '+6281234567890', isIncomplete: false })
    await desk.do(employees.edit, { id, version: 1, name: 'Agus Salim, S.T.', department: '', phone: '0813-0000-1111' })
    const again = await desk.do(workers.open, { id: worker.id })
    expect(again).toMatchObject({ name: 'Agus Salim, S.T.', phone: '+6281300001111', employeeId: id })
    const told = await desk.do(employees.history, { id })
    expect(told[0]?.changes.map(({ field }) => field).toSorted()).toEqual(['name', 'phone'])
    const [person] = await peopleById(db.read, actor.companyId, [again.personId])
    expect(person).toMatchObject({ name: 'Agus Salim, S.T.', nik })
  })

  test('is shown assigned to the projects one sees alone, and stays at the others whatever one saves', async () => {
    const sites = [(await aProject(db, actor)).id, (await aProject(db, actor)).id] as const
    const half = (projectId: string) => ({ projectId, percent: '50', fromDate: '2026-10-01', toDate: null })
    const { id } = await desk.do(employees.add, { name: 'Sari Utami', position: '', assignments: sites.map(half) })
    const narrow = deskOf(db, { ...actor, scope: { ...actor.scope, projects: [sites[0]] } }, peopleRoutes)
    const seen = await narrow.do(employees.open, { id })
    expect(seen.assignments).toMatchObject([half(sites[0])])
    expect(Object.keys(seen.projectNames)).toEqual([sites[0]])
    const foreign = narrow.do(employees.edit, { id, version: 1, assignments: [half(sites[1])] })
    await expect(foreign).rejects.toMatchObject({ code: 'project.unknown', field: 'assignments.0.projectId' })
    await narrow.do(employees.edit, { id, version: 1, assignments: [{ ...half(sites[0]), percent: '30' }] })
    const { assignments } = await desk.do(employees.open, { id })
    expect(assignments.map(({ projectId, percent }) => [projectId, percent]).toSorted()).toEqual(
      [[sites[0], '30'] as const, [sites[1], '50'] as const].toSorted(),
    )
  })

  test('keeps a NIK that nobody else has; without one the data is incomplete', async () => {
    const nik = nikOf(2)
    const { id } = await desk.do(workers.add, { name: 'Bambang', nik })
    const twice = desk.do(workers.add, { name: 'Bambang', nik })
    await expect(twice).rejects.toMatchObject({ code: 'person.has-role', field: 'nik' })
    const other = desk.do(employees.add, { name: 'Budi', nik })
    await expect(other).rejects.toMatchObject({ code: 'person.nik-of-another', field: 'nik' })
    const bare = await desk.do(workers.add, { name: 'Cecep', trade: '' })
    const taking = desk.do(workers.edit, { id: bare.id, version: 1, nik })
    await expect(taking).rejects.toMatchObject({ code: 'record.taken', field: 'nik' })
    const { rows } = await desk.do(workers.list, { isIncomplete: true })
    expect(rows.some((row) => row.id === bare.id)).toBe(true)
    expect(rows.some((row) => row.id === id)).toBe(false)
  })

  test('has a NIK and an address only for who keeps the people, in the page and in its history', async () => {
    const { id } = await desk.do(employees.add, { name: 'Citra', nik: nikOf(3), address: 'Jl. Mawar 3' })
    await desk.do(employees.edit, { id, version: 1, nik: nikOf(4) })
    const looker = without('create management-karyawan', 'update management-karyawan')
    expect(Object.keys(await looker.do(employees.open, { id }))).not.toContain('nik')
    expect(JSON.stringify(await looker.do(employees.history, { id }))).not.toContain(nikOf(4))
    expect((await desk.do(employees.open, { id })).nik).toBe(nikOf(4))
  })
})

describe('pay', () => {
  test('is valid from a day on; the same pay again is no new row, another is valid from today', async () => {
    const { id } = await desk.do(workers.add, { name: 'Dadang', dailyRate: '150000', startDate: '2026-01-05' })
    await desk.do(addWorkerPay, { id, validFrom: '2026-03-02', dailyRate: '160000', reason: 'Naik kelas' })
    await desk.do(workers.edit, { id, version: 1, dailyRate: '160000' })
    const { personId } = await desk.do(workers.open, { id })
    const on = async (text: string) =>
      (await payOn(db.read, actor.companyId, { role: 'worker', personIds: [personId], on: day(text) })).get(personId)
        ?.dailyRate
    expect(await on('2026-01-04')).toBeUndefined()
    expect(await on('2026-03-01')).toBe(money(150_000n))
    expect(await on('2026-03-02')).toBe(money(160_000n))
    expect(await desk.do(workerPay, { id })).toHaveLength(2)
    const again = desk.do(addWorkerPay, { id, validFrom: '2026-03-02', dailyRate: '170000' })
    await expect(again).rejects.toMatchObject({ code: 'pay.same-day', field: 'validFrom' })
  })

  test('of an employee has allowances; another base keeps them', async () => {
    const { id } = await desk.do(employees.add, { name: 'Eka', joinDate: '2026-01-01', monthlyBase: '5000000' })
    const allowances = [{ name: 'Jabatan', amount: '500000' }]
    await desk.do(addEmployeePay, { id, validFrom: '2026-02-01', monthlyBase: '5200000', allowances })
    await desk.do(employees.edit, { id, version: 1, monthlyBase: '5300000' })
    const [newest] = await desk.do(employeePay, { id })
    expect(newest).toMatchObject({ monthlyBase: '5300000', allowances, isCurrent: true })
    const [facts] = await employeesOf(db.read, actor.companyId, [id])
    expect(facts).toMatchObject({ name: 'Eka', joinDate: '2026-01-01', isArchived: false })
  })

  test('is absent without the right to see it, and unchanged without the right to change it', async () => {
    const { id } = await desk.do(workers.add, { name: 'Fajar', dailyRate: '140000', startDate: '2026-01-05' })
    const blind = without('view gaji', 'update gaji')
    expect(Object.keys(await blind.do(workers.open, { id }))).not.toContain('dailyRate')
    const { rows } = await blind.do(workers.list, { q: 'Fajar' })
    expect(rows).toHaveLength(1)
    expect(Object.keys(rows[0] ?? {})).not.toContain('dailyRate')
    expect(JSON.stringify(await blind.do(workers.history, { id }))).not.toContain('140.000')
    await expect(blind.do(workers.add, { name: 'Gilang', dailyRate: '1' })).rejects.toThrow(Forbidden)
    const seer = without('update gaji')
    await expect(seer.do(workers.edit, { id, version: 1, dailyRate: '1' })).rejects.toThrow(Forbidden)
    await blind.do(workers.edit, { id, version: 1, trade: 'Tukang cat' })
    expect((await desk.do(workers.open, { id })).dailyRate).toBe('140000')
  })

  test('that something was worked out with stays; the other goes', async () => {
    const { id } = await desk.do(workers.add, { name: 'Hari', dailyRate: '150000', startDate: '2026-01-05' })
    const later = await desk.do(addWorkerPay, { id, validFrom: '2026-04-01', dailyRate: '155000' })
    let used = later.id
    tellPayUse((_tx, _companyId, payId) => Promise.resolve(payId === used))
    const removing = desk.do(removeWorkerPay, { id, payId: later.id })
    await expect(removing).rejects.toMatchObject({ code: 'pay.used' })
    used = newId()
    await desk.do(removeWorkerPay, { id, payId: later.id })
    expect(await desk.do(workerPay, { id })).toHaveLength(1)
  })
})

describe('a crew', () => {
  test('is a foreman and who works under him; nobody else leads', async () => {
    const site = await aProject(db, actor)
    const crew = await aCrew(db, actor, { projectId: site.id })
    const foremanId = crew['Pak Darmo'] ?? ''
    const names = (await crewOf(db.read, actor.companyId, { foremanId })).map(({ name }) => name)
    expect(names).toEqual(['Karno', 'Pak Darmo', 'Slamet'])
    const [slamet] = await workersById(db.read, actor.companyId, [crew['Slamet'] ?? ''])
    expect(slamet).toMatchObject({ foremanId, projectId: site.id, trade: 'Tukang batu' })
    const wrong = desk.do(workers.add, { name: 'Iwan', foremanId: crew['Karno'] ?? '' })
    await expect(wrong).rejects.toMatchObject({ code: 'worker.not-foreman', field: 'foremanId' })
    const picked = await desk.do(pickWorker, { foreman: true, q: 'darmo' })
    expect(picked.map(({ id }) => id)).toEqual([foremanId])

    // He himself picks of his own people and of who is in no crew.
    const account = newId()
    await db.pool.query(
      `insert into app_user (id, email, name, status) values ($1, 'darmo@contoh.co.id', 'D', 'active')`,
      [account],
    )
    const [darmo] = await workersById(db.read, actor.companyId, [foremanId])
    await db.pool.query(
      `insert into employee (id, company_id, person_id, code, name, user_id) values ($1, $2, $3, 'KRY-D', 'Pak Darmo', $4)`,
      [newId(), actor.companyId, darmo?.personId, account],
    )
    await aCrew(db, actor, { projectId: site.id, rates: { 'Pak Yanto': '190000' } })
    await desk.do(workers.add, { name: 'Ujang', projectId: site.id })
    const marks = { ...actor, userId: account, can: (right: string) => right === 'create absensi' }
    const own = (await deskOf(db, marks, peopleRoutes).do(pickWorker, {})).map(({ name }) => name)
    expect(own).toEqual(expect.arrayContaining(['Karno', 'Pak Darmo', 'Slamet', 'Ujang']))
    expect(own).not.toContain('Pak Yanto')
  })

  test('of another project is not seen by who is narrowed to one', async () => {
    const [mine, theirs] = [await aProject(db, actor, { name: 'Milik saya' }), await aProject(db, actor)]
    const crew = await aCrew(db, actor, { projectId: theirs.id, rates: { 'Pak Yanto': '190000' } })
    const scope = { ...actor.scope, projects: [mine.id] }
    const narrow = deskOf(db, { ...actor, scope }, peopleRoutes)
    await expect(narrow.do(workers.open, { id: crew['Pak Yanto'] ?? '' })).rejects.toThrow(NotFound)
    expect((await narrow.do(workers.list, { q: 'Yanto' })).rows).toEqual([])
  })
})

describe('papers', () => {
  const press = async (endpoint: Parameters<Desk['do']>[0], input: object) => desk.do(endpoint, input as never)

  test('of somebody are made from what is known; what is missing is said with the way out', async () => {
    const contracts = [{ type: 'pkwt' as const, fromDate: '2026-01-05', toDate: '2026-12-31', probationTo: null }]
    const given = { joinDate: '2026-01-05', monthlyBase: '6000000', contracts }
    const { id } = await desk.do(employees.add, { name: 'Joko', ...given })
    for (const endpoint of [papers.printWorkContract, papers.printReference, papers.printEmployeeCard])
      expect(await press(endpoint, { id })).toBeDefined()
    const blind = without('view gaji')
    await expect(blind.do(papers.printWorkContract, { id })).rejects.toThrow(NotFound)
    const bare = await desk.do(employees.add, { name: 'Kiki' })
    await expect(press(papers.printWorkContract, { id: bare.id })).rejects.toMatchObject({ code: 'paper.no-contract' })
    await expect(press(papers.printReference, { id: bare.id })).rejects.toMatchObject({ code: 'paper.no-start' })
    const unpaid = await desk.do(employees.add, { name: 'Lala', contracts })
    await expect(press(papers.printWorkContract, { id: unpaid.id })).rejects.toMatchObject({ code: 'paper.no-pay' })
    const site = await aProject(db, actor)
    const daily = { projectId: site.id, month: '2026-11' }
    await expect(press(papers.printDailyContract, daily)).rejects.toMatchObject({ code: 'paper.no-workers' })
    const crew = await aCrew(db, actor, { projectId: site.id })
    expect(await press(papers.printDailyContract, daily)).toBeDefined()
    expect(await press(papers.printWorkerCard, { id: crew['Slamet'] ?? '' })).toBeDefined()
  })
})

describe('leaving', () => {
  test('is a list of things that are done, given up with a reason, or open; who stays has none', async () => {
    const { id } = await desk.do(employees.add, { name: 'Maman', joinDate: '2026-01-05' })
    expect(await desk.do(openLeaving, { id })).toEqual({ leftOn: null, items: [] })
    const settle = (state: 'open' | 'done' | 'waived', reason: string | null = null) =>
      desk.do(settleLeaving, { id, item: 'tools', state, reason })
    await expect(settle('done')).rejects.toMatchObject({ code: 'leaving.stays' })
    await desk.do(employees.edit, { id, version: 1, leftOn: '2026-10-31' })
    await expect(settle('waived')).rejects.toMatchObject({ code: 'leaving.no-reason', field: 'reason' })
    await settle('waived', 'Tidak pernah diberi alat')
    const told = async () => (await desk.do(openLeaving, { id })).items.find(({ item }) => item === 'tools')
    expect(await told()).toMatchObject({ state: 'waived', reason: 'Tidak pernah diberi alat', by: actor.name })
    await settle('open')
    expect(await told()).toMatchObject({ state: 'open', by: null })
    const { items } = await desk.do(openLeaving, { id })
    expect(items.every(({ state }) => state === 'open')).toBe(true)
  })

  test('the id of an account finds its employee, as an address of the old kind names it', async () => {
    const { id } = await desk.do(employees.add, { name: 'Nina' })
    const account = newId()
    const mail = `${account}@contoh.co.id`
    await db.pool.query(`insert into app_user (id, email, name, status) values ($1, $2, 'Nina', 'active')`, [
      account,
      mail,
    ])
    await db.pool.query('update employee set user_id = $1 where id = $2', [account, id])
    expect((await desk.do(employees.open, { id: account })).id).toBe(id)
  })
})
