import { sql } from 'kysely'
import type { Money } from '#ground/money.ts'
import { priceText, type Price } from '#ground/price.ts'
import { quantityText, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { own } from '../../store.ts'
import type { AddendumLine } from './rules.ts'

/** An addendum of a subcontract in short. */
export interface AddendumRow {
  readonly id: string
  readonly state: 'draft' | 'pending_approval' | 'posted' | 'void'
  readonly writers: readonly string[]
}

/** Reads the addenda of a subcontract in the order they were approved, what is open last; at most 200. */
export async function addendaOf(tx: Tx, companyId: string, subcontractId: string): Promise<AddendumRow[]> {
  const { rows } = await sql<AddendumRow>`
    select id, state, writers from subcontract_addendum
    where company_id = ${companyId} and subcontract_id = ${subcontractId} order by approved_at nulls last, id limit 200
  `.execute(own(tx))
  return rows
}

/** Reads the subcontract an addendum is of; nothing where there is none. */
export async function subcontractOfAddendum(tx: Tx, companyId: string, id: string): Promise<string | undefined> {
  const row = await own(tx)
    .selectFrom('subcontract_addendum')
    .select('subcontract_id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.subcontract_id
}

/** Keeps that a person wrote on an addendum: they do not approve it. */
export async function keepWriter(tx: Tx, actor: Actor, id: string): Promise<void> {
  await sql`
    update subcontract_addendum set writers = array_append(array_remove(writers, ${actor.userId}::uuid), ${actor.userId}::uuid)
    where company_id = ${actor.companyId} and id = ${id}
  `.execute(own(tx))
}

/** Writes what a line of a subcontract is from now on. */
export async function changeLine(
  tx: Tx,
  companyId: string,
  id: string,
  now: { readonly volume: Quantity; readonly price: Price; readonly amount: Money },
): Promise<void> {
  await sql`
    update subcontract_line set volume = ${quantityText(now.volume)}, price = ${priceText(now.price)}, amount = ${now.amount}
    where company_id = ${companyId} and id = ${id}
  `.execute(own(tx))
}

interface NewLine extends Omit<AddendumLine, 'lineId'> {
  readonly subcontractId: string
  /** The line of the addendum that brings it. */
  readonly addendumLineId: string
  readonly amount: Money
}

/** Adds a line to a subcontract, after its others, and ties the line of the addendum to it. */
export async function addLine(tx: Tx, companyId: string, line: NewLine): Promise<void> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(line_no), 0) as last from subcontract_line
    where company_id = ${companyId} and subcontract_id = ${line.subcontractId}
  `.execute(own(tx))
  const id = newId()
  await insertRows(tx, 'subcontract_line', [
    {
      ...{ id, company_id: companyId, subcontract_id: line.subcontractId, line_no: (rows[0]?.last ?? 0) + 1 },
      ...{ work_item_id: line.workItemId, description: line.description, unit: line.unit, amount: line.amount },
      ...{ volume: quantityText(line.volume), price: priceText(line.price) },
    },
  ])
  await sql`
    update subcontract_addendum_line set subcontract_line_id = ${id}
    where company_id = ${companyId} and id = ${line.addendumLineId}
  `.execute(own(tx))
}
