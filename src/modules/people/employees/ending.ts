import { sql } from 'kysely'
import { addDays, type Day } from '#ground/day.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'
import type { ContractType } from '../words.ts'

/** So many days ahead the end of a contract is told: time enough to write the next, or to say good-bye. */
const TOLD_AHEAD = 30

/** Somebody whose contract ends soon, or has ended without another. */
export interface EndingContract {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly type: ContractType
  /** The last day of the contract, or of the trial of one for good. */
  readonly on: Day
  readonly isTrial: boolean
}

/** A card or certificate of somebody that ends within thirty days, or has ended. */
interface EndingDocument {
  readonly id: string
  readonly role: 'employee' | 'worker'
  /** Of the employee or worker. */
  readonly ownerId: string
  readonly name: string
  readonly kind: string
  readonly on: Day
}

/** Reads whose documents end within thirty days or have ended: the first to end first, at most `most`. Who has left needs none. */
export async function endingDocuments(tx: Tx, companyId: string, on: Day, most: number): Promise<EndingDocument[]> {
  const until = addDays(on, TOLD_AHEAD)
  const { rows } = await sql<EndingDocument>`
    select d.id, 'employee' as role, e.id as "ownerId", e.name, d.kind, d.valid_until as "on"
    from employee_document d join employee e on e.company_id = d.company_id and e.id = d.employee_id
    where d.company_id = ${companyId} and d.valid_until <= ${until} and e.archived_at is null and e.left_on is null
    union all
    select d.id, 'worker', w.id, w.name, d.kind, d.valid_until
    from worker_document d join worker w on w.company_id = d.company_id and w.id = d.worker_id
    where d.company_id = ${companyId} and d.valid_until <= ${until} and w.archived_at is null
    order by 6, 4, 1 limit ${most}
  `.execute(own(tx))
  return rows
}

/** The newest contract of an employee. */
interface LastContract {
  readonly type: ContractType
  readonly fromDate: Day
  readonly toDate: Day | null
  readonly probationTo: Day | null
}

/** Reads the contract of an employee that began last; nothing where none was written. */
export async function lastContractOf(tx: Tx, companyId: string, employeeId: string): Promise<LastContract | undefined> {
  const { rows } = await sql<LastContract>`
    select type, from_date as "fromDate", to_date as "toDate", probation_to as "probationTo" from employee_contract
    where company_id = ${companyId} and employee_id = ${employeeId} order by from_date desc, line_no desc limit 1
  `.execute(own(tx))
  return rows[0]
}

/** Tells the kind of the newest contract of some employees; who has none is not in the answer. */
export async function contractTypesOf(
  tx: Tx,
  companyId: string,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, ContractType>> {
  const { rows } = await sql<{ id: string; type: ContractType }>`
    select distinct on (employee_id) employee_id as id, type from employee_contract
    where company_id = ${companyId} and employee_id = any (${[...employeeIds]}::uuid[])
    order by employee_id, from_date desc, line_no desc
  `.execute(own(tx))
  return new Map(rows.map(({ id, type }) => [id, type]))
}

/**
 * Reads whose last contract ends within thirty days or has ended, and whose trial ends within them; the first to end
 * first, at most `most`. Who has left, or has a later contract, is not among them.
 */
export async function endingContracts(tx: Tx, companyId: string, on: Day, most: number): Promise<EndingContract[]> {
  const until = addDays(on, TOLD_AHEAD)
  const { rows } = await sql<EndingContract>`
    select e.id, e.name, e.code, c.type, coalesce(c.to_date, c.probation_to) as "on", c.to_date is null as "isTrial"
    from employee e join lateral (
      select k.type, k.to_date, k.probation_to from employee_contract k
      where k.company_id = e.company_id and k.employee_id = e.id order by k.from_date desc, k.line_no desc limit 1
    ) c on true
    where e.company_id = ${companyId} and e.archived_at is null and e.left_on is null
      and (c.to_date <= ${until} or (c.to_date is null and c.probation_to between ${on} and ${until}))
    order by 5, e.name, e.id limit ${most}
  `.execute(own(tx))
  return rows
}
