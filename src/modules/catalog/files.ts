import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { registerFileOwner } from '#kit/files/owners.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { readRow } from '#kit/record/rows.ts'
import { itemRecord } from '#modules/catalog/item.record.ts'

const checked =
  (...anyOf: readonly [string, ...string[]]) =>
  async (tx: Tx, actor: Actor, id: string) => {
    if (!anyOf.some((permission) => actor.can(permission))) throw new Forbidden(anyOf[0])
    await readRow(tx, itemRecord, actor, id)
  }

registerFileOwner('barang', {
  record: itemRecord.name,
  mayRead: checked('view bahan-baku', 'view pembelian-barang', 'view order', 'view stock'),
  mayWrite: checked('update bahan-baku', 'update pembelian-barang'),
  isSlot: (slot) => slot === 'foto',
})
