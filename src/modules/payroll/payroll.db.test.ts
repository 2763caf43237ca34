import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { newId } from '#kit/id.ts'
import { markEmployeeDays, saveWorkWeek } from '#modules/attendance/days/contract.ts'
import { attendanceRoutes } from '#modules/attendance/routes.ts'
import { aPaidKasbon } from '#modules/kasbon/cast/kasbon.ts'
import { kasbonChecks } from '#modules/kasbon/checks.ts'
import { openKasbon } from '#modules/kasbon/contract.ts'
import { kasbonRoutes } from '#modules/kasbon/routes.ts'
import { employeePay, removeEmployeePay } from '#modules/people/pay/contract.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { employeeTax, type Ptkp, type TaxMethod } from '#modules/people/tax/contract.ts'
import { aHouse } from '../../../tests/cast/house.ts'
import { aPaidEmployee, someTaxFacts } from './cast/month.ts'
import { payrollRoutes } from './routes.ts'
import * as runs from './runs/contract.ts'

const routes = [...peopleRoutes, ...attendanceRoutes, ...kasbonRoutes, ...payrollRoutes]
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

const anEmployee = (name: string, base: string, joinDate: string) => aPaidEmployee(maker, name, base, joinDate)
const taxOf = (id: string, ptkp: Ptkp, method: TaxMethod) => someTaxFacts(maker, id, ptkp, method)

async function linesOf(kind: string, id: string) {
  const { rows } = await db.pool.query<{ account: string; party: boolean; debit: string; credit: string }>(
    `select l.account_code as account, l.party_id is not null as party, sum(l.debit)::text as debit, sum(l.credit)::text as credit
     from journal_line l join journal_entry e on e.id = l.entry_id
     where e.company_id = $1 and e.source_kind = $2 and e.source_id = $3 group by 1, 2 order by 1`,
    [actor.companyId, kind, id],
  )
  return rows
}

