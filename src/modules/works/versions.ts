import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { own } from './store.ts'
import type { WorksTables } from './tables.ts'

/** What a project has in numbered versions, by table, and the column of the number. */
export const versionNumbers = {
  rab: 'revision',
  rap: 'revision',
  schedule: 'revision',
  change_order: 'number',
  progress_report: 'week',
} as const

/** A table of numbered versions. */
export type Versioned = keyof typeof versionNumbers
type Stored<T extends Versioned> = Selectable<WorksTables[T]>
/** A new version: who writes it is the actor; its number may be left to come after the last of its project. */
type Fresh<T extends Versioned> = Omit<
  Insertable<WorksTables[T]>,
  'company_id' | 'created_by' | 'updated_by' | 'updated_by_name' | 'revision' | 'number'
>

/** One version of one project. */
interface VersionOf {
  readonly projectId: string
  readonly id: string
}

/**
 * Reads and writes the versions that projects have of one thing: `list` newest first, `open` one or 404, `lock` it until
 * commit, `insert` one numbered after the last (a week brings its own number), `update` one that is locked, `remove` it
 * with its lines.
 */
export function versionsIn<T extends Versioned>(table: T) {
  // The five tables are alike in all that is named here; what else they have is told by T.
  const like = table as 'rab'
  const number = versionNumbers[table]
  const one = (tx: Tx, companyId: string, { projectId, id }: VersionOf) =>
    own(tx)
      .selectFrom(like)
      .selectAll()
      .where('company_id', '=', companyId)
      .where('project_id', '=', projectId)
      .where('id', '=', id)
  const stored = (row: unknown) => found(row as Stored<T> | undefined)

  return {
    async list(tx: Tx, companyId: string, projectId: string): Promise<Stored<T>[]> {
      const { rows } = await sql<Stored<T>>`
        select * from ${sql.table(table)} where company_id = ${companyId} and project_id = ${projectId}
        order by ${sql.ref(number)} desc limit 1000
      `.execute(own(tx))
      return rows
    },

    async open(tx: Tx, companyId: string, of: VersionOf): Promise<Stored<T>> {
      return stored(await one(tx, companyId, of).executeTakeFirst())
    },

    async lock(tx: Tx, companyId: string, of: VersionOf): Promise<Stored<T>> {
      return stored(await one(tx, companyId, of).forUpdate().executeTakeFirst())
    },

    async insert(tx: Tx, actor: Actor, fresh: Fresh<T>): Promise<Stored<T>> {
      const { project_id: projectId, ...rest } = fresh as unknown as Insertable<WorksTables['rab']>
      const next = sql<number>`(
        select coalesce(max(${sql.ref(number)}), 0) + 1 from ${sql.table(table)}
        where company_id = ${actor.companyId} and project_id = ${projectId}
      )`
      const by = { created_by: actor.userId, updated_by: actor.userId, updated_by_name: actor.name }
      const row = { [number]: next, ...rest, ...by, project_id: projectId, company_id: actor.companyId }
      return stored(await own(tx).insertInto(like).values(row).returningAll().executeTakeFirst())
    },

    async update(tx: Tx, actor: Actor, id: string, values: Updateable<WorksTables[T]>): Promise<Stored<T>> {
      const changed = { ...(values as object), version: sql<number>`version + 1` }
      const query = own(tx)
        .updateTable(like)
        .set(changed)
        .where('company_id', '=', actor.companyId)
        .where('id', '=', id)
      return stored(await query.returningAll().executeTakeFirst())
    },

    async remove(tx: Tx, companyId: string, id: string): Promise<void> {
      await own(tx).deleteFrom(like).where('company_id', '=', companyId).where('id', '=', id).execute()
    },
  }
}
