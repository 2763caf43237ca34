import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { MergingRow } from '#modules/parties/merge-store.ts'
import type { SupplierTables } from '#modules/parties/suppliers/tables.ts'

const own = (tx: Tx) => tables<SupplierTables>(tx)

/** Both suppliers; taken for this transaction in one order for everybody when `lock` says so. */
export async function mergingRows(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  lock: boolean,
): Promise<MergingRow[]> {
  const { rows } = await sql<MergingRow>`
    select c.id, c.version, c.code, c.name, c.npwp, c.nik, s.payable as owed, c.archived_at, c.merged_into, c.updated_at
    from supplier c join supplier_standing s on s.company_id = c.company_id and s.supplier_id = c.id
    where c.company_id = ${companyId} and c.id = any (${[...ids]}::uuid[]) order by c.id ${lock ? sql`for update` : sql``}
  `.execute(own(tx))
  return rows
}

/** How many people and places a supplier has. */
export async function countChildren(tx: Tx, companyId: string, id: string) {
  const { rows } = await sql<{ contacts: number; addresses: number }>`
    select (select count(*)::int from supplier_contact where company_id = ${companyId} and supplier_id = ${id}) as contacts,
      (select count(*)::int from supplier_address where company_id = ${companyId} and supplier_id = ${id}) as addresses
  `.execute(own(tx))
  return rows[0] ?? { contacts: 0, addresses: 0 }
}

/**
 * Puts people, places, standing and what the other left empty to the supplier that stays. Bank accounts stay behind:
 * money goes only where two people have agreed for this very supplier.
 */
export async function absorb(tx: Tx, actor: Actor, { fromId, intoId }: { fromId: string; intoId: string }) {
  const { companyId } = actor
  const moved = (table: string, cleared: ReturnType<typeof sql>) => sql`
    update ${sql.table(table)} set supplier_id = ${intoId}, ${cleared},
      line_no = line_no + (select coalesce(max(line_no), 0) from ${sql.table(table)} where company_id = ${companyId} and supplier_id = ${intoId})
    where company_id = ${companyId} and supplier_id = ${fromId}
  `
  await moved('supplier_contact', sql`is_primary = false`).execute(own(tx))
  await moved('supplier_address', sql`is_billing = false, is_shipping = false`).execute(own(tx))
  await sql`
    update supplier_standing t set payable = t.payable + was.payable,
      bought = case when was.bought_year = t.bought_year then t.bought + was.bought
        when was.bought_year > t.bought_year then was.bought else t.bought end,
      bought_year = greatest(t.bought_year, was.bought_year), last_bought_on = greatest(t.last_bought_on, was.last_bought_on)
    from supplier_standing was where t.company_id = ${companyId} and t.supplier_id = ${intoId}
      and was.company_id = ${companyId} and was.supplier_id = ${fromId}
  `.execute(own(tx))
  await sql`
    update supplier_standing set payable = 0, bought = 0 where company_id = ${companyId} and supplier_id = ${fromId}
  `.execute(own(tx))
  await sql`
    update supplier_bank_change set state = 'diganti' where company_id = ${companyId} and supplier_id = ${fromId} and state = 'menunggu'
  `.execute(own(tx))
  await sql`
    update supplier t set npwp = coalesce(t.npwp, f.npwp), nik = coalesce(t.nik, f.nik), nitku = coalesce(t.nitku, f.nitku),
      tax_address = coalesce(t.tax_address, f.tax_address), phone = coalesce(t.phone, f.phone),
      whatsapp = coalesce(t.whatsapp, f.whatsapp), email = coalesce(t.email, f.email),
      contact_name = coalesce(t.contact_name, f.contact_name), city = case when t.city = '' then f.city else t.city end,
      version = t.version + 1, updated_at = now(), updated_by = ${actor.userId}
    from supplier f where t.company_id = ${companyId} and t.id = ${intoId} and f.company_id = ${companyId} and f.id = ${fromId}
  `.execute(own(tx))
  await sql`
    update supplier set merged_into = ${intoId}, archived_at = coalesce(archived_at, now()), version = version + 1,
      updated_at = now(), updated_by = ${actor.userId}
    where company_id = ${companyId} and id = ${fromId}
  `.execute(own(tx))
  await sql`
    update supplier set merged_into = ${intoId} where company_id = ${companyId} and merged_into = ${fromId}
  `.execute(own(tx))
}
