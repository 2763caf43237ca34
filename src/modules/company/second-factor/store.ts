import { sql } from 'kysely'
import type { ColumnType, Generated } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'

interface FactorTables {
  second_factor: {
    user_id: string
    secret: Buffer
    confirmed_at: string | null
    last_step: bigint | null
    created_at: ColumnType<string, string | undefined, string>
  }
  recovery_code: { user_id: string; code_hash: Buffer; used_at: Generated<string | null> }
  session: { id: string; user_id: string | null; second_factor_at: string | null }
}

/** Minutes a begun set-up waits for its first code. */
const SET_UP_MINUTES = 30

/** The sealed secret of a person, and whether it counts. */
export interface Factor {
  readonly secret: Buffer
  readonly confirmedAt: string | null
}

/** Finds the second factor of a person that counts, or the one being set up. */
export async function factorOf(tx: Tx, userId: string, stage: 'on' | 'begun' = 'on'): Promise<Factor | undefined> {
  const query = tables<FactorTables>(tx)
    .selectFrom('second_factor')
    .select(['secret', 'confirmed_at as confirmedAt'])
    .where('user_id', '=', userId)
  const staged =
    stage === 'on'
      ? query.where('confirmed_at', 'is not', null)
      : query
          .where('confirmed_at', 'is', null)
          .where('created_at', '>', sql<string>`now() - make_interval(mins => ${SET_UP_MINUTES})`)
  return staged.executeTakeFirst()
}

/** Writes a secret that does not count yet; false when one counts already. */
export async function beginSecret(tx: Tx, userId: string, secret: Buffer): Promise<boolean> {
  const made = await sql<{ user_id: string }>`
    insert into second_factor as f (user_id, secret) values (${userId}, ${secret})
    on conflict (user_id) do update set secret = excluded.secret, created_at = now(), last_step = null
      where f.confirmed_at is null
    returning user_id`.execute(tables(tx))
  return made.rows.length > 0
}

/** From now on the second factor is asked. */
export async function confirmSecret(tx: Tx, userId: string): Promise<void> {
  await sql`update second_factor set confirmed_at = now() where user_id = ${userId} and confirmed_at is null`.execute(
    tables(tx),
  )
}

/** Uses up a step; false when its code, or a later one, was taken before. */
export async function claimStep(tx: Tx, userId: string, step: bigint): Promise<boolean> {
  const taken = await tables<FactorTables>(tx)
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Uses up a recovery code; false when it is none, or was used. */
export async function claimRecovery(tx: Tx, userId: string, hash: Buffer): Promise<boolean> {
  const used = await tables<FactorTables>(tx)
    .updateTable('recovery_code')
    .set({ used_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Replaces the recovery codes of a person. */
export async function putRecovery(tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> {
  const db = tables<FactorTables>(tx)
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  await db
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
}

/** How many recovery codes are left. */
export async function recoveryLeft(tx: Tx, userId: string): Promise<number> {
  const row = await tables<FactorTables>(tx)
    .selectFrom('recovery_code')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return row?.left ?? 0
}

/** Forgets the second factor of a person altogether. */
export async function dropFactor(tx: Tx, userId: string): Promise<boolean> {
  const db = tables<FactorTables>(tx)
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  const gone = await db
    .deleteFrom('second_factor')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst()
  return Boolean(gone?.confirmed_at)
}

/** Notes that this session has given the second factor just now. */
export async function markGiven(tx: Tx, sessionId: string): Promise<void> {
  await sql`update session set second_factor_at = now() where id = ${sessionId}`.execute(tables(tx))
}
