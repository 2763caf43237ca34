import type { Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import type { PaperBasis, Party } from '#kit/paper/document.ts'
import { printedNow } from '#kit/paper/printed.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { supplierOf } from '#modules/parties/face.ts'
import { knownProject } from '#modules/projects/face.ts'
import { seenSubcontracts } from '../subcontract/held.ts'
import type { Subcontract } from '../subcontract/subcontract.ts'

/** What every paper of a subcontract says beside itself. */
export interface SubcontractBasis extends Pick<PaperBasis, 'letterhead' | 'printed'> {
  readonly projectName: string
  readonly place: string | null
  readonly supplier: Party
  readonly subcontract: Subcontract
}

/** Reads what a paper of a subcontract says beside itself; 404 for who may not see its costs. The amount tells who may sign. */
export async function subcontractBasis(
  tx: Tx,
  actor: Actor,
  id: string,
  paper: { readonly docType: string; readonly amount?: Money },
): Promise<SubcontractBasis> {
  const { doc } = found((await seenSubcontracts(tx, actor, [id]))[0])
  const project = await knownProject(tx, actor, doc.projectId)
  const { name, address, npwp, phone } = await supplierOf(tx, actor.companyId, doc.supplierId)
  return {
    ...{ projectName: project.name, place: project.place, subcontract: doc },
    supplier: { name, address, npwp, contact: null, phone },
    printed: printedNow(actor),
    letterhead: await issuerOf(tx, actor.companyId, { amount: doc.total, ...paper }),
  }
}
