import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Saved } from '#kit/record/endpoints.ts'
import { readRow } from '#kit/record/rows.ts'
import { setColumns } from '#kit/record/verbs.ts'
import { supplierRecord } from '#modules/parties/suppliers/supplier.record.ts'

/** Stops new purchases from a supplier; payments go on. */
export function blockSupplier(tx: Tx, actor: Actor, asked: Saved & { reason: string }): Promise<Saved> {
  const { reason } = asked
  return setColumns(tx, actor, supplierRecord, asked, {
    act: 'block',
    values: { status: 'diblokir', blocked_reason: reason },
    reason,
  })
}

/** Lets us buy again from a blocked supplier; one that nobody has approved yet waits again. */
export async function unblockSupplier(tx: Tx, actor: Actor, asked: Saved): Promise<Saved> {
  const row = await readRow(tx, supplierRecord, actor, asked.id, true)
  const status = row['approved_at'] === null ? 'menunggu' : 'aktif'
  return setColumns(tx, actor, supplierRecord, asked, { act: 'unblock', values: { status, blocked_reason: null } })
}

/** Lets us buy from a supplier that waited to be looked at. */
export async function approveSupplier(tx: Tx, actor: Actor, asked: Saved): Promise<Saved> {
  const row = await readRow(tx, supplierRecord, actor, asked.id, true)
  if (row['status'] !== 'menunggu') throw new Refusal('supplier.not-waiting', { name: String(row['name']) })
  return setColumns(tx, actor, supplierRecord, asked, {
    act: 'approve',
    values: { status: 'aktif', approved_at: now() },
  })
}
