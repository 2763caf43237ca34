import pg from 'pg'
import type { Database } from '#kit/db/database.ts'

/** Written by calls that are refused, and rightly: counts of attempts, sign-in without success, sessions seen. */
const MAY_BE_WRITTEN = new Set([
  'rate_limit',
  'session',
  'idempotency_key',
  'file_leftover',
  'login_attempt',
  'access_log',
  'sign_in_event',
  'paper_link_key',
  'fuzz_write',
])

/** Notes every row that is written and stays written. */
export interface Watch {
  /** The tables written since the last time it was asked. */
  written(): Promise<string[]>
  close(): Promise<void>
}

/** Puts a bell on every table: it rings in the writer's own transaction, so what is rolled back rings for nobody. */
export async function watchWrites(db: Database): Promise<Watch> {
  const owner = new pg.Client(db.config.url)
  await owner.connect()
  await owner.query(`
    create table fuzz_write (name text not null);
    grant insert, select, delete on fuzz_write to public;
    create function note_write() returns trigger language plpgsql as $$
    begin insert into fuzz_write values (tg_table_name); return null; end $$;`)
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
  )
  for (const { name } of rows.filter((row) => !MAY_BE_WRITTEN.has(row.name))) {
    await owner.query(
      `create trigger zz_note_write after insert or update or delete on ${pg.escapeIdentifier(name)} for each row execute function note_write()`,
    )
  }
  return {
    async written() {
      const found = await owner.query<{ name: string }>({
        name: 'written',
        text: 'with gone as (delete from fuzz_write returning name) select distinct name from gone',
      })
      return found.rows.map(({ name }) => name)
    },
    close: () => owner.end(),
  }
}
