import { addDays } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { today } from '#kit/posting/today.ts'
import { employeeOfUser, employeesOf, type EmployeeFacts } from '#modules/people/face.ts'
import { sitesOnMap } from '#modules/projects/face.ts'
import { keepDays } from '../scans/derive.ts'
import { judgeDays } from '../scans/judge.ts'
import type { OfficePlace, Seen, tellPresence } from './contract.ts'
import { STALE_S, standingAt, USUAL_RADIUS_M, type WorkPlace } from './rules.ts'
import { insertPresence, officeOf, putOffice, seenOn } from './store.ts'

/** Shows what the caller told of today, and whether the account is an employee's who works here. */
export async function showOwnPresence(tx: Tx, actor: Actor) {
  const me = await employeeOf(tx, actor)
  if (!me) return { isEmployee: false, seen: [] }
  return { isEmployee: true, seen: await seenOn(tx, actor, { employeeId: me.id, day: today(actor) }) }
}

/** Keeps that the caller comes or goes, and derives the day anew from it. */
export async function tellOwnPresence(tx: Tx, actor: Actor, asked: AskedOf<typeof tellPresence>): Promise<Seen> {
  const me = await employeeOf(tx, actor)
  if (!me) throw new Refusal('presence.nobody')
  // What the phone remembers of long ago says nothing of now.
  const fix = asked.fix && asked.fix.ageS <= STALE_S ? asked.fix : null
  const at = fix && { lat: Number(fix.lat), lng: Number(fix.lng), accuracyM: fix.accuracyM }
  const standing = at ? standingAt(at, await workPlaces(tx, actor.companyId)) : undefined
  const seen = await insertPresence(tx, actor, { id: newId(), employeeId: me.id, fix, standing })
  await deriveAround(tx, actor, me.id)
  return seen
}

/** Says where the office is. */
export async function changeOffice(tx: Tx, actor: Actor, place: OfficePlace): Promise<OfficePlace> {
  const before = await officeOf(tx, actor.companyId)
  await putOffice(tx, actor, place)
  const text = (of: OfficePlace | null) => of && `${of.lat}, ${of.lng} (${of.radiusM} m)`
  const changes = { place: [text(before), text(place)] as const }
  await recordHistory(tx, actor, { subject: 'office-place', id: actor.companyId, act: 'edit', changes })
  return place
}

async function employeeOf(tx: Tx, actor: Actor): Promise<EmployeeFacts | undefined> {
  const id = await employeeOfUser(tx, actor.companyId, actor.userId)
  const [me] = id ? await employeesOf(tx, actor.companyId, [id]) : []
  const on = today(actor)
  return me && !me.isArchived && (!me.leftOn || me.leftOn >= on) ? me : undefined
}

// Every site that is open and the office: nobody is bound to one of them.
async function workPlaces(tx: Tx, companyId: string): Promise<WorkPlace[]> {
  const office = await officeOf(tx, companyId)
  const sites = await sitesOnMap(tx, companyId)
  return [
    ...(office ? [{ name: 'Kantor', lat: Number(office.lat), lng: Number(office.lng), radiusM: office.radiusM }] : []),
    ...sites.map(({ name, lat, lng, radiusM }) => ({ name, lat, lng, radiusM: radiusM ?? USUAL_RADIUS_M })),
  ]
}

// A going after midnight belongs to the day before; days without a scan are not judged by one phone.
async function deriveAround(tx: Tx, actor: Actor, employeeId: string): Promise<void> {
  const until = today(actor)
  const of = { from: addDays(until, -1), until, employeeIds: [employeeId] }
  for (const each of await judgeDays(tx, actor, { ...of, also: [] })) {
    if (each.scans === 0 || each.verdict !== 'taken') continue
    await keepDays(tx, actor, { from: each.day, until: each.day, employeeIds: [employeeId] }, [each])
  }
}
