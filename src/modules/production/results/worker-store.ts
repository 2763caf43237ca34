import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { own } from '../store.ts'

/** The party that stands for each name in the ledger: the person it was tied to, else the name itself; one never written before becomes one. */
export async function partiesOf(tx: Tx, actor: Actor, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  // In one order everywhere: two sheets that name the same new people wait for each other instead of dying.
  const wanted = [...new Map(names.map((name) => [keyOf(name), name])).entries()].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  const list = wanted.map(([, name]) => name)
  await sql`
    insert into production_worker (id, company_id, name, created_by)
    select id, ${actor.companyId}, name, ${actor.userId}
    from unnest(${list.map(() => newId())}::uuid[], ${list}::text[]) as given (id, name)
    on conflict (company_id, lower(name collate "default")) do nothing
  `.execute(own(tx))
  const { rows } = await sql<{ id: string; name: string }>`
    select coalesce(person_id, id) as id, name from production_worker
    where company_id = ${actor.companyId} and lower(name collate "default") = any (
      select lower(each) from unnest(${list}::text[]) as each
    )
  `.execute(own(tx))
  return new Map(rows.map((row) => [keyOf(row.name), row.id]))
}

/** How names are compared: without case, and without spaces around them. */
export function keyOf(name: string): string {
  return name.trim().toLowerCase()
}
