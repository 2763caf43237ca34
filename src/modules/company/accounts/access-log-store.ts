import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { MOST_LOGGED, type AccessLogLine } from '#modules/company/accounts/contract.ts'
import { peopleWithin, rowsWithin } from '#modules/company/accounts/rows-within.ts'

/**
 * What was done to the roles of the installation, and to the people and invitations this person administers, newest
 * first; the last of them only. A role that is gone keeps the name it went with.
 */
export async function accessLog(tx: Tx, actor: Actor): Promise<AccessLogLine[]> {
  const { rows } = await sql<AccessLogLine>`
    with told as (
      select h.id, h.at, h.user_name as "by", h.subject, h.subject_id, h.act, h.changes, h.reason,
        coalesce(r.name, app_user.name, invitation.email) as about
      from history h
      left join role r on h.subject = 'role' and r.id = h.subject_id
      left join app_user on h.subject = 'user' and app_user.id = h.subject_id
      left join invitation on h.subject = 'invitation' and invitation.id = h.subject_id
      where h.subject in ('role', 'user', 'invitation')
        and (h.subject <> 'user' or ${peopleWithin(actor)})
        and (h.subject <> 'invitation' or ${rowsWithin(actor.scope, 'invitation')})
      order by h.at desc, h.id desc limit ${MOST_LOGGED}
    )
    select told.id, told.at, told.by, told.subject, told.act, told.changes, told.reason,
      coalesce(told.about, (
        select gone.changes -> 'name' ->> 0 from history gone
        where told.subject = 'role' and gone.company_id in (select id from company) and gone.subject = 'role'
          and gone.subject_id = told.subject_id and gone.act = 'remove' limit 1), '') as about
    from told order by told.at desc, told.id desc
  `.execute(tables(tx))
  return rows
}
