import { dayFormat } from '#ground/format.ts'
import { ZERO } from '#ground/money.ts'
import { percent, percentText } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { workersById } from '#modules/people/face.ts'
import { isWithin } from '#kit/access/within.ts'
import { termsOf } from '../settlements/store.ts'
import { own } from '../store.ts'
import type { addWorkerTerms, WorkerTerms } from './contract.ts'

/** Says what is agreed with a worker from a day on. Refused where another begins on the same day ('terms.same-day'). */
export async function addTerms(tx: Tx, actor: Actor, asked: AskedOf<typeof addWorkerTerms>): Promise<{ id: string }> {
  const workerId = await workerWithin(tx, actor, asked.id)
  refuseUnsaid(asked)
  const id = newId()
  const added = await own(tx)
    .insertInto('crew_terms')
    .values({
      ...{ id, company_id: actor.companyId, worker_id: workerId, valid_from: asked.validFrom, meal: asked.meal },
      ...{ overtime_rate: asked.overtimeRate, ...feeRow(asked) },
      ...{ created_by: actor.userId, created_by_name: actor.name },
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'worker_id', 'valid_from']).doNothing())
    .returning('id')
    .executeTakeFirst()
  const on = dayFormat(asked.validFrom, 'short')
  if (!added) throw new Refusal('terms.same-day', { on }, { field: 'validFrom' })
  await recordHistory(tx, actor, { subject: 'worker', id: workerId, act: 'terms', reason: `Mulai ${on}` })
  return { id }
}

/** Shows what was agreed with a worker, the newest first. */
export async function showTerms(tx: Tx, actor: Actor, id: string): Promise<WorkerTerms[]> {
  const rows = await termsOf(tx, actor.companyId, [await workerWithin(tx, actor, id)])
  return rows.map((row) => ({
    ...{ id: row.id, validFrom: row.valid_from, meal: String(row.meal), crewFee: String(row.crew_fee) },
    ...{ overtimeRate: row.overtime_rate === null ? null : String(row.overtime_rate), by: row.created_by_name },
    ...{ feeWay: row.fee_way, feePercent: percentText(percent(row.fee_percent)), feeBearer: row.fee_bearer },
    feeAuthority: row.fee_authority,
  }))
}

type AskedTerms = AskedOf<typeof addWorkerTerms>

// What the crew bears needs their word, each for themselves (PP 36/2021 art. 64).
function refuseUnsaid({ feeBearer, feeAuthority, feeWay, feePercent }: AskedTerms): void {
  if (feeBearer === 'crew' && feeAuthority === null) {
    throw new Refusal('terms.authority', {}, { field: 'feeAuthority' })
  }
  if (feeWay === 'percent' && feePercent > MOST) throw new Refusal('terms.percent', {}, { field: 'feePercent' })
}

const MOST = percent('50')

// What another way of reckoning does not ask for is not kept.
function feeRow({ feeWay, feePercent, feeBearer, feeAuthority, crewFee }: AskedTerms) {
  const isPart = feeWay === 'percent'
  return {
    ...{ crew_fee: isPart ? ZERO : crewFee, fee_way: feeWay, fee_percent: isPart ? percentText(feePercent) : '0' },
    ...{ fee_bearer: feeBearer, fee_authority: feeBearer === 'crew' ? feeAuthority : null },
  }
}

async function workerWithin(tx: Tx, actor: Actor, id: string): Promise<string> {
  const [worker] = await workersById(tx, actor.companyId, [id])
  const { projects } = actor.scope
  return found(worker && (projects === 'all' || isWithin(projects, worker.projectId)) ? worker : null).id
}