test('a month of three people: one is blocked and mended, the figures are those of the law, booked and paid to the rupiah', async () => {
  const maya = await anEmployee('Maya Sekarwangi', '7200000', '2022-03-01')
  const rudi = await anEmployee('Rudi Hartawan', '11700000', '2026-04-13')
  const sari = await anEmployee('Sari Dewi', '4700000', '2025-01-06')
  await taxOf(maya, 'TK/1', 'gross')
  await taxOf(rudi, 'K/1', 'gross_up')
  expect(await maker.do(employeeTax, { id: sari, year: 2026 })).toMatchObject({ isSet: false, ptkp: 'TK/0' })

  const asked = { month: '2026-10', payDate: '2026-10-30', jkk: 'sedang' as const, umk: '2800000' }
  const made = await maker.do(runs.addRun, asked)
  const first = await maker.do(runs.openRun, { id: made.id })
  expect(first.blocked).toEqual([{ employeeId: sari, name: 'Sari Dewi', why: 'no-tax' }])
  expect(first.slips.map(({ name }) => name)).toEqual(['Maya Sekarwangi', 'Rudi Hartawan'])

  // What was changed since is told, and refuses to go on.
  await taxOf(sari, 'TK/0', 'gross')
  await maker.do(markEmployeeDays, { marks: [{ employeeId: maya, day: '2026-10-05', mark: 'A' }] })
  await expect(maker.do(runs.submitRun, { id: made.id, version: first.version })).rejects.toMatchObject({
    code: 'run.stale',
    facts: { names: 'Maya Sekarwangi' },
  })
  await maker.do(markEmployeeDays, { marks: [{ employeeId: maya, day: '2026-10-05', mark: null }] })
  const whole = await maker.do(runs.recomputeRun, { id: made.id, version: first.version })
  const run = await maker.do(runs.openRun, { id: made.id })
  expect(run).toMatchObject({ blocked: [], stale: [] })

  const mayaSlip = await maker.do(runs.openSlip, { id: run.slips[0]?.id ?? '' })
  // 7.500.000 + 389.250 of the company: TER A 1,5 % = 118.339.
  expect(mayaSlip.pay).toMatchObject({ earned: '7500000', taxable: '7889250', net: '7081661' })
  const rudiSlip = await maker.do(runs.openSlip, { id: run.slips[1]?.id ?? '' })
  // As the joiner of the year of the law's examples: 12.000.000 with a tax allowance of 525.950.
  expect(rudiSlip.pay).toMatchObject({ earned: '12525950', taxable: '13148750', net: '11529137' })

  // Not by whoever worked it out.
  const waiting = await maker.do(runs.submitRun, { id: made.id, version: whole.version })
  const say = { id: made.id, version: waiting.version, decision: 'approve' as const, note: null }
  await expect(maker.do(runs.decideRun, say)).rejects.toMatchObject({ code: 'run.own' })
  const booked = await boss.do(runs.decideRun, say)
  expect(booked.number).toMatch(/^GAJI-2610-/)

  const { sums } = await maker.do(runs.openRun, { id: made.id })
  const lines = await linesOf('payroll-run', made.id)
  const of = (account: string) => lines.find((line) => line.account === account)
  expect(of('2-1300')).toMatchObject({ party: true, debit: '0', credit: sums?.net })
  expect(of('6-1100')).toMatchObject({ debit: sums?.employer })
  expect(of('6-1000')).toMatchObject({ debit: '24500000' })
  // What a run is said to cost is what the books bear of it, days without pay left out.
  const borne = lines.filter(({ account }) => account.startsWith('6-'))
  expect(sums?.cost).toBe(String(borne.reduce((all, line) => all + BigInt(line.debit) - BigInt(line.credit), 0n)))
  expect(of('6-1300')).toMatchObject({ debit: '525950' })
  expect(of('2-1500')).toMatchObject({ credit: String(118_339 + 525_950 + Number(taxOfSlip(await slip(run, 2)))) })
  expect(lines.reduce((all, line) => all + BigInt(line.debit) - BigInt(line.credit), 0n)).toBe(0n)

  // Days and pay that were used stay.
  const late = maker.do(markEmployeeDays, { marks: [{ employeeId: maya, day: '2026-10-05', mark: 'A' }] })
  await expect(late).rejects.toMatchObject({ code: 'day.paid' })
  const [pay] = await maker.do(employeePay, { id: maya })
  const gone = maker.do(removeEmployeePay, { id: maya, payId: pay?.id ?? '' })
  await expect(gone).rejects.toMatchObject({ code: 'pay.used' })

  // Part now, no more than is owed; a payment taken back is owed again.
  const part = { id: made.id, version: booked.version, date: '2026-10-30', cashAccountId: null }
  const mayaId = run.slips[0]?.id ?? ''
  const over = boss.do(runs.payRun, { ...part, slips: [{ id: mayaId, amount: '7081662' }] })
  await expect(over).rejects.toMatchObject({ code: 'slip.over-paid' })
  const paid = await boss.do(runs.payRun, { ...part, slips: [{ id: mayaId, amount: '7000000' }] })
  const after = await maker.do(runs.openRun, { id: made.id })
  expect(after.slips[0]).toMatchObject({ open: '81661', isPaid: false })
  expect(await linesOf('payroll-payment', after.payments[0]?.id ?? '')).toEqual([
    { account: '1-1200', party: false, debit: '0', credit: '7000000' },
    { account: '2-1300', party: true, debit: '7000000', credit: '0' },
  ])
  // Held back it is owed and not paid; released it may be.
  const rudiId = run.slips[1]?.id ?? ''
  const held = await boss.do(runs.holdSlip, { id: rudiId, version: paid.version, reason: 'Rekening salah' })
  const one = { ...part, version: held.version, slips: [{ id: rudiId, amount: '1000' }] }
  await expect(boss.do(runs.payRun, one)).rejects.toMatchObject({ code: 'slip.held' })
  expect((await maker.do(runs.listSlips, { isHeld: 'true' })).rows.map(({ name }) => name)).toEqual(['Rudi Hartawan'])
  const slipHeld = await boss.do(runs.openSlip, { id: rudiId })
  expect(slipHeld).toMatchObject({ held: { reason: 'Rekening salah', by: 'Rina Marlina' }, can: ['release'] })
  const free = await boss.do(runs.releaseSlip, { id: rudiId, version: held.version })
  const voiding = { id: made.id, version: free.version, reason: 'Salah bulan' }
  await expect(boss.do(runs.voidRun, voiding)).rejects.toMatchObject({ code: 'run.paid' })
  await boss.do(runs.voidPayment, { id: after.payments[0]?.id ?? '', reason: 'Salah rekening' })
  const { version } = await maker.do(runs.openRun, { id: made.id })
  await boss.do(runs.voidRun, { ...voiding, version })
  const { rows } = await db.pool.query<{ left: string }>(
    `select coalesce(sum(debit - credit), 0)::text as left from party_balance where company_id = $1 and account_code = '2-1300'`,
    [actor.companyId],
  )
  expect(rows[0]?.left).toBe('0')
  // And its people may be worked out again.
  const again = await maker.do(runs.addRun, asked)
  expect((await maker.do(runs.openRun, { id: again.id })).slips).toHaveLength(3)
})

