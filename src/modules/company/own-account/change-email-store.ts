import { sql, type ColumnType, type Generated } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import { CODE_MINUTES, CODE_TRIES } from '#modules/company/sign-in/code-store.ts'

interface EmailChangeTables {
  email_change: {
    user_id: string
    session_id: string
    email: string
    code_hash: Buffer
    attempts: Generated<number>
    sent_at: ColumnType<string, string | undefined, string>
    expires_at: string
  }
}

/** An address that waits to be shown as read. */
export interface WaitingEmail {
  readonly email: string
  readonly hash: Buffer
  readonly left: number
}

/** Writes the one address a person is changing to; an earlier one, and its code, is dead. */
export async function putEmailChange(
  tx: Tx,
  change: { userId: string; sessionId: string; email: string; hash: Buffer },
): Promise<void> {
  const fresh = {
    session_id: change.sessionId,
    email: change.email,
    code_hash: change.hash,
    attempts: 0,
    sent_at: sql<string>`now()`,
    expires_at: sql<string>`now() + make_interval(mins => ${CODE_MINUTES})`,
  }
  await tables<EmailChangeTables>(tx)
    .insertInto('email_change')
    .values({ user_id: change.userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute()
}

/** Uses up one guess, committed before anything is compared. Must not run inside a transaction. */
export async function takeEmailGuess(
  db: Tx,
  who: { userId: string; sessionId: string },
): Promise<WaitingEmail | undefined> {
  const row = await tables<EmailChangeTables>(db)
    .updateTable('email_change')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('user_id', '=', who.userId)
    .where('session_id', '=', who.sessionId)
    .where('attempts', '<', CODE_TRIES)
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['email', 'code_hash', 'attempts'])
    .executeTakeFirst()
  return row && { email: row.email, hash: row.code_hash, left: CODE_TRIES - row.attempts }
}

/** Uses the waiting address up; false when somebody else was faster. */
export async function useEmailChange(tx: Tx, userId: string, hash: Buffer): Promise<boolean> {
  const used = await tables<EmailChangeTables>(tx)
    .deleteFrom('email_change')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Gives a person another address, shown to be theirs; false when an account has it already. */
export async function moveToEmail(tx: Tx, userId: string, email: string): Promise<boolean> {
  const moved = await sql<{ id: string }>`
    update app_user set email = ${email}, email_verified_at = now(), version = version + 1, updated_at = now(),
      updated_by = ${userId}
    where id = ${userId} and not exists (select 1 from app_user other where other.email = ${email})
    returning id`.execute(tables(tx))
  // Links mailed to the earlier address would still open the account.
  await sql`delete from email_token where user_id = ${userId}`.execute(tables(tx))
  return moved.rows.length > 0
}
