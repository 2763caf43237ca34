import { addDays, type Day } from '#ground/day.ts'
import { firstDay, lastDay, periodOf } from '#ground/period.ts'
import type { Person } from '#app/seed/as-person.ts'
import { markEmployeeDays, type DayMark } from '#modules/attendance/days/contract.ts'
import { scheduledDays } from '#modules/attendance/days/rules.ts'
import { employees } from '#modules/people/employees/contract.ts'
import { addEmployeePay } from '#modules/people/pay/contract.ts'
import { bpjsProgrammes, saveEmployeeTax, type BpjsProgramme, type Ptkp } from '#modules/people/tax/contract.ts'
import { addRun, decideRun, openRun, payRun, submitRun } from '#modules/payroll/runs/contract.ts'

const staff: readonly (readonly [name: string, position: string, base: string, ptkp: Ptkp])[] = [
  ['Bagas Prayoga', 'Pelaksana lapangan', '7500000', 'K/1'],
  ['Maya Sekarwangi', 'Admin proyek', '5200000', 'TK/0'],
  ['Hendra Gunawan', 'Manajer proyek', '11500000', 'K/2'],
  ['Putri Maharani', 'Penjualan', '5600000', 'TK/0'],
  ['Joko Susanto', 'Logistik', '5400000', 'K/0'],
  ['Ratna Komala', 'Keuangan', '6300000', 'K/1'],
]

/** Which workday of a month somebody was not there as usual, by their place in the list. */
const absences: readonly (readonly [who: number, at: number, mark: DayMark])[] = [
  [0, 4, 'D'],
  [1, 7, 'S'],
  [3, 12, 'C'],
  [4, 15, 'I'],
]

/** Employs six people, and works out, approves and pays the wages of the month before; of December nothing, its year is not known. */
export async function demoWages(person: Person, today: Day): Promise<void> {
  const month = periodOf(addDays(firstDay(periodOf(today)), -1))
  const year = Number(month.slice(0, 4))
  const ids: string[] = []
  for (const [name, position, base, ptkp] of staff) {
    const joinDate = `${year - 2}-03-01`
    const { id } = await person.do(employees.add, { name, position, joinDate })
    const allowances = [{ name: 'Tunjangan jabatan', amount: '500000' }]
    await person.do(addEmployeePay, { id, validFrom: joinDate, monthlyBase: base, reason: null, allowances })
    await person.do(saveEmployeeTax, {
      ...{ id, year, ptkp, method: 'gross', healthNo: null, employmentNo: null },
      programmes: Object.keys(bpjsProgrammes) as BpjsProgramme[],
      ...{ beforeMonths: 0, beforeGross: '0', beforeDeductible: '0', beforeWithheld: '0' },
      ...{ previousNet: '0', previousWithheld: '0' },
    })
    ids.push(id)
  }
  for (const one of [month, periodOf(today)]) {
    const days = scheduledDays(one, 6)
    const marks = absences.flatMap(([who, at, mark]) => {
      const [employeeId, day] = [ids[who], days[at]]
      return employeeId && day && day <= today ? [{ employeeId, day, mark }] : []
    })
    if (marks.length > 0) await person.do(markEmployeeDays, { marks })
  }
  if (month.endsWith('-12')) return
  const payDate = lastDay(month)
  const { id } = await person.do(addRun, { month, payDate, jkk: 'tinggi', umk: '5000000' })
  const { version } = await person.do(openRun, { id })
  const handed = await person.do(submitRun, { id, version })
  const booked = await person.another().do(decideRun, { id, version: handed.version, decision: 'approve', note: null })
  const { slips } = await person.do(openRun, { id })
  const open = slips.flatMap((slip) => (slip.open ? [{ id: slip.id, amount: slip.open }] : []))
  await person.do(payRun, { id, version: booked.version, date: payDate, cashAccountId: null, slips: open })
}
