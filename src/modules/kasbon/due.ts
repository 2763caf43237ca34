import type { Day } from '#ground/day.ts'
import { sum, ZERO, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { spread } from './rules.ts'
import { insertReturns, owingOf, voidReturns, type Returned } from './store.ts'
import type { KasbonRole } from './words.ts'

/** Somebody whose wages are worked out: what falls due until that day is cut; null: all that is owed, from a last wage. */
export interface KasbonHolder {
  readonly id: string
  readonly until: Day | null
}

const isDue = (dueOn: Day, until: Day | null) => until === null || dueOn <= until

/** Tells what is due of kasbon with the wages of some employees or workers; who owes nothing then is not in the answer. */
export async function kasbonDueOf(
  tx: Tx,
  companyId: string,
  { role, holders }: { readonly role: KasbonRole; readonly holders: readonly KasbonHolder[] },
): Promise<ReadonlyMap<string, Money>> {
  const until = new Map(holders.map((holder) => [holder.id, holder.until]))
  const owing = await owingOf(tx, companyId, { role, holderIds: [...until.keys()], lock: false })
  const due = owing.filter(({ holderId, dueOn }) => isDue(dueOn, until.get(holderId) ?? null))
  return new Map(
    [...Map.groupBy(due, ({ holderId }) => holderId)].map(([id, rows]) => [id, sum(rows.map(({ open }) => open))]),
  )
}

/** What wages cut of somebody's kasbon. */
export interface KasbonTaking extends KasbonHolder {
  readonly name: string
  readonly amount: Money
  /** The slip or note that cuts it. */
  readonly sourceId: string
}

/** Writes down what wages cut of kasbon, the oldest instalment first. Refused where less is due by now ('kasbon.changed'). */
export async function takeKasbon(
  tx: Tx,
  actor: Actor,
  asked: {
    readonly role: KasbonRole
    readonly kind: Exclude<Returned['source']['kind'], 'kasbon-return'>
    readonly on: Day
    readonly memo: string
    readonly takings: readonly KasbonTaking[]
  },
): Promise<void> {
  const takings = asked.takings.filter(({ amount }) => amount > ZERO)
  if (takings.length === 0) return
  const { role, kind, on, memo } = asked
  const owing = await owingOf(tx, actor.companyId, { role, holderIds: takings.map(({ id }) => id), lock: true })
  const byHolder = Map.groupBy(owing, ({ holderId }) => holderId)
  const returned = takings.flatMap(({ id, until, name, amount, sourceId }): Returned[] => {
    const due = (byHolder.get(id) ?? []).filter(({ dueOn }) => isDue(dueOn, until))
    const { parts, left } = spread(amount, due)
    if (left > ZERO) throw new Refusal('kasbon.changed', { name })
    return parts.map((part) => ({ instalment: part, amount: part.amount, on, memo, source: { kind, id: sourceId } }))
  })
  await insertReturns(tx, actor, returned)
}

/** Gives back to kasbon what slips or notes had cut that are void now: it is owed again, due as it was. */
export async function giveBackKasbon(
  tx: Tx,
  actor: Actor,
  asked: { readonly kind: 'payroll-slip' | 'wage-note'; readonly sourceIds: readonly string[] },
): Promise<void> {
  await voidReturns(tx, actor, { kind: asked.kind, ids: asked.sourceIds })
}
