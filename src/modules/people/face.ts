import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Tx } from '#kit/db/tx.ts'
import { payOf, type PayFrom } from './pay/store.ts'
import { own } from './store.ts'
import { validOn } from './rules.ts'
import type { PayRole } from './words.ts'
import { workerRows } from './workers/store.ts'

export { tellLeaving, type Leaver } from './leaving/known.ts'
export { assignmentsOf } from './employees/assignments.ts'
export { employeeOfUser } from './employees/store.ts'
export { contractTypesOf, endingContracts, lastContractOf, type EndingContract } from './employees/ending.ts'
export { tellMinimumWage } from './pay/minimum.ts'
export { tellPayUse } from './pay/used.ts'
export { taxFactsOf, type TaxFacts } from './tax/store.ts'
export type { ContractType } from './words.ts'
export type { PayFrom } from './pay/store.ts'

/** A person as later departments need one; NIK and address are for papers and tax files alone. */
export interface PersonFacts {
  readonly id: string
  readonly name: string
  readonly nik: string | null
  readonly birthDate: Day | null
  readonly sex: 'L' | 'P' | null
  readonly religion: string | null
  readonly address: string | null
}

/** Reads some people of a company: one question however many. */
export async function peopleById(tx: Tx, companyId: string, personIds: readonly string[]): Promise<PersonFacts[]> {
  return own(tx)
    .selectFrom('person')
    .select(['id', 'name', 'nik', 'birth_date as birthDate', 'sex', 'religion', 'address'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`id = any (${[...new Set(personIds)]}::uuid[])`)
    .execute()
}

/** An employee as later departments need one. */
export interface EmployeeFacts {
  readonly id: string
  readonly personId: string
  readonly code: string
  readonly name: string
  readonly position: string
  readonly department: string
  readonly joinDate: Day | null
  readonly leftOn: Day | null
  readonly isArchived: boolean
}

/** Reads some employees of a company, or all who work there (at most 10,000), by name. */
export async function employeesOf(
  tx: Tx,
  companyId: string,
  employeeIds?: readonly string[],
): Promise<EmployeeFacts[]> {
  const query = own(tx)
    .selectFrom('employee')
    .select(['id', 'person_id as personId', 'code', 'name', 'position', 'department'])
    .select(['join_date as joinDate', 'left_on as leftOn', sql<boolean>`archived_at is not null`.as('isArchived')])
    .where('company_id', '=', companyId)
  const meant = employeeIds
    ? query.where(sql<boolean>`id = any (${[...new Set(employeeIds)]}::uuid[])`)
    : query.where('archived_at', 'is', null).limit(10_000)
  return meant.orderBy('name').orderBy('id').execute()
}

/** How an employee is reached, and the day they were born, which opens what is locked for them. */
export interface ContactOf {
  readonly email: string | null
  readonly phone: string | null
  readonly birthDate: Day | null
}

/** Reads how some employees of a company are reached, by their id. */
export async function contactsOf(
  tx: Tx,
  companyId: string,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, ContactOf>> {
  const { rows } = await sql<ContactOf & { id: string }>`
    select e.id, e.email, p.phone, p.birth_date as "birthDate"
    from employee e join person p on p.company_id = e.company_id and p.id = e.person_id
    where e.company_id = ${companyId} and e.id = any (${[...employeeIds]}::uuid[])
  `.execute(own(tx))
  return new Map(rows.map(({ id, ...contact }) => [id, contact]))
}

/** Where somebody is paid by transfer; the holder is the person where none is named. */
export interface BankAccountOf {
  readonly bank: string
  readonly accountNo: string
  readonly holder: string
}

/** Reads the bank accounts of some employees; who has none is not in the answer. */
export async function bankAccountsOf(
  tx: Tx,
  companyId: string,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, BankAccountOf>> {
  const { rows } = await sql<BankAccountOf & { id: string }>`
    select id, bank_name as bank, bank_account_no as "accountNo", coalesce(bank_holder, name) as holder from employee
    where company_id = ${companyId} and id = any (${[...employeeIds]}::uuid[])
      and bank_name is not null and bank_account_no is not null
  `.execute(own(tx))
  return new Map(rows.map(({ id, ...account }) => [id, account]))
}

/** A worker as later departments need one. */
export interface WorkerFacts {
  readonly id: string
  readonly personId: string
  readonly code: string
  readonly name: string
  readonly trade: string
  readonly isForeman: boolean
  readonly foremanId: string | null
  readonly projectId: string | null
  readonly startDate: Day | null
  readonly isArchived: boolean
}

/** Reads some workers of a company, whatever became of them, by name. */
export async function workersById(tx: Tx, companyId: string, workerIds: readonly string[]): Promise<WorkerFacts[]> {
  return (await workerRows(tx, companyId, workerIds)).map(workerFacts)
}

/** Reads the crew of a foreman and the foreman himself, or who usually works on a project: at most 200, by name. */
export async function crewOf(
  tx: Tx,
  companyId: string,
  of: { readonly foremanId: string } | { readonly projectId: string },
): Promise<WorkerFacts[]> {
  const query = own(tx).selectFrom('worker').selectAll().where('company_id', '=', companyId)
  const meant =
    'foremanId' in of
      ? query.where((or) => or.or([or('foreman_id', '=', of.foremanId), or('id', '=', of.foremanId)]))
      : query.where('project_id', '=', of.projectId)
  const rows = await meant.where('archived_at', 'is', null).orderBy('name').orderBy('id').limit(200).execute()
  return rows.map(workerFacts)
}

/** Tells which foreman somebody with an account is: their employee and the worker are one person. Null where they are none. */
export async function foremanOfUser(tx: Tx, companyId: string, userId: string): Promise<string | null> {
  const row = await own(tx)
    .selectFrom('worker')
    .innerJoin('employee', (on) =>
      on.onRef('employee.company_id', '=', 'worker.company_id').onRef('employee.person_id', '=', 'worker.person_id'),
    )
    .select('worker.id')
    .where('employee.company_id', '=', companyId)
    .where('employee.user_id', '=', userId)
    .where('worker.is_foreman', '=', true)
    .where('worker.archived_at', 'is', null)
    .executeTakeFirst()
  return row?.id ?? null
}

function workerFacts(row: Awaited<ReturnType<typeof workerRows>>[number]): WorkerFacts {
  return {
    ...{ id: row.id, personId: row.person_id, code: row.code, name: row.name, trade: row.trade },
    ...{ isForeman: row.is_foreman, foremanId: row.foreman_id, projectId: row.project_id },
    startDate: row.start_date,
    isArchived: row.archived_at !== null,
  }
}

/** Tells what each of some people earns on a day in one role; who has no pay yet is not in the answer. */
export async function payOn(
  tx: Tx,
  companyId: string,
  { role, personIds, on }: { readonly role: PayRole; readonly personIds: readonly string[]; readonly on: Day },
): Promise<Map<string, PayFrom>> {
  const rows = personIds.length === 0 ? [] : await payOf(tx, companyId, role, personIds)
  const found = [...Map.groupBy(rows, ({ personId }) => personId)].flatMap(([personId, theirs]) => {
    const pay = validOn(theirs, on)
    return pay ? [[personId, pay] as const] : []
  })
  return new Map(found)
}

/** Reads every row of pay of some people in one role, the newest of each first: for months in which it changes. */
export async function payHistoryOf(
  tx: Tx,
  companyId: string,
  { role, personIds }: { readonly role: PayRole; readonly personIds: readonly string[] },
): Promise<readonly PayFrom[]> {
  return personIds.length === 0 ? [] : payOf(tx, companyId, role, personIds)
}
