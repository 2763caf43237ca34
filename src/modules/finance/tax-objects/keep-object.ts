import { sql } from 'kysely'
import type { PphKind } from '#ground/pph.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { keepObjectCode } from '#modules/company/tax-objects/face.ts'
import { refuseInPart } from '../bank/open-matching.ts'
import { own } from '../store.ts'
import { saveTaxObject } from './contract.ts'

/** Keeps the code of what a tax was held back for; 404 where nothing of this company holds it back. */
export async function keepTaxObject(tx: Tx, actor: Actor, { id, code }: AskedOf<typeof saveTaxObject>) {
  refuseInPart(actor)
  const { rows } = await sql<{ kind: PphKind; party: string | null }>`
    select s.withholding_kind as kind, b.supplier_id as party from purchase_settlement s join purchase_bill b on b.id = s.bill_id
    where s.company_id = ${actor.companyId} and s.bill_id = ${id} and not s.is_void and s.withheld > 0
    union all
    select advance_withholding_kind, supplier_id from purchase_payment
    where company_id = ${actor.companyId} and id = ${id} and advance_withheld > 0
    union all
    select pph_kind, null from cash_entry_line where company_id = ${actor.companyId} and id = ${id} and pph > 0
    limit 1
  `.execute(own(tx))
  const { kind, party: partyId } = found(rows[0])
  await keepObjectCode(tx, actor, { sourceId: id, partyId, kind }, code)
  return { id, code }
}

/** The door of codes of Coretax. */
export const taxObjectRoutes: readonly Served[] = [
  serve(saveTaxObject, ({ tx, actor, asked }) => keepTaxObject(tx, actor, asked)),
]
