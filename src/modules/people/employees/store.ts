import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import type { ListSource } from '#kit/list/source.ts'
import { today } from '#kit/posting/today.ts'
import { fromOf } from '#kit/record/rows.ts'
import { masterSource } from '#kit/record/serve-record.ts'
import { payNow } from '../pay/now.ts'
import { own } from '../store.ts'
import { employeeRecord } from './employee.record.ts'

/** The list of employees with their current contract and, for who may see it, their pay of today. */
export function employeeSource(actor: Actor, asked: ListAsked): ListSource {
  const on = sql`${today(actor)}::date`
  const contract = (column: string) => sql`(
    select ${sql.ref(`c.${column}`)} from employee_contract c
    where c.company_id = t.company_id and c.employee_id = t.id and c.from_date <= ${on}
    order by c.from_date desc, c.line_no desc limit 1
  )`
  return masterSource(employeeRecord, actor, asked, {
    from: fromOf(employeeRecord),
    at: {
      phone: sql.ref('b.phone'),
      contractType: contract('type'),
      contractTo: contract('to_date'),
      monthlyBase: payNow('employee', 'monthly_base', on),
      isIncomplete: sql`(b.nik is null)`,
    },
  })
}

/** Tells whether a number is in use among the employees of the company. */
export async function isEmployeeCodeTaken(tx: Tx, companyId: string, code: string): Promise<boolean> {
  const row = await own(tx)
    .selectFrom('employee')
    .select('id')
    .where('company_id', '=', companyId)
    .where('code', '=', code)
    .executeTakeFirst()
  return row !== undefined
}

/** Lists the departments employees are in, at most 200. */
export async function departmentsOf(tx: Tx, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ department: string }>`
    select distinct department from employee
    where company_id = ${companyId} and archived_at is null and department <> '' order by department limit 200
  `.execute(own(tx))
  return rows.map(({ department }) => department)
}

/** Tells which employee an account is; nothing where it is none of the company. */
export async function employeeOfUser(tx: Tx, companyId: string, userId: string): Promise<string | undefined> {
  const row = await own(tx)
    .selectFrom('employee')
    .select('id')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.id
}
