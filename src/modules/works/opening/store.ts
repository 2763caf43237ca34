import type { Insertable, Selectable } from 'kysely'
import type { Day } from '#ground/day.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'
import type { OpenedCost } from './rules.ts'
import { openedAccounts } from './rules.ts'
import type { ProjectOpeningTables } from './tables.ts'

export type OpeningStored = Selectable<ProjectOpeningTables['project_opening']>

/** Reads the opening of a project that stands, if there is one; `lock` keeps it until commit. */
export async function standingOpening(
  tx: Tx,
  companyId: string,
  projectId: string,
  lock = false,
): Promise<OpeningStored | undefined> {
  const query = own(tx)
    .selectFrom('project_opening')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('project_id', '=', projectId)
    .where('state', '=', 'posted')
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

/** Tells whether an opening of a project was taken back before. */
export async function wasOpened(tx: Tx, companyId: string, projectId: string): Promise<boolean> {
  const row = await own(tx)
    .selectFrom('project_opening')
    .select('id')
    .where('company_id', '=', companyId)
    .where('project_id', '=', projectId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps an opening with its costs. */
export async function insertProjectOpening(
  tx: Tx,
  opening: Insertable<ProjectOpeningTables['project_opening']>,
  costs: readonly OpenedCost[],
): Promise<void> {
  await own(tx).insertInto('project_opening').values(opening).execute()
  await insertRows(
    tx,
    'project_opening_cost',
    costs.map(({ head, workItemId, amount }, at) => ({
      ...{ company_id: opening.company_id, opening_id: opening.id, line_no: at + 1, head, amount },
      ...{ work_item_id: workItemId, account_code: openedAccounts[head] },
    })),
  )
}

/** Writes the number of its journal beside an opening. */
export async function numberOpening(
  tx: Tx,
  companyId: string,
  of: { readonly id: string; readonly number: string | null },
): Promise<void> {
  await own(tx)
    .updateTable('project_opening')
    .set({ number: of.number })
    .where('company_id', '=', companyId)
    .where('id', '=', of.id)
    .execute()
}

/** Marks an opening as taken back. */
export async function markOpeningVoid(
  tx: Tx,
  companyId: string,
  of: { readonly id: string; readonly on: Day; readonly reason: string },
): Promise<void> {
  await own(tx)
    .updateTable('project_opening')
    .set({ state: 'void', voided_on: of.on, void_reason: of.reason, progress_id: null })
    .where('company_id', '=', companyId)
    .where('id', '=', of.id)
    .execute()
}

/** Sums the costs of an opening by head. */
export async function openedCosts(tx: Tx, companyId: string, openingId: string) {
  return own(tx)
    .selectFrom('project_opening_cost')
    .select((eb) => ['head', eb.fn.sum<string>('amount').as('amount')])
    .where('company_id', '=', companyId)
    .where('opening_id', '=', openingId)
    .groupBy('head')
    .execute()
}
