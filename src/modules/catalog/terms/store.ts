import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { TermKind } from './contract.ts'

/** A name in its list. */
export interface TermRow {
  readonly name: string
  readonly uses: number
  readonly archived_at: string | null
}

/** Every name of a kind, by itself, with how many items use it. */
export async function termRows(tx: Tx, companyId: string, kind: TermKind): Promise<TermRow[]> {
  const used =
    kind === 'category'
      ? sql`select category as name, id from item where company_id = ${companyId}`
      : sql`select base_unit as name, id from item where company_id = ${companyId}
          union select unit, item_id from item_unit where company_id = ${companyId}`
  const { rows } = await sql<TermRow>`
    with used as (select name, count(*)::int as uses from (${used}) each group by name)
    select t.name, coalesce(u.uses, 0) as uses, t.archived_at
    from catalog_term t left join used u on u.name = t.name
    where t.company_id = ${companyId} and t.kind = ${kind} order by t.name
  `.execute(tables(tx))
  return rows
}

/** Adds a name, or brings it back into the choices. */
export async function keepTerm(tx: Tx, companyId: string, kind: TermKind, name: string, by: string): Promise<void> {
  await sql`
    insert into catalog_term (company_id, kind, name, created_by) values (${companyId}, ${kind}, ${name}, ${by})
    on conflict (company_id, kind, name) do update set archived_at = null
  `.execute(tables(tx))
}

export async function deleteTerm(tx: Tx, companyId: string, kind: TermKind, name: string): Promise<void> {
  await sql`delete from catalog_term where company_id = ${companyId} and kind = ${kind} and name = ${name}`.execute(
    tables(tx),
  )
}

export async function archiveName(
  tx: Tx,
  companyId: string,
  kind: TermKind,
  given: { readonly name: string; readonly isArchived: boolean; readonly by: string },
): Promise<void> {
  await keepTerm(tx, companyId, kind, given.name, given.by)
  if (!given.isArchived) return
  await sql`
    update catalog_term set archived_at = now() where company_id = ${companyId} and kind = ${kind} and name = ${given.name}
  `.execute(tables(tx))
}

/** An item that knows both units: one name could not stand for both. */
export async function itemWithBoth(tx: Tx, companyId: string, one: string, other: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select i.name from item i where i.company_id = ${companyId}
      and ${holds(one)} and ${holds(other)} limit 1
  `.execute(tables(tx))
  return rows[0]?.name
}

const holds = (unit: string) => sql`(i.base_unit = ${unit} or exists (
  select 1 from item_unit u where u.company_id = i.company_id and u.item_id = i.id and u.unit = ${unit}))`

/** Gives every item the new name; answers how many. Their version rises: a form that is open must not bring it back. */
export async function renameInItems(
  tx: Tx,
  companyId: string,
  kind: TermKind,
  given: { readonly from: string; readonly to: string; readonly by: string },
): Promise<number> {
  const { from, to, by } = given
  const signed = sql`version = version + 1, updated_at = now(), updated_by = ${by}`
  if (kind === 'category') {
    const { numAffectedRows } = await sql`
      update item set category = ${to}, ${signed} where company_id = ${companyId} and category = ${from}
    `.execute(tables(tx))
    return Number(numAffectedRows ?? 0n)
  }
  const { rows } = await sql<{ id: string }>`
    update item i set base_unit = case when i.base_unit = ${from} then ${to} else i.base_unit end, ${signed}
    where i.company_id = ${companyId} and ${holds(from)} returning i.id
  `.execute(tables(tx))
  await sql`update item_unit set unit = ${to} where company_id = ${companyId} and unit = ${from}`.execute(tables(tx))
  return rows.length
}

/** Takes the old name away; of a unit it is remembered, so that papers of that time still convert. */
export async function retireName(
  tx: Tx,
  companyId: string,
  kind: TermKind,
  given: { readonly from: string; readonly to: string },
): Promise<void> {
  const { from, to } = given
  await deleteTerm(tx, companyId, kind, from)
  await sql`delete from catalog_alias where company_id = ${companyId} and kind = ${kind} and old_name = ${to}`.execute(
    tables(tx),
  )
  await sql`
    update catalog_alias set name = ${to} where company_id = ${companyId} and kind = ${kind} and name = ${from}
  `.execute(tables(tx))
  await sql`
    insert into catalog_alias (company_id, kind, old_name, name) values (${companyId}, ${kind}, ${from}, ${to})
    on conflict (company_id, kind, old_name) do update set name = excluded.name
  `.execute(tables(tx))
}

/** The names units had before, by the name they have now. */
export async function oldUnitNames(tx: Tx, companyId: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ old_name: string; name: string }>`
    select old_name, name from catalog_alias where company_id = ${companyId} and kind = 'unit'
  `.execute(tables(tx))
  return new Map([...Map.groupBy(rows, (row) => row.name)].map(([name, all]) => [name, all.map((row) => row.old_name)]))
}
