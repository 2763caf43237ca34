import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'

/** A version of a template as its table holds it. */
export interface VersionRow {
  readonly kind: string
  readonly version: number
  readonly content: unknown
  readonly at: string
  readonly by: string | null
}

const columns = sql`t.kind, t.version, t.content, t.created_at as at, u.name as by`
const from = sql`paper_template t left join app_user u on u.id = t.created_by`

/** The newest version of every kind. */
export async function newestVersions(tx: Tx, companyId: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select distinct on (t.kind) ${columns} from ${from} where t.company_id = ${companyId} order by t.kind, t.version desc
  `.execute(tables(tx))
  return rows
}

/** All versions of a kind, newest first. */
export async function versionsOf(tx: Tx, companyId: string, kind: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select ${columns} from ${from} where t.company_id = ${companyId} and t.kind = ${kind} order by t.version desc limit 50
  `.execute(tables(tx))
  return rows
}

/** The version that held at a moment, or holds now. */
export async function versionAt(
  tx: Tx,
  companyId: string,
  kind: string,
  at: string | null,
): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`
    select ${columns} from ${from}
    where t.company_id = ${companyId} and t.kind = ${kind} and (${at}::timestamptz is null or t.created_at <= ${at}::timestamptz)
    order by t.version desc limit 1
  `.execute(tables(tx))
  return rows[0]
}

/** Adds a version; false when somebody added that one first. */
export async function addVersion(
  tx: Tx,
  given: { companyId: string; kind: string; version: number; content: unknown; by: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into paper_template (company_id, kind, version, content, created_at, created_by)
    values (${given.companyId}, ${given.kind}, ${given.version}, ${JSON.stringify(given.content)}::jsonb,
      clock_timestamp(), ${given.by})
    on conflict do nothing returning version
  `.execute(tables(tx))
  return rows.length > 0
}
