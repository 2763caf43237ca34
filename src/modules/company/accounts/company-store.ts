import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import { fileOf } from '#kit/files/of-owner.ts'
import { newId } from '#kit/id.ts'
import type { AccountTables } from '#modules/company/accounts/tables.ts'

/** A company a person may work in. */
export interface OwnCompanyRow {
  readonly id: string
  readonly name: string
  readonly shortCode: string
  readonly legalForm: string
  readonly city: string | null
  /** File id of its logo. */
  readonly logo: string | null
  /** False once it was closed: it is read, and nothing is written in it. */
  readonly isActive: boolean
}

const logo = fileOf({ subject: 'perusahaan', owner: sql.ref('company.id'), slot: 'logo' }).$castTo<string | null>()

/** Lists the companies within a scope: open ones before closed ones, the default one first. */
export async function companiesWithin(tx: Tx, scope: 'all' | readonly string[] | null): Promise<OwnCompanyRow[]> {
  return tables<AccountTables>(tx)
    .selectFrom('company')
    .select([
      'id',
      'name',
      'short_code as shortCode',
      'legal_form as legalForm',
      'city',
      logo.as('logo'),
      'is_active as isActive',
    ])
    .where('archived_at', 'is', null)
    .$if(scope !== 'all' && scope !== null, (query) =>
      query.where(sql<boolean>`id = any (${scope === 'all' || scope === null ? [] : [...scope]}::uuid[])`),
    )
    .orderBy('is_active', 'desc')
    .orderBy('is_default', 'desc')
    .orderBy('name')
    .execute()
}

/** Those in which somebody may begin. */
export async function openCompaniesWithin(tx: Tx, scope: 'all' | readonly string[] | null): Promise<OwnCompanyRow[]> {
  return (await companiesWithin(tx, scope)).filter(({ isActive }) => isActive)
}

/** Opens the first company of an installation from the name somebody typed at registration. */
export async function insertFirstCompany(
  tx: Tx,
  company: { name: string; legalForm: string; shortCode: string },
): Promise<string> {
  const id = newId()
  await tables<AccountTables>(tx)
    .insertInto('company')
    .values({
      id,
      name: company.name,
      short_code: company.shortCode,
      legal_form: company.legalForm,
      is_default: true,
      created_by: null,
    })
    .execute()
  return id
}

/** Moves a session, and the next sign-in, to another company; a closed one is looked into, and nobody begins there. */
export async function moveSession(
  tx: Tx,
  who: { sessionId: string; userId: string },
  { id, isActive }: OwnCompanyRow,
): Promise<void> {
  const db = tables<AccountTables>(tx)
  await db.updateTable('session').set({ company_id: id }).where('id', '=', who.sessionId).execute()
  if (!isActive) return
  await db.updateTable('app_user').set({ default_company_id: id }).where('id', '=', who.userId).execute()
}

/** Puts who stands in a company that is ended into the first one they may open; in none only where there is none. */
export async function leaveCompany(tx: Tx, companyId: string): Promise<void> {
  await sql`
    update session s set company_id = (
      select c.id from company c join app_user u on u.id = s.user_id
      where c.is_active and c.archived_at is null and c.id <> ${companyId}
        and (u.scope_companies is null or c.id = any (u.scope_companies))
      order by c.is_default desc, c.name limit 1
    )
    where s.company_id = ${companyId}
  `.execute(tables(tx))
  await sql`update app_user set default_company_id = null where default_company_id = ${companyId}`.execute(tables(tx))
}
