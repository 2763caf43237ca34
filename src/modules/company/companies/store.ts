import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { fileOf } from '#kit/files/of-owner.ts'
import { newId } from '#kit/id.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import type { ListSource } from '#kit/list/source.ts'
import { masterSource } from '#kit/record/serve-record.ts'
import { companyRecord } from '#modules/company/companies/company.record.ts'
import type { PaymentTerm } from '#modules/company/companies/contract.ts'
import type { CompaniesTables } from '#modules/company/companies/tables.ts'

const own = (tx: Tx) => tables<CompaniesTables>(tx)

/** The list of our companies, each with its logo. */
export function companySource(actor: Actor, asked: ListAsked): ListSource {
  return masterSource(companyRecord, actor, asked, {
    at: { logoFileId: fileOf({ subject: 'perusahaan', owner: sql.ref('t.id'), slot: 'logo' }) },
  })
}

/** A company's row. */
export async function companyRow(tx: Tx, id: string) {
  return own(tx).selectFrom('company').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function bankAccountsOf(tx: Tx, companyId: string) {
  return own(tx)
    .selectFrom('company_bank_account')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('line_no')
    .execute()
}

export async function signatoriesOf(tx: Tx, companyId: string) {
  return own(tx)
    .selectFrom('company_signatory')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('line_no')
    .execute()
}

export async function sbuOf(tx: Tx, companyId: string) {
  return own(tx)
    .selectFrom('company_sbu')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('valid_until', 'desc')
    .execute()
}

/** Whether a document already bears a number of this company. */
export async function hasNumbers(tx: Tx, companyId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select 1 from document_counter where company_id = ${companyId}) as has
  `.execute(own(tx))
  return rows[0]?.has ?? false
}

/** Whether there is any company yet. */
export async function hasAnyCompany(tx: Tx): Promise<boolean> {
  const row = await own(tx).selectFrom('company').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

/** Takes the mark of the default company from whichever has it. */
export async function clearDefault(tx: Tx): Promise<void> {
  await own(tx).updateTable('company').set({ is_default: false }).where('is_default', '=', true).execute()
}

/** Puts a person who works in no company into this one. */
export async function adoptCompany(tx: Tx, actor: Actor, companyId: string): Promise<void> {
  await sql`update session set company_id = ${companyId} where id = ${actor.sessionId} and company_id is null`.execute(
    own(tx),
  )
  await sql`update app_user set default_company_id = ${companyId} where id = ${actor.userId} and default_company_id is null`.execute(
    own(tx),
  )
}

/** The open payment terms of a company, shortest first. */
export async function termsOf(tx: Tx, companyId: string): Promise<PaymentTerm[]> {
  return own(tx)
    .selectFrom('payment_term')
    .select(['id', 'name', 'days'])
    .where('company_id', '=', companyId)
    .where('archived_at', 'is', null)
    .orderBy('days')
    .orderBy('name')
    .execute()
}

/** One payment term, archived or not. */
export async function termRow(tx: Tx, companyId: string, id: string): Promise<PaymentTerm | undefined> {
  return own(tx)
    .selectFrom('payment_term')
    .select(['id', 'name', 'days'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Adds payment terms; those of a name already there stay as they are. Answers the added ones. */
export async function insertTerms(
  tx: Tx,
  companyId: string,
  terms: readonly { name: string; days: number }[],
  by: string | null = null,
) {
  const rows = terms.map(({ name, days }) => ({
    id: newId(),
    company_id: companyId,
    name,
    days,
    created_by: by,
    updated_by: by,
    archived_at: null,
  }))
  return own(tx)
    .insertInto('payment_term')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['company_id', 'name']).doNothing())
    .returning(['id', 'name', 'days'])
    .execute()
}
