import { sql } from 'kysely'
import { money, plus, sum, ZERO, type Money } from '#ground/money.ts'
import type { Period } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import { companyOf } from '#modules/company/companies/face.ts'
import { employeesOf, peopleById } from '#modules/people/face.ts'
import { projectNames } from '#modules/projects/face.ts'
import type { Ptkp } from '#modules/people/tax/contract.ts'
import { slipCost, type ShareKept } from '../shares/rules.ts'
import type { LineKept } from '../runs/pages.ts'
import { own } from '../runs/store.ts'
import { isFormer, isLastPeriod } from '../runs/year-sums.ts'
import { lineSides, type LineSide } from '../slips/words.ts'
import { formersPaidIn } from './former.ts'
import type { MonthRecap, RecapComponent, RecapProject, TaxGap } from './contract.ts'
import { seesPayment, workersPaidIn, type WorkerPaid } from './worker-tax.ts'

/** All that somebody was paid with the booked slips of a month. */
export interface PaidMonth {
  readonly employeeId: string
  readonly code: string
  readonly name: string
  readonly department: string
  readonly position: string
  readonly nik: string | null
  readonly ptkp: Ptkp
  readonly lines: readonly LineKept[]
  readonly shares: readonly ShareKept[]
  readonly earned: Money
  readonly cut: Money
  readonly net: Money
  readonly employer: Money
  readonly taxable: Money
  readonly tax: Money
  /** Their year is settled in this month: they get BPA1 instead of a monthly slip. */
  readonly isLast: boolean
  /** They had left before it: they stand in BP21. */
  readonly isGone: boolean
}

/** Reads the booked slips of a month by person, wages and bonuses together, by name; at most 10,000 people. */
export async function paidInMonth(tx: Tx, companyId: string, month: Period): Promise<PaidMonth[]> {
  const { rows } = await sql<
    Omit<PaidMonth, 'department' | 'nik' | 'isLast' | 'isGone' | 'lines' | 'shares'> & {
      all: LineKept[][]
      borne: ShareKept[][]
    }
  >`
    select s.employee_id as "employeeId", min(s.code) as code, min(s.name) as name, min(s.position) as position,
      min(s.ptkp) as ptkp, jsonb_agg(s.lines order by s.kind, s.id) as all, jsonb_agg(s.shares order by s.kind, s.id) as borne,
      sum(s.earned)::bigint as earned,
      sum(s.cut)::bigint as cut, sum(s.net)::bigint as net, sum(s.employer)::bigint as employer,
      sum(s.taxable)::bigint as taxable, sum(s.tax)::bigint as tax
    from payroll_slip s join payroll_run r on r.company_id = s.company_id and r.id = s.run_id
    where s.company_id = ${companyId} and s.month = ${month} and not s.is_void and r.state = 'posted'
    group by s.employee_id order by min(s.name), s.employee_id limit 10000
  `.execute(own(tx))
  const employees = await employeesOf(
    tx,
    companyId,
    rows.map(({ employeeId }) => employeeId),
  )
  const byId = new Map(employees.map((employee) => [employee.id, employee]))
  const people = await peopleById(
    tx,
    companyId,
    employees.map(({ personId }) => personId),
  )
  const niks = new Map(people.map(({ id, nik }) => [id, nik]))
  return rows.map(({ all, borne, ...row }) => {
    const employee = byId.get(row.employeeId)
    return {
      ...row,
      lines: all.flat(),
      shares: borne.flat(),
      department: employee?.department ?? '',
      nik: niks.get(employee?.personId ?? '') ?? null,
      isLast: employee !== undefined && isLastPeriod(employee, month),
      isGone: employee !== undefined && isFormer(employee, month),
    }
  })
}

