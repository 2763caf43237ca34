import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { PartiesTables } from '#modules/parties/tables.ts'

const own = (tx: Tx) => tables<PartiesTables>(tx)

export interface MergingRow {
  readonly id: string
  readonly version: number
  readonly code: string
  readonly name: string
  readonly npwp: string | null
  readonly nik: string | null
  /** What it owes, or is owed. */
  readonly owed: bigint
  readonly archived_at: string | null
  readonly merged_into: string | null
  readonly updated_at: string
}

/** Both customers; taken for this transaction in one order for everybody when `lock` says so. */
export async function mergingRows(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  lock: boolean,
): Promise<MergingRow[]> {
  const { rows } = await sql<MergingRow>`
    select c.id, c.version, c.code, c.name, c.npwp, c.nik, s.receivable as owed, c.archived_at, c.merged_into, c.updated_at
    from customer c join customer_standing s on s.company_id = c.company_id and s.customer_id = c.id
    where c.company_id = ${companyId} and c.id = any (${[...ids]}::uuid[]) order by c.id ${lock ? sql`for update` : sql``}
  `.execute(own(tx))
  return rows
}

/** How many people and places a customer has. */
export async function countChildren(tx: Tx, companyId: string, id: string) {
  const { rows } = await sql<{ contacts: number; addresses: number }>`
    select (select count(*)::int from customer_contact where company_id = ${companyId} and customer_id = ${id}) as contacts,
      (select count(*)::int from customer_address where company_id = ${companyId} and customer_id = ${id}) as addresses
  `.execute(own(tx))
  return rows[0] ?? { contacts: 0, addresses: 0 }
}

/** Puts people, places, standing and what the other left empty to the customer that stays. */
export async function absorb(tx: Tx, actor: Actor, { fromId, intoId }: { fromId: string; intoId: string }) {
  const { companyId } = actor
  const moved = (table: string, cleared: ReturnType<typeof sql>) => sql`
    update ${sql.table(table)} set customer_id = ${intoId}, ${cleared},
      line_no = line_no + (select coalesce(max(line_no), 0) from ${sql.table(table)} where company_id = ${companyId} and customer_id = ${intoId})
    where company_id = ${companyId} and customer_id = ${fromId}
  `
  await moved('customer_contact', sql`is_primary = false`).execute(own(tx))
  await moved('customer_address', sql`is_billing = false, is_shipping = false`).execute(own(tx))
  await sql`
    with gone as (
      update customer_standing f set receivable = 0, open_orders = 0 from customer_standing was
      where f.company_id = ${companyId} and f.customer_id = ${fromId} and was.company_id = f.company_id and was.customer_id = f.customer_id
      returning was.receivable, was.open_orders, was.last_deal_on
    )
    update customer_standing t set receivable = t.receivable + gone.receivable, open_orders = t.open_orders + gone.open_orders,
      last_deal_on = greatest(t.last_deal_on, gone.last_deal_on)
    from gone where t.company_id = ${companyId} and t.customer_id = ${intoId}
  `.execute(own(tx))
  await sql`
    update customer t set npwp = coalesce(t.npwp, f.npwp), nik = coalesce(t.nik, f.nik), nitku = coalesce(t.nitku, f.nitku),
      tax_address = coalesce(t.tax_address, f.tax_address), phone = coalesce(t.phone, f.phone),
      whatsapp = coalesce(t.whatsapp, f.whatsapp), email = coalesce(t.email, f.email),
      contact_name = coalesce(t.contact_name, f.contact_name), city = case when t.city = '' then f.city else t.city end,
      version = t.version + 1, updated_at = now(), updated_by = ${actor.userId}
    from customer f where t.company_id = ${companyId} and t.id = ${intoId} and f.company_id = ${companyId} and f.id = ${fromId}
  `.execute(own(tx))
  await sql`
    update customer set merged_into = ${intoId}, archived_at = coalesce(archived_at, now()), version = version + 1,
      updated_at = now(), updated_by = ${actor.userId}
    where company_id = ${companyId} and id = ${fromId}
  `.execute(own(tx))
  await sql`
    update customer set merged_into = ${intoId} where company_id = ${companyId} and merged_into = ${fromId}
  `.execute(own(tx))
}
