import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { RunRef } from './contract.ts'
import { own } from './store.ts'

/** Lists the last twelve runs of a company, the newest month first. */
export async function listRunsOf(tx: Tx, actor: Actor): Promise<RunRef[]> {
  const { rows } = await sql<RunRef>`
    select r.id, r.number, r.kind, r.feast, r.month, r.state, r.people, jsonb_array_length(r.blocked) as blocked,
      (r.state = 'posted' and r.paid = r.net) as "isPaid"
    from payroll_run r where r.company_id = ${actor.companyId} order by r.month desc, r.id desc limit 12
  `.execute(own(tx))
  return rows
}
