import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { papersOf } from '#kit/files/of-owner.ts'
import { filesOfOwner } from '#kit/files/store.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { instant, today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { intoTrash } from '#kit/trash/trash.ts'
import { beforeUntrashed } from '#kit/trash/untrashed.ts'
import { knownProject } from '#modules/projects/face.ts'
import { own } from '../store.ts'
import type * as contract from './contract.ts'
import { guaranteeStatus } from './rules.ts'

/** The name under which files of a guarantee are kept. */
export const GUARANTEE = 'jaminan'

type Row = Omit<contract.Guarantee, 'status' | 'validTo' | 'returnedOn'> & {
  readonly validTo: Day
  readonly returnedOn: Day | null
}

/** Shows the guarantees of a project with how each stands today. */
export async function showGuarantees(tx: Tx, actor: Actor, projectId: string): Promise<contract.Guarantee[]> {
  await knownProject(tx, actor, projectId)
  const { rows } = await sql<Row>`
    select id, version, kind, number, issuer, amount::text, valid_from as "validFrom", valid_to as "validTo", note,
      returned_on as "returnedOn", ${papersOf(GUARANTEE, sql.ref('guarantee.id'))} as files
    from guarantee where company_id = ${actor.companyId} and project_id = ${projectId}
    order by (returned_on is not null), valid_to, id limit 200
  `.execute(own(tx))
  const on = today(actor)
  return rows.map((row) => ({ ...row, status: guaranteeStatus(row, on) }))
}

/** Keeps a guarantee of a project, new or written anew; the same paper of an issuer is kept once. */
export async function writeGuarantee(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.saveGuarantee>) {
  // One that is out comes back after the project was finished, too.
  await knownProject(tx, actor, asked.id, asked.guaranteeId === null)
  const { kind, number, issuer, amount, note, validFrom, validTo, returnedOn } = asked
  if (validTo < validFrom) throw new Refusal('guarantee.days', {}, { field: 'validTo' })
  await refuseSamePaper(tx, actor, asked)
  const by = { updated_by: actor.userId, updated_by_name: actor.name, updated_at: instant() }
  const values = {
    ...{ kind, number, issuer, amount, note, ...by },
    ...{ valid_from: validFrom, valid_to: validTo, returned_on: returnedOn },
  }
  if (asked.guaranteeId === null) {
    const head = { id: newId(), company_id: actor.companyId, project_id: asked.id, created_by: actor.userId }
    await own(tx)
      .insertInto('guarantee')
      .values({ ...head, ...values })
      .execute()
    await claimFiles(tx, actor, { ids: asked.files, subject: GUARANTEE, ownerId: head.id })
    await told(tx, actor, asked.id, 'add-guarantee', number)
    return { id: head.id, version: 1 }
  }
  const before = await locked(tx, actor, asked.id, asked.guaranteeId)
  expectVersion({ version: before.version, updatedByName: before.by }, asked.version ?? 0)
  await own(tx)
    .updateTable('guarantee')
    .set({ ...values, version: before.version + 1 })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', before.id)
    .execute()
  await claimFiles(tx, actor, { ids: asked.files, subject: GUARANTEE, ownerId: before.id })
  await told(tx, actor, asked.id, 'change-guarantee', number)
  return { id: before.id, version: before.version + 1 }
}

/** Takes a guarantee out of the list of its project; the scan of a paper does not go with it unseen. */
export async function dropGuarantee(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.removeGuarantee>) {
  const project = await knownProject(tx, actor, asked.id, true)
  const { id, number } = await locked(tx, actor, asked.id, asked.guaranteeId)
  const files = await filesOfOwner(tx, { companyId: actor.companyId, subject: GUARANTEE, ownerId: id })
  if (files.length > 0) throw new Refusal('guarantee.files', { number, count: files.length })
  await intoTrash(tx, actor, {
    ...{ subject: GUARANTEE, table: 'guarantee', id, kind: 'Jaminan', title: `${number} · ${project.name}` },
    permissions: ['update daftar-proyek'],
  })
  await own(tx).deleteFrom('guarantee').where('company_id', '=', actor.companyId).where('id', '=', id).execute()
  await told(tx, actor, asked.id, 'delete-guarantee', number)
  return { id }
}

beforeUntrashed(GUARANTEE, async (tx, actor, kept) => {
  const projectId = String(kept['project_id'])
  await knownProject(tx, actor, projectId, true)
  await told(tx, actor, projectId, 'untrash-guarantee', String(kept['number']))
  return undefined
})

async function locked(tx: Tx, actor: Actor, projectId: string, id: string) {
  const { rows } = await sql<{ id: string; version: number; number: string; by: string }>`
    select id, version, number, updated_by_name as by from guarantee
    where company_id = ${actor.companyId} and project_id = ${projectId} and id = ${id} for update
  `.execute(own(tx))
  return found(rows[0])
}

async function refuseSamePaper(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.saveGuarantee>): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from guarantee where company_id = ${actor.companyId} and lower(issuer) = lower(${asked.issuer})
      and lower(number) = lower(${asked.number}) and id is distinct from ${asked.guaranteeId}
  `.execute(own(tx))
  if (rows[0]) throw new Refusal('guarantee.twice', { number: asked.number }, { field: 'number' })
}

function told(tx: Tx, actor: Actor, id: string, act: string, reason: string): Promise<void> {
  return recordHistory(tx, actor, { subject: 'project', id, act, reason })
}
