import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import { quantityText, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { own } from '../../store.ts'

/** What was built before the books began, as an opname that was approved then. */
export interface OpnameBefore {
  readonly id: string
  readonly number: string
  readonly subcontractId: string
  readonly on: Day
  readonly gross: Money
  readonly lines: readonly { readonly lineId: string; readonly volume: Quantity; readonly amount: Money }[]
}

/** Keeps what was built before the books began. */
export async function insertOpnameBefore(tx: Tx, actor: Actor, opname: OpnameBefore): Promise<void> {
  const { id, number, subcontractId, on, gross } = opname
  await sql`
    insert into subcontract_opname (id, company_id, number, state, subcontract_id, opname_date, note, gross, created_by,
      updated_by, updated_by_name)
    values (${id}, ${actor.companyId}, ${number}, 'posted', ${subcontractId}, ${on}, 'Saldo awal', ${gross}, ${actor.userId},
      ${actor.userId}, ${actor.name})
  `.execute(own(tx))
  const rows = opname.lines.map(({ lineId, volume, amount }, at) => ({
    ...{ id: newId(), company_id: actor.companyId, opname_id: id, line_no: at + 1, subcontract_line_id: lineId },
    ...{ volume: quantityText(volume), amount, reason: 'Saldo awal' },
  }))
  await insertRows(tx, 'subcontract_opname_line', rows)
}

/** Takes what was built before the books began back. */
export async function voidOpnameBefore(
  tx: Tx,
  actor: Actor,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> {
  await sql`
    update subcontract_opname set state = 'void', void_reason = ${reason}, version = version + 1, updated_at = now(),
      updated_by = ${actor.userId}, updated_by_name = ${actor.name}
    where company_id = ${actor.companyId} and id = ${id}
  `.execute(own(tx))
}
