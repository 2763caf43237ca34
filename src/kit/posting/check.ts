import { sql, type RawBuilder } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'

/** Something that is always true of the books, and the query that finds where it is not. */
export interface Check {
  readonly name: string
  /** The truth, as an accountant would say it. */
  readonly law: string
  /** Selects `company_id` and `detail` (text) of every breach; no row when all is well. */
  readonly breaches: RawBuilder<{ company_id: string; detail: string }>
}

/** A breach that was found. */
export interface Finding {
  readonly check: string
  readonly law: string
  readonly companyId: string
  readonly detail: string
}

/** Runs checks one after another; tells at most twenty breaches of each. */
export async function findBreaches(tx: Tx, checks: readonly Check[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const check of checks) {
    const { rows } = await sql<{ company_id: string; detail: string }>`
      select company_id, detail from (${check.breaches}) breach limit 20
    `.execute(tables(tx))
    findings.push(
      ...rows.map((row) => ({ check: check.name, law: check.law, companyId: row.company_id, detail: row.detail })),
    )
  }
  return findings
}
