import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'

/** Is there anybody else at work in this company who may approve stock? */
export async function othersWhoMayApprove(tx: Tx, actor: Actor): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select u.id from app_user u
    join user_role ur on ur.user_id = u.id
    join role r on r.id = ur.role_id
    where u.status = 'active' and u.id <> ${actor.userId}
      and (u.scope_companies is null or ${actor.companyId}::uuid = any (u.scope_companies))
      and (r.is_owner or 'approve stock' = any (r.permissions))
    limit 1
  `.execute(tables(tx))
  return rows.length > 0
}
