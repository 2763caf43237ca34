import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { day } from '#ground/day.ts'
import { documentEntries } from '#modules/journal/contract.ts'
import { ledgerLines } from '#modules/journal/face.ts'
import { journalRoutes } from '#modules/journal/routes.ts'
import { saveWorkWeek } from '#modules/attendance/days/contract.ts'
import { attendanceRoutes } from '#modules/attendance/routes.ts'
import { employees } from '#modules/people/employees/contract.ts'
import { addEmployeePay } from '#modules/people/pay/contract.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { aHouse } from '../../../tests/cast/house.ts'
import { someTaxFacts } from './cast/month.ts'
import { payrollRoutes } from './routes.ts'
import * as runs from './runs/contract.ts'

const routes = [...peopleRoutes, ...attendanceRoutes, ...payrollRoutes]
const other = newId()
let db: Database
let actor: Actor
let maker: Desk
let boss: Desk

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  maker = deskOf(db, actor, routes)
  boss = deskOf(db, { ...actor, userId: other, name: 'Rina Marlina' }, routes)
  knowApprovers(() => Promise.resolve([actor.userId, other]))
  await maker.do(saveWorkWeek, { days: 5 })
})

async function anEmployee(name: string, religion: 'islam' | 'kristen' | null, base: string, joinDate: string) {
  const { id } = await maker.do(employees.add, { name, joinDate, religion, position: 'Staf' })
  const allowances = [{ name: 'Tunjangan jabatan', amount: '300000' }]
  await maker.do(addEmployeePay, { id, validFrom: joinDate, monthlyBase: base, reason: null, allowances })
  await someTaxFacts(maker, id, 'TK/0', 'gross')
  return id
}

async function booked(id: string) {
  const { version } = await maker.do(runs.openRun, { id })
  const handed = await maker.do(runs.submitRun, { id, version })
  return boss.do(runs.decideRun, { id, version: handed.version, decision: 'approve', note: null })
}

async function books(id: string) {
  const { rows } = await db.pool.query<{ line: string }>(
    `select l.account_code || ' ' || sum(l.debit - l.credit)::text as line
     from journal_line l join journal_entry e on e.id = l.entry_id
     where e.company_id = $1 and e.source_kind = 'payroll-run' and e.source_id = $2
     group by l.account_code order by l.account_code`,
    [actor.companyId, id],
  )
  return rows.map(({ line }) => line)
}

const october = { month: '2026-10', payDate: '2026-10-30', jkk: 'sedang', umk: null } as const
const thr = { feast: 'natal', feastOn: '2026-10-20', forAll: false, payDate: '2026-10-13' } as const

test('a holiday bonus goes to whose feast it is, and the month is taxed once over both slips', async () => {
  const maria = await anEmployee('Maria Lestari', 'kristen', '9700000', '2020-01-06')
  const yosef = await anEmployee('Yosef Nugraha', 'kristen', '4500000', '2026-02-20')
  await anEmployee('Agus Salim', 'islam', '8000000', '2020-01-06')
  const late = await anEmployee('Petrus Adi', 'kristen', '6000000', '2026-10-01')
  const unknown = await anEmployee('Wati Susilo', null, '6000000', '2020-01-06')

  const made = await maker.do(runs.addThrRun, thr)
  const run = await maker.do(runs.openRun, { id: made.id })
  expect(run).toMatchObject({ kind: 'thr', feast: { feast: 'natal', on: '2026-10-20', dueOn: '2026-10-13' } })
  expect(run.blocked).toEqual([
    { employeeId: late, name: 'Petrus Adi', why: 'too-new' },
    { employeeId: unknown, name: 'Wati Susilo', why: 'no-religion' },
  ])
  // Ten million and eight twelfths of 4.800.000; TER A of 10 million 2 % and of 3,2 million nothing.
  expect(run.slips.map(({ employeeId, net }) => [employeeId, net])).toEqual([
    [maria, '9800000'],
    [yosef, '3200000'],
  ])
  const slip = await maker.do(runs.openSlip, { id: run.slips[1]?.id ?? '' })
  expect(slip.pay?.lines).toEqual([
    { side: 'pendapatan', code: 'thr', label: 'THR', note: '8 dari 12 bulan', amount: '3200000' },
  ])

  expect((await booked(made.id)).number).toMatch(/^THR-2610-/)
  expect(await books(made.id)).toEqual(['2-1300 -13000000', '2-1500 -200000', '6-1200 13200000'])

  // The wages of the month: TER A of 20.519.000 (10 million, 519.000 of the company, 10 million of the bonus) is 9 %.
  const month = await maker.do(runs.addRun, october)
  const wages = await maker.do(runs.openRun, { id: month.id })
  const hers = wages.slips.find(({ employeeId }) => employeeId === maria)
  const { pay } = await maker.do(runs.openSlip, { id: hers?.id ?? '' })
  expect(pay?.taxable).toBe('10519000')
  const tax = pay?.lines.find(({ code }) => code === 'pph21')
  expect(tax).toMatchObject({ note: 'TER A 9% sebulan', amount: String((20_519_000 * 9) / 100 - 200_000) })
  const bookedWages = await booked(month.id)

  // The wages were taxed upon the bonus: it is not taken back before them.
  const { version } = await maker.do(runs.openRun, { id: made.id })
  const back = { id: made.id, version, reason: 'Salah' }
  await expect(boss.do(runs.voidRun, back)).rejects.toMatchObject({
    code: 'run.followed',
    facts: { number: bookedWages.number },
  })
  await expect(maker.do(runs.addThrRun, { ...thr, feast: 'nyepi' })).resolves.toBeDefined()
})

