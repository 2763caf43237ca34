import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { tellHanging, type ClosingProject, type HangingThing } from '#modules/projects/face.ts'
import { own } from './store.ts'

/** Finds what crews still have open for a project: days nobody paid, piece work nobody approved, paid, or let go of. */
async function hangingCrews(tx: Tx, actor: Actor, { id }: ClosingProject): Promise<HangingThing[]> {
  const of = sql`company_id = ${actor.companyId} and project_id = ${id}`
  const { rows } = await sql<{ days: number; sent: number }>`
    select
      (select count(*)::int from crew_day where ${of} and wage_note_id is null and (half_days > 0 or rest_hours > 0)) as days,
      (select count(*)::int from piece_opname where ${of} and state = 'sent') as sent
  `.execute(own(tx))
  const [open] = rows
  const maySee = actor.can('view absensi')
  const thing = (what: string) => ({ what, href: maySee ? '/absensi/?tab=pekerja' : null, isWaivable: false })
  return [
    ...(open && open.days > 0 ? [thing(`${open.days} hari kerja tukang belum dibayar`)] : []),
    ...(open && open.sent > 0 ? [thing(`${open.sent} opname borongan menunggu persetujuan`)] : []),
  ]
}

tellHanging(hangingCrews)
