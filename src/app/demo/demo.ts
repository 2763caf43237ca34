import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { addJob } from '#kit/jobs/queue.ts'
import { NO_COMPANY } from '#modules/company/accounts/actor-from.ts'
import type { DemoState, removeDemoCompany } from './contract.ts'
import { beginDemo, endDemo, newestDemo, ownIn, putAway } from './store.ts'

/** The job that fills an example company. */
export const DEMO_JOB = 'demo.fill'

const none: DemoState = { state: 'none', done: 0, total: 1, companyId: null, own: 0 }

/** Where the example data stands. */
export async function stateOf(tx: Tx): Promise<DemoState> {
  const demo = await newestDemo(tx)
  if (!demo || demo.state === 'removed') return none
  const { state, done, total, companyId } = demo
  const own = state === 'ready' && companyId ? await ownIn(tx, companyId) : 0
  return { state, done, total, companyId: state === 'ready' ? companyId : null, own }
}

/** Asks for an example company; it is filled in the background. */
export async function fill(tx: Tx, actor: Actor): Promise<DemoState> {
  if (actor.companyId === NO_COMPANY) throw new Refusal('demo.no-company')
  const before = await newestDemo(tx, true)
  if (before?.state === 'filling' || before?.state === 'ready') throw new Refusal('demo.exists')
  if (before?.companyId) await putAway(tx, before.companyId)
  const id = await beginDemo(tx, actor.userId)
  await addJob(tx, DEMO_JOB, { id, userId: actor.userId })
  return { ...none, state: 'filling' }
}

/** Puts the example company away; what people made in it themselves only when they know. */
export async function remove(tx: Tx, actor: Actor, asked: AskedOf<typeof removeDemoCompany>): Promise<DemoState> {
  const demo = await newestDemo(tx, true)
  if (!demo || demo.state === 'removed') throw new Refusal('demo.none')
  if (demo.state === 'filling') throw new Refusal('demo.filling')
  const own = demo.companyId ? await ownIn(tx, demo.companyId) : 0
  if (own > 0 && !asked.withOwn) throw new Refusal('demo.own-work', { own })
  if (demo.companyId) {
    await putAway(tx, demo.companyId)
    await recordHistory(tx, actor, {
      subject: 'company',
      id: demo.companyId,
      act: 'archive',
      companyId: demo.companyId,
    })
  }
  await endDemo(tx, demo.id, 'removed')
  return none
}
