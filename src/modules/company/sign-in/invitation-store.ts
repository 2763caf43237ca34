import { sql } from 'kysely'
import type { Scope } from '#kit/access/actor.ts'
import { newToken, tokenHash } from '#kit/access/secret-token.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { rowsWithin } from '#modules/company/accounts/rows-within.ts'
import type { SignInTables } from '#modules/company/sign-in/tables.ts'

/** Hours an invitation is good for. */
export const INVITATION_HOURS = 72

/** An invitation as the invited person and the list see it. */
export interface InvitationRow {
  readonly id: string
  readonly email: string
  readonly name: string | null
  readonly role_id: string
  readonly role: string
  readonly company_id: string | null
  readonly company: string | null
  readonly legal_form: string | null
  readonly scope_companies: string[] | null
  readonly scope_warehouses: string[] | null
  readonly scope_projects: string[] | null
  readonly own_only: boolean
  readonly invited_by: string
  readonly created_at: string
  readonly expires_at: string
  readonly accepted_at: string | null
  readonly revoked_at: string | null
  readonly is_expired: boolean
}

/** What the one who invites decides. */
export interface NewInvitation {
  readonly email: string
  readonly name: string | null
  readonly roleId: string
  readonly companyId: string | null
  readonly scope: {
    readonly companies: readonly string[] | null
    readonly warehouses: readonly string[] | null
    readonly projects: readonly string[] | null
    readonly ownOnly: boolean
  }
}

/** Writes an invitation; an earlier open one to the same address is withdrawn. */
export async function insertInvitation(
  tx: Tx,
  given: NewInvitation,
  by: string,
): Promise<{ id: string; token: string }> {
  const db = tables<SignInTables>(tx)
  await db
    .updateTable('invitation')
    .set({ revoked_at: sql<string>`now()` })
    .where('email', '=', given.email)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
  const [id, token] = [newId(), newToken()]
  const list = (ids: readonly string[] | null) => (ids ? [...ids] : null)
  await db
    .insertInto('invitation')
    .values({
      id,
      email: given.email,
      name: given.name,
      role_id: given.roleId,
      company_id: given.companyId,
      scope_companies: list(given.scope.companies),
      scope_warehouses: list(given.scope.warehouses),
      scope_projects: list(given.scope.projects),
      own_only: given.scope.ownOnly,
      token_hash: tokenHash(token),
      invited_by: by,
      expires_at: sql<string>`now() + make_interval(hours => ${INVITATION_HOURS})`,
    })
    .execute()
  return { id, token }
}

function invitations(tx: Tx) {
  return tables<SignInTables>(tx)
    .selectFrom('invitation')
    .leftJoin('role', 'role.id', 'invitation.role_id')
    .innerJoin('app_user', 'app_user.id', 'invitation.invited_by')
    .leftJoin('company', 'company.id', 'invitation.company_id')
    .selectAll('invitation')
    .select([
      sql<string>`coalesce(role.name, '')`.as('role'),
      'app_user.name as invited_by',
      'company.name as company',
      'company.legal_form',
    ])
    .select(sql<boolean>`invitation.expires_at <= now()`.as('is_expired'))
}

/** Finds an invitation by its token, whatever became of it. */
export async function invitationByToken(tx: Tx, token: string): Promise<InvitationRow | undefined> {
  return invitations(tx).where('invitation.token_hash', '=', tokenHash(token)).executeTakeFirst()
}

/** Lists the invitations into a scope, the newest first. */
export async function recentInvitations(tx: Tx, scope: Scope): Promise<InvitationRow[]> {
  return invitations(tx)
    .where(rowsWithin(scope, 'invitation'))
    .orderBy('invitation.created_at', 'desc')
    .limit(200)
    .execute()
}

/** Uses an invitation up; false when it was used, withdrawn or is too old. */
export async function useInvitation(tx: Tx, id: string): Promise<boolean> {
  const used = await tables<SignInTables>(tx)
    .updateTable('invitation')
    .set({ accepted_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Finds one that still waits for its person, its day past or not, and holds it. */
export async function lockOpenInvitation(tx: Tx, id: string): Promise<InvitationRow | undefined> {
  return invitations(tx)
    .where('invitation.id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .forUpdate('invitation')
    .executeTakeFirst()
}

/** Finds the one that waits for the person of an address, and holds it. */
export async function openInvitationTo(tx: Tx, email: string): Promise<InvitationRow | undefined> {
  return invitations(tx)
    .where('invitation.email', '=', email)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .forUpdate('invitation')
    .executeTakeFirst()
}

/** Gives it a new link and its whole time again, in the name of who sends it; the link of before leads nowhere. */
export async function renewInvitation(tx: Tx, id: string, by: string): Promise<string> {
  const token = newToken()
  await tables<SignInTables>(tx)
    .updateTable('invitation')
    .set({
      token_hash: tokenHash(token),
      invited_by: by,
      created_at: sql<string>`now()`,
      expires_at: sql<string>`now() + make_interval(hours => ${INVITATION_HOURS})`,
    })
    .where('id', '=', id)
    .execute()
  return token
}

/** Withdraws an open invitation; false when there is none. */
export async function withdrawInvitation(tx: Tx, id: string): Promise<boolean> {
  const row = await tables<SignInTables>(tx)
    .updateTable('invitation')
    .set({ revoked_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
