import { sql } from 'kysely'
import { ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { workersById } from '#modules/people/face.ts'
import { heldOf, stillHeld } from '../retention/store.ts'
import { own } from '../store.ts'
import type { WorkerOwed } from './contract.ts'

/** Shows what a worker has not fetched, and what is still held back of contracts he leads. */
export async function showOwed(tx: Tx, actor: Actor, workerId: string): Promise<WorkerOwed> {
  const { companyId, scope } = actor
  const [worker] = await workersById(tx, companyId, [workerId])
  const isSeen = scope.projects === 'all' || (worker && isWithin(scope.projects, worker.projectId))
  found(isSeen ? worker : undefined)
  const { rows: wages } = await sql<WorkerOwed['wages'][number]>`
    select s.id, s.number, s.kind, s.feast, s.until, (n.net - n.paid)::text as open
    from wage_note n join wage_settlement s on s.company_id = n.company_id and s.id = n.settlement_id
    where n.company_id = ${companyId} and n.worker_id = ${workerId} and n.paid < n.net and not n.is_void
      and s.state = 'posted'
    order by s.until, s.id limit 100
  `.execute(own(tx))
  const { rows: crews } = await sql<{ id: string; projectId: string; crew: string }>`
    select id, project_id as "projectId", name as crew from piece_crew
    where company_id = ${companyId} and leader_id = ${workerId} and spk is not null order by name limit 100
  `.execute(own(tx))
  const crewIds = crews.map(({ id }) => id)
  const held = new Map((await heldOf(tx, companyId, crewIds)).map((one) => [one.crewId, stillHeld(one)]))
  return {
    wages,
    retentions: crews.flatMap(({ id, ...crew }) => {
      const open = held.get(id) ?? ZERO
      return open > ZERO && isWithin(scope.projects, crew.projectId) ? [{ ...crew, open: String(open) }] : []
    }),
  }
}
