import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import { changesBetween, recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { NotFound } from '#kit/http/not-found.ts'
import * as stock from '#modules/stock/face.ts'
import { warehouseTypes } from '#modules/warehouse/columns.ts'
import type { addWarehouse as addEndpoint, changeWarehouse as changeEndpoint } from '#modules/warehouse/contract.ts'

const labels = {
  code: 'Kode',
  name: 'Nama',
  type: 'Jenis',
  address: 'Alamat',
  city: 'Kota',
  keeper: 'Penjaga',
  racks: 'Rak',
  allowNegative: 'Boleh minus',
  isArchived: 'Nonaktif',
}

/** Adds a warehouse, from the side sheet. */
export async function addWarehouse(tx: Tx, actor: Actor, asked: AskedOf<typeof addEndpoint>): Promise<{ id: string }> {
  refuseLooseHand(actor, asked)
  const { id } = await stock.addWarehouse(tx, actor, asked)
  await recordHistory(tx, actor, { subject: 'warehouse', id, act: 'add' })
  return { id }
}

/** Changes or archives a warehouse. */
export async function changeWarehouse(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof changeEndpoint>,
): Promise<{ id: string }> {
  if (!isWithin(actor.scope.warehouses, asked.id)) throw new NotFound()
  const before = await stock.changeWarehouse(tx, actor, asked)
  if (!before.allowNegative) refuseLooseHand(actor, asked)
  const told = <W extends { readonly type: keyof typeof warehouseTypes }>(one: W) => ({
    ...one,
    type: warehouseTypes[one.type],
  })
  const changes = changesBetween(told(before), told(asked), labels)
  await recordHistory(tx, actor, { subject: 'warehouse', id: asked.id, act: 'edit', changes })
  return { id: asked.id }
}

// Stock below zero hides mistakes: only who answers for the counts may allow it.
function refuseLooseHand(actor: Actor, asked: { readonly allowNegative: boolean }): void {
  if (asked.allowNegative && !actor.can('approve stock')) throw new Forbidden('approve stock')
}
