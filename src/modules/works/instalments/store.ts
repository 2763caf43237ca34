import { sql } from 'kysely'
import { money } from '#ground/money.ts'
import { percent, percentText, type Percent } from '#ground/percent.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import type { ContractSeen } from '#modules/sales/face.ts'
import { own } from '../store.ts'
import type { AgreedInstalment, InstalmentShare } from './rules.ts'

/** An instalment of a contract with what became of it. */
export interface KeptInstalment extends AgreedInstalment {
  readonly id: string
  /** Null while it is not billed: never, or its invoice was voided. */
  readonly taken: InstalmentShare | null
  readonly isOpened: boolean
  readonly invoice: { readonly id: string; readonly number: string | null } | null
}

/** Reads the instalments of a contract in their order; none where it is billed by progress. */
export async function instalmentsOf(
  tx: Tx,
  companyId: string,
  of: { readonly projectId: string; readonly seen: Pick<ContractSeen, 'invoices'> },
): Promise<KeptInstalment[]> {
  const rows = await own(tx)
    .selectFrom('project_instalment')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('project_id', '=', of.projectId)
    .orderBy('position')
    .execute()
  const standing = new Map(of.seen.invoices.filter((one) => one.state !== 'void').map((one) => [one.id, one]))
  return rows.map((row) => {
    const invoice = row.invoice_id === null ? undefined : standing.get(row.invoice_id)
    const isTaken = (row.is_opened || invoice !== undefined) && row.amount !== null && row.basis !== null
    return {
      ...{ id: row.id, name: row.name, percent: percent(row.percent), dueBy: row.due_by, dueOn: row.due_on },
      duePercent: row.due_percent === null ? null : percent(row.due_percent),
      ...{ expectedOn: row.expected_on, documents: row.documents, isOpened: row.is_opened },
      taken: isTaken ? { amount: money(row.amount ?? 0n), basis: money(row.basis ?? 0n) } : null,
      invoice: invoice ? { id: invoice.id, number: invoice.number } : null,
    }
  })
}

/** Writes the instalments of a contract anew; none: it is billed by progress. */
export async function replaceInstalments(
  tx: Tx,
  companyId: string,
  of: { readonly projectId: string; readonly rows: readonly AgreedInstalment[] },
): Promise<void> {
  const table = own(tx).deleteFrom('project_instalment').where('company_id', '=', companyId)
  await table.where('project_id', '=', of.projectId).execute()
  const text = (share: Percent | null) => (share === null ? null : percentText(share))
  const rows = of.rows.map((row, at) => ({
    ...{ company_id: companyId, id: newId(), project_id: of.projectId, position: at + 1, name: row.name },
    ...{ percent: percentText(row.percent), due_by: row.dueBy, due_percent: text(row.duePercent), due_on: row.dueOn },
    ...{ expected_on: row.expectedOn, documents: row.documents },
  }))
  await insertRows(tx, 'project_instalment', rows)
}

/** Keeps what an instalment was billed at, by an invoice or before the books began. */
export async function takeInstalment(
  tx: Tx,
  companyId: string,
  of: InstalmentShare & { readonly id: string; readonly invoiceId: string | null },
): Promise<void> {
  await own(tx)
    .updateTable('project_instalment')
    .set({ amount: of.amount, basis: of.basis, invoice_id: of.invoiceId, is_opened: of.invoiceId === null })
    .where('company_id', '=', companyId)
    .where('id', '=', of.id)
    .execute()
}

/** Makes the instalments that were billed before the books began free again. */
export async function freeOpenedInstalments(tx: Tx, companyId: string, projectId: string): Promise<void> {
  await own(tx)
    .updateTable('project_instalment')
    .set({ amount: null, basis: null, is_opened: false })
    .where('company_id', '=', companyId)
    .where('project_id', '=', projectId)
    .where('is_opened', '=', true)
    .execute()
}

/** Holds the contract of a project until commit, so that an instalment is billed once and a plan not changed meanwhile. */
export async function holdContract(tx: Tx, companyId: string, projectId: string): Promise<void> {
  await sql`
    select from project_contract where company_id = ${companyId} and project_id = ${projectId} for update
  `.execute(own(tx))
}
