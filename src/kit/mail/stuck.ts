import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import { addJob, MOST_ATTEMPTS } from '#kit/jobs/queue.ts'
import { SEND_MAIL } from '#kit/mail/outbox.ts'
import type { StuckMail } from '#kit/mail/contract.ts'

/** The mails that failed or were tried more than once, newest first. */
export async function stuckMails(tx: Tx): Promise<StuckMail[]> {
  const { rows } = await sql<StuckMail>`
    select m.id, m.to_address as "to", m.subject, m.created_at as at, left(coalesce(m.error, j.last_error, ''), 300) as error,
      coalesce(j.attempts, 1) as attempts, m.is_secret as "isSecret",
      (m.failed_at is null and coalesce(j.attempts, 0) < ${MOST_ATTEMPTS}) as "isTried"
    from mail m left join job j on j.name = ${SEND_MAIL} and j.payload ->> 'mailId' = m.id::text
    where m.sent_at is null and (m.failed_at is not null or j.last_error is not null)
    order by m.created_at desc limit 100
  `.execute(tables(tx))
  return rows
}

/** Tries a mail again from the beginning; false when it left meanwhile, is unknown or holds a code. */
export async function tryAgain(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update mail set failed_at = null, error = null where id = ${id} and sent_at is null and not is_secret returning id
  `.execute(tables(tx))
  if (rows.length === 0) return false
  await sql`delete from job where name = ${SEND_MAIL} and payload ->> 'mailId' = ${id}`.execute(tables(tx))
  await addJob(tx, SEND_MAIL, { mailId: id })
  return true
}
