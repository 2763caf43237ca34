import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { own } from '../store.ts'
import type { RabRowTable, RabTable } from '../tables.ts'

export type RabVersion = Selectable<RabTable>
export type RabRowStored = Selectable<RabRowTable>

/** The versions of a project, newest first. */
export async function rabVersions(tx: Tx, companyId: string, projectId: string): Promise<RabVersion[]> {
  return own(tx)
    .selectFrom('rab')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('project_id', '=', projectId)
    .orderBy('revision', 'desc')
    .limit(200)
    .execute()
}

/** One version of a project, or 404; `lock` keeps it until commit. */
export async function rabById(
  tx: Tx,
  companyId: string,
  of: { readonly projectId: string; readonly id: string; readonly lock?: boolean },
): Promise<RabVersion> {
  const query = own(tx)
    .selectFrom('rab')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('project_id', '=', of.projectId)
    .where('id', '=', of.id)
  return found(await (of.lock ? query.forUpdate() : query).executeTakeFirst())
}

/** The version of a project in a state: of drafts and approved ones there is one at the most. */
export async function rabIn(
  tx: Tx,
  companyId: string,
  of: { readonly projectId: string; readonly state: 'draft' | 'approved' },
): Promise<RabVersion | undefined> {
  return own(tx)
    .selectFrom('rab')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('project_id', '=', of.projectId)
    .where('state', '=', of.state)
    .executeTakeFirst()
}

/** The rows of a version in their order. */
export async function rabRows(tx: Tx, companyId: string, rabId: string): Promise<RabRowStored[]> {
  return own(tx)
    .selectFrom('rab_row')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('rab_id', '=', rabId)
    .orderBy('position')
    .execute()
}

/** Saves a new version, numbered after the last. */
export async function insertRab(
  tx: Tx,
  actor: Actor,
  rab: Omit<Insertable<RabTable>, 'company_id' | 'revision' | 'created_by' | 'updated_by' | 'updated_by_name'>,
): Promise<RabVersion> {
  return own(tx)
    .insertInto('rab')
    .values({
      ...rab,
      company_id: actor.companyId,
      revision: sql<number>`(
        select coalesce(max(revision), 0) + 1 from rab
        where company_id = ${actor.companyId} and project_id = ${rab.project_id}
      )`,
      created_by: actor.userId,
      updated_by: actor.userId,
      updated_by_name: actor.name,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Changes a version that is locked; answers it as it is now. */
export async function updateRab(tx: Tx, actor: Actor, id: string, values: Updateable<RabTable>): Promise<RabVersion> {
  const row = await own(tx)
    .updateTable('rab')
    .set({ ...values, version: sql<number>`version + 1` })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return found(row)
}

/** Writes the rows of a draft anew. */
export async function replaceRabRows(
  tx: Tx,
  companyId: string,
  rabId: string,
  rows: readonly Omit<Insertable<RabRowTable>, 'company_id' | 'rab_id'>[],
): Promise<void> {
  await own(tx).deleteFrom('rab_row').where('company_id', '=', companyId).where('rab_id', '=', rabId).execute()
  await insertRows(
    tx,
    'rab_row',
    rows.map((row) => ({ ...row, company_id: companyId, rab_id: rabId })),
  )
}

/** Names the work item of each row of a version by its code. */
export async function tieWorkItems(
  tx: Tx,
  companyId: string,
  rabId: string,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const pairs = [...ids].map(([code, id]) => ({ code, id }))
  await sql`
    update rab_row r set work_item_id = a.id
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as a (code text, id uuid)
    where r.company_id = ${companyId} and r.rab_id = ${rabId} and r.code = a.code
  `.execute(own(tx))
}

/** Deletes a draft with its rows. */
export async function deleteRab(tx: Tx, companyId: string, id: string): Promise<void> {
  await own(tx).deleteFrom('rab').where('company_id', '=', companyId).where('id', '=', id).execute()
}
