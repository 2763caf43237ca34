import { periodFormat } from '#ground/day-format.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AnswerFrom, AskedOf } from '#kit/http/endpoint.ts'
import type { prorationChanges, setProration } from './contract.ts'
import { methodIn } from './rules.ts'
import { bookedMonth, keepProration, prorationsOf } from './store.ts'

/** Shows by what wages are divided, and since when. */
export async function showProration(tx: Tx, { companyId }: Actor): Promise<AnswerFrom<typeof prorationChanges>> {
  return { changes: await prorationsOf(tx, companyId) }
}

/** Says by what wages are divided from a month on; what was worked out by another stays as it is booked ('proration.booked'). */
export async function changeProration(
  tx: Tx,
  actor: Actor,
  { from, method }: AskedOf<typeof setProration>,
): Promise<AnswerFrom<typeof setProration>> {
  const changes = await prorationsOf(tx, actor.companyId)
  const before = methodIn(changes, from)
  if (before === method) return { changes }
  const until = changes.findLast((each) => each.from > from)?.from ?? null
  const booked = await bookedMonth(tx, actor.companyId, { from, until })
  if (booked !== undefined) throw new Refusal('proration.booked', { month: periodFormat(booked) }, { field: 'from' })
  await keepProration(tx, actor, { from, method })
  await recordHistory(tx, actor, {
    ...{ subject: 'proration', id: actor.companyId, act: 'edit' },
    changes: { [from]: [before, method] },
  })
  return showProration(tx, actor)
}
