import { dayFormat } from '#ground/day-format.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { today } from '#kit/posting/today.ts'
import { post, reverse } from '#modules/journal/face.ts'
import type * as contract from './contract.ts'
import { openingEntry } from './rules.ts'
import { mirrorDay } from './mirror-day.ts'
import { insertOpening, lockOpening, markVoid } from './store.ts'

const KIND = 'opening-balance'

/** Opens accounts on a day by one entry, balanced against the capital. Each account is opened once. */
export async function open(
  tx: Tx,
  actor: Actor,
  { on, notes, lines }: AskedOf<typeof contract.postOpening>,
): Promise<{ id: string; number: string }> {
  if (on > today(actor)) throw new Refusal('opening.future', { on }, { field: 'on' })
  const id = newId()
  const kept = lines.map((line) => ({ ...line, id: newId() }))
  const refused = await insertOpening(tx, actor, { id, on, notes }, kept)
  if (refused.length > 0) throw new Refusal('opening.twice', { accounts: refused.join(', ') }, { field: 'account' })
  await recordHistory(tx, actor, { subject: KIND, id, act: 'add' })
  const memo = `Saldo awal per ${dayFormat(on, 'short')}`
  const entry = { on, area: 'finance' as const, source: { kind: KIND, id }, memo, lines: openingEntry(kept) }
  const { number } = found((await post(tx, actor, entry)) ?? undefined)
  return { id, number }
}

/**
 * Takes an opening journal back by its mirror: on its own day while that is open, so that no report shows what never
 * stood, else today. Its accounts may be opened anew.
 */
export async function takeBack(tx: Tx, actor: Actor, id: string, reason: string): Promise<{ id: string }> {
  const opening = found(await lockOpening(tx, actor.companyId, id))
  if (opening.state === 'void') throw new Refusal('opening.taken-back')
  const on = await mirrorDay(tx, actor, opening.on)
  await markVoid(tx, actor, id, { on, reason })
  await recordHistory(tx, actor, { subject: KIND, id, act: 'void', reason })
  await reverse(tx, actor, { kind: KIND, id }, { on, reason })
  return { id }
}
