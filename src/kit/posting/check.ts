import { sql, type RawBuilder } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'

/** Where something is not true: whose books, and what. */
export interface Breach {
  readonly company_id: string
  readonly detail: string
}

/** Something that is always true of the books, and what finds where it is not. */
export interface Check {
  readonly name: string
  /** The truth, as an accountant would say it. */
  readonly law: string
  /** Selects `company_id` and `detail` (text) of every breach; work of its own where a query cannot tell. */
  readonly breaches: RawBuilder<Breach> | ((tx: Tx) => Promise<Breach[]>)
}

/** A breach that was found. */
export interface Finding {
  readonly check: string
  readonly law: string
  readonly companyId: string
  readonly detail: string
}

/** What is told of one law; the first ones tell where to look. */
export const mostTold = 20

/** Runs checks one after another; tells at most twenty breaches of each. */
export async function findBreaches(tx: Tx, checks: readonly Check[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const check of checks) {
    findings.push(
      ...(await breachesOf(tx, check)).map((row) => ({
        check: check.name,
        law: check.law,
        companyId: row.company_id,
        detail: row.detail,
      })),
    )
  }
  return findings
}

async function breachesOf(tx: Tx, { breaches }: Check): Promise<readonly Breach[]> {
  if (typeof breaches === 'function') return (await breaches(tx)).slice(0, mostTold)
  const { rows } = await sql<Breach>`
    select company_id, detail from (${breaches}) breach limit ${mostTold}
  `.execute(tables(tx))
  return rows
}
