import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { registerFiles } from '#kit/files/owners.ts'
import { found } from '#kit/http/not-found.ts'
import { knownProject } from '#modules/projects/face.ts'
import { own } from '../store.ts'
import { GUARANTEE } from './keep-guarantee.ts'

/** Finds a guarantee of a project this person may see: its number; 404 otherwise. */
async function seenGuarantee(tx: Tx, actor: Actor, id: string): Promise<{ readonly number: string }> {
  const { rows } = await sql<{ number: string; projectId: string }>`
    select number, project_id as "projectId" from guarantee where company_id = ${actor.companyId} and id = ${id}
  `.execute(own(tx))
  const { number, projectId } = found(rows[0])
  await knownProject(tx, actor, projectId)
  return { number }
}

registerFiles(GUARANTEE, {
  record: 'guarantee',
  view: 'view daftar-proyek',
  change: 'update daftar-proyek',
  find: seenGuarantee,
})
