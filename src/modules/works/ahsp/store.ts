import { sql, type Insertable, type Updateable } from 'kysely'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'
import { MOST_ANALYSES, type Analysis, type AnalysisCopy, type Component } from './contract.ts'
import type { AnalysisTable } from './tables.ts'

const parts = sql`
  jsonb_agg(jsonb_build_object(
    'head', c.head, 'name', c.name, 'unit', c.unit,
    'coefficient', trim_scale(c.coefficient)::text, 'price', trim_scale(c.price)::text
  ) order by c.position)
`

/** The analyses of a company with their components, by code; those of some codes (in small letters) where they are given. */
export async function analyses(
  tx: Tx,
  companyId: string,
  codes?: readonly string[],
): Promise<Omit<Analysis, 'price'>[]> {
  const among = codes ? sql`and lower(a.code) = any (${[...codes]}::text[])` : sql``
  const { rows } = await sql<Omit<Analysis, 'price'>>`
    select a.id, a.version, a.code, a.name, a.unit, trim_scale(a.overhead)::text as overhead, a.step, ${parts} as components
    from analysis a join analysis_component c on c.company_id = a.company_id and c.analysis_id = a.id
    where a.company_id = ${companyId} ${among}
    group by a.id order by lower(a.code) limit ${MOST_ANALYSES}
  `.execute(own(tx))
  return rows
}

/** How many analyses a company keeps. */
export async function countAnalyses(tx: Tx, companyId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from analysis where company_id = ${companyId}
  `.execute(own(tx))
  return rows[0]?.n ?? 0
}

/** The id of the analysis with a code, whatever its letters. */
export async function analysisWith(tx: Tx, companyId: string, code: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from analysis where company_id = ${companyId} and lower(code) = lower(${code})
  `.execute(own(tx))
  return rows[0]?.id
}

/** One analysis, locked until commit. */
export async function lockAnalysis(tx: Tx, companyId: string, id: string) {
  return own(tx)
    .selectFrom('analysis')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertAnalysis(tx: Tx, row: Insertable<AnalysisTable>): Promise<void> {
  await own(tx).insertInto('analysis').values(row).execute()
}

export async function updateAnalysis(
  tx: Tx,
  companyId: string,
  id: string,
  values: Updateable<AnalysisTable>,
): Promise<void> {
  await own(tx).updateTable('analysis').set(values).where('company_id', '=', companyId).where('id', '=', id).execute()
}

export async function deleteAnalysis(tx: Tx, companyId: string, id: string): Promise<void> {
  await own(tx).deleteFrom('analysis').where('company_id', '=', companyId).where('id', '=', id).execute()
}

/** Writes the components of an analysis anew. */
export async function replaceComponents(
  tx: Tx,
  companyId: string,
  id: string,
  components: readonly Component[],
): Promise<void> {
  await own(tx)
    .deleteFrom('analysis_component')
    .where('company_id', '=', companyId)
    .where('analysis_id', '=', id)
    .execute()
  await insertRows(
    tx,
    'analysis_component',
    components.map((one, at) => ({ ...one, company_id: companyId, analysis_id: id, position: at + 1 })),
  )
}

/** A copy of an analysis with the line of the bill that keeps it. */
export interface KeptCopy extends AnalysisCopy {
  readonly lineCode: string
}

/** The copies the lines of a bill keep. */
export async function keptCopies(tx: Tx, companyId: string, rabId: string): Promise<KeptCopy[]> {
  const { rows } = await sql<KeptCopy>`
    select line_code as "lineCode", code, name, unit, trim_scale(overhead)::text as overhead, step, price::text, components
    from rab_analysis where company_id = ${companyId} and rab_id = ${rabId}
  `.execute(own(tx))
  return rows
}

/** The newest copies bills of a project keep of some codes (in small letters): what the library has no more. */
export async function copiesOf(
  tx: Tx,
  companyId: string,
  of: { readonly projectId: string; readonly codes: readonly string[] },
): Promise<AnalysisCopy[]> {
  const { rows } = await sql<AnalysisCopy>`
    select distinct on (lower(c.code)) c.code, c.name, c.unit, trim_scale(c.overhead)::text as overhead, c.step,
      c.price::text, c.components
    from rab r join rab_analysis c on c.company_id = r.company_id and c.rab_id = r.id
    where r.company_id = ${companyId} and r.project_id = ${of.projectId} and lower(c.code) = any (${[...of.codes]}::text[])
    order by lower(c.code), r.revision desc
  `.execute(own(tx))
  return rows
}

/** Writes the copies of a draft bill anew. */
export async function replaceCopies(
  tx: Tx,
  companyId: string,
  rabId: string,
  copies: readonly KeptCopy[],
): Promise<void> {
  await own(tx).deleteFrom('rab_analysis').where('company_id', '=', companyId).where('rab_id', '=', rabId).execute()
  await insertRows(
    tx,
    'rab_analysis',
    copies.map(({ lineCode, components, ...copy }) => ({
      ...{ ...copy, company_id: companyId, rab_id: rabId, line_code: lineCode },
      components: JSON.stringify(components),
    })),
  )
}

/** Carries the copies of a bill over to the version that follows it, for the lines it still has. */
export async function carryCopies(
  tx: Tx,
  companyId: string,
  of: { readonly from: string; readonly to: string },
): Promise<void> {
  await sql`
    insert into rab_analysis (company_id, rab_id, line_code, code, name, unit, overhead, step, price, components)
    select c.company_id, ${of.to}, c.line_code, c.code, c.name, c.unit, c.overhead, c.step, c.price, c.components
    from rab_analysis c join rab_row r
      on r.company_id = c.company_id and r.rab_id = ${of.to} and r.code = c.line_code and not r.is_group
    where c.company_id = ${companyId} and c.rab_id = ${of.from}
  `.execute(own(tx))
}
