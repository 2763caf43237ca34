import { sql, type Insertable, type Selectable } from 'kysely'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'
import type { RabRowTable, RabTable } from '../tables.ts'
import { versionsIn } from '../versions.ts'

export type RabVersion = Selectable<RabTable>
export type RabRowStored = Selectable<RabRowTable>

/** The versions of a project's bill: newest first, one or 404, locked until commit, numbered after the last. */
export const {
  list: rabVersions,
  open: rabById,
  lock: lockRab,
  insert: insertRab,
  update: updateRab,
} = versionsIn('rab')

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
