import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import type { BankAccount } from '#modules/parties/suppliers/contract.ts'
import type { SupplierTables } from '#modules/parties/suppliers/tables.ts'

const own = (tx: Tx) => tables<SupplierTables>(tx)

/** A wish to change bank accounts, with what it was and shall be. */
export async function insertChange(
  tx: Tx,
  actor: Actor,
  change: { supplierId: string; before: readonly BankAccount[]; after: readonly BankAccount[] },
): Promise<void> {
  await own(tx)
    .insertInto('supplier_bank_change')
    .values({
      id: newId(),
      company_id: actor.companyId,
      supplier_id: change.supplierId,
      accounts_before: JSON.stringify(change.before),
      accounts_after: JSON.stringify(change.after),
      asked_by: actor.userId,
      asked_by_name: actor.name,
    })
    .execute()
}

/** Puts aside the wish that still waits, if any. */
export async function replaceWaiting(tx: Tx, actor: Actor, supplierId: string): Promise<void> {
  await own(tx)
    .updateTable('supplier_bank_change')
    .set({ state: 'diganti', ...decidedBy(actor) })
    .where('company_id', '=', actor.companyId)
    .where('supplier_id', '=', supplierId)
    .where('state', '=', 'menunggu')
    .execute()
}

/** The wish that waits for a second person. */
export async function waitingRow(tx: Tx, companyId: string, supplierId: string) {
  const row = await own(tx)
    .selectFrom('supplier_bank_change')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('supplier_id', '=', supplierId)
    .where('state', '=', 'menunggu')
    .executeTakeFirst()
  return row && typed(row)
}

/** One wish, held until it is decided. */
export async function lockChange(tx: Tx, companyId: string, { id, supplierId }: { id: string; supplierId: string }) {
  const row = await own(tx)
    .selectFrom('supplier_bank_change')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('supplier_id', '=', supplierId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return typed(found(row))
}

/** Writes who decided, and how. */
export async function decideChange(
  tx: Tx,
  actor: Actor,
  { id, state, reason }: { id: string; state: 'disetujui' | 'ditolak'; reason: string | null },
): Promise<void> {
  await own(tx)
    .updateTable('supplier_bank_change')
    .set({ state, reason, ...decidedBy(actor) })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute()
}

function decidedBy(actor: Actor) {
  return { decided_by: actor.userId, decided_by_name: actor.name, decided_at: sql<string>`now()` }
}

// Safe: insertChange is the only writer of the two lists.
function typed<R extends { accounts_before: unknown; accounts_after: unknown }>(row: R) {
  return {
    ...row,
    accounts_before: row.accounts_before as readonly BankAccount[],
    accounts_after: row.accounts_after as readonly BankAccount[],
  }
}
