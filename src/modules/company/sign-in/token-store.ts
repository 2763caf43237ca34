import { sql } from 'kysely'
import { newToken, tokenHash } from '#kit/access/secret-token.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import type { SignInTables } from '#modules/company/sign-in/tables.ts'

type Kind = SignInTables['email_token']['kind']

/** Hours a mailed link is good for. */
export const TOKEN_HOURS: Readonly<Record<Kind, number>> = { verify: 48, reset: 1 }

/** Makes a link's token; earlier ones of the same kind die. */
export async function issueToken(tx: Tx, userId: string, kind: Kind): Promise<string> {
  const db = tables<SignInTables>(tx)
  await db.deleteFrom('email_token').where('user_id', '=', userId).where('kind', '=', kind).execute()
  const token = newToken()
  await db
    .insertInto('email_token')
    .values({
      id: newId(),
      user_id: userId,
      kind,
      token_hash: tokenHash(token),
      expires_at: sql<string>`now() + make_interval(hours => ${TOKEN_HOURS[kind]})`,
    })
    .execute()
  return token
}

/** True while a token is good; looking does not use it up. */
export async function isTokenGood(tx: Tx, token: string, kind: Kind): Promise<boolean> {
  const row = await tables<SignInTables>(tx)
    .selectFrom('email_token')
    .select('id')
    .where('token_hash', '=', tokenHash(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses a token up and tells whose it was; nothing when it is unknown, used or too old. */
export async function useToken(tx: Tx, token: string, kind: Kind): Promise<string | undefined> {
  const used = await tables<SignInTables>(tx)
    .updateTable('email_token')
    .set({ used_at: sql<string>`now()` })
    .where('token_hash', '=', tokenHash(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('user_id')
    .executeTakeFirst()
  return used?.user_id
}

/** Tells whose token it was, if it was used: a link opened twice is not a failure. */
export async function usedTokenOf(tx: Tx, token: string, kind: Kind): Promise<string | undefined> {
  const row = await tables<SignInTables>(tx)
    .selectFrom('email_token')
    .select('user_id')
    .where('token_hash', '=', tokenHash(token))
    .where('kind', '=', kind)
    .where('used_at', 'is not', null)
    .executeTakeFirst()
  return row?.user_id
}
