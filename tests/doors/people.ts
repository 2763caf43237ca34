import { sql } from 'kysely'
import type { Database } from '#kit/db/database.ts'
import { tables } from '#kit/db/tx.ts'
import { SESSION_COOKIE, XSRF_COOKIE } from '#kit/http/session.ts'
import { newId } from '#kit/id.ts'
import { signInSession } from '#modules/company/accounts/session-store.ts'

/** The cookies of somebody signed in. */
export type Jar = Map<string, string>

/** Makes a company of its own; gives its id. */
export async function aCompany(db: Database, name: string): Promise<string> {
  const id = newId()
  await sql`insert into company (id, name, short_code) values (${id}, ${name}, ${name.slice(-6).toUpperCase()})`.execute(
    tables(db.read),
  )
  return id
}

/** Signs in somebody new with exactly these permissions, working in a company (perhaps only in some); without the way through the mail. */
export async function someoneWith(
  db: Database,
  companyId: string,
  permissions: readonly string[],
  companies?: readonly string[],
): Promise<Jar> {
  const [userId, roleId] = [newId(), newId()]
  return db.withTx(async (tx) => {
    const here = tables(tx)
    await sql`insert into app_user (id, email, name, password_hash, status, scope_companies)
      values (${userId}, ${`${userId}@contoh.co.id`}, 'Seseorang', 'x', 'active', ${companies ? [...companies] : null}::uuid[])`.execute(
      here,
    )
    await sql`insert into role (id, name, permissions) values (${roleId}, ${`peran ${roleId}`}, ${[...permissions]})`.execute(
      here,
    )
    await sql`insert into user_role (user_id, role_id) values (${userId}, ${roleId})`.execute(here)
    const from = { ip: '10.0.0.1', userAgent: 'tests' }
    const { token, session } = await signInSession(tx, from, { userId, companyId, oldSessionId: undefined })
    return new Map([
      [SESSION_COOKIE, token],
      [XSRF_COOKIE, session.csrf],
    ])
  })
}
