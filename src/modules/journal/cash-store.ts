import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import { accounts } from '#modules/journal/accounts.ts'
import type { JournalTables } from '#modules/journal/tables.ts'

/** Where money is received and paid from. */
export interface CashAccount {
  readonly id: string
  readonly kind: 'kas' | 'bank'
  readonly name: string
  readonly bank: string | null
  readonly accountNo: string | null
  readonly holder: string | null
  /** Its own account in the ledger. */
  readonly accountCode: string
}

const db = (tx: Tx) => tables<JournalTables>(tx)

function inUse(tx: Tx, companyId: string) {
  return db(tx)
    .selectFrom('cash_account')
    .select(['id', 'kind', 'name', 'bank', 'account_no as accountNo', 'holder', 'account_code as accountCode'])
    .where('company_id', '=', companyId)
    .where('archived_at', 'is', null)
}

/** Where only certain documents put money: on sites, and on giros. */
const APART = [accounts.siteFloat, accounts.giroReceived, accounts.giroGiven]

/** Those not archived, in the order of the ledger; without what lies on sites and what a bank has not paid yet. */
export async function listCashAccounts(tx: Tx, companyId: string): Promise<CashAccount[]> {
  return inUse(tx, companyId).where('account_code', 'not in', APART).orderBy('account_code').execute()
}

/** One of them. */
export async function cashAccountById(tx: Tx, companyId: string, id: string): Promise<CashAccount | undefined> {
  const open = inUse(tx, companyId).where('account_code', 'not in', APART)
  return open.where('id', '=', id).executeTakeFirst()
}

/** The one that all floats of sites lie in; a company that never gave any has none. */
export async function siteCashAccount(tx: Tx, companyId: string): Promise<CashAccount | undefined> {
  return keptCashAccount(tx, companyId, accounts.siteFloat)
}

/** The one of an account of the ledger; undefined where the company never opened it. */
export async function keptCashAccount(tx: Tx, companyId: string, code: string): Promise<CashAccount | undefined> {
  return inUse(tx, companyId).where('account_code', '=', code).executeTakeFirst()
}

/** Opens the next free account of the same hundred: 1-1201 after 1-1200. */
export async function openLedgerAccount(
  tx: Tx,
  asked: { id: string; companyId: string; by: string; under: string; name: string },
): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    insert into account (id, company_id, code, name, normal, created_by, updated_by)
    select ${asked.id}::uuid, ${asked.companyId}::uuid,
      left(${asked.under}::text, 4) || lpad((max(right(code, 2)::int) + 1)::text, 2, '0'),
      ${asked.name}::text, 'debit', ${asked.by}::uuid, ${asked.by}::uuid
    from account where company_id = ${asked.companyId} and left(code, 4) = left(${asked.under}::text, 4)
    returning code
  `.execute(db(tx))
  const code = rows[0]?.code
  if (code === undefined) throw new Error(`no account ${asked.under} to open another beside`)
  return code
}

/** Saves a cash account. */
export async function insertCashAccount(
  tx: Tx,
  who: { companyId: string; by: string },
  account: CashAccount,
): Promise<void> {
  await sql`
    insert into cash_account (id, company_id, kind, name, bank, account_no, holder, account_code, created_by, updated_by)
    values (${account.id}, ${who.companyId}, ${account.kind}, ${account.name}, ${account.bank}, ${account.accountNo},
      ${account.holder}, ${account.accountCode}, ${who.by}, ${who.by})
  `.execute(db(tx))
}
