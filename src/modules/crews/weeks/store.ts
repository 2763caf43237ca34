import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { signedBy } from '#kit/posting/signed.ts'
import type { CrewDay } from '../sheets/store.ts'
import { own } from '../store.ts'

/** Reads some days of a project by id, kept until commit. */
export async function lockDays(
  tx: Tx,
  companyId: string,
  { projectId, ids }: { readonly projectId: string; readonly ids: readonly string[] },
): Promise<CrewDay[]> {
  return own(tx)
    .selectFrom('crew_day')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('project_id', '=', projectId)
    .where(sql<boolean>`id = any (${[...ids]}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Says of some days that somebody approved them, or that they wait again. */
export async function setApproved(
  tx: Tx,
  actor: Actor,
  { ids, isApproved }: { readonly ids: readonly string[]; readonly isApproved: boolean },
): Promise<void> {
  // Whose hand marked the day stays.
  const { version } = signedBy(actor)
  await own(tx)
    .updateTable('crew_day')
    .set({
      version,
      approved_at: isApproved ? sql<string>`now()` : null,
      approved_by: isApproved ? actor.userId : null,
      approved_by_name: isApproved ? actor.name : null,
    })
    .where('company_id', '=', actor.companyId)
    .where(sql<boolean>`id = any (${[...ids]}::uuid[])`)
    .execute()
}

/** Reads half days of some workers at other projects, by day. */
export async function halvesElsewhere(
  tx: Tx,
  companyId: string,
  of: { readonly projectId: string; readonly workerIds: readonly string[]; readonly from: Day; readonly to: Day },
): Promise<Map<string, Record<string, number>>> {
  const rows = await own(tx)
    .selectFrom('crew_day')
    .select(['worker_id', 'day', 'half_days'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`worker_id = any (${[...of.workerIds]}::uuid[])`)
    .where('day', '>=', of.from)
    .where('day', '<=', of.to)
    .where('project_id', '<>', of.projectId)
    .where('half_days', '>', 0)
    .execute()
  const sums = [...Map.groupBy(rows, (row) => row.worker_id)].map(([id, theirs]) => {
    const byDay: Record<string, number> = {}
    for (const { day, half_days: halves } of theirs) byDay[day] = (byDay[day] ?? 0) + halves
    return [id, byDay] as const
  })
  return new Map(sums)
}
