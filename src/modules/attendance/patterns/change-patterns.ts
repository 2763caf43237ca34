import type { Day } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AnswerFrom, AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { employeesOf } from '#modules/people/face.ts'
import { rederive } from '../scans/derive.ts'
import type * as contract from './contract.ts'
import * as store from './store.ts'

/** Shows the patterns with their hours and who works by them. */
export async function showPatterns(tx: Tx, actor: Actor): Promise<AnswerFrom<typeof contract.workPatterns>> {
  const { companyId } = actor
  const hours = Map.groupBy(await store.patternHoursOf(tx, companyId), ({ patternId }) => patternId)
  const newest = new Map<string, { patternId: string; from: Day }>()
  for (const each of await store.memberships(tx, companyId)) {
    if (!newest.has(each.employeeId)) newest.set(each.employeeId, each)
  }
  const people = (await employeesOf(tx, companyId, [...newest.keys()])).flatMap(({ id, name }) => {
    const member = newest.get(id)
    return member ? [{ id, name, ...member }] : []
  })
  return {
    patterns: (await store.patternsOf(tx, companyId)).map((pattern) => ({
      ...pattern,
      hours: (hours.get(pattern.id) ?? []).map(({ patternId: _patternId, ...each }) => each),
      people: people.flatMap(({ patternId, ...each }) => (patternId === pattern.id ? [each] : [])),
    })),
  }
}

/** Adds a pattern; refused where its name is taken ('pattern.name-taken'). */
export async function makePattern(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.addPattern>,
): Promise<{ id: string }> {
  const isTaken = (await store.patternsOf(tx, actor.companyId)).some(
    ({ name }) => name.toLowerCase() === asked.name.toLowerCase(),
  )
  if (isTaken) throw new Refusal('pattern.name-taken', { name: asked.name }, { field: 'name' })
  const id = newId()
  await store.insertPattern(tx, actor, { id, ...asked })
  await store.insertHours(tx, actor, { ...asked, patternId: id, name: '', until: null })
  await recordHistory(tx, actor, { subject: 'work-pattern', id, act: 'add' })
  return { id }
}

/** Adds hours to a pattern and derives the days they hold on anew. */
export async function makeHours(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.addPatternHours>,
): Promise<contract.Rederived> {
  if (asked.until !== null && asked.until < asked.from) throw new Refusal('pattern.span', {}, { field: 'until' })
  await patternIn(tx, actor, asked.id)
  await store.insertHours(tx, actor, { ...asked, patternId: asked.id, name: asked.name ?? '' })
  await recordHistory(tx, actor, { subject: 'work-pattern', id: asked.id, act: 'edit' })
  return rederive(tx, actor, { from: asked.from, until: asked.until })
}

/** Takes hours away and derives the days they held on anew; refused for the last ones ('pattern.last-hours'). */
export async function dropHours(tx: Tx, actor: Actor, { id }: { readonly id: string }): Promise<contract.Rederived> {
  const all = await store.patternHoursOf(tx, actor.companyId)
  const gone = found(all.find((each) => each.id === id))
  if (all.filter(({ patternId }) => patternId === gone.patternId).length === 1) throw new Refusal('pattern.last-hours')
  await store.deleteHours(tx, actor.companyId, id)
  await recordHistory(tx, actor, { subject: 'work-pattern', id: gone.patternId, act: 'edit' })
  return rederive(tx, actor, { from: gone.from, until: gone.until })
}

/** Says by which pattern an employee works from a day on, and derives their days anew. */
export async function placeEmployee(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.setEmployeePattern>,
): Promise<contract.Rederived> {
  await patternIn(tx, actor, asked.id)
  const { employeeId, from } = asked
  if ((await employeesOf(tx, actor.companyId, [employeeId])).length === 0) {
    throw new Refusal('day.no-employee', {}, { field: 'employeeId' })
  }
  await store.upsertMembership(tx, actor, asked)
  await recordHistory(tx, actor, { subject: 'work-pattern', id: asked.id, act: 'edit' })
  return rederive(tx, actor, { from, until: null, employeeIds: [employeeId] })
}

async function patternIn(tx: Tx, actor: Actor, id: string): Promise<void> {
  found((await store.patternsOf(tx, actor.companyId)).find((pattern) => pattern.id === id))
}
