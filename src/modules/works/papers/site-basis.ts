import { ZERO, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { On, PaperBasis, Party } from '#kit/paper/document.ts'
import { onPaper, partyBlock } from '#kit/paper/frame.ts'
import { printedNow } from '#kit/paper/printed.ts'
import { today } from '#kit/posting/today.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { customerOf } from '#modules/parties/face.ts'
import { knownProject } from '#modules/projects/face.ts'
import { contractOf } from '#modules/sales/face.ts'
import { keptContract } from '../billing/store.ts'

/** What every paper of a project says at its head; of the customer only the name, which everybody on the project knows. */
export interface SiteBasis extends Omit<PaperBasis, 'state' | 'number'> {
  readonly projectName: string
  readonly place: string | null
  readonly customerId: string
  readonly customerName: string
  /** Null before it is signed. */
  readonly contract: { readonly number: string | null; readonly date: On } | null
}

/** Gathers the head of a paper of a project that this person may see; the amount tells who may sign. */
export async function siteBasis(
  tx: Tx,
  actor: Actor,
  { projectId, docType, amount = ZERO }: { projectId: string; docType: string; amount?: Money },
): Promise<SiteBasis> {
  const { companyId } = actor
  const project = await knownProject(tx, actor, projectId)
  const kept = await keptContract(tx, companyId, projectId)
  const { name } = await customerOf(tx, companyId, project.customerId)
  return {
    ...{ projectName: project.name, place: project.place, customerId: project.customerId, customerName: name },
    contract: kept ? await contractOf(tx, actor, kept.orderId) : null,
    letterhead: await issuerOf(tx, companyId, { docType, amount }),
    ...{ date: today(actor), printed: printedNow(actor) },
  }
}

/** What a paper of a project is of: the work, where, and under which contract. */
export function siteFacts(of: SiteBasis): readonly (readonly [string, string | null])[] {
  return [
    ['Pekerjaan', of.projectName],
    ['Lokasi', of.place],
    ['No. kontrak', of.contract && of.contract.number],
    ['Tanggal kontrak', of.contract && onPaper(of.contract.date)],
  ]
}

/** The customer as a paper of the site names them. */
export const ownerBlock = ({ customerName: name }: SiteBasis) =>
  partyBlock('Pemberi kerja', { name, address: null, npwp: null, contact: null, phone: null } satisfies Party)
