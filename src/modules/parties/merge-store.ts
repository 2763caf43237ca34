import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'

const own = (tx: Tx) => tables<Record<never, never>>(tx)

/** Which of the two parties, and the column of its standing that says what is owed. */
export interface MergedParty {
  readonly name: 'customer' | 'supplier'
  readonly owed: 'receivable' | 'payable'
}

/** The one that goes and the one that stays. */
export interface MergePair {
  readonly fromId: string
  readonly intoId: string
}

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

/** Both parties; taken for this transaction in one order for everybody when `lock` says so. */
export async function mergingRows(
  tx: Tx,
  { name, owed }: MergedParty,
  asked: { readonly companyId: string; readonly ids: readonly string[]; readonly lock: boolean },
): Promise<MergingRow[]> {
  const { rows } = await sql<MergingRow>`
    select c.id, c.version, c.code, c.name, c.npwp, c.nik, s.${sql.ref(owed)} as owed, c.archived_at, c.merged_into, c.updated_at
    from ${sql.table(name)} c
    join ${sql.table(`${name}_standing`)} s on s.company_id = c.company_id and s.${idOf(name)} = c.id
    where c.company_id = ${asked.companyId} and c.id = any (${[...asked.ids]}::uuid[])
    order by c.id ${asked.lock ? sql`for update` : sql``}
  `.execute(own(tx))
  return rows
}

/** How many people and places a party has. */
export async function countChildren(tx: Tx, { name }: MergedParty, asked: { companyId: string; id: string }) {
  const count = (table: string) => sql<number>`
    (select count(*)::int from ${sql.table(table)} where company_id = ${asked.companyId} and ${idOf(name)} = ${asked.id})
  `
  const { rows } = await sql<{ contacts: number; addresses: number }>`
    select ${count(`${name}_contact`)} as contacts, ${count(`${name}_address`)} as addresses
  `.execute(own(tx))
  return rows[0] ?? { contacts: 0, addresses: 0 }
}

/** Puts people, places and what the other left empty to the party that stays, and closes the one that goes. */
export async function absorb(tx: Tx, actor: Actor, { name }: MergedParty, pair: MergePair): Promise<void> {
  await moveChildren(tx, actor, { name, child: 'contact', cleared: sql`is_primary = false` }, pair)
  await moveChildren(tx, actor, { name, child: 'address', cleared: sql`is_billing = false, is_shipping = false` }, pair)
  await fillFrom(tx, actor, name, pair)
  await close(tx, actor, name, pair)
}

interface Children {
  readonly name: MergedParty['name']
  readonly child: 'contact' | 'address'
  /** What they no longer are beside those of the other. */
  readonly cleared: ReturnType<typeof sql>
}

async function moveChildren(tx: Tx, { companyId }: Actor, { name, child, cleared }: Children, pair: MergePair) {
  const table = sql.table(`${name}_${child}`)
  await sql`
    update ${table} set ${idOf(name)} = ${pair.intoId}, ${cleared}, line_no = line_no + (
      select coalesce(max(line_no), 0) from ${table} where company_id = ${companyId} and ${idOf(name)} = ${pair.intoId}
    )
    where company_id = ${companyId} and ${idOf(name)} = ${pair.fromId}
  `.execute(own(tx))
}

async function fillFrom(tx: Tx, { companyId, userId }: Actor, name: MergedParty['name'], pair: MergePair) {
  await sql`
    update ${sql.table(name)} t set npwp = coalesce(t.npwp, f.npwp), nik = coalesce(t.nik, f.nik), nitku = coalesce(t.nitku, f.nitku),
      tax_address = coalesce(t.tax_address, f.tax_address), phone = coalesce(t.phone, f.phone),
      whatsapp = coalesce(t.whatsapp, f.whatsapp), email = coalesce(t.email, f.email),
      contact_name = coalesce(t.contact_name, f.contact_name), city = case when t.city = '' then f.city else t.city end,
      version = t.version + 1, updated_at = now(), updated_by = ${userId}
    from ${sql.table(name)} f
    where t.company_id = ${companyId} and t.id = ${pair.intoId} and f.company_id = ${companyId} and f.id = ${pair.fromId}
  `.execute(own(tx))
}

async function close(tx: Tx, { companyId, userId }: Actor, name: MergedParty['name'], pair: MergePair) {
  await sql`
    update ${sql.table(name)} set merged_into = ${pair.intoId}, archived_at = coalesce(archived_at, now()),
      version = version + 1, updated_at = now(), updated_by = ${userId}
    where company_id = ${companyId} and id = ${pair.fromId}
  `.execute(own(tx))
  // Whoever had gone into it earlier is found under the one that stays.
  await sql`
    update ${sql.table(name)} set merged_into = ${pair.intoId} where company_id = ${companyId} and merged_into = ${pair.fromId}
  `.execute(own(tx))
}

function idOf(name: MergedParty['name']) {
  return sql.ref(`${name}_id`)
}
