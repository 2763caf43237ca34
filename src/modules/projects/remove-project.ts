import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { carryRecord } from '#kit/record/carriers.ts'
import { removeRecord } from '#kit/record/verbs.ts'
import { whenUntrashed } from '#kit/trash/untrashed.ts'
import { sql } from 'kysely'
import { projectRecord } from './project.record.ts'
import { siteWarehouses } from './site-warehouse.ts'
import { own, projectRow } from './store.ts'

/** Removes a project that nothing was ever written on; its warehouse is closed after it. */
export async function removeProject(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
  const row = await projectRow(tx, actor, id, true)
  await removeRecord(tx, actor, projectRecord, id)
  await siteWarehouses().turn(tx, actor, row.warehouse_id, true)
  return { id }
}

whenUntrashed(projectRecord.name, async (tx, actor, id) => {
  const row = await projectRow(tx, actor, id, true)
  await siteWarehouses().turn(tx, actor, row.warehouse_id, false)
})

// Two customers that become one keep what is built for both.
carryRecord('customer', {
  async count(tx, companyId, id) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from project where company_id = ${companyId} and customer_id = ${id}
    `.execute(own(tx))
    return [{ label: 'Proyek', count: rows[0]?.n ?? 0 }]
  },
  async carry(tx, actor, { fromId, intoId }) {
    await sql`
      update project set customer_id = ${intoId} where company_id = ${actor.companyId} and customer_id = ${fromId}
    `.execute(own(tx))
  },
})
