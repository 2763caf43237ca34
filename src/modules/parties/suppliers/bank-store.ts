import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { seenBy } from '#kit/record/rows.ts'
import type { BankAccount } from '#modules/parties/suppliers/contract.ts'
import { supplierRecord } from '#modules/parties/suppliers/supplier.record.ts'
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

/** A wish that waits, and whose accounts it changes. */
export interface WaitingChange {
  readonly id: string
  readonly supplierId: string
  readonly name: string
  readonly askedBy: string
  readonly askedAt: string
}

/** The wishes that wait, on suppliers this person may see, the oldest first; `count` is of all of them. */
export async function waitingChanges(
  tx: Tx,
  actor: Actor,
  asked: { readonly alsoOwn: boolean; readonly most: number },
): Promise<{ readonly rows: readonly WaitingChange[]; readonly count: number }> {
  const { rows } = await sql<WaitingChange & { count: number }>`
    select c.id, c.supplier_id as "supplierId", t.name, c.asked_by_name as "askedBy", c.asked_at as "askedAt",
      (count(*) over ())::int as count
    from supplier_bank_change c join supplier t on t.company_id = c.company_id and t.id = c.supplier_id
    where c.company_id = ${actor.companyId} and c.state = 'menunggu' and ${seenBy(supplierRecord, actor)}
      and (${asked.alsoOwn}::boolean or c.asked_by <> ${actor.userId})
    order by c.asked_at, c.id limit ${asked.most}
  `.execute(own(tx))
  return { rows, count: rows[0]?.count ?? 0 }
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
