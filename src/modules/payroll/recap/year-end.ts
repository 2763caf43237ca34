import { sql } from 'kysely'
import { partsOf } from '#ground/day.ts'
import { max, minus, money, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { firstDay, type Period } from '#ground/period.ts'
import type { Tx } from '#kit/db/tx.ts'
import { employeesOf, taxFactsOf, type EmployeeFacts } from '#modules/people/face.ts'
import type { Ptkp, TaxMethod } from '#modules/people/tax/contract.ts'
import type { LineKept } from '../runs/pages.ts'
import { own } from '../runs/store.ts'
import { isLastPeriod } from '../runs/year-sums.ts'
import type { LineCode, LineSide } from '../slips/words.ts'
import type { YearSlip } from './bpa1-xml.ts'

/** The year of somebody whose last tax period a month is. */
export interface YearEnding {
  readonly personId: string
  readonly name: string
  readonly told: Omit<YearSlip, 'nik'>
  /** Penghasilan bruto of the year here, as the slips have it. */
  readonly taxable: Money
}

interface YearRow {
  readonly employeeId: string
  readonly position: string
  readonly ptkp: Ptkp
  readonly method: TaxMethod
  readonly hasLast: boolean
  readonly all: LineKept[][]
  readonly taxable: Money
  readonly deductible: Money
  readonly tax: Money
}

/** Sums the years of everybody whose last tax period a month is, by name: the booked slips from January on, and what was brought in. */
export async function yearsEndingIn(tx: Tx, companyId: string, month: Period): Promise<YearEnding[]> {
  const { rows } = await sql<YearRow>`
    select s.employee_id as "employeeId", (array_agg(s.position order by s.month desc, s.id))[1] as position,
      (array_agg(s.ptkp order by s.month desc, s.id))[1] as ptkp,
      (array_agg(s.method order by s.month desc, s.id))[1] as method,
      bool_or(s.month = ${month} and s.kind = 'monthly') as "hasLast", jsonb_agg(s.lines) as all,
      sum(s.taxable)::bigint as taxable, sum(s.deductible)::bigint as deductible, sum(s.tax)::bigint as tax
    from payroll_slip s join payroll_run r on r.company_id = s.company_id and r.id = s.run_id
    where s.company_id = ${companyId} and s.month between ${`${month.slice(0, 4)}-01`} and ${month}
      and not s.is_void and r.state = 'posted'
      and s.employee_id in (select employee_id from payroll_slip where company_id = ${companyId} and month = ${month})
    group by s.employee_id limit 10000
  `.execute(own(tx))
  const ids = rows.map(({ employeeId }) => employeeId)
  const employees = await employeesOf(tx, companyId, ids)
  const year = Number(month.slice(0, 4))
  const facts = new Map(
    (await taxFactsOf(tx, companyId, { employeeIds: ids, year })).map((one) => [one.employeeId, one]),
  )
  const byId = new Map(rows.map((row) => [row.employeeId, row]))
  return employees.flatMap((employee) => {
    const [row, before] = [byId.get(employee.id), facts.get(employee.id)]
    if (!row?.hasLast || !isLastPeriod(employee, month)) return []
    const gross = before?.beforeGross ?? ZERO
    const parts = partsOfYear(row.all.flat(), gross)
    const told = {
      ...{ ptkp: row.ptkp, position: row.position, isGrossUp: row.method !== 'gross', ...monthsOf(employee, month) },
      ...parts,
      pension: minus(plus(row.deductible, before?.beforeDeductible ?? ZERO), parts.zakat),
      tax: plus(row.tax, before?.beforeWithheld ?? ZERO),
      previous: before && before.previousNet > ZERO ? { slip: before.previousSlip } : null,
    }
    return [{ personId: employee.personId, name: employee.name, told, taxable: plus(row.taxable, gross) }]
  })
}

function monthsOf({ joinDate }: EmployeeFacts, month: Period): { readonly from: number; readonly until: number } {
  const { year, month: until } = partsOf(firstDay(month))
  const joined = joinDate === null ? null : partsOf(joinDate)
  return { from: joined?.year === year ? joined.month : 1, until }
}

// What was brought in from before cannot be told apart: it is salary.
function partsOfYear(lines: readonly LineKept[], before: Money) {
  const of = (side: LineSide, ...codes: readonly LineCode[]) =>
    sum(lines.filter((line) => line.side === side && codes.includes(line.code)).map(({ amount }) => money(amount)))
  const unpaid = of('potongan', 'tanpa_upah', 'koreksi')
  const base = plus(of('pendapatan', 'pokok'), before)
  // Unpaid days take fixed allowances with them; what the salary does not bear is theirs.
  const salary = max(minus(base, unpaid), ZERO)
  const rest = max(minus(unpaid, base), ZERO)
  return {
    salary,
    taxAllowance: of('pendapatan', 'tunjangan_pph'),
    otherPay: minus(of('pendapatan', 'tetap', 'lembur', 'tunjangan'), rest),
    insurance: of('perusahaan', 'kesehatan', 'jkk', 'jkm'),
    bonus: of('pendapatan', 'bonus', 'thr'),
    natura: of('natura', 'natura'),
    zakat: of('potongan', 'zakat'),
  }
}

/** Names the booked runs of some months, and the tax of their slips. */
export async function bookedRuns(
  tx: Tx,
  companyId: string,
  { from, until }: { readonly from: Period; readonly until: Period },
): Promise<{ readonly kind: 'payroll-run'; readonly ids: readonly string[]; readonly tax: Money }> {
  const { rows } = await sql<{ id: string; tax: Money }>`
    select r.id, sum(s.tax)::bigint as tax
    from payroll_run r join payroll_slip s on s.company_id = r.company_id and s.run_id = r.id
    where s.company_id = ${companyId} and s.month between ${from} and ${until} and not s.is_void and r.state = 'posted'
    group by r.id
  `.execute(own(tx))
  return { kind: 'payroll-run', ids: rows.map(({ id }) => id), tax: sum(rows.map(({ tax }) => tax)) }
}
