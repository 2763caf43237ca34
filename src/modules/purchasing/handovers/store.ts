import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { signedBy } from '#kit/posting/signed.ts'
import { readPurchase } from '../orders/store.ts'
import { own } from '../store.ts'
import type { ServiceHandoverLineRow, ServiceHandoverRow } from './tables.ts'

export type Handover = Selectable<ServiceHandoverRow>
export type HandoverLine = Selectable<ServiceHandoverLineRow>

function rowOf(tx: Tx, actor: Actor, id: string) {
  const rows = own(tx).selectFrom('service_handover').selectAll()
  return rows.where('id', '=', id).where('company_id', '=', actor.companyId)
}

/** A berita acara of an order this person may see. */
export async function readHandover(tx: Tx, actor: Actor, id: string): Promise<Handover> {
  const row = found(await rowOf(tx, actor, id).executeTakeFirst())
  await readPurchase(tx, actor, row.order_id)
  return row
}

/** The same, held; its order is locked before it. */
export async function lockHandover(tx: Tx, actor: Actor, id: string): Promise<Handover> {
  return found(await rowOf(tx, actor, id).forUpdate().executeTakeFirst())
}

export async function handoverLinesOf(tx: Tx, id: string): Promise<HandoverLine[]> {
  const rows = own(tx).selectFrom('service_handover_line').selectAll()
  return rows.where('handover_id', '=', id).orderBy('position').execute()
}

export async function insertHandover(
  tx: Tx,
  row: Insertable<ServiceHandoverRow>,
  lines: readonly Insertable<ServiceHandoverLineRow>[],
): Promise<void> {
  await own(tx).insertInto('service_handover').values(row).execute()
  await own(tx)
    .insertInto('service_handover_line')
    .values([...lines])
    .execute()
}

export async function changeHandover(
  tx: Tx,
  actor: Actor,
  id: string,
  change: Updateable<ServiceHandoverRow>,
): Promise<Handover> {
  return own(tx)
    .updateTable('service_handover')
    .set({ ...change, ...signedBy(actor) })
    .where('id', '=', id)
    .where('company_id', '=', actor.companyId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
