import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { AccessLogLine } from '#modules/company/accounts/contract.ts'

/** What was done to roles, people, invitations and settings of the installation, newest first; the last 200 acts. */
export async function accessLog(tx: Tx): Promise<AccessLogLine[]> {
  const { rows } = await sql<AccessLogLine>`
    select h.id, h.at, h.user_name as "by", h.subject, h.act, h.changes, h.reason,
      coalesce(r.name, u.name, i.email, '') as about
    from history h
    left join role r on h.subject = 'role' and r.id = h.subject_id
    left join app_user u on h.subject = 'user' and u.id = h.subject_id
    left join invitation i on h.subject = 'invitation' and i.id = h.subject_id
    where h.subject in ('role', 'user', 'invitation', 'setting')
    order by h.at desc, h.id desc limit 200
  `.execute(tables(tx))
  return rows
}
