import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { refuseInPart } from '../bank/open-matching.ts'
import { own } from '../store.ts'
import { saveTaxObject } from './contract.ts'

/** Keeps the code of what a tax was held back for; 404 where nothing of this company holds it back. */
export async function keepTaxObject(tx: Tx, actor: Actor, { id, code }: AskedOf<typeof saveTaxObject>) {
  refuseInPart(actor)
  const { rows } = await sql<{ before: string | null }>`
    with held as (
      select s.withholding_kind as kind, b.supplier_id as party from purchase_settlement s join purchase_bill b on b.id = s.bill_id
      where s.company_id = ${actor.companyId} and s.bill_id = ${id} and not s.is_void and s.withheld > 0
      union all
      select advance_withholding_kind, supplier_id from purchase_payment
      where company_id = ${actor.companyId} and id = ${id} and advance_withheld > 0
      union all
      select pph_kind, null from cash_entry_line where company_id = ${actor.companyId} and id = ${id} and pph > 0
      limit 1
    ), kept as (
      insert into tax_object (company_id, source_id, party_id, kind, code, kept_by_name)
      select ${actor.companyId}::uuid, ${id}::uuid, party, kind, ${code}::text, ${actor.name}::text from held
      on conflict (company_id, source_id) do update set code = excluded.code, kept_at = now(), kept_by_name = excluded.kept_by_name
      returning 1
    )
    select (select code from tax_object where company_id = ${actor.companyId} and source_id = ${id}) as before from kept
  `.execute(own(tx))
  const { before } = found(rows[0])
  await recordHistory(tx, actor, { subject: 'tax-object', id, act: 'update', changes: { code: [before, code] } })
  return { id, code }
}

/** The door of codes of Coretax. */
export const taxObjectRoutes: readonly Served[] = [
  serve(saveTaxObject, ({ tx, actor, asked }) => keepTaxObject(tx, actor, asked)),
]
