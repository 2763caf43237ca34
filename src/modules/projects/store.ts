import { sql, type Selectable } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import type { ListSource } from '#kit/list/source.ts'
import { today } from '#kit/posting/today.ts'
import { masterSource } from '#kit/record/serve-record.ts'
import { projectRecord } from './project.record.ts'
import { beingBuilt } from './rules.ts'
import type { ProjectRow as Row, ProjectTables } from './tables.ts'

export type ProjectRow = Selectable<Row>

/** Narrows the handle to our tables. */
export const own = (tx: Tx) => tables<ProjectTables>(tx)

/** The list of projects with who they are built for and how many days are left; archived ones apart. */
export function projectSource(actor: Actor, asked: ListAsked): ListSource {
  const isOpen = sql`t.status in (${sql.join(beingBuilt.map((status) => sql.lit(status)))})`
  const on = sql`${today(actor)}::date`
  return masterSource(projectRecord, actor, asked, {
    from: sql`project t left join customer c on c.company_id = t.company_id and c.id = t.customer_id`,
    at: {
      customerName: sql.ref('c.name'),
      daysLeft: sql`case when ${isOpen} then t.end_date - ${on} end`,
      isLate: sql`coalesce(${isOpen} and t.end_date < ${on}, false)`,
    },
  })
}

/** Reads a project this person may see, or answers 404; `lock` keeps it until commit. */
export async function projectRow(tx: Tx, actor: Actor, id: string, lock = false): Promise<ProjectRow> {
  const query = own(tx)
    .selectFrom('project')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .where(scoped(actor, { project: 'id' }))
  return found(await (lock ? query.forUpdate() : query).executeTakeFirst())
}

/** Moves the day a project ends, unless that would lie before it begins. */
export async function moveEnd(tx: Tx, actor: Actor, id: string, days: number): Promise<void> {
  await sql`
    update project set end_date = greatest(end_date + ${days}::int, start_date), version = version + 1,
      updated_by = ${actor.userId}
    where company_id = ${actor.companyId} and id = ${id} and end_date is not null
  `.execute(own(tx))
}

/** Tells whether a code is in use in the company. */
export async function isProjectCodeTaken(tx: Tx, companyId: string, code: string): Promise<boolean> {
  const row = await own(tx)
    .selectFrom('project')
    .select('id')
    .where('company_id', '=', companyId)
    .where('code', '=', code)
    .executeTakeFirst()
  return row !== undefined
}

/** The words the filters of the list offer: the towns of the projects one may see. */
export async function projectCities(tx: Tx, actor: Actor): Promise<string[]> {
  const { rows } = await sql<{ city: string }>`
    select distinct city from project
    where company_id = ${actor.companyId} and archived_at is null and city <> '' and ${scoped(actor, { project: 'id' })}
    order by city limit 200
  `.execute(own(tx))
  return rows.map(({ city }) => city)
}

/** Some projects of a company by id, whatever became of them. */
export async function projectsById(tx: Tx, companyId: string, ids: readonly string[]): Promise<ProjectRow[]> {
  return own(tx)
    .selectFrom('project')
    .selectAll()
    .where('company_id', '=', companyId)
    .where(sql<boolean>`id = any (${[...new Set(ids)]}::uuid[])`)
    .execute()
}
