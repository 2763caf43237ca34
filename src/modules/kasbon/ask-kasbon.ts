import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { DraftAsked } from '#kit/document/document.ts'
import { recordHistory } from '#kit/history/history.ts'
import { found, NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { employeesOf, workersById } from '#modules/people/face.ts'
import { kasbon } from './kasbon.ts'
import { own } from './store.ts'

type Asked = DraftAsked<typeof kasbon>

/** Asks for a kasbon of an employee or a worker; another person says yes before it is paid out. */
export async function askKasbon(tx: Tx, actor: Actor, asked: Asked): Promise<DocumentRef> {
  const { companyId } = actor
  const { amount, times, every, firstDue, purpose } = asked
  if (amount < BigInt(times)) throw new Refusal('kasbon.small', { times }, { field: 'amount' })
  if (firstDue < asked.date) throw new Refusal('kasbon.early', {}, { field: 'firstDue' })
  const holder = await holderOfAsked(tx, actor, asked)
  const id = newId()
  const document = { kind: kasbon.name, id }
  await recordHistory(tx, actor, { subject: kasbon.name, id, act: 'ask' })
  const number = await nextNumber(tx, { companyId, doc: kasbon.number.series, day: asked.date, document })
  await own(tx)
    .insertInto('kasbon')
    .values({
      ...{ id, company_id: companyId, number, state: 'pending_approval', asked_on: asked.date, ...holder },
      ...{ amount, times, every, first_due: firstDue, purpose },
      ...{ created_by: actor.userId, created_by_name: actor.name },
      ...{ updated_by: actor.userId, updated_by_name: actor.name },
    })
    .execute()
  return { id, number, version: 1 }
}

/** Tells whose a kasbon is to be. Refused where it is nobody's or two people's ('kasbon.nobody'); 404 outside a person's projects. */
export async function holderOfAsked(
  tx: Tx,
  actor: Actor,
  { employeeId, workerId }: Pick<Asked, 'employeeId' | 'workerId'>,
) {
  if (Boolean(employeeId) === Boolean(workerId)) throw new Refusal('kasbon.nobody', {}, { field: 'holder' })
  if (employeeId) {
    const { personId, code, name } = found((await employeesOf(tx, actor.companyId, [employeeId]))[0])
    return { employee_id: employeeId, worker_id: null, person_id: personId, project_id: null, code, name }
  }
  const worker = found((await workersById(tx, actor.companyId, [workerId ?? '']))[0])
  if (!isWithin(actor.scope.projects, worker.projectId)) throw new NotFound()
  const { id, personId, projectId, code, name } = worker
  return { employee_id: null, worker_id: id, person_id: personId, project_id: projectId, code, name }
}
