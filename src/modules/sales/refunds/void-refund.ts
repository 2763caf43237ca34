import { minus } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { expectState } from '#kit/posting/state.ts'
import { instant, today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { reverse } from '#modules/journal/face.ts'
import type { DocumentRef } from '../contract.ts'
import type { voidRefund } from './contract.ts'
import { countRefunded, lockSource, sourceOf } from './source.ts'
import { changeRefund, lockRefund, readRefund } from './store.ts'

/** Takes a refund back: the money is the customer's to use again. */
export async function voided(tx: Tx, actor: Actor, asked: AskedOf<typeof voidRefund>): Promise<DocumentRef> {
  // What it is of is held first, as where it was given back.
  const of = await lockSource(tx, actor, sourceOf(await readRefund(tx, actor.companyId, asked.id)))
  const row = await lockRefund(tx, actor.companyId, asked.id)
  expectState(row, 'posted')
  expectVersion(versioned(row), asked.version)

  const { id, number } = row
  const { reason } = asked
  await countRefunded(tx, actor, of, { refunded: minus(of.refunded, row.amount), act: 'void-refund', reason })
  const change = { state: 'void' as const, voided_at: instant(), voided_by: actor.name, void_reason: reason }
  const saved = await changeRefund(tx, actor, id, change)
  await recordHistory(tx, actor, { subject: 'refund', id, act: 'void', reason })
  await reverse(tx, actor, { kind: 'refund', id }, { on: today(actor), reason })
  return { id, number, version: saved.version }
}
