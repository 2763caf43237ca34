import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { Period } from '#ground/period.ts'
import type { Tx } from '#kit/db/tx.ts'
import { employeesOf } from '#modules/people/face.ts'
import { own } from '../runs/store.ts'
import { isFormer } from '../runs/year-sums.ts'

/** A bonus, or a holiday bonus, that somebody was paid after they had left. */
export interface FormerPaid {
  readonly personId: string
  readonly name: string
  readonly number: string
  readonly on: Day
  readonly gross: Money
  readonly tax: Money
}

/** Reads the booked bonuses of a month of who had left before it, by name: they stand in BP21, one for each payment. */
export async function formersPaidIn(tx: Tx, companyId: string, month: Period): Promise<FormerPaid[]> {
  const { rows } = await sql<Omit<FormerPaid, 'personId'> & { employeeId: string }>`
    select s.employee_id as "employeeId", s.name, r.number, r.pay_date as on, s.taxable as gross, s.tax
    from payroll_slip s join payroll_run r on r.company_id = s.company_id and r.id = s.run_id
    where s.company_id = ${companyId} and s.month = ${month} and s.kind <> 'monthly' and not s.is_void and r.state = 'posted'
    order by s.name, s.id limit 10000
  `.execute(own(tx))
  const ids = [...new Set(rows.map(({ employeeId }) => employeeId))]
  const left = (await employeesOf(tx, companyId, ids)).filter((employee) => isFormer(employee, month))
  const personOf = new Map(left.map(({ id, personId }) => [id, personId]))
  return rows.flatMap(({ employeeId, ...paid }) => {
    const personId = personOf.get(employeeId)
    return personId === undefined ? [] : [{ ...paid, personId }]
  })
}
