import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { itemRecord } from '#modules/catalog/item.record.ts'
import type { CatalogTables } from '#modules/catalog/tables.ts'

const MARK = 'KW2'

/**
 * Gives the item that seconds of an item are stocked as, so that they have an average and a price of their own; makes it
 * when there is none yet: the same goods, marked KW2, without a sell price.
 */
export async function secondGradeOf(tx: Tx, actor: Actor, itemId: string): Promise<string> {
  const id = newId()
  const { rows } = await sql<{ id: string; isNew: boolean }>`
    with first as (
      select * from item where company_id = ${actor.companyId} and id = ${itemId}
    ), made as (
      insert into item (id, company_id, kind, code, name, category, brand, spec, base_unit, tax_code, weight_kg, created_by, updated_by)
      select ${id}::uuid, company_id, kind, code || ${`-${MARK}`}, name || ${` (${MARK})`}, category, brand, spec, base_unit, tax_code,
        weight_kg, ${actor.userId}::uuid, ${actor.userId}::uuid
      from first
      on conflict (company_id, code) do nothing returning id
    )
    select id, true as "isNew" from made
    union all
    select i.id, false from item i join first f on i.company_id = f.company_id and i.code = f.code || ${`-${MARK}`}
  `.execute(tables<CatalogTables>(tx))
  const second = found(rows.find((row) => row.isNew) ?? rows[0])
  if (second.isNew) await recordHistory(tx, actor, { subject: itemRecord.name, id: second.id, act: 'create' })
  return second.id
}
