import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { money, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { voidDay } from '#kit/posting/void-day.ts'
import { costHeads, type CostHead } from '#modules/projects/contract.ts'
import { plannedCosts } from '../rap/store.ts'
import { groupedByProject } from '../by-project.ts'
import { seenCosts } from '../rap/seen.ts'
import { own } from '../store.ts'
import type { CostJudgement, judgeCost } from './contract.ts'

/** Keeps what somebody thinks is still to come of a head (ETC), or goes back to what is worked out; needs a cost plan ('etc.no-rap'). */
export async function judgeToCome(tx: Tx, actor: Actor, asked: AskedOf<typeof judgeCost>): Promise<{ id: string }> {
  await seenCosts(tx, actor, asked.id, true)
  if ((await plannedCosts(tx, actor.companyId, asked.id)) === null) throw new Refusal('etc.no-rap')
  const id = newId()
  await own(tx)
    .insertInto('cost_judgement')
    .values({
      ...{ id, company_id: actor.companyId, project_id: asked.id, head: asked.head, amount: asked.amount },
      ...{ reason: asked.reason, made_by: actor.userId, made_by_name: actor.name },
    })
    .execute()
  const reason = `${costHeads[asked.head]}: ${asked.reason}`
  await recordHistory(tx, actor, { subject: 'project', id: asked.id, act: 'judge-cost', reason })
  return { id }
}

/** Reads what people judged of a project, with `on` by the end of that day, newest first; at most 200. */
export async function judgementsOf(
  tx: Tx,
  companyId: string,
  projectId: string,
  on: Day | null = null,
): Promise<CostJudgement[]> {
  const rows = await own(tx)
    .selectFrom('cost_judgement')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('project_id', '=', projectId)
    .where(sql<boolean>`(${on}::date is null or ${voidDay(companyId, sql`made_at`)} <= ${on}::date)`)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return rows.map((row) => ({
    ...{ id: row.id, head: row.head, amount: row.amount === null ? null : String(row.amount), reason: row.reason },
    ...{ at: new Date(row.made_at).toISOString(), by: row.made_by_name },
  }))
}

/** Tells what holds of each head: its newest judgement, unless that went back to what is worked out. */
export function judgedNow(judgements: readonly CostJudgement[]): ReadonlyMap<CostHead | null, Money> {
  const newest = new Map(judgements.toReversed().map((one) => [one.head, one]))
  return new Map(
    [...newest.values()].flatMap(({ head, amount }) => (amount === null ? [] : [[head, money(amount)] as const])),
  )
}

/** Tells what held at the end of a day of several projects, by project and head, as `judgedNow` tells of one. */
export async function newestJudgements(
  tx: Tx,
  companyId: string,
  projectIds: readonly string[],
  on: Day,
): Promise<ReadonlyMap<string, ReadonlyMap<CostHead | null, Money>>> {
  const { rows } = await sql<{ projectId: string; head: CostHead; amount: string | null }>`
    select distinct on (project_id, head) project_id as "projectId", head, amount::text from cost_judgement
    where company_id = ${companyId} and project_id = any (${[...projectIds]}::uuid[])
      and ${voidDay(companyId, sql`made_at`)} <= ${on}::date
    order by project_id, head, id desc
  `.execute(own(tx))
  const held = rows.flatMap(({ amount, ...row }) => (amount === null ? [] : [{ ...row, amount: money(amount) }]))
  return new Map(
    [...groupedByProject(held)].map(([id, some]) => [id, new Map(some.map(({ head, amount }) => [head, amount]))]),
  )
}
