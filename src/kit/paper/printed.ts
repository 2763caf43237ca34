import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import { historyOf } from '#kit/history/history.ts'
import type { Printed } from './document.ts'

/** Who prints now, and whether this paper left the house before. */
export async function printedBy(tx: Tx, actor: Actor, of: { subject: string; id: string }): Promise<Printed> {
  const earlier = await historyOf(tx, actor.companyId, of.subject, of.id)
  const isReprint = earlier.some((line) => line.act === 'print' || line.act === 'email')
  return { at: now().toISOString(), zone: actor.zone, by: actor.name, isReprint }
}
