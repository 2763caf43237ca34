import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { employees } from '#modules/people/employees/contract.ts'
import { addEmployeePay } from '#modules/people/pay/contract.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { saveEmployeeTax, type Ptkp, type TaxMethod } from '#modules/people/tax/contract.ts'
import { payrollRoutes } from '../routes.ts'
import { addRun } from '../runs/contract.ts'

const noneBefore = { beforeMonths: 0, beforeGross: '0', beforeDeductible: '0', beforeWithheld: '0' }
const all = ['kesehatan', 'jht', 'jp', 'jkk', 'jkm'] as const

/** Adds an employee with a month's base of so many rupiah and an allowance of Rp300.000; answers the id. */
export async function aPaidEmployee(desk: Desk, name: string, base: string, joinDate: string): Promise<string> {
  const { id } = await desk.do(employees.add, { name, joinDate, position: 'Staf' })
  await desk.do(addEmployeePay, {
    ...{ id, validFrom: joinDate, monthlyBase: base, reason: null },
    allowances: [{ name: 'Tunjangan jabatan', amount: '300000' }],
  })
  return id
}

/** Writes the tax and BPJS facts of an employee for a year. */
export async function someTaxFacts(desk: Desk, id: string, ptkp: Ptkp, method: TaxMethod, year = 2026): Promise<void> {
  const facts = { ...noneBefore, previousNet: '0', previousWithheld: '0', healthNo: null, employmentNo: null }
  await desk.do(saveEmployeeTax, { id, year, ptkp, method, programmes: [...all], ...facts })
}

/** Works out October 2026 of two employees of a company of a test; nobody has approved it yet. */
export async function aMonthOfWages(db: Database, actor: Actor): Promise<void> {
  const desk = deskOf(db, actor, [...peopleRoutes, ...payrollRoutes])
  for (const [name, base] of [
    ['Maya Sekarwangi', '7200000'],
    ['Rudi Hartawan', '11700000'],
  ] as const) {
    await someTaxFacts(desk, await aPaidEmployee(desk, name, base, '2022-03-01'), 'TK/0', 'gross')
  }
  await desk.do(addRun, { month: '2026-10', payDate: '2026-10-30', jkk: 'sedang', umk: '2800000' })
}
