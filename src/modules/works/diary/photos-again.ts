import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { filesOfOwner } from '#kit/files/store.ts'
import { twinsOf } from '#kit/files/twins.ts'
import { own } from '../store.ts'
import type { PhotoAgain } from './contract.ts'
import { seenSiteReports } from './store.ts'

const SUBJECT = 'dokumentasi-proyek'

/**
 * Tells which photos of a report stand byte for byte in another report as well: evidence counts once. Pictures that
 * only look alike are how a spot is followed from day to day. A report that this person may not see is not named.
 */
export async function photosAgain(tx: Tx, actor: Actor, reportId: string): Promise<PhotoAgain[]> {
  const photos = await filesOfOwner(tx, { companyId: actor.companyId, subject: SUBJECT, ownerId: reportId })
  const twins = await twinsOf(
    tx,
    actor.companyId,
    photos.map(({ id }) => id),
  )
  const same = twins.filter(({ how, subject }) => how === 'same' && subject === SUBJECT)
  if (same.length === 0) return []
  const named = await namesOf(tx, actor, [...new Set(same.map(({ ownerId }) => ownerId))])
  return [...Map.groupBy(same, ({ ownerId }) => ownerId)].map(([id, theirs]) => ({
    photos: new Set(theirs.map(({ of }) => of)).size,
    report: named.get(id) ?? null,
  }))
}

async function namesOf(tx: Tx, actor: Actor, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; projectId: string; projectName: string; date: Day }>`
    select s.id, s.project_id as "projectId", p.name as "projectName", s.report_date as date
    from site_report s join project p on p.company_id = s.company_id and p.id = s.project_id
    where s.id = any (${[...ids]}::uuid[]) and ${seenSiteReports(actor)}
  `.execute(own(tx))
  return new Map(rows.map((row) => [row.id, row]))
}
