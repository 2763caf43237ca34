import { minus, sum } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { knownProject } from '#modules/projects/face.ts'
import { seenSubcontracts, type HeldSubcontract } from './held.ts'
import type { SubcontractRow } from './seen.ts'
import { opnamesOf, subcontractIdsOf, type OpnameRow } from './store.ts'
import { subcontractGround } from './write-subcontract.ts'

/** Lists the subcontracts of a project, newest first, to who may see its costs. Each kind of row is read once for all of them. */
export async function showSubcontracts(tx: Tx, actor: Actor, projectId: string): Promise<SubcontractRow[]> {
  if (!actor.can('view daftar-proyek')) throw new NotFound()
  await knownProject(tx, actor, projectId)
  const ids = await subcontractIdsOf(tx, actor.companyId, projectId)
  const held = await seenSubcontracts(tx, actor, ids)
  const opnames = await opnamesOf(tx, actor.companyId, ids)
  return held.map((one) => rowOf(one, opnames.get(one.doc.id) ?? []))
}

/** Tells a subcontract in short, with its opnames that are not void. */
export function rowOf({ doc, money }: HeldSubcontract, opnames: readonly OpnameRow[]): SubcontractRow {
  const posted = opnames.filter((row) => row.state === 'posted')
  return {
    ...{ id: doc.id, number: doc.number, status: subcontractGround.statusOf?.(doc) ?? 'draft' },
    ...{ supplierName: doc.supplierName, date: doc.date, subject: doc.subject, total: String(doc.total) },
    ...{ measured: String(sum(posted.map((row) => row.gross))), billed: String(money.billed) },
    retentionHeld: String(minus(money.retentionHeld, money.retentionReleased)),
  }
}