const slip = (run: runs.RunPage, at: number) => maker.do(runs.openSlip, { id: run.slips[at]?.id ?? '' })
const taxOfSlip = (page: runs.SlipPage) => page.pay?.lines.find((line) => line.code === 'pph21')?.amount ?? '0'

test('a month cuts what is due of kasbon, never more than half; taken back it is owed again', async () => {
  const yudi = await anEmployee('Yudi Santoso', '5300000', '2025-01-06')
  await taxOf(yudi, 'TK/0', 'gross')
  const small = await aPaidKasbon(db, actor, { employeeId: yudi })
  const big = await aPaidKasbon(db, actor, { employeeId: yudi, amount: '4000000', times: 1 })
  const owed = async () => Promise.all([small, big].map(async (id) => (await maker.do(openKasbon, { id })).open))
  const left = () => linesOf('payroll-run', made.id).then((all) => all.find(({ account }) => account === '1-1400'))

  const made = await maker.do(runs.addRun, { month: '2026-10', payDate: '2026-10-30', jkk: 'sedang', umk: null })
  const run = await maker.do(runs.openRun, { id: made.id })
  const at = run.slips.findIndex(({ employeeId }) => employeeId === yudi)
  const { pay } = await slip(run, at)
  // 5.600.000 less BPJS 4 % and TER A 0,5 % of 5.890.640 = 29.453: half of 5.346.547, rounded down; 4.500.000 was due.
  expect(pay?.lines.find(({ code }) => code === 'kasbon')).toMatchObject({ amount: '2673273', side: 'potongan' })
  const handed = await maker.do(runs.submitRun, { id: made.id, version: run.version })
  const say = { id: made.id, version: handed.version, decision: 'approve' as const, note: null }
  const booked = await boss.do(runs.decideRun, say)
  expect(await left()).toMatchObject({ party: true, credit: '2673273' })
  expect(await owed()).toEqual(['2500000', '1826727'])
  expect(await findBreaches(db.read, kasbonChecks)).toEqual([])

  await boss.do(runs.voidRun, { id: made.id, version: booked.version, reason: 'Salah bulan' })
  expect(await owed()).toEqual(['3000000', '4000000'])
  expect(await findBreaches(db.read, kasbonChecks)).toEqual([])
})

test('who may not see wages sees slips without any amount', async () => {
  const looker = deskOf(
    db,
    { ...actor, can: (right) => !right.endsWith(' gaji') || right === 'view slip-gaji' },
    routes,
  )
  const { rows } = await looker.do(runs.listSlips, {})
  expect(rows.length).toBeGreaterThan(0)
  expect(Object.keys(rows[0] ?? {})).not.toContain('net')
  const page = await looker.do(runs.openSlip, { id: rows[0]?.id ?? '' })
  expect(page.pay).toBeUndefined()
  expect(JSON.stringify(page)).not.toMatch(/ptkp|TK\/\d|gross/)
  expect((await looker.do(runs.openRun, { id: page.runId })).sums).toBeUndefined()
})

test('December asks for the whole year; what was added by hand is paid and taxed with the month', async () => {
  const made = await maker.do(runs.addRun, { month: '2026-12', payDate: '2026-12-31', jkk: 'sedang', umk: null })
  const { blocked, slips } = await maker.do(runs.openRun, { id: made.id })
  expect(slips).toEqual([])
  expect(new Set(blocked.map(({ why }) => why))).toEqual(new Set(['year-missing']))

  const next = await maker.do(runs.addRun, { month: '2026-11', payDate: '2026-11-27', jkk: 'sedang', umk: null })
  const run = await maker.do(runs.openRun, { id: next.id })
  const id = run.slips[0]?.id ?? ''
  await maker.do(runs.editSlip, {
    id,
    version: run.version,
    extras: [{ kind: 'bonus', label: null, amount: '1000000' }],
  })
  const { pay } = await maker.do(runs.openSlip, { id })
  expect(pay).toMatchObject({ earned: '8500000', extras: [{ kind: 'bonus', amount: '1000000' }] })
})
