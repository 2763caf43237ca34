import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { NumberReset } from '#kit/posting/number-template.ts'

/** A series as its table holds it. */
export interface TemplateRow {
  readonly doc: string
  readonly template: string
  readonly reset: NumberReset
  readonly first_no: bigint
  readonly first_period: string | null
}

export async function templatesOf(tx: Tx, companyId: string): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select doc, template, reset, first_no, first_period from number_template where company_id = ${companyId} order by doc
  `.execute(tables(tx))
  return rows
}

/** The last number of every series in each counter of a year: 'INV' → '2026-11' → 36. */
export async function countersOf(
  tx: Tx,
  companyId: string,
  year: string,
): Promise<ReadonlyMap<string, ReadonlyMap<string, bigint>>> {
  const { rows } = await sql<{ doc: string; period: string; last: bigint }>`
    select doc, period, last from document_counter
    where company_id = ${companyId} and period >= ${year} and period < ${`${year}~`}
  `.execute(tables(tx))
  const counters = new Map<string, Map<string, bigint>>()
  for (const { doc, period, last } of rows) counters.set(doc, (counters.get(doc) ?? new Map()).set(period, last))
  return counters
}

export async function saveTemplate(
  tx: Tx,
  companyId: string,
  row: TemplateRow & { readonly company_code: string; readonly by: string },
): Promise<void> {
  await sql`
    insert into number_template (company_id, doc, template, reset, company_code, first_no, first_period, updated_by)
    values (${companyId}, ${row.doc}, ${row.template}, ${row.reset}, ${row.company_code}, ${row.first_no},
      ${row.first_period}, ${row.by})
    on conflict (company_id, doc) do update set template = excluded.template, reset = excluded.reset,
      company_code = excluded.company_code, first_no = excluded.first_no, first_period = excluded.first_period,
      version = number_template.version + 1, updated_at = now(), updated_by = excluded.updated_by
  `.execute(tables(tx))
}

/** The company's code changed, before any paper bore it. */
export async function renameCode(tx: Tx, companyId: string, code: string): Promise<void> {
  await sql`update number_template set company_code = ${code} where company_id = ${companyId}`.execute(tables(tx))
}