test('for everybody it asks for no religion; who had one in the month has no other', async () => {
  const made = await maker.do(runs.addThrRun, { ...thr, forAll: true })
  const run = await maker.do(runs.openRun, { id: made.id })
  expect(run.slips.map(({ name }) => name)).toEqual(['Agus Salim', 'Wati Susilo'])
  // A month booked since taxes them together.
  expect((await maker.do(runs.openSlip, { id: run.slips[0]?.id ?? '' })).pay?.lines[1]?.note).toMatch(/sebulan$/)
})

test('a bonus pays whom it names, keeps what was typed, and refuses somebody twice', async () => {
  const doni = await anEmployee('Doni Kusuma', 'islam', '5000000', '2024-01-08')
  const { id: bare } = await maker.do(employees.add, { name: 'Eka Putri', joinDate: '2024-01-08', position: 'Staf' })
  const asked = { payDate: '2026-09-15', label: 'Bonus proyek' }
  const people = [
    { employeeId: doni, amount: '5600000' },
    { employeeId: bare, amount: '700000' },
  ]
  const twice = maker.do(runs.addBonusRun, { ...asked, people: [...people, { employeeId: doni, amount: '1' }] })
  await expect(twice).rejects.toMatchObject({ code: 'bonus.whom', field: 'people.2.employeeId' })
  const made = await maker.do(runs.addBonusRun, { ...asked, people })
  const run = await maker.do(runs.openRun, { id: made.id })
  expect(run.blocked).toMatchObject([{ name: 'Eka Putri', why: 'no-tax' }])
  // Mended, the amount is still there: TER A of 700.000 is nothing, of 5,6 million 0,25 %.
  await someTaxFacts(maker, bare, 'TK/0', 'gross')
  await maker.do(runs.recomputeRun, { id: made.id, version: run.version })
  const whole = await maker.do(runs.openRun, { id: made.id })
  expect(whole.slips.map(({ name, net }) => [name, net])).toEqual([
    ['Doni Kusuma', '5586000'],
    ['Eka Putri', '700000'],
  ])
  // The tax allowance of a bonus may be changed by hand as other slips are.
  const first = whole.slips[0]?.id ?? ''
  const extras = [{ kind: 'bonus' as const, label: null, amount: '5000000' }]
  await maker.do(runs.editSlip, { id: first, version: whole.version, extras })
  expect((await booked(made.id)).number).toMatch(/^BONUS-2609-/)
  expect(await books(made.id)).toEqual(['2-1300 -5700000', '6-1200 5700000'])
})

test('the last wages are those of who left in the month, with the tax of the year', async () => {
  const none = maker.do(runs.addRun, { ...october, month: '2026-09', kind: 'last' })
  await expect(none).rejects.toMatchObject({ code: 'run.nobody-left' })
  const budi = await anEmployee('Budi Waluyo', 'islam', '6000000', '2026-09-01')
  await db.pool.query(`update employee set left_on = '2026-09-18' where id = $1`, [budi])
  const made = await maker.do(runs.addRun, { ...october, month: '2026-09', kind: 'last' })
  const run = await maker.do(runs.openRun, { id: made.id })
  expect(run).toMatchObject({ kind: 'last', slips: [{ employeeId: budi }] })
  const { pay } = await maker.do(runs.openSlip, { id: run.slips[0]?.id ?? '' })
  expect(pay?.lines.filter(({ side, code }) => side === 'pendapatan' && code === 'pokok')).toMatchObject([
    { note: '14 dari 22 hari', amount: '3818182' },
  ])
  // And the wages of the others do not count them again.
  const rest = await maker.do(runs.addRun, { ...october, month: '2026-09' })
  const names = (await maker.do(runs.openRun, { id: rest.id })).slips.map(({ name }) => name)
  expect(names).toContain('Doni Kusuma')
  expect(names).not.toContain('Budi Waluyo')
})

