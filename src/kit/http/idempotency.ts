import { createHash } from 'node:crypto'
import { tables, type Tx } from '#kit/db/tx.ts'
import { Refusal } from '#ground/refusal.ts'

interface IdempotencyTables {
  idempotency_key: { user_id: string; key: string; route: string; request_hash: Buffer; answer: string | null }
}

/** Whose key it is, for which act, and of which input. */
export interface Attempt {
  readonly userId: string
  readonly key: string
  readonly route: string
  readonly asked: unknown
}

/**
 * Claims the key inside the act's own transaction. A second caller with the same key waits here for the first one's
 * commit and then receives its answer.
 * Throws Refusal 'idempotency.mismatch' when the key was used for another input.
 */
export async function claimKey(tx: Tx, attempt: Attempt): Promise<{ answer: string } | undefined> {
  const db = tables<IdempotencyTables>(tx)
  const request_hash = createHash('sha256').update(JSON.stringify(attempt.asked)).digest()
  const own = { user_id: attempt.userId, key: attempt.key, route: attempt.route }
  const claimed = await db
    .insertInto('idempotency_key')
    .values({ ...own, request_hash, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return undefined

  const earlier = await db
    .selectFrom('idempotency_key')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', own.user_id)
    .where('route', '=', own.route)
    .where('key', '=', own.key)
    .executeTakeFirstOrThrow()
  if (!earlier.request_hash.equals(request_hash) || earlier.answer === null) {
    throw new Refusal('idempotency.mismatch', {})
  }
  return { answer: earlier.answer }
}

/** Keeps the answer with the key, in the same transaction as the effect. */
export async function keepAnswer(tx: Tx, attempt: Attempt, answer: string): Promise<void> {
  await tables<IdempotencyTables>(tx)
    .updateTable('idempotency_key')
    .set({ answer })
    .where('user_id', '=', attempt.userId)
    .where('route', '=', attempt.route)
    .where('key', '=', attempt.key)
    .execute()
}
