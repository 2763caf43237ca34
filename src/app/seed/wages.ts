import { addDays, type Day } from '#ground/day.ts'
import { money, sum } from '#ground/money.ts'
import { firstDay, lastDay, periodOf, type Period } from '#ground/period.ts'
import type { Person } from '#app/seed/as-person.ts'
import { markEmployeeDays, type DayMark } from '#modules/attendance/days/contract.ts'
import { kindOfDay, scheduledDays } from '#modules/attendance/days/rules.ts'
import { employees } from '#modules/people/employees/contract.ts'
import { addEmployeePay } from '#modules/people/pay/contract.ts'
import { bpjsProgrammes, employeeTax, saveEmployeeTax, type BpjsProgramme } from '#modules/people/tax/contract.ts'
import { addRun, decideRun, openRun, openSlip, payRun, submitRun } from '#modules/payroll/runs/contract.ts'
import { lend, monthlyLoan } from './loans.ts'
import { staff } from './staff.ts'
import { staffFacts } from './staff-facts.ts'

/** Which workday of a month somebody was not there as usual, by their place in the list. */
const absences: readonly (readonly [who: number, at: number, mark: DayMark])[] = [
  [0, 4, 'D'],
  [1, 7, 'S'],
  [3, 12, 'C'],
  [4, 15, 'I'],
]

/** So many months before this one are paid, as far as they lie in one year; December needs what its year was. */
const PAID_MONTHS = 3

/** Employs the staff, and works out, approves and pays the wages of the months before; returns who they are, as listed. */
export async function demoWages(person: Person, today: Day): Promise<readonly string[]> {
  const months = monthsBefore(periodOf(today))
  const year = Number(months.at(-1)?.slice(0, 4))
  const ids: string[] = []
  for (const [at, one] of staff.entries()) ids.push(await employed(person, one, { year, facts: staffFacts(at, today) }))
  for (const one of [...months, periodOf(today)]) {
    const days = scheduledDays(one, (day) => kindOfDay(day, 6))
    const marks = absences.flatMap(([who, at, mark]) => {
      const [employeeId, day] = [ids[who], days[at]]
      return employeeId && day && day <= today ? [{ employeeId, day, mark }] : []
    })
    if (marks.length > 0) await person.do(markEmployeeDays, { marks })
  }
  const borrower = ids[staff.findIndex(([, position]) => position === 'Sopir truk')]
  if (borrower && months[0]) await lend(person, { employeeId: borrower, ...monthlyLoan(months[0]) })
  for (const month of months) {
    if (month.endsWith('-12')) continue
    const runId = await payMonth(person, month)
    if (month === months[0]) await tellYearSoFar(person, runId, month)
  }
  return ids
}

/** Assigns who leads the sites to them from this month on: a site manager wholly to one, the project manager by parts to each. */
export async function demoAssignments(
  person: Person,
  today: Day,
  { employeeIds, projectIds }: { readonly employeeIds: readonly string[]; readonly projectIds: readonly string[] },
): Promise<void> {
  const since = { fromDate: firstDay(periodOf(today)), toDate: null }
  const called = (position: string) => employeeIds.filter((_, at) => staff[at]?.[1] === position)
  const leaders = called('Pelaksana lapangan').map(
    (id, at) =>
      [id, projectIds.slice(at, at + 1).map((projectId) => ({ projectId, percent: '100', ...since }))] as const,
  )
  const managers = called('Manajer proyek').map(
    (id) => [id, projectIds.map((projectId) => ({ projectId, percent: '40', ...since }))] as const,
  )
  for (const [id, assignments] of [...leaders, ...managers]) {
    const { version } = await person.do(employees.open, { id })
    await person.do(employees.edit, { id, version, assignments })
  }
}

/** The last months before one that lie in the year of the latest of them, the oldest first. */
function monthsBefore(period: Period): Period[] {
  const months: Period[] = []
  for (let at = period; months.length < PAID_MONTHS;) {
    at = periodOf(addDays(firstDay(at), -1))
    if (months[0] && months[0].slice(0, 4) !== at.slice(0, 4)) break
    months.unshift(at)
  }
  return months
}

async function employed(
  person: Person,
  [name, position, base, ptkp]: (typeof staff)[number],
  { year, facts }: { readonly year: number; readonly facts: ReturnType<typeof staffFacts> },
) {
  const joinDate = `${year - 2}-03-01`
  const { id } = await person.do(employees.add, { name, position, joinDate, ...facts })
  const allowances = [{ name: 'Tunjangan jabatan', amount: '500000' }]
  await person.do(addEmployeePay, { id, validFrom: joinDate, monthlyBase: base, reason: null, allowances })
  await person.do(saveEmployeeTax, {
    ...{ id, year, ptkp, method: 'gross', healthNo: null, employmentNo: null },
    programmes: Object.keys(bpjsProgrammes) as BpjsProgramme[],
    ...{ beforeMonths: 0, beforeGross: '0', beforeDeductible: '0', beforeWithheld: '0' },
    ...{ previousNet: '0', previousWithheld: '0' },
  })
  return id
}

// The months of the year before the first one that is paid here were like it: without them nobody's last tax period could be worked out.
async function tellYearSoFar(person: Person, runId: string, month: Period): Promise<void> {
  const year = Number(month.slice(0, 4))
  const beforeMonths = Number(month.slice(5)) - 1
  const { slips } = await person.do(openRun, { id: runId })
  for (const { id: slipId, employeeId: id } of beforeMonths > 0 ? slips : []) {
    const { pay } = await person.do(openSlip, { id: slipId })
    const before = (...codes: readonly string[]) =>
      String(
        BigInt(beforeMonths) *
          sum(
            (pay?.lines ?? [])
              .filter(({ side, code }) => side === 'potongan' && codes.includes(code))
              .map(({ amount }) => money(amount)),
          ),
      )
    const { isSet: _, year: __, ...facts } = await person.do(employeeTax, { id, year })
    await person.do(saveEmployeeTax, {
      ...{ ...facts, id, year, beforeMonths, beforeGross: String(BigInt(beforeMonths) * money(pay?.taxable ?? '0')) },
      ...{ beforeDeductible: before('jht', 'jp'), beforeWithheld: before('pph21') },
    })
  }
}

async function payMonth(person: Person, month: Period): Promise<string> {
  const payDate = lastDay(month)
  const { id } = await person.do(addRun, { month, payDate, jkk: 'tinggi', umk: '5000000' })
  const { version } = await person.do(openRun, { id })
  const handed = await person.do(submitRun, { id, version })
  const booked = await person.another().do(decideRun, { id, version: handed.version, decision: 'approve', note: null })
  const { slips } = await person.do(openRun, { id })
  const open = slips.flatMap((slip) => (slip.open ? [{ id: slip.id, amount: slip.open }] : []))
  await person.do(payRun, { id, version: booked.version, date: payDate, cashAccountId: null, slips: open })
  return id
}
