import { npwp16, phoneE164 } from '#ground/identifiers.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { MasterRecord } from '#kit/record/record.ts'
import { termOf } from '#modules/company/companies/face.ts'
import type { PartyChoice, PartyTwin } from '#modules/parties/party.ts'
import { chosenParty, matchingParties, twinsOf } from '#modules/parties/party-store.ts'
import { nameCore } from '#modules/parties/rules.ts'

/** The payment term of a party; nothing when it pays at once. */
export async function termFor(tx: Tx, row: { readonly company_id: string; readonly payment_term_id: string | null }) {
  return row.payment_term_id === null ? undefined : termOf(tx, row.company_id, row.payment_term_id)
}

/** What the pages of customers and suppliers tell beside their fields. */
export async function pageFacts<Status extends string>(
  tx: Tx,
  row: {
    readonly company_id: string
    readonly payment_term_id: string | null
    readonly status: Status
    readonly blocked_reason: string | null
    readonly opening_posted_at: string | null
  },
) {
  const term = await termFor(tx, row)
  return {
    status: row.status,
    blockedReason: row.blocked_reason,
    paymentTermName: term?.name ?? null,
    termDays: term?.days ?? null,
    isOpeningPosted: row.opening_posted_at !== null,
  }
}

/** Answers a picker of customers or suppliers: the typed words, or the one already chosen. */
export function pickedParties<C extends PartyChoice>(
  tx: Tx,
  actor: Actor,
  master: MasterRecord,
  asked: { q?: string; id?: string; last?: string },
): Promise<C[]> {
  if (asked.id !== undefined) return chosenParty<C>(tx, actor, master, asked.id)
  return matchingParties<C>(tx, actor, master, asked)
}

/** Warns of customers or suppliers that may be the one being typed. */
export async function twinsFor(
  tx: Tx,
  actor: Actor,
  master: MasterRecord,
  asked: { name: string | null; npwp: string | null; phone: string | null; except?: string },
): Promise<PartyTwin[]> {
  const npwp = npwp16(asked.npwp ?? '') ?? null
  const phone = phoneE164(asked.phone ?? '') ?? null
  const core = nameCore(asked.name ?? '')
  if (npwp === null && phone === null && core.length < 3) return []
  return twinsOf(tx, actor, master, { npwp, phone, core, except: asked.except ?? null })
}
