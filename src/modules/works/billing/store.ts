import { sql } from 'kysely'
import { money, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { tellContractOrders } from '#modules/sales/face.ts'
import { own } from '../store.ts'

/** The contract of a project. */
export interface KeptContract {
  readonly orderId: string
  readonly rabId: string
  /** As it was signed. */
  readonly value: Money
  /** What approved changes add to it. */
  readonly changes: Money
}

/** Reads the contract of a project, if it has one. */
export async function keptContract(tx: Tx, companyId: string, projectId: string): Promise<KeptContract | undefined> {
  const row = await own(tx)
    .selectFrom('project_contract')
    .select(['order_id', 'rab_id', 'value', 'changes'])
    .where('company_id', '=', companyId)
    .where('project_id', '=', projectId)
    .executeTakeFirst()
  return row && { orderId: row.order_id, rabId: row.rab_id, value: money(row.value), changes: money(row.changes) }
}

/** Keeps the contract of a project; one whose order was voided is replaced. */
export async function keepContract(
  tx: Tx,
  actor: Actor,
  contract: Omit<KeptContract, 'changes'> & { readonly projectId: string },
): Promise<void> {
  const { projectId, orderId, rabId, value } = contract
  await sql`
    insert into project_contract (company_id, project_id, order_id, rab_id, value, signed_by)
    values (${actor.companyId}, ${projectId}, ${orderId}, ${rabId}, ${value}, ${actor.userId})
    on conflict (company_id, project_id) do update
      set order_id = excluded.order_id, rab_id = excluded.rab_id, value = excluded.value,
        changes = 0, signed_by = excluded.signed_by, signed_at = now()
  `.execute(own(tx))
}

tellContractOrders(async (tx, companyId, orderId) => {
  const query = own(tx).selectFrom('project_contract').select('order_id')
  return (
    (await query.where('company_id', '=', companyId).where('order_id', '=', orderId).executeTakeFirst()) !== undefined
  )
})
