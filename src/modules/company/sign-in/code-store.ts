import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { SignInTables } from '#modules/company/sign-in/tables.ts'

/** Minutes a code is good for. */
export const CODE_MINUTES = 10

/** Guesses a code bears. */
export const CODE_TRIES = 5

/** Seconds until another code may be asked for. */
export const RESEND_SECONDS = 60

/** The code a browser waits for, as it stands. */
export interface PendingLogin {
  readonly userId: string
  /** Where the code comes from. */
  readonly by: 'mail' | 'app'
  readonly attempts: number
  readonly isExpired: boolean
  /** Seconds until another may be sent; 0 when now. */
  readonly resendIn: number
}

/** Writes the one live code of an account; an earlier one, of whatever browser, is dead. */
export async function putCode(
  tx: Tx,
  code: { userId: string; sessionId: string; hash: Buffer; by?: 'mail' | 'app' },
): Promise<void> {
  const db = tables<SignInTables>(tx)
  // A browser that now signs in as somebody else gives up the login it had begun.
  await db
    .deleteFrom('login_code')
    .where('session_id', '=', code.sessionId)
    .where('user_id', '<>', code.userId)
    .execute()
  const fresh = {
    session_id: code.sessionId,
    code_hash: code.hash,
    attempts: 0,
    by: code.by ?? ('mail' as const),
    sent_at: sql<string>`now()`,
    expires_at: sql<string>`now() + make_interval(mins => ${CODE_MINUTES})`,
  }
  await db
    .insertInto('login_code')
    .values({ user_id: code.userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute()
}

/** Looks at the login a browser has pending. */
export async function pendingOf(db: Tx, sessionId: string): Promise<PendingLogin | undefined> {
  return tables<SignInTables>(db)
    .selectFrom('login_code')
    .select([
      'user_id as userId',
      'attempts',
      'by',
      sql<boolean>`expires_at <= now()`.as('isExpired'),
      sql<number>`greatest(0, ceil(extract(epoch from sent_at - now()) + ${RESEND_SECONDS}))::int`.as('resendIn'),
    ])
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
}

/**
 * Uses up one guess and gives the hash to compare with. One statement, committed before anything is compared: however
 * many guesses arrive at once, no more than five are ever looked at. Must not run inside a transaction.
 */
export async function takeGuess(
  db: Tx,
  sessionId: string,
): Promise<{ userId: string; hash: Buffer; by: 'mail' | 'app'; left: number } | undefined> {
  const row = await tables<SignInTables>(db)
    .updateTable('login_code')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('session_id', '=', sessionId)
    .where('attempts', '<', CODE_TRIES)
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['user_id', 'code_hash', 'by', 'attempts'])
    .executeTakeFirst()
  return row && { userId: row.user_id, hash: row.code_hash, by: row.by, left: CODE_TRIES - row.attempts }
}

/** Uses the code up; false when somebody else was faster. */
export async function useCode(tx: Tx, sessionId: string, hash: Buffer): Promise<boolean> {
  const used = await tables<SignInTables>(tx)
    .deleteFrom('login_code')
    .where('session_id', '=', sessionId)
    .where('code_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Kills whatever code an account has. */
export async function dropCodes(tx: Tx, userId: string): Promise<void> {
  await tables<SignInTables>(tx).deleteFrom('login_code').where('user_id', '=', userId).execute()
}
