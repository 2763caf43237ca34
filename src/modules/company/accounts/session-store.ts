import { sql } from 'kysely'
import { countAttempt, addressOf, type Limit } from '#kit/access/rate-limit.ts'
import { isToken, newToken, tokenHash } from '#kit/access/secret-token.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { LiveSession, SessionSource } from '#kit/http/session.ts'
import { newId } from '#kit/id.ts'
import { actorFrom, type SessionRow } from '#modules/company/accounts/actor-from.ts'
import { settingOf } from '#modules/company/accounts/setting-store.ts'
import type { AccountTables } from '#modules/company/accounts/tables.ts'

/** Where the call comes from. */
export interface From {
  readonly ip: string
  readonly userAgent: string
}

const NEW_SESSIONS: Limit = { name: 'session.begin', most: 2000, seconds: 600 }

/** Minutes a given second factor lasts for sensitive acts. */
const FACTOR_MINUTES = 10

/** How the door finds and begins sessions. */
export const sessionSource: SessionSource = {
  async find(tx, token, how) {
    const row = isToken(token) ? await sessionByHash(tx, tokenHash(token)) : undefined
    if (!row) return undefined
    if (row.is_stale && !how?.isLooking) await touch(tx, row.id)
    return { id: row.id, csrf: row.csrf_secret, actor: actorFrom(row) }
  },
  async begin(tx, from) {
    await countAttempt(tx, NEW_SESSIONS, addressOf(from.ip))
    return insertSession(tx, from, null)
  },
}

/** Gives a person a new session in place of the one they came with, so that an id planted earlier is worth nothing. */
export async function signInSession(
  tx: Tx,
  from: From,
  who: { userId: string; companyId: string | null; oldSessionId: string | undefined },
): Promise<{ token: string; session: LiveSession }> {
  if (who.oldSessionId)
    await tables<AccountTables>(tx).deleteFrom('session').where('id', '=', who.oldSessionId).execute()
  return insertSession(tx, from, who)
}

/** Finds a live session with user, rights, scope and company: one indexed query. */
async function sessionByHash(tx: Tx, hash: Buffer): Promise<SessionRow | undefined> {
  const found = await sql<SessionRow>`
    select s.id, s.csrf_secret, s.company_id, s.last_seen_at < now() - interval '1 minute' as is_stale,
      u.id as user_id, u.name, u.email, u.status,
      u.scope_companies, u.scope_warehouses, u.scope_projects, u.own_only,
      c.zone, case when not c.is_active then c.name end as closed_company, r.is_owner, r.permissions, r.role_ids,
      p.name as preview_role, p.is_owner as preview_is_owner, p.permissions as preview_permissions,
      s.preview_own_only, s.preview_warehouses, s.preview_projects,
      s.preview_companies, s.preview_of,
      f.user_id is not null and coalesce(s.second_factor_at < now() - make_interval(mins => ${FACTOR_MINUTES}), true)
        as is_factor_due
    from session s
    left join app_user u on u.id = s.user_id
    left join company c on c.id = s.company_id and c.archived_at is null
    left join lateral (
      select string_agg(t.name, ', ' order by t.name) as name, bool_or(t.is_owner) as is_owner,
        string_agg(array_to_string(t.permissions, ','), ',') as permissions
      from role t where s.preview_role_id is not null and (t.id = s.preview_role_id or t.id = any (s.preview_more_roles))
    ) p on true
    left join second_factor f on f.user_id = s.user_id and f.confirmed_at is not null
    left join lateral (
      select coalesce(bool_or(role.is_owner), false) as is_owner,
        coalesce(string_agg(array_to_string(role.permissions, ','), ','), '') as permissions,
        coalesce(string_agg(role.id::text, ','), '') as role_ids
      from user_role join role on role.id = user_role.role_id
      where user_role.user_id = s.user_id
    ) r on true
    where s.token_hash = ${hash} and s.idle_until > now() and s.expires_at > now()`.execute(tables(tx))
  return found.rows[0]
}

// At most once a minute a session, so that reading does not become writing.
async function touch(tx: Tx, id: string): Promise<void> {
  const hours = await settingOf(tx, 'session.idle-hours')
  await sql`
    update session set last_seen_at = now(), idle_until = least(now() + make_interval(hours => ${hours}), expires_at)
    where id = ${id} and last_seen_at < now() - interval '1 minute'`.execute(tables(tx))
}

async function insertSession(
  tx: Tx,
  from: From,
  who: { userId: string; companyId: string | null } | null,
): Promise<{ token: string; session: LiveSession }> {
  const token = newToken()
  const csrf = newToken()
  const id = newId()
  const [hours, days] = [await settingOf(tx, 'session.idle-hours'), await settingOf(tx, 'session.absolute-days')]
  await tables<AccountTables>(tx)
    .insertInto('session')
    .values({
      id,
      token_hash: tokenHash(token),
      csrf_secret: csrf,
      user_id: who?.userId ?? null,
      company_id: who?.companyId ?? null,
      ip: from.ip,
      user_agent: from.userAgent,
      idle_until: sql<string>`now() + make_interval(hours => ${hours})`,
      expires_at: sql<string>`now() + make_interval(days => ${days})`,
    })
    .execute()
  return { token, session: { id, csrf, actor: undefined } }
}

/** A session as its person sees it. */
export interface OwnSession {
  readonly id: string
  readonly ip: string
  readonly user_agent: string
  readonly created_at: string
  readonly last_seen_at: string
}

/** Lists a person's live sessions, the latest used first. */
export async function ownSessions(tx: Tx, userId: string): Promise<OwnSession[]> {
  return tables<AccountTables>(tx)
    .selectFrom('session')
    .select(['id', 'ip', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('idle_until', '>', sql<string>`now()`)
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute()
}

/** Ends one session of a person; false when it is not theirs. */
export async function endOwnSession(tx: Tx, userId: string, id: string): Promise<boolean> {
  const ended = await tables<AccountTables>(tx)
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}
