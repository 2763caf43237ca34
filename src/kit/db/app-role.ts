import type pg from 'pg'
import { sqlState } from './driver.ts'

/** The role the program acts as: it may write rows but never rewrite the books, nor change the schema. */
export const appRole = 'mandor_app'

/**
 * Makes sure the role exists and that we may act as it. Answers false where the database does not let us: then the
 * program acts as the role of its URL, and only the triggers on the books guard them.
 */
export async function prepareAppRole(client: pg.Client): Promise<boolean> {
  if (await mayActAsApp(client)) return true
  try {
    await client.query(`do $$ begin
      create role ${appRole} nologin;
    exception when duplicate_object or unique_violation then null;
    end $$`)
    await client.query(`grant ${appRole} to current_user`)
  } catch (error) {
    if (sqlState(error) === undefined) throw error
  }
  return mayActAsApp(client)
}

async function mayActAsApp(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean | null }>(
    `select pg_has_role(current_user, oid, 'member') as may from pg_roles where rolname = $1`,
    [appRole],
  )
  return rows[0]?.may === true
}

/** Grants rows, not schema; a table whose comment begins with "append-only" can only be read and appended to. */
export async function grantToApp(client: pg.Client): Promise<void> {
  await client.query(`
    grant usage on schema public to ${appRole};
    grant select, insert, update, delete on all tables in schema public to ${appRole};
    grant usage, select on all sequences in schema public to ${appRole};
    revoke insert, update, delete on migration, migration_lock from ${appRole};
    do $$
    declare book regclass;
    begin
      for book in
        select oid from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
          and obj_description(oid, 'pg_class') like 'append-only%'
      loop
        execute format('revoke update, delete on %s from ${appRole}', book);
      end loop;
    end $$;
  `)
}
