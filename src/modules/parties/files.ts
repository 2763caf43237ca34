import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { registerFileOwner } from '#kit/files/owners.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { readRow } from '#kit/record/rows.ts'
import { customerRecord } from '#modules/parties/customer.record.ts'

const checked = (permission: string) => async (tx: Tx, actor: Actor, id: string) => {
  if (!actor.can(permission)) throw new Forbidden(permission)
  await readRow(tx, customerRecord, actor, id)
}

registerFileOwner('pelanggan', {
  record: customerRecord.name,
  mayRead: checked('view pelanggan'),
  mayWrite: checked('update pelanggan'),
})
