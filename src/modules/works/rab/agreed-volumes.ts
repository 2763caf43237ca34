import { sql } from 'kysely'
import { quantity, type Quantity } from '#ground/quantity.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'

/** Reads the volumes of some work items in the bill of quantities that holds, addenda included; by work item. */
export async function agreedVolumesOf(
  tx: Tx,
  companyId: string,
  { projectId, workItemIds }: { readonly projectId: string; readonly workItemIds: readonly string[] },
): Promise<ReadonlyMap<string, Quantity>> {
  const { rows } = await sql<{ id: string; volume: string }>`
    select r.work_item_id as id, trim_scale(sum(r.volume))::text as volume
    from rab b join rab_row r on r.company_id = b.company_id and r.rab_id = b.id
    where b.company_id = ${companyId} and b.project_id = ${projectId} and b.state = 'approved'
      and r.work_item_id = any (${[...workItemIds]}::uuid[]) and r.volume is not null
    group by 1
  `.execute(own(tx))
  return new Map(rows.map(({ id, volume }) => [id, quantity(volume)]))
}