test('a month without a workday of somebody keeps nobody from the tax of the year', async () => {
  const lastOf = async (name: string) => {
    const { id } = await maker.do(runs.addRun, { ...october, month: '2026-11', payDate: '2026-11-25', kind: 'last' })
    const { slips, blocked, version } = await maker.do(runs.openRun, { id })
    expect(blocked.filter((each) => each.name === name)).toEqual([])
    const { pay } = await maker.do(runs.openSlip, { id: slips.find((slip) => slip.name === name)?.id ?? '' })
    await maker.do(runs.removeRun, { id, version })
    return pay
  }
  // Came on a Saturday: the month before the last one had no workday.
  const late = await anEmployee('Mega Putri', 'islam', '7000000', '2026-10-31')
  await db.pool.query(`update employee set left_on = '2026-11-20' where id = $1`, [late])
  expect((await lastOf('Mega Putri'))?.lines[0]).toMatchObject({ code: 'pokok', note: '15 dari 21 hari' })

  // Left on a Sunday before the first workday: nothing is earned, and what was withheld comes back.
  const gone = await anEmployee('Nanda Yusuf', 'islam', '9000000', '2026-10-01')
  await booked((await maker.do(runs.addRun, october)).id)
  await db.pool.query(`update employee set left_on = '2026-11-01' where id = $1`, [gone])
  const pay = await lastOf('Nanda Yusuf')
  expect(pay).toMatchObject({ earned: '0', employer: '0' })
  expect(pay?.lines.at(-1)).toMatchObject({ code: 'pph21', label: 'PPh 21 dikembalikan', amount: `-${pay?.net}` })
  expect(Number(pay?.net)).toBeGreaterThan(0)
})

test('who sees no wages reads what a run booked, not of whom', async () => {
  const posted = (await maker.do(runs.listRuns, {})).find(({ state, people }) => state === 'posted' && people > 1)
  const { slips, month } = await maker.do(runs.openRun, { id: posted?.id ?? '' })
  const owed = async (who: Actor) => {
    const entries = await deskOf(db, who, journalRoutes).do(documentEntries, { id: posted?.id ?? '' })
    return entries.flatMap(({ lines }) => lines.filter(({ account }) => account === '2-1300'))
  }
  const blind = { ...actor, can: (right: string) => right !== 'view gaji' }
  expect(await owed(actor)).toHaveLength(slips.length)
  const [all, ...more] = await owed(blind)
  expect([all?.credit, more]).toEqual([String(slips.reduce((sum, { net }) => sum + BigInt(net ?? 0), 0n)), []])

  const of = { companyId: actor.companyId, account: '2-1300', projectId: null, withCosts: true, after: null, most: 99 }
  const span = { from: day(`${month}-01`), to: day('2026-12-31') }
  const ledger = await ledgerLines(db.read, { ...of, ...span, byPerson: false })
  expect(ledger.filter(({ sourceId }) => sourceId === posted?.id).map(({ credit }) => String(credit))).toEqual([
    all?.credit,
  ])
})

test('wages that are still open after their day say what that costs, and to whom sees wages how much', async () => {
  await anEmployee('Oki Saputra', 'islam', '5000000', '2026-08-03')
  const { id } = await maker.do(runs.addRun, { ...october, month: '2026-08', payDate: '2026-08-31' })
  expect((await maker.do(runs.openRun, { id })).late).toBeNull()
  await booked(id)
  const { late, sums } = await maker.do(runs.openRun, { id })
  expect(late).toMatchObject({ percent: 50, fine: String((BigInt(sums?.net ?? 0) + 1n) / 2n) })
  const blind = deskOf(db, { ...actor, can: (right: string) => right !== 'view gaji' }, payrollRoutes)
  expect(Object.keys((await blind.do(runs.openRun, { id })).late ?? {})).toEqual(['days', 'percent'])
})
