// `npm run bench:wages`: the wages of a month for two thousand employees, a slip as a paper, the matrix of a month.
import { parseArgs } from 'node:util'
import { period } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { employeeDays } from '#modules/attendance/days/contract.ts'
import { attendanceRoutes } from '#modules/attendance/routes.ts'
import { pressedSlip } from '#modules/payroll/papers/pressed.ts'
import { bpmpFile } from '#modules/payroll/recap/tax-files.ts'
import { payrollRoutes } from '#modules/payroll/routes.ts'
import * as runs from '#modules/payroll/runs/contract.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { aHouse } from '../tests/cast/house.ts'
import { onThrowawayDatabase, timed } from './throwaway.ts'

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
const plan = values.short ? { people: 20, matrix: 10, slips: 3 } : { people: 2000, matrix: 500, slips: 200 }

/** Slips that find cold code. */
const WARM = values.short ? 2 : 40

await onThrowawayDatabase('wages', measure)

async function measure(open: Database): Promise<string[]> {
  const { actor } = await aHouse(open)
  const other = { ...actor, userId: newId(), name: 'Rina Marlina' }
  knowApprovers(() => Promise.resolve([actor.userId, other.userId]))
  const routes = [...peopleRoutes, ...attendanceRoutes, ...payrollRoutes]
  const [desk, boss] = [deskOf(open, actor, routes), deskOf(open, other, routes)]

  await hire(open, actor, plan.matrix)
  const matrix = await matrixOf(desk)
  await hire(open, actor, plan.people - plan.matrix)

  const asked = { month: '2026-10', payDate: '2026-10-30', jkk: 'sedang' as const, umk: '2800000' }
  const [computed, { id }] = await timed(() => desk.do(runs.addRun, asked))
  const [opened, run] = await timed(() => desk.do(runs.openRun, { id }))
  const [submitted, handed] = await timed(() => desk.do(runs.submitRun, { id, version: run.version }))
  const say = { id, version: handed.version, decision: 'approve' as const, note: null }
  const [posted] = await timed(() => boss.do(runs.decideRun, say))
  await open.pool.query(`update company set npwp = '0012345678912000' where id = $1`, [actor.companyId])
  const [taxFile] = await timed(() => open.withTx((tx) => bpmpFile(tx, actor, { month: period('2026-10') })))
  return [
    `${run.slips.length} slip dihitung dalam ${computed} ms, dibuka ${opened} ms, diajukan ${submitted} ms, disetujui dan dijurnal ${posted} ms`,
    `absensi ${plan.matrix} orang × 31 hari: ${matrix} ms di server (median)`,
    `BPMP sebulan: ${taxFile} ms`,
    `PDF slip: ${await slipCpu(
      open,
      actor,
      run.slips.slice(0, plan.slips + WARM).map((slip) => slip.id),
    )} ms CPU`,
  ]
}

/** Employees with pay, tax facts, BPJS, and three marked days each in October. */
async function hire(open: Database, { companyId, userId }: Actor, count: number): Promise<void> {
  await open.pool.query(
    `with made as (
       select gen_random_uuid() as person, gen_random_uuid() as employee, gen_random_uuid() as pay, n,
         (select count(*) from employee where company_id = $1) + n as no
       from generate_series(1, $3::int) n
     ), people as (
       insert into person (id, company_id, name, nik) select person, $1, 'Karyawan ' || no, (3374000000000000 + no)::text from made
     ), employees as (
       insert into employee (id, company_id, person_id, code, name, position, department, join_date)
       select employee, $1, person, 'K' || no, 'Karyawan ' || no, 'Staf', 'Bagian ' || no % 12, '2022-03-01' from made
     ), pays as (
       insert into pay (id, company_id, person_id, role, valid_from, monthly_base, created_by_name)
       select pay, $1, person, 'employee', '2022-03-01', 4000000 + no * 7919 % 20000000, 'Maya' from made
     ), allowances as (
       insert into pay_allowance (id, company_id, pay_id, line_no, name, amount)
       select gen_random_uuid(), $1, pay, 1, 'Tunjangan jabatan', 300000 from made
     ), facts as (
       insert into employee_tax (company_id, employee_id, year, ptkp, method, updated_by)
       select $1, employee, 2026, (array['TK/0', 'K/1', 'K/3'])[1 + no % 3], (array['gross', 'gross_up'])[1 + no % 2], $2 from made
     ), enrolled as (
       insert into employee_bpjs (company_id, employee_id, programmes, updated_by)
       select $1, employee, array['kesehatan', 'jht', 'jp', 'jkk', 'jkm'], $2 from made
     )
     insert into employee_day (company_id, employee_id, day, mark, updated_by)
     select $1, employee, date '2026-10-01' + (no::int + at * 5) % 28, (array['S', 'I', 'C'])[at], $2 from made, generate_series(1, 3) at`,
    [companyId, userId, count],
  )
  await open.pool.query('analyze')
}

async function matrixOf(desk: Desk): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < 12; at += 1) times.push((await timed(() => desk.do(employeeDays, { month: '2026-10' })))[0])
  return times.toSorted((a, b) => a - b)[6] ?? 0
}

// The first ones find cold code.
async function slipCpu(open: Database, actor: Actor, ids: readonly string[]): Promise<number> {
  const press = (id: string) => open.withTx((tx) => pressedSlip(tx, actor, id))
  for (const id of ids.slice(0, WARM)) await press(id)
  const before = process.cpuUsage()
  for (const id of ids.slice(WARM)) await press(id)
  const { user, system } = process.cpuUsage(before)
  return Math.round((user + system) / 100 / Math.max(ids.length - WARM, 1)) / 10
}
