import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'

/** Rows of one table as they were. */
export interface TrashedRows {
  readonly table: string
  /** A JSON list, as text: it never passes through a number of ours. */
  readonly rows: string
}

/** A row and all that the database would delete with it, parents before children. */
export async function rowsWithChildren(tx: Tx, table: string, id: string): Promise<TrashedRows[]> {
  return below(tx, { table, column: 'id', ids: [id] }, new Set())
}

interface Place {
  readonly table: string
  readonly column: string
  readonly ids: readonly string[]
  /** Where the rows are bound to their parent by company too: their index begins with it. */
  readonly companyId?: string | null
}

async function below(tx: Tx, place: Place, seen: Set<string>): Promise<TrashedRows[]> {
  if (seen.has(place.table)) return []
  const within = place.companyId ? sql`t.company_id = ${place.companyId} and` : sql``
  const { rows } = await sql<{ rows: string | null; ids: string[] | null; companyId: string | null }>`
    select jsonb_agg(to_jsonb(t))::text as rows, array_agg(to_jsonb(t) ->> 'id') as ids,
      min(to_jsonb(t) ->> 'company_id') as "companyId"
    from ${sql.table(place.table)} t where ${within} ${sql.ref(`t.${place.column}`)} = any (${[...place.ids]}::uuid[])
  `.execute(tables(tx))
  const found = rows[0]
  if (!found?.rows) return []
  const kept: TrashedRows[] = [{ table: place.table, rows: found.rows }]
  const ids = (found.ids ?? []).filter((id) => id !== null)
  if (ids.length === 0) return kept
  const path = new Set([...seen, place.table])
  for (const { table, column, isOfCompany } of await childrenOf(tx, place.table)) {
    kept.push(...(await below(tx, { table, column, ids, companyId: isOfCompany ? found.companyId : null }, path)))
  }
  return kept
}

interface ChildTable {
  readonly table: string
  readonly column: string
  readonly isOfCompany: boolean
}

// What hangs on what is a matter of the schema, which stays as it is while we run.
const known = new Map<string, readonly ChildTable[]>()

/** The tables whose rows go when a row of this one goes, and their column that names it. */
async function childrenOf(tx: Tx, table: string): Promise<readonly ChildTable[]> {
  const before = known.get(table)
  if (before) return before
  const { rows } = await sql<ChildTable>`
    select c.conrelid::regclass::text as table, child.attname as column, exists (
        select from unnest(c.conkey) own join pg_attribute a on a.attrelid = c.conrelid and a.attnum = own
        where a.attname = 'company_id'
      ) as "isOfCompany"
    from pg_constraint c
    cross join lateral unnest(c.conkey, c.confkey) as pair (own, other)
    join pg_attribute parent on parent.attrelid = c.confrelid and parent.attnum = pair.other and parent.attname = 'id'
    join pg_attribute child on child.attrelid = c.conrelid and child.attnum = pair.own
    where c.contype = 'f' and c.confdeltype = 'c' and c.confrelid = ${table}::regclass
    order by 1
  `.execute(tables(tx))
  known.set(table, rows)
  return rows
}

/**
 * Puts rows back as they were. What the database reckons itself is left to it, and so is a column that was added since, and a
 * row that it has made for the one it `hangs` on: the standing of a customer is there as soon as the customer is.
 */
export async function insertAgain(tx: Tx, { table, rows }: TrashedRows, hangs: boolean): Promise<void> {
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and exists (select from jsonb_array_elements(${rows}::jsonb) as kept (one) where one ? attname)
    order by attnum
  `.execute(tables(tx))
  const names = sql.join(columns.map(({ name }) => sql.ref(name)))
  const key = hangs ? await keyOf(tx, table) : undefined
  await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${rows}::jsonb)
    ${key ? sql`on conflict on constraint ${sql.ref(key)} do nothing` : sql``}
  `.execute(tables(tx))
}

async function keyOf(tx: Tx, table: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint where conrelid = ${table}::regclass and contype = 'p'
  `.execute(tables(tx))
  return rows[0]?.name
}
