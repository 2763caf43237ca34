import { ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { On, PaperBasis, Party } from '#kit/paper/document.ts'
import { printedNow } from '#kit/paper/printed.ts'
import { today } from '#kit/posting/today.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { customerOf, placesOf } from '#modules/parties/face.ts'
import { knownProject } from '#modules/projects/face.ts'
import { contractOf } from '#modules/sales/face.ts'
import { keptContract } from '../billing/store.ts'

/** What every paper of the guarantees of a project says at its head. */
export interface GuaranteeBasis extends Omit<PaperBasis, 'state' | 'number'> {
  readonly projectName: string
  readonly place: string | null
  /** Null before it is signed: a guarantee of the offer. */
  readonly contract: { readonly number: string | null; readonly date: On } | null
  readonly customer: Party
}

/** Gathers the head of a paper of guarantees, for a project this person may see. */
export async function guaranteeBasis(
  tx: Tx,
  actor: Actor,
  { projectId, docType }: { readonly projectId: string; readonly docType: string },
): Promise<GuaranteeBasis> {
  const { companyId } = actor
  const project = await knownProject(tx, actor, projectId)
  const kept = await keptContract(tx, companyId, projectId)
  const { name, phone } = await customerOf(tx, companyId, project.customerId)
  const places = await placesOf(tx, companyId, project.customerId)
  return {
    ...{ projectName: project.name, place: project.place },
    contract: kept ? await contractOf(tx, actor, kept.orderId) : null,
    customer: { name, npwp: null, address: places.billing, contact: places.contactName, phone },
    letterhead: await issuerOf(tx, companyId, { docType, amount: ZERO }),
    ...{ date: today(actor), printed: printedNow(actor) },
  }
}
