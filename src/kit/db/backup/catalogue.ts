import type pg from 'pg'

/** A table of ours and the columns that hold what was written, not what is computed. */
export interface TableShape {
  readonly name: string
  readonly columns: readonly string[]
}

/** Every table with rows of its own, except the history of migrations. */
export async function tablesOf(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname not in ('migration', 'migration_lock')
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname collate "C"`)
  return rows
}

/** The migrations a database has, oldest first. */
export async function migrationsOf(client: pg.ClientBase): Promise<{ name: string; hash: string }[]> {
  return (
    await client.query<{ name: string; hash: string }>('select name, hash from migration order by name collate "C"')
  ).rows
}

/** Where every sequence stands. */
export async function sequencesOf(client: pg.ClientBase): Promise<{ name: string; last: string; isCalled: boolean }[]> {
  const { rows } = await client.query<{ name: string; last: string | null; start: string }>(`
    select sequencename as name, last_value::text as last, start_value::text as start
    from pg_sequences where schemaname = 'public' order by 1`)
  return rows.map(({ name, last, start }) => ({ name, last: last ?? start, isCalled: last !== null }))
}

/** A foreign key as text, so that it can be taken away and put back. */
export interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/** Every foreign key between our tables. */
export async function foreignKeysOf(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`)
  return rows
}
