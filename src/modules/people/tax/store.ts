import { sql } from 'kysely'
import type { Money } from '#ground/money.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'
import type { BpjsProgramme, Ptkp, TaxMethod } from './contract.ts'

/** What the tax and the contributions of an employee follow in a year. */
export interface TaxFacts {
  readonly employeeId: string
  readonly ptkp: Ptkp
  readonly method: TaxMethod
  readonly programmes: readonly BpjsProgramme[]
  readonly healthNo: string | null
  readonly employmentNo: string | null
  readonly beforeMonths: number
  readonly beforeGross: Money
  readonly beforeDeductible: Money
  readonly beforeWithheld: Money
  readonly previousNet: Money
  readonly previousWithheld: Money
  readonly previousSlip: string | null
}

/** Reads the facts of some employees in a year; who has none is not in the answer. */
export async function taxFactsOf(
  tx: Tx,
  companyId: string,
  { employeeIds, year }: { readonly employeeIds: readonly string[]; readonly year: number },
): Promise<TaxFacts[]> {
  const { rows } = await sql<TaxFacts>`
    select t.employee_id as "employeeId", t.ptkp, t.method, coalesce(b.programmes, '{}') as programmes,
      b.health_no as "healthNo", b.employment_no as "employmentNo", t.before_months as "beforeMonths",
      t.before_gross as "beforeGross", t.before_deductible as "beforeDeductible", t.before_withheld as "beforeWithheld",
      t.previous_net as "previousNet", t.previous_withheld as "previousWithheld",
      t.previous_slip as "previousSlip"
    from employee_tax t
    left join employee_bpjs b on b.company_id = t.company_id and b.employee_id = t.employee_id
    where t.company_id = ${companyId} and t.year = ${year} and t.employee_id = any (${[...employeeIds]}::uuid[])
  `.execute(own(tx))
  return rows
}

/** Writes the facts of a year, and the enrolment that holds from now on. */
export async function writeTaxFacts(
  tx: Tx,
  by: { readonly companyId: string; readonly userId: string },
  year: number,
  facts: TaxFacts,
): Promise<void> {
  const { employeeId } = facts
  await sql`
    insert into employee_tax (company_id, employee_id, year, ptkp, method, before_months, before_gross, before_deductible,
      before_withheld, previous_net, previous_withheld, previous_slip, updated_by)
    values (${by.companyId}, ${employeeId}, ${year}, ${facts.ptkp}, ${facts.method}, ${facts.beforeMonths},
      ${facts.beforeGross}, ${facts.beforeDeductible}, ${facts.beforeWithheld}, ${facts.previousNet},
      ${facts.previousWithheld}, ${facts.previousSlip}, ${by.userId})
    on conflict (company_id, employee_id, year) do update set ptkp = excluded.ptkp, method = excluded.method,
      before_months = excluded.before_months, before_gross = excluded.before_gross,
      before_deductible = excluded.before_deductible, before_withheld = excluded.before_withheld,
      previous_net = excluded.previous_net, previous_withheld = excluded.previous_withheld,
      previous_slip = excluded.previous_slip,
      version = employee_tax.version + 1, updated_at = now(), updated_by = excluded.updated_by
  `.execute(own(tx))
  await sql`
    insert into employee_bpjs (company_id, employee_id, programmes, health_no, employment_no, updated_by)
    values (${by.companyId}, ${employeeId}, ${[...facts.programmes]}, ${facts.healthNo}, ${facts.employmentNo}, ${by.userId})
    on conflict (company_id, employee_id) do update set programmes = excluded.programmes,
      health_no = excluded.health_no, employment_no = excluded.employment_no,
      updated_at = now(), updated_by = excluded.updated_by
  `.execute(own(tx))
}

/** Finds which of some employees and years, as 'id|year', have facts. */
export async function employeesWithTax(tx: Tx, companyId: string, texts: readonly string[]) {
  const { rows } = await sql<{ id: string; year: number; name: string }>`
    select t.employee_id as id, t.year, e.name
    from unnest(${[...texts]}::text[]) as given (text)
    join employee_tax t on t.company_id = ${companyId} and t.employee_id = split_part(given.text, '|', 1)::uuid
      and t.year = split_part(given.text, '|', 2)::int
    join employee e on e.company_id = t.company_id and e.id = t.employee_id
  `.execute(own(tx))
  return rows
}

/** Forgets the facts of an employee in a year; the enrolment in BPJS stays. */
export async function removeTax(
  tx: Tx,
  companyId: string,
  { employeeId, year }: { readonly employeeId: string; readonly year: number },
): Promise<void> {
  await own(tx)
    .deleteFrom('employee_tax')
    .where('company_id', '=', companyId)
    .where('employee_id', '=', employeeId)
    .where('year', '=', year)
    .execute()
}
