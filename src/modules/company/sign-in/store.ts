import { sql } from 'kysely'
import { newToken, tokenHash } from '#kit/access/secret-token.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { settingOf } from '#modules/company/accounts/setting-store.ts'
import type { SignInOutcome } from '#modules/company/sign-in/outcome.ts'
import type { SignInTables } from '#modules/company/sign-in/tables.ts'

/** Where a call comes from. */
export interface From {
  readonly ip: string
  readonly userAgent: string
}

/** Days a trusted browser skips the code. */
export const TRUST_DAYS = 30

/** Writes down what happened at the door; an unknown email leaves a line without a person. */
export async function noteEvent(tx: Tx, outcome: SignInOutcome, userId: string | null, from: From): Promise<void> {
  await tables<SignInTables>(tx)
    .insertInto('sign_in_event')
    .values({ id: newId(), user_id: userId, outcome, ip: from.ip, user_agent: from.userAgent })
    .execute()
}

/** What happened at the door with somebody's account, the newest first; from the one before a known one on. */
export async function eventsOf(
  tx: Tx,
  asked: { readonly userId: string; readonly before: string | undefined; readonly most: number },
): Promise<{ id: string; outcome: SignInOutcome; ip: string; user_agent: string; at: string }[]> {
  const { userId, before, most } = asked
  return tables<SignInTables>(tx)
    .selectFrom('sign_in_event')
    .select(['id', 'outcome', 'ip', 'user_agent', 'at'])
    .where('user_id', '=', userId)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(at, id) < (select e.at, e.id from sign_in_event e where e.id = ${before} and e.user_id = ${userId})`,
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

/** Tells whether a person who signed in before does so from a browser they never used; its updates do not count. */
export async function isNewDevice(tx: Tx, userId: string, userAgent: string): Promise<boolean> {
  const found = await sql<{ before: number; same: number }>`
    select count(*)::int as before, count(*) filter (
        where regexp_replace(user_agent, '[0-9.]+', '', 'g') = regexp_replace(${userAgent}, '[0-9.]+', '', 'g'))::int as same
    from sign_in_event
    where user_id = ${userId} and outcome = 'signed-in' and at > now() - interval '180 days'`.execute(tables(tx))
  const row = found.rows[0]
  return row !== undefined && row.before > 0 && row.same === 0
}

/** The addresses from which a person signed in lately, the newest first. */
export async function signedInAddresses(tx: Tx, userId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ ip: string }>`
    select ip from sign_in_event
    where user_id = ${userId} and outcome = 'signed-in' and at > now() - interval '90 days'
    order by at desc limit 200`.execute(tables(tx))
  return rows.map(({ ip }) => ip)
}

export async function isTrusted(tx: Tx, userId: string, token: string): Promise<boolean> {
  const row = await tables<SignInTables>(tx)
    .selectFrom('trusted_device')
    .select('id')
    .where('token_hash', '=', tokenHash(token))
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()
  return row !== undefined
}

/** Trusts a browser; the token goes into its cookie. */
export async function trustDevice(tx: Tx, userId: string, userAgent: string): Promise<string> {
  const token = newToken()
  await tables<SignInTables>(tx)
    .insertInto('trusted_device')
    .values({
      id: newId(),
      user_id: userId,
      token_hash: tokenHash(token),
      user_agent: userAgent,
      expires_at: sql<string>`now() + make_interval(days => ${TRUST_DAYS})`,
    })
    .execute()
  return token
}

/** The browsers a person trusted and that still skip the code. */
export async function trustedOf(tx: Tx, userId: string) {
  return tables<SignInTables>(tx)
    .selectFrom('trusted_device')
    .select(['id', 'user_agent', 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()
}

/** Forgets one trusted browser of a person; false when it is not theirs. */
export async function dropOneTrust(tx: Tx, userId: string, id: string): Promise<boolean> {
  const gone = await tables<SignInTables>(tx)
    .deleteFrom('trusted_device')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

/** Forgets every trusted browser of a person. */
export async function dropTrust(tx: Tx, userId: string): Promise<void> {
  await tables<SignInTables>(tx).deleteFrom('trusted_device').where('user_id', '=', userId).execute()
}

/** Ends sessions of a person, all or all but one. */
export async function endSessions(tx: Tx, userId: string, except?: string): Promise<void> {
  const query = tables<SignInTables>(tx).deleteFrom('session').where('user_id', '=', userId)
  await (except === undefined ? query : query.where('id', '<>', except)).execute()
}

/** Ends one session, whosever it is: for signing out. */
export async function dropSession(tx: Tx, id: string): Promise<void> {
  await tables<SignInTables>(tx).deleteFrom('session').where('id', '=', id).execute()
}

/** Deletes what is over: sessions, codes, links, trust and old events. */
export async function sweepSignIn(tx: Tx): Promise<void> {
  const days = await settingOf(tx, 'sign-in.log-days')
  for (const statement of [
    sql`delete from session where idle_until < now() or expires_at < now()`,
    sql`delete from login_code where expires_at < now() - interval '1 day'`,
    sql`delete from email_token where expires_at < now() - interval '7 days'`,
    sql`delete from trusted_device where expires_at < now()`,
    sql`delete from sign_in_event where at < now() - make_interval(days => ${days}::int)`,
  ]) {
    await statement.execute(tables(tx))
  }
}
