import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { newId } from '#kit/id.ts'
import { nextCode } from '#kit/record/code.ts'
import type { Saved } from '#kit/record/endpoints.ts'
import type { AddOut, EditOut } from '#kit/record/record.ts'
import { addRecord, editRecord } from '#kit/record/verbs.ts'
import type { WithFiles } from '#kit/record/with-files.ts'
import { personOf } from '#modules/company/accounts/face.ts'
import { customerOf } from '#modules/parties/face.ts'
import { projectRecord } from './project.record.ts'
import { checkDates, checkPoint, teamWords } from './rules.ts'
import { siteWarehouses } from './site-warehouse.ts'
import { isProjectCodeTaken, projectRow } from './store.ts'

type NewProject = AddOut<typeof projectRecord> & WithFiles
type Team = NonNullable<NewProject['team']>

/** Adds a project together with the warehouse of its site, with a code of its own when none was typed. */
export async function addProject(tx: Tx, actor: Actor, { files = [], ...asked }: NewProject): Promise<Saved> {
  checkDates(asked.startDate, asked.endDate)
  checkPoint(asked.lat, asked.lng)
  await customerOf(tx, actor.companyId, asked.customerId)
  await checkTeam(tx, actor, asked.team ?? [])
  const { companyId } = actor
  const code = asked.code ?? (await nextCode(tx, companyId, 'PRJ', (each) => isProjectCodeTaken(tx, companyId, each)))
  const id = newId()
  const { name, siteAddress: address, city } = asked
  const warehouseId = await siteWarehouses().open(tx, actor, { projectId: id, code, name, address, city })
  const more = { id, warehouse_id: warehouseId, ...teamWords(asked.team ?? []) }
  const saved = await addRecord(tx, actor, projectRecord, { ...asked, code }, more)
  await claimFiles(tx, actor, { ids: files, subject: 'daftar-proyek', ownerId: id })
  return saved
}

/** Changes a project; an emptied code keeps the one it has. */
export async function editProject(tx: Tx, actor: Actor, asked: EditOut<typeof projectRecord>): Promise<Saved> {
  const row = await projectRow(tx, actor, asked.id)
  checkDates(
    asked.startDate === undefined ? row.start_date : asked.startDate,
    asked.endDate === undefined ? row.end_date : asked.endDate,
  )
  if (asked.lat !== undefined || asked.lng !== undefined) checkPoint(asked.lat, asked.lng)
  if (asked.customerId !== undefined) await customerOf(tx, actor.companyId, asked.customerId)
  if (asked.team) await checkTeam(tx, actor, asked.team)
  const words = asked.team ? teamWords(asked.team) : {}
  return editRecord(tx, actor, projectRecord, { ...asked, code: asked.code ?? undefined }, words)
}

// Somebody of the team who has an account must be able to work here; the others are names.
async function checkTeam(tx: Tx, actor: Actor, team: Team): Promise<void> {
  for (const [at, { userId }] of team.entries()) {
    if (!userId || (await personOf(tx, actor.companyId, userId))) continue
    throw new Refusal('project.member-unknown', {}, { field: `team.${at}.userId` })
  }
}
