import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { intoTrash } from '#kit/trash/trash.ts'
import type { OrderRef } from '../contract.ts'
import { contentOf } from './content.ts'
import type { createOrder, updateOrder } from './contract.ts'
import { expectStage, signed, takeOrder } from './state.ts'
import * as store from './store.ts'

const subject = 'production-order'

/** Writes down what is to be made; nothing is kept and nothing moves yet. */
export async function create(tx: Tx, actor: Actor, asked: AskedOf<typeof createOrder>): Promise<OrderRef> {
  const { row, materials } = await contentOf(tx, actor, asked)
  const id = newId()
  const by = { created_by: actor.userId, updated_by: actor.userId, updated_by_name: actor.name }
  await store.insertOrder(tx, { ...row, ...by, id, company_id: actor.companyId }, rowsOf(actor, id, materials))
  await recordHistory(tx, actor, { subject, id, act: 'create' })
  return { id, number: null, version: 1 }
}

/** Writes a draft anew. */
export async function update(tx: Tx, actor: Actor, asked: AskedOf<typeof updateOrder>): Promise<OrderRef> {
  const order = await takeOrder(tx, actor, asked, 'draft')
  const { row, materials } = await contentOf(tx, actor, asked)
  await store.replaceMaterials(tx, order.id, rowsOf(actor, order.id, materials))
  await recordHistory(tx, actor, { subject, id: order.id, act: 'update' })
  return signed(tx, actor, order.id, row)
}

/** Removes a draft. */
export async function remove(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
  expectStage(await store.lockOrder(tx, actor, id), 'draft')
  await intoTrash(tx, actor, {
    subject: subject,
    table: 'production_order',
    id: id,
    kind: 'Draf SPK produksi',
    permissions: ['delete rumah-produksi'],
  })
  await store.removeOrder(tx, actor.companyId, id)
  await recordHistory(tx, actor, { subject, id, act: 'delete' })
  return { id }
}

type Material = Omit<store.MaterialToInsert, 'id' | 'company_id' | 'order_id'>

function rowsOf(actor: Actor, orderId: string, materials: readonly Material[]): store.MaterialToInsert[] {
  return materials.map((each) => ({ ...each, id: newId(), company_id: actor.companyId, order_id: orderId }))
}
