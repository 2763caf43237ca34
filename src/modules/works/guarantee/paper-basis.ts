import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Party } from '#kit/paper/document.ts'
import { customerOf, placesOf } from '#modules/parties/face.ts'
import { siteBasis, type SiteBasis } from '../papers/site-basis.ts'

/** What every paper of the guarantees of a project says at its head. */
export interface GuaranteeBasis extends SiteBasis {
  readonly customer: Party
}

/** Gathers the head of a paper of guarantees, for a project this person may see. */
export async function guaranteeBasis(
  tx: Tx,
  actor: Actor,
  of: { readonly projectId: string; readonly docType: string },
): Promise<GuaranteeBasis> {
  const site = await siteBasis(tx, actor, of)
  const { name, phone } = await customerOf(tx, actor.companyId, site.customerId)
  const places = await placesOf(tx, actor.companyId, site.customerId)
  return { ...site, customer: { name, npwp: null, address: places.billing, contact: places.contactName, phone } }
}
