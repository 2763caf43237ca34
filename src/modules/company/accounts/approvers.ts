import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import { knowApprovers } from '#kit/posting/approval.ts'

/** Ids of the active people who may work in a company and hold a right, and a role where one is named. */
export async function approversOf(
  tx: Tx,
  companyId: string,
  permission: string,
  roleId?: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct u.id from app_user u join user_role ur on ur.user_id = u.id join role r on r.id = ur.role_id
    where u.status = 'active' and (u.scope_companies is null or ${companyId}::uuid = any (u.scope_companies))
      and (r.is_owner or ${permission} = any (r.permissions))
      and (${roleId ?? null}::uuid is null or exists (
        select from user_role o join role held on held.id = o.role_id
        where o.user_id = u.id and (held.is_owner or held.id = ${roleId ?? null}::uuid)))
    limit 8
  `.execute(tables(tx))
  return rows.map((row) => row.id)
}

knowApprovers(approversOf)