/** Tells the booked wages of a month by department, project and component, and what its tax files lack. */
export async function makeRecap(tx: Tx, actor: Actor, month: Period): Promise<MonthRecap> {
  const paid = await paidInMonth(tx, actor.companyId, month)
  const workers = (await workersPaidIn(tx, actor.companyId, month))
    .flatMap((one) => one.paid)
    .filter((payment) => seesPayment(actor, payment))
  const inBp21 = [...workers, ...(await formersPaidIn(tx, actor.companyId, month))]
  const { npwp } = await companyOf(tx, actor.companyId)
  const inFile = paid.filter(({ isLast }) => !isLast)
  const total = (rows: readonly PaidMonth[], pick: (row: PaidMonth) => Money) => String(sum(rows.map(pick)))
  return {
    month,
    departments: [...Map.groupBy(paid, ({ department }) => department)]
      .map(([department, rows]) => ({
        ...{ department, people: rows.length, earned: total(rows, (row) => row.earned) },
        ...{ cut: total(rows, (row) => row.cut), net: total(rows, (row) => row.net) },
        ...{ employer: total(rows, (row) => row.employer), cost: total(rows, ({ lines }) => slipCost(lines)) },
      }))
      .toSorted((a, b) => a.department.localeCompare(b.department)),
    components: componentsOf(paid),
    gaps: paid.flatMap(gapsOf),
    tax: { all: total(paid, (row) => row.tax), inFile: total(inFile, (row) => row.tax), people: inFile.length },
    projects: await projectsOf(tx, actor, { paid, workers }),
    workers: {
      ...{ payments: inBp21.length, tax: String(sum(inBp21.map(({ tax }) => tax))) },
      withoutNik: await withoutNik(tx, actor.companyId, workers),
    },
    yearsEnding: paid.filter(({ isLast, lines }) => isLast && lines.some(({ code }) => code === 'pokok')).length,
    hasNpwp: npwp !== null,
  }
}

interface Borne {
  readonly paid: readonly PaidMonth[]
  readonly workers: readonly WorkerPaid[]
}

async function projectsOf(tx: Tx, { companyId, scope }: Actor, { paid, workers }: Borne): Promise<RecapProject[]> {
  const assigned = paid.flatMap(({ employeeId: who, shares }) =>
    shares.flatMap(({ projectId, amount }) =>
      projectId === null || !isWithin(scope.projects, projectId) ? [] : [{ who, projectId, amount: money(amount) }],
    ),
  )
  const names = await projectNames(tx, companyId, [...new Set(assigned.map(({ projectId }) => projectId))])
  const salaries = assigned.map((one) => ({ ...one, project: names.get(one.projectId) ?? '', isSalary: true }))
  const wages = workers.flatMap(({ workerId: who, projects }) =>
    projects.map((one) => ({ ...one, who, isSalary: false })),
  )
  return [...Map.groupBy([...wages, ...salaries], ({ project }) => project)]
    .map(([project, own]) => {
      const of = (isSalary: boolean) => sum(own.filter((one) => one.isSalary === isSalary).map(({ amount }) => amount))
      return {
        ...{ project, people: new Set(own.map(({ who }) => who)).size, wages: String(of(false)) },
        ...{ salaries: String(of(true)), cost: String(plus(of(false), of(true))) },
      }
    })
    .toSorted((a, b) => a.project.localeCompare(b.project))
}

async function withoutNik(tx: Tx, companyId: string, workers: readonly WorkerPaid[]) {
  const ids = [...new Set(workers.map(({ personId }) => personId))]
  const bare = new Set((await peopleById(tx, companyId, ids)).filter(({ nik }) => nik === null).map(({ id }) => id))
  const named = new Map(workers.filter(({ personId }) => bare.has(personId)).map((one) => [one.workerId, one.name]))
  return [...named].map(([workerId, name]) => ({ workerId, name }))
}

function componentsOf(paid: readonly PaidMonth[]): RecapComponent[] {
  const found = new Map<string, Omit<RecapComponent, 'amount'> & { amount: Money }>()
  for (const { side, code, label, amount } of paid.flatMap(({ lines }) => lines)) {
    // Tax that comes back lessens the tax.
    const told = code === 'pph21' ? 'PPh 21' : label
    const key = `${side} ${code} ${told}`
    const before = found.get(key)?.amount ?? ZERO
    found.set(key, { side, code, label: told, amount: plus(before, money(amount)) })
  }
  const sides = Object.keys(lineSides) as LineSide[]
  return [...found.values()]
    .toSorted((a, b) => sides.indexOf(a.side) - sides.indexOf(b.side))
    .map((each) => ({ ...each, amount: String(each.amount) }))
}

function gapsOf({ employeeId, name, nik, position, isLast, isGone }: PaidMonth): TaxGap[] {
  const whys: TaxGap['why'][] = [
    ...(isGone ? (['former'] as const) : isLast ? (['last-period'] as const) : []),
    ...(nik === null ? (['no-nik'] as const) : []),
    ...(position === '' && !isLast ? (['no-position'] as const) : []),
  ]
  return whys.map((why) => ({ employeeId, name, why }))
}
