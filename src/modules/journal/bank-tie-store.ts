import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'

/** The cash account of each bank account that has one. */
export async function tiedAccounts(tx: Tx, companyId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ bank: string; cash: string }>`
    select company_bank_account_id as bank, id as cash from cash_account
    where company_id = ${companyId} and company_bank_account_id is not null and archived_at is null
  `.execute(tables(tx))
  return new Map(rows.map(({ bank, cash }) => [bank, cash]))
}

/** Ties a cash account to a bank account, which leaves the one it had. */
export async function writeTie(
  tx: Tx,
  companyId: string,
  tie: {
    readonly cashAccountId: string
    readonly bankAccountId: string
    readonly name: string
    readonly bank: string
    readonly accountNo: string
    readonly holder: string
  },
): Promise<void> {
  await sql`
    update cash_account set company_bank_account_id = null where company_id = ${companyId}
      and company_bank_account_id = ${tie.bankAccountId} and id <> ${tie.cashAccountId}
  `.execute(tables(tx))
  await sql`
    update cash_account set company_bank_account_id = ${tie.bankAccountId}, name = ${tie.name}, bank = ${tie.bank},
      account_no = ${tie.accountNo}, holder = ${tie.holder}
    where company_id = ${companyId} and id = ${tie.cashAccountId}
  `.execute(tables(tx))
}
