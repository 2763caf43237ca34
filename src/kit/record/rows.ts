import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { besideValues, columnOf, columnValues } from '#kit/record/values.ts'
import type { Child, MasterRecord } from '#kit/record/record.ts'

/** A row of a master's table, as the database gives it. */
export interface MasterRow extends Readonly<Record<string, unknown>> {
  readonly id: string
  readonly version: number
  readonly created_at: string
  readonly updated_at: string
  readonly archived_at: string | null
}

/** A child row, as the database gives it. */
export interface ChildRow extends Readonly<Record<string, unknown>> {
  readonly id: string
}

/** Which rows of a master a person may see; the same for list, detail, search, export and file. */
export function seenBy(master: MasterRecord, actor: Actor, alias = 't'): RawBuilder<SqlBool> {
  const narrowed = {
    ...(master.owner !== undefined && { owner: `${alias}.${master.owner}` }),
    ...(master.warehouse !== undefined && { warehouse: `${alias}.${master.warehouse}` }),
    ...(master.project !== undefined && { project: `${alias}.${master.project}` }),
  }
  const there = master.putAway === undefined ? sql`` : sql`${sql.ref(`${alias}.${master.putAway}`)} is null and `
  if (master.home === 'id') return sql`${there}${scoped(actor, { company: `${alias}.id`, ...narrowed })}`
  return sql`${there}${sql.ref(`${alias}.company_id`)} = ${actor.companyId} and ${scoped(actor, narrowed)}`
}

/** The company under which a master's children and history lie. */
export function homeOf(master: MasterRecord, actor: Actor, id: string): string {
  return master.home === 'id' ? id : actor.companyId
}

/** Reads one row that the person may see, or answers 404; `lock` keeps it until commit. */
export async function readRow(
  tx: Tx,
  master: MasterRecord,
  actor: Actor,
  id: string,
  lock = false,
): Promise<MasterRow> {
  const { rows } = await sql<MasterRow>`
    select t.*${besideColumns(master)} from ${fromOf(master)}
    where t.id = ${id} and ${seenBy(master, actor)} ${lock ? sql`for update of t` : sql``}
  `.execute(tables(tx))
  return found(rows[0])
}

/** A master's table as `t`, with the one beside it as `b` where there is one. */
export function fromOf(master: Pick<MasterRecord, 'table' | 'beside'>): RawBuilder<unknown> {
  const own = sql`${sql.table(master.table)} t`
  if (!master.beside) return own
  const { table, key } = master.beside
  return sql`${own} join ${sql.table(table)} b on b.company_id = t.company_id and b.id = ${sql.ref(`t.${key}`)}`
}

function besideColumns({ fields }: MasterRecord): RawBuilder<unknown> {
  const beside = Object.entries(fields).filter(([, field]) => field.isBeside)
  return sql.join(
    beside.map(([key, field]) => sql`, ${sql.ref(`b.${columnOf(key, field)}`)}`),
    sql``,
  )
}

/** Adds rows. */
export async function insertMasters(
  tx: Tx,
  master: MasterRecord,
  rows: readonly { readonly actor: Actor; readonly values: Readonly<Record<string, unknown>> }[],
): Promise<void> {
  const stamped = rows.map(({ actor, values }) => ({
    ...{ ...values, created_by: actor.userId, updated_by: actor.userId },
    ...(master.home !== 'id' && { company_id: actor.companyId }),
  }))
  await insertRows(tx, master.table, stamped)
}

/** Changes a row that is locked; answers its new version. */
export async function updateRow(
  tx: Tx,
  master: MasterRecord,
  actor: Actor,
  id: string,
  values: Readonly<Record<string, unknown>>,
): Promise<number> {
  const set = Object.entries({ ...values, updated_by: actor.userId }).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  )
  const { rows } = await sql<{ version: number }>`
    update ${sql.table(master.table)} set ${sql.join(set)}, updated_at = now(), version = version + 1
    where id = ${id} returning version
  `.execute(tables(tx))
  return found(rows[0]).version
}

/** Changes what is given of the row beside a master's own. */
export async function updateBeside(
  tx: Tx,
  master: MasterRecord,
  row: MasterRow,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  const set = Object.entries(besideValues(given, master.fields)).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  )
  if (!master.beside || set.length === 0) return
  const { table, key } = master.beside
  await sql`
    update ${sql.table(table)} set ${sql.join(set)}
    where company_id = ${row['company_id']} and id = ${row[key]}
  `.execute(tables(tx))
}

/** Takes a row away for good; the database refuses when anything points at it. */
export async function deleteRow(tx: Tx, master: MasterRecord, id: string): Promise<void> {
  await sql`delete from ${sql.table(master.table)} where id = ${id}`.execute(tables(tx))
}

/** The children of a master, in their order. */
export async function readChildren(tx: Tx, child: Child, of: { home: string; id: string }): Promise<ChildRow[]> {
  const { rows } = await sql<ChildRow>`
    select * from ${sql.table(child.table)} where company_id = ${of.home} and ${sql.ref(child.parent)} = ${of.id} order by line_no
  `.execute(tables(tx))
  return rows
}

/** Makes the children be exactly the given ones: those with a known id stay the same rows. */
export async function replaceChildren(
  tx: Tx,
  child: Child,
  of: { home: string; id: string },
  given: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const known = new Set((await readChildren(tx, child, of)).map((row) => row.id))
  const kept = given.map((row) => row['id']).filter((id) => typeof id === 'string' && known.has(id))
  await sql`
    delete from ${sql.table(child.table)}
    where company_id = ${of.home} and ${sql.ref(child.parent)} = ${of.id} and not (id = any (${kept}::uuid[]))
  `.execute(tables(tx))
  for (const [index, row] of given.entries())
    await saveChild(tx, child, of, { row, index, isKnown: known.has(String(row['id'])) })
}

/** Adds the children of rows that were just made: there are none to compare with. */
export async function insertChildren(
  tx: Tx,
  child: Child,
  parents: readonly {
    readonly home: string
    readonly id: string
    readonly given: readonly Readonly<Record<string, unknown>>[]
  }[],
): Promise<void> {
  const rows = parents.flatMap(({ given, ...of }) => given.map((row, index) => newChild(child, of, row, index)))
  await insertRows(tx, child.table, rows)
}

async function saveChild(
  tx: Tx,
  child: Child,
  of: { home: string; id: string },
  { row, index, isKnown }: { row: Readonly<Record<string, unknown>>; index: number; isKnown: boolean },
): Promise<void> {
  if (!isKnown) return insertRows(tx, child.table, [newChild(child, of, row, index)])
  const values = { ...columnValues(row, child.fields), line_no: index + 1 }
  const set = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`
    update ${sql.table(child.table)} set ${sql.join(set)}
    where id = ${row['id']} and company_id = ${of.home} and ${sql.ref(child.parent)} = ${of.id}
  `.execute(tables(tx))
}

function newChild(
  child: Child,
  of: { home: string; id: string },
  row: Readonly<Record<string, unknown>>,
  index: number,
) {
  const values = { ...columnValues(row, child.fields), line_no: index + 1 }
  return { id: newId(), company_id: of.home, [child.parent]: of.id, ...values }
}
