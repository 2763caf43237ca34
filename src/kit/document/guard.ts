import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Act, ActRules, ActTable } from '#kit/document/acts.ts'
import type { Document, Loaded, StatusOf } from '#kit/document/document.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { mayPass } from '#kit/http/policy.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'

/** What the acts of a document stand on. `P`: what it hangs on; `F`: what is read beyond it. */
export interface Ground<D extends Document, P = undefined, F = undefined> {
  readonly of: D
  /** Locks what the document hangs on, before the document itself; NotFound for whoever may not see it. */
  readonly parent?: (tx: Tx, actor: Actor, id: string) => Promise<P>
  /** Tells the status people read; the stored state unless given. */
  readonly statusOf?: (doc: Loaded<D>) => StatusOf<D>
  /** Reads what `when` of any act asks beyond the document. */
  readonly facts?: (tx: Tx, actor: Actor, doc: Loaded<D>) => Promise<F>
}

/** The rules of an act whose `when` understands these facts. */
export type RulesOn<D extends Document, F> = ActRules<Loaded<D>, StatusOf<D>> & {
  readonly when?: (doc: Loaded<D>, facts: F) => Refusal | undefined
}

interface Guarded<D extends Document, P, F> {
  readonly rules: Act<D, RulesOn<D, F>>
  readonly ground: Ground<D, P, F>
  readonly doc: Loaded<D>
  /** As the person read it; absent where no version is asked. */
  readonly version: number | undefined
  /** The transaction wrote the document itself, and asked the person's right for that. */
  readonly isHeld?: boolean
}

/** Refuses an act, in this order: not theirs (404), without the right (403), wrong status, changed since, `when`. Answers the facts. */
export async function guardAct<D extends Document, P, F>(
  tx: Tx,
  actor: Actor,
  { rules, ground, doc, version, isHeld = false }: Guarded<D, P, F>,
): Promise<F> {
  if (!rules.within(actor, doc)) throw new NotFound()
  if (!isHeld && !mayDo(rules, actor)) throw new Forbidden([rules.may].flat().join(' / '))
  expectStatus(rules, statusIn(ground, doc), doc)
  if (version !== undefined) expectVersion(doc, version)
  const facts = await factsOn(tx, actor, ground, doc)
  const refusal = rules.when?.(doc, facts)
  if (refusal) throw refusal
  return facts
}

/** Tells which acts a person may do with a document now, in the order of the table. */
export async function actsNow<D extends Document, T extends Readonly<Record<string, RulesOn<D, F>>>, P, F>(
  tx: Tx,
  actor: Actor,
  { table, ground, doc }: { table: ActTable<D, T>; ground: Ground<D, P, F>; doc: Loaded<D> },
): Promise<(keyof T & string)[]> {
  const facts = await factsOn(tx, actor, ground, doc)
  const status = statusIn(ground, doc)
  const isOpen = (rules: RulesOn<D, F>) =>
    rules.at.includes(status) && rules.within(actor, doc) && mayDo(rules, actor) && !rules.when?.(doc, facts)
  return Object.keys(table).filter((name) => isOpen(table[name] as Act<D, RulesOn<D, F>>))
}

function mayDo(rules: Pick<ActRules<never, never>, 'may' | 'also'>, actor: Actor): boolean {
  return mayPass(rules.may, actor) && rules.also?.(actor) !== false
}

async function factsOn<D extends Document, P, F>(
  tx: Tx,
  actor: Actor,
  ground: Ground<D, P, F>,
  doc: Loaded<D>,
): Promise<F> {
  // Safe: a ground that reads no facts has F undefined.
  return (await ground.facts?.(tx, actor, doc)) as F
}

function statusIn<D extends Document, P, F>(ground: Ground<D, P, F>, doc: Loaded<D>): StatusOf<D> {
  // Safe: where nothing tells a status, the declaration names the states themselves.
  return ground.statusOf ? ground.statusOf(doc) : (doc.state as StatusOf<D>)
}

function expectStatus<D extends Document, F>(rules: Act<D, RulesOn<D, F>>, status: StatusOf<D>, doc: Loaded<D>): void {
  if (rules.at.includes(status)) return
  const states = rules.at.flatMap((each) => rules.of.statuses[each] ?? [])
  expectState(doc, ...states)
  const number = doc.number ?? ''
  if (rules.otherwise) throw new Refusal(rules.otherwise, { number })
  throw new Refusal('document.wrong-state', { number, state: doc.state, needs: states.join(',') })
}
